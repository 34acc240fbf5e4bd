// The measures of the board in its four arrangements, in pixels of the design.

import type { Drawn, Layout } from "../layout";
import { CARDS, pointsOf } from "./constants";
import type { SeatPlace } from "./seats";

/** The size for which each arrangement is drawn; on other boards everything grows or shrinks by one factor. */
export const DRAWN: Record<Layout, Drawn> = {
  wide: { width: 1280, height: 738, least: 0.6, most: 1.7 },
  tablet: { width: 768, height: 962, least: 0.7, most: 1.6 },
  upright: { width: 360, height: 600, least: 0.75, most: 1.6 },
  flat: { width: 640, height: 360, least: 0.8, most: 1.5 },
};

/** The two rows in which a set lies: those with points, and the higher ones. */
export const LOW = CARDS.filter((card) => pointsOf(card) > 0);
export const HIGH = CARDS.filter((card) => pointsOf(card) === 0);

export interface SetLayout {
  /** The rows of the set as they lie; cards with points face the middle of the table. */
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

const OWN: Record<Layout, SetLayout> = {
  wide: { rows: [CARDS], width: 66, height: 88, gap: 7 },
  tablet: { rows: [LOW, HIGH], width: 72, height: 98, gap: 7 },
  upright: { rows: [LOW, HIGH], width: 52, height: 58, gap: 5 },
  flat: { rows: [CARDS], width: 42, height: 46, gap: 4 },
};

const OTHERS: Record<Layout, SetLayout> = {
  wide: { rows: [HIGH, LOW], width: 48, height: 62, gap: 6 },
  tablet: { rows: [HIGH, LOW], width: 48, height: 62, gap: 6 },
  upright: { rows: [HIGH, LOW], width: 26, height: 32, gap: 2 },
  flat: { rows: [HIGH, LOW], width: 26, height: 28, gap: 2 },
};

/** The room of a set that is played: those that lie smaller on a phone have the tray. */
const PLAYED: Partial<Record<`${Layout} ${"own" | "others"}`, number>> = {
  "wide own": 900,
  "wide others": 430,
  "tablet own": 720,
  "tablet others": 350,
  "upright own": 340,
  "flat own": 480,
};

/**
 * How the set at a place lies.
 *
 * @param finger - where it is played, how wide its cards must be
 */
export function setLayout(layout: Layout, place: SeatPlace, finger = 0): SetLayout {
  const own = place === "S";
  const drawn = (own ? OWN : OTHERS)[layout];
  const room = PLAYED[`${layout} ${own ? "own" : "others"}`];
  if (!room || finger <= drawn.width) return drawn;
  const most = Math.max(...drawn.rows.map((row) => row.length));
  const between = (room - most * finger) / (most - 1);
  return { ...drawn, width: finger, gap: Math.max(0, Math.min(drawn.gap, between)) };
}

/** The room for the cards that followed the lead-card. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
  /** A card at its largest. */
  readonly card: number;
  readonly tall: number;
  /** Below each card: who played it. */
  readonly caption: number;
  readonly gap: number;
}

/** The middle of the table: the lead-card, and the room for those that followed it. */
export const MIDDLE: Record<Layout, { readonly lead: { width: number; height: number }; readonly room: BoardRoom }> = {
  wide: {
    lead: { width: 144, height: 196 },
    room: { width: 420, height: 276, card: 84, tall: 114, caption: 24, gap: 10 },
  },
  tablet: {
    lead: { width: 112, height: 152 },
    room: { width: 250, height: 236, card: 72, tall: 100, caption: 24, gap: 10 },
  },
  upright: {
    lead: { width: 52, height: 68 },
    room: { width: 262, height: 90, card: 42, tall: 54, caption: 20, gap: 6 },
  },
  flat: {
    lead: { width: 56, height: 72 },
    room: { width: 182, height: 98, card: 40, tall: 52, caption: 18, gap: 5 },
  },
};

/** How the cards that followed the lead-card lie in their room. */
export interface Packing {
  /** How much smaller than its largest a card is. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly caption: number;
  readonly gap: number;
}

const SMALLEST = 0.3;
const STEP = 0.05;
/** What stands around a card shrinks with it, but not below this. */
const LEAST_AROUND = 0.5;

/** The largest cards of which so many fit into the room. */
export function pack(count: number, room: BoardRoom): Packing {
  let scale = 1;
  while (scale > SMALLEST && !fits(count, room, packed(room, scale))) scale -= STEP;
  return packed(room, scale);
}

function packed(room: BoardRoom, scale: number): Packing {
  const around = Math.max(LEAST_AROUND, scale);
  return {
    scale,
    width: room.card * scale,
    height: room.tall * scale,
    caption: room.caption * around,
    gap: room.gap * around,
  };
}

/** Whether so many cards fit into the room if they lie like that. */
export function fits(count: number, room: BoardRoom, { width, height, caption, gap }: Packing): boolean {
  const columns = Math.floor((room.width + gap) / (width + gap));
  const lines = Math.ceil(count / Math.max(1, columns));
  return lines * (height + caption + gap) - gap <= room.height;
}
