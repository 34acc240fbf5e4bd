// The shapes that faces are made of, in a square of 24: what is filled, what is a line, and what is left free in a fill.

import type { BotFace } from "../protocol/protocol";

export interface Shape {
  readonly fill?: string;
  readonly line?: string;
  readonly free?: string;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const pair = (r: number, y = 12.4, apart = 3): string => disc(12 - apart, y, r) + disc(12 + apart, y, r);
const CROWN = "M4.9 9.8C5.3 5.2 8.2 3.6 12 3.6s6.7 1.6 7.1 6.2C16 8.4 13.9 7.9 12 7.9s-4 .5-7.1 1.9Z";

export const HEADS: Record<BotFace["head"], string> = {
  round: disc(12, 13, 8),
  oval: "M12 4.2c4 0 6.8 3.4 6.8 8.6S16 21.8 12 21.8s-6.8-3.8-6.8-9S8 4.2 12 4.2Z",
  square: "M9 5.2h6a4 4 0 0 1 4 4V17a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9.2a4 4 0 0 1 4-4Z",
  heart: "M12 4.3c4.2 0 7.2 2.5 7.2 6.5 0 4.8-3.6 8.6-7.2 11.2-3.6-2.6-7.2-6.4-7.2-11.2 0-4 3-6.5 7.2-6.5Z",
  long: "M12 3.8c3.6 0 5.8 2.4 5.8 6V16c0 3.6-2.2 6.4-5.8 6.4S6.2 19.6 6.2 16V9.8c0-3.6 2.2-6 5.8-6Z",
};

export const HAIRS: Record<BotFace["hair"], Shape> = {
  bald: { line: "M8.6 7.4q1.4-1.2 3.2-1.2" },
  bob: {
    fill: "M3.8 16.5V10.5C3.8 5.8 7.2 3 12 3s8.2 2.8 8.2 7.5v6h-2.6v-5.4C13.5 11 10.3 9.9 9.2 7.9 8.6 9.7 7.4 10.7 6.4 11v5.5Z",
  },
  bun: { fill: CROWN + disc(12, 2.3, 2.3) },
  bunches: { fill: CROWN + disc(3.4, 9.2, 2.7) + disc(20.6, 9.2, 2.7) },
  cap: { fill: "M4.6 9.2C4.8 5.2 7.9 3 12 3s7.2 2.2 7.4 6.2h3a1 1 0 0 1 0 2H4.6Z" },
  curls: { fill: [5, 8.3, 12, 15.7, 19].map((x) => disc(x, 7.4 - 3.6 + Math.abs(x - 12) * 0.62, 2.7)).join("") },
  fringe: { fill: "M4.4 13C4 6.6 7.3 3 12 3s8 3.6 7.6 10l-1.9-3.7-2 .9-1.8-1.2-1.9 1.3-1.9-1.3-1.8 1.2-2-.9Z" },
  parting: {
    fill: "M4.8 10.6C4.6 5.7 7.8 3.1 12 3.1s7.4 2.6 7.2 7.5C14.9 10.3 11.9 8.8 10.5 6.4 9.7 8.5 7.6 10.2 4.8 10.6Z",
  },
  quiff: {
    fill: "M4.9 10C5 6.7 6.3 4.5 8.7 3.8 10.3 1.5 14.5.8 16.8 2.6 18.5 4 19.1 6.5 19.1 10 17.2 7.7 15 7.4 12 7.4S6.8 7.7 4.9 10Z",
  },
  antenna: { fill: disc(12, 1.8, 1.6), line: "M12 5.2V3" },
};

export const EYES: Record<BotFace["eyes"], Shape> = {
  dots: { fill: pair(1.25) },
  lashes: { fill: pair(1.25), line: "M7.3 11.5l-1.3-1M16.7 11.5l1.3-1" },
  brows: { fill: pair(1.15, 13), line: "M7 10.3l3.3.7M17 10.3l-3.3.7" },
  glasses: { fill: pair(0.8), line: pair(2.3) + "M11.3 12.2h1.4" },
  visor: { fill: "M7.5 10.4h9a1.9 1.9 0 0 1 0 4.2h-9a1.9 1.9 0 0 1 0-4.2Z", free: pair(0.9, 12.5, 2.4) },
};

export const MOUTHS: Record<BotFace["mouth"], Shape> = {
  smile: { line: "M9 16.6q3 2.7 6 0" },
  grin: { fill: "M8.4 16h7.2q-.5 3.5-3.6 3.5T8.4 16Z" },
  calm: { line: "M9.8 17.5h4.4" },
  moustache: {
    fill: "M12 15.6c-1.7-1.1-3.9-.6-4.9 1.4 1.7.9 3.7.8 4.9-.3 1.2 1.1 3.2 1.2 4.9.3-1-2-3.2-2.5-4.9-1.4Z",
    line: "M10.8 19h2.4",
  },
  beard: {
    fill: "M5.8 13.6c.2 5.8 2.9 9 6.2 9s6-3.2 6.2-9c-1.5 2-3.4 2-6.2 2s-4.7 0-6.2-2Z",
    free: "M10.3 17.3h3.4v1.3h-3.4Z",
  },
};
