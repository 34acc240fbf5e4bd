// The pictures of the rules page: four bids, the places that they take, and what they earn.

import { EXAMPLE, HALF, PRIZE } from "./constants";
import type { BidPlace } from "./view";

/** What a bid earns in a place (TM-4). */
export function earned(place: BidPlace, bid: number): number {
  switch (place) {
    case "first":
      return PRIZE - bid;
    case "shared-first":
      return HALF - bid;
    case "second":
    case "shared-second":
      return -bid;
    case "third":
    case "shared-third":
      return 2 * bid;
    case "last":
      return 0;
  }
}

/** Bids from the highest to the lowest, with their places; no places if the auction is annulled. */
export interface Picture {
  readonly bids: readonly number[];
  readonly places: readonly BidPlace[];
}

export const PLAIN: Picture = { bids: EXAMPLE, places: ["first", "second", "third", "last"] };
export const SHARED_FIRST: Picture = { bids: [9, 9, 5, 3], places: ["shared-first", "shared-first", "third", "last"] };
export const SHARED_SECOND: Picture = {
  bids: [8, 6, 6, 2],
  places: ["first", "shared-second", "shared-second", "last"],
};
export const SHARED_THIRD: Picture = {
  bids: [8, 7, 4, 4],
  places: ["first", "second", "shared-third", "shared-third"],
};
export const ANNULLED: Picture = { bids: [5, 5, 5, 2], places: [] };
