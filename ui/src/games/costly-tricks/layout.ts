// The four arrangements of the board, and the measures that depend on them, in pixels of the design.

import type { Drawn, Layout } from "../layout";
import type { RowRoom } from "./rows";
import type { HandPlace } from "./seats";

/** The size for which each arrangement is drawn; on other boards everything grows or shrinks by one factor. */
export const DRAWN: Record<Layout, Drawn> = {
  wide: { width: 1280, height: 738, least: 0.6, most: 1.7 },
  tablet: { width: 768, height: 962, least: 0.7, most: 1.6 },
  upright: { width: 360, height: 600, least: 0.8, most: 1.6 },
  flat: { width: 640, height: 360, least: 0.8, most: 1.5 },
};

/** How the cards of a hand are drawn: with their marks, without, as plain numbers, or these over what they are worth. */
export type Look = "marked" | "bare" | "plain" | "valued";

export interface HandLayout {
  readonly look: Look;
  readonly height: number;
  /** The room for all lines together; when there are too many for it, they get lower. */
  readonly tall: number;
  readonly room: RowRoom;
}

const MARKED = { card: 38, gap: 4, least: 24 };
const ROOMY = { card: 40, gap: 4, least: 25 };

/** So much higher than drawn a row of cards gets at most, on an upright phone that is longer than the design. */
const MOST_HIGHER = 12;
/** The twelve rows above, beside and below the trick share what a phone is longer, and leave a little to the trick. */
const SHARES = 14;

/**
 * The layout of the hand at a place; `touch` hands get cells that a finger can hit.
 *
 * @param spare - by how much the board is longer than it is drawn
 */
export function handLayout(layout: Layout, place: HandPlace, touch: boolean, spare = 0): HandLayout {
  const across = place === "N" || place === "S";
  switch (layout) {
    case "wide":
      return {
        look: "marked",
        height: 41,
        tall: 200,
        room: across ? { ...MARKED, width: 206, most: 278 } : { ...MARKED, width: 206 },
      };
    case "tablet":
      return {
        look: "marked",
        height: 43,
        tall: 210,
        room: { ...ROOMY, width: across ? 216 : 168, most: across ? 290 : 168 },
      };
    case "upright": {
      const higher = Math.min(MOST_HIGHER, Math.floor(spare / SHARES));
      if (place === "S") return acrossPhone(32 + higher, 36);
      if (place === "N") return acrossPhone(28 + higher, 32);
      return {
        look: "plain",
        height: (touch ? 24 : 23) + higher,
        tall: 136 + 4 * higher,
        room: plainRoom(touch ? 27 : 17, 86),
      };
    }
    case "flat":
      if (place === "S")
        return { look: "bare", height: 26, tall: 104, room: { card: 34, gap: 2, least: 24, width: 276 } };
      return {
        look: "plain",
        height: 22,
        tall: place === "N" ? 90 : 146,
        room: plainRoom(touch ? 24 : 18, place === "N" ? 200 : 98),
      };
  }
}

/** Four rows of cards as wide as an upright phone. */
function acrossPhone(height: number, card: number): HandLayout {
  return { look: "bare", height, tall: 4 * height, room: { card, gap: 3, least: 24, width: 318 } };
}

/** A hand that is studied: every card with its worth below it. */
export function valuedLayout(place: HandPlace): HandLayout {
  const across = place === "N" || place === "S";
  return { look: "valued", height: 38, tall: Infinity, room: across ? plainRoom(29, 320) : plainRoom(27, 81) };
}

function plainRoom(card: number, width: number): RowRoom {
  return { card, gap: 0, least: card, width };
}
