// For tests: a table of Buddy.

import { CARDS, SEATS } from "./constants";
import type { BuddyView } from "./view";

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
