// The examples of the rules page as views of a table, from the numbers of the rules.

import type { SeatInfo } from "../../protocol/protocol";
import { BUDDY, CARDS, nameOf, pointsOf, SEATS } from "./constants";
import type { TableCard, BuddyView } from "./view";

/** The players of the examples: you, B on your left, C on your right. */
export const EXAMPLE_SEATS: readonly SeatInfo[] = ["A", "B", "C"].map((name, seat) => ({
  kind: "person",
  name,
  level: null,
  mine: seat === 0,
  present: true,
  ready: false,
}));

/** Own points by seat, and what they come to (BL-12). */
export const OWN: readonly number[] = [BUDDY.own, BUDDY.left, BUDDY.right];
export const TOTALS: readonly number[] = [BUDDY.total, BUDDY.left_total, BUDDY.right_total];

/** The sequence of the example: the lead-card, three that stay, the one that sweeps (BL-6). */
export const SWEEP: readonly TableCard[] = [
  BUDDY.lead,
  BUDDY.low_first,
  BUDDY.low_second,
  BUDDY.low_third,
  BUDDY.sweeper,
].map((rank, place, all) => laid(nameOf(rank), place % SEATS, partAt(place, all.length)));

/** The third of the highest cards is led: it counts as nothing, and the lowest card sweeps it (BL-7). */
export const LONE: readonly TableCard[] = [
  laid(nameOf(BUDDY.highest), 1, "led_alone"),
  laid(nameOf(BUDDY.lowest), 2, "any"),
];

function partAt(place: number, count: number): TableCard["part"] {
  if (place === 0) return "led";
  return place === count - 1 ? "higher" : "stayed";
}

function laid(card: string, seat: number, part: TableCard["part"]): TableCard {
  return { card, seat, part, points: pointsOf(card) };
}

/** A table on which nothing has been played; `change` says what is different. */
export function exampleView(change: Partial<BuddyView> = {}): BuddyView {
  return {
    game: "buddy",
    hands: Array.from({ length: SEATS }, () => [...CARDS]),
    leader: 0,
    to_play: 0,
    lead: null,
    lone: false,
    barred: null,
    table: [],
    points: 0,
    own: [0, 0, 0],
    totals: [0, 0, 0],
    sequences: [],
    outlook: [],
    result: null,
    ...change,
  };
}
