// The pictures of the rules page: four bids, the places that they take, and what they earn.

import type { SeatInfo } from "../../protocol/protocol";
import type { Moment } from "../game";
import { MOMENTS } from "./moments";
import type { Bidder, PlayedAuction, ThirdManView } from "./view";

/** Who bids in them; nobody is "you". */
export const SEATS: readonly SeatInfo[] = ["A", "B", "C", "D"].map((name) => ({
  kind: "person",
  name,
  level: null,
  mine: false,
  present: true,
  ready: true,
}));

export const PLAIN = auctionAtEnd(MOMENTS.plain);
export const SHARED_FIRST = auctionAtEnd(MOMENTS.sharedFirst);
export const SHARED_SECOND = auctionAtEnd(MOMENTS.sharedSecond);
export const SHARED_THIRD = auctionAtEnd(MOMENTS.sharedThird);
export const ANNULLED = auctionAtEnd(MOMENTS.annulled);
/** Somebody who has used three of his cards. */
export const DISPLAYED = bidderAtEnd(MOMENTS.used);
/** The board after the plain example, by where it ends (TM-7). */
export const BOARDS = { beyond: atEnd(MOMENTS.plain), reach: atEnd(MOMENTS.plainReach) };

function atEnd(moments: readonly Moment<"third-man">[]): ThirdManView {
  const last = moments.at(-1);
  if (!last) throw new Error("no moment");
  return last.view;
}

function auctionAtEnd(moments: readonly Moment<"third-man">[]): PlayedAuction {
  const auction = atEnd(moments).auctions.at(-1);
  if (!auction) throw new Error("no auction ends here");
  return auction;
}

function bidderAtEnd(moments: readonly Moment<"third-man">[]): Bidder {
  const [bidder] = atEnd(moments).bidders;
  if (!bidder) throw new Error("nobody bids here");
  return bidder;
}
