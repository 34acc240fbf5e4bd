// The four arrangements of the board, and the measures that depend on them, in pixels of the design.

import { evenly } from "../finger";
import { COLOURS } from "./colours";
import type { Drawn, Layout } from "../layout";
import type { RowRoom } from "./rows";
import type { HandPlace } from "./seats";

/** The size for which each arrangement is drawn; on other boards everything grows or shrinks by one factor. */
export const DRAWN: Record<Layout, Drawn> = {
  wide: { width: 1280, height: 738, least: 0.6, most: 1.7 },
  tablet: { width: 768, height: 962, least: 0.7, most: 1.6 },
  upright: { width: 360, height: 600, least: 0.75, most: 1.6 },
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

/** The room of a row; where the hand is played, it may be as wide as `played`, and its cards as wide as `widest`. */
interface DrawnRoom extends RowRoom {
  readonly played?: number;
  readonly widest?: number;
}

/** Of a hand that is played here. */
export interface Played {
  /** How wide its cards must be. */
  readonly finger: number;
  /** As many cards of one colour as were dealt to it, so that no card moves when others have been played. */
  readonly longest: number;
}

const MARKED = { card: 38, gap: 4, least: 24, widest: 52 };
const ROOMY = { card: 40, gap: 4, least: 25, widest: 52 };
/** So much higher gets a hand across the table at most when a colour takes two lines, for there is no more room. */
const A_LITTLE = 4;
/** Between cards that need the room. */
const LEAST_GAP = 1;

/** So much higher than drawn a row of cards gets at most, on an upright phone that is longer than the design. */
const MOST_HIGHER = 12;
/** The twelve rows above, beside and below the trick share what a phone is longer, and leave a little to the trick. */
const SHARES = 14;

/**
 * The layout of the hand at a place; those that are `played` get cards that a finger can hit, but for the small ones of a
 * phone, whose legal cards lie in the tray.
 *
 * @param spare - by how much the board is longer than it is drawn
 */
export function handLayout(layout: Layout, place: HandPlace, played: Played | null, spare = 0): HandLayout {
  const drawn = drawnLayout(layout, place, played !== null, spare);
  if (!played || drawn.look === "plain") return drawn;
  const tall =
    place === "N" || place === "S" ? Math.min(drawn.tall, COLOURS.length * drawn.height + A_LITTLE) : drawn.tall;
  return { ...drawn, tall, room: roomFor(played, drawn.room) };
}

/** Cards as wide as the longest row leaves them room, none narrower than a finger and none over another. */
function roomFor({ finger, longest }: Played, { played = 0, widest = finger, gap, ...room }: DrawnRoom): RowRoom {
  const width = Math.max(played, room.width);
  const inALine = evenly(longest, Math.floor((width + LEAST_GAP) / (finger + LEAST_GAP)));
  const card = Math.max(finger, Math.min(widest, (width + gap) / inALine - gap));
  const between = Math.min(gap, inALine > 1 ? (width - inALine * card) / (inALine - 1) : gap);
  return { card, gap: between, least: card + between, width };
}

function drawnLayout(
  layout: Layout,
  place: HandPlace,
  touch: boolean,
  spare: number,
): HandLayout & { room: DrawnRoom } {
  const across = place === "N" || place === "S";
  switch (layout) {
    case "wide":
      return {
        look: "marked",
        height: 41,
        tall: 200,
        room: across ? { ...MARKED, width: 206, most: 278, played: 320 } : { ...MARKED, width: 206, played: 244 },
      };
    case "tablet":
      return {
        look: "marked",
        height: 43,
        tall: 210,
        room: across
          ? { ...ROOMY, width: 216, most: 290, played: 269 }
          : { ...ROOMY, width: 168, most: 168, played: 179 },
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
        return {
          look: "bare",
          height: 26,
          tall: 104,
          room: { card: 34, gap: 2, least: 24, width: 276, played: 322, widest: 46 },
        };
      return {
        look: "plain",
        height: 22,
        tall: place === "N" ? 90 : 146,
        room: plainRoom(touch ? 24 : 18, place === "N" ? 200 : 98),
      };
  }
}

/** Four rows of cards as wide as an upright phone. */
function acrossPhone(height: number, card: number): HandLayout & { room: DrawnRoom } {
  const room = { card, gap: 3, least: 24, width: 318, played: 324, widest: 62 };
  return { look: "bare", height, tall: 4 * height, room };
}

/** A hand that is studied: every card with its worth below it. */
export function valuedLayout(place: HandPlace): HandLayout {
  const across = place === "N" || place === "S";
  return { look: "valued", height: 38, tall: Infinity, room: across ? plainRoom(29, 320) : plainRoom(27, 81) };
}

function plainRoom(card: number, width: number): RowRoom {
  return { card, gap: 0, least: card, width };
}
