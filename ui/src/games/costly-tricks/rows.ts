// How the cards of one colour lie in their row: side by side, overlapping if they are many, else in several lines.

import { cardOf } from "./cards";
import { COLOURS } from "./colours";

/** The room of a row, in pixels of the design. */
export interface RowRoom {
  readonly width: number;
  /** Rows that are too long even when they overlap may reach this far before they take another line. */
  readonly most?: number;
  readonly card: number;
  readonly gap: number;
  /** How much of a card must stay visible, and large enough to hit. */
  readonly least: number;
}

export interface Spread {
  /** The cards, line by line. */
  readonly lines: readonly (readonly string[])[];
  /** From the left edge of a card to that of the next. */
  readonly step: number;
}

/** What fits exactly fits, whatever a sum of fractions comes to. */
const A_BIT = 1e-6;

/** How many cards of one colour a hand held at most, by all that it holds and has played. */
export function longestOf(cards: readonly string[]): number {
  return Math.max(1, ...COLOURS.map((colour) => cards.filter((card) => cardOf(card).colour === colour).length));
}

export function spread(cards: readonly string[], room: RowRoom): Spread {
  const capacity = Math.max(1, 1 + Math.floor(((room.most ?? room.width) - room.card) / room.least + A_BIT));
  const perLine = Math.max(1, Math.ceil(cards.length / Math.ceil(cards.length / capacity || 1)));
  const lines = [];
  for (let start = 0; start < cards.length; start += perLine) lines.push(cards.slice(start, start + perLine));
  return {
    lines,
    step: stepOf(perLine, room),
  };
}

function stepOf(perLine: number, room: RowRoom): number {
  const even = perLine > 1 ? (room.width - room.card) / (perLine - 1) : Infinity;
  return Math.min(room.card + room.gap, Math.max(room.least, even));
}
