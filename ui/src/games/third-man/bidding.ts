// What the board shows at a seat: its bid, what it came to, what the seat is at.

import { auctionShown, isAnnulled, scoreBefore, viewOf, type Bidder, type Place } from "./view";
import type { Frame } from "../../protocol/protocol";

/** What an auction came to for a seat. */
export interface Outcome {
  /** None if the auction was annulled. */
  readonly place: Place | null;
  readonly bid: number;
  readonly move: number;
  readonly before: number;
  readonly after: number;
}

export interface SeatShown {
  readonly seat: number;
  readonly bidder: Bidder;
  readonly chips: number;
  /** The bid that lies open. */
  readonly bid: number | null;
  readonly sealed: boolean;
  /** The seat is choosing a bid, open or secret, and the others wait for it. */
  readonly awaited: boolean;
  /** This seat bid openly in the auction on the table. */
  readonly led: boolean;
  /** This seat leads the auction that has not begun. */
  readonly leadsNext: boolean;
  readonly outcome: Outcome | null;
  readonly own: boolean;
}

/** All seats, in their order. */
export function seatsShown(frame: Frame, settled: boolean): SeatShown[] {
  const view = viewOf(frame);
  const auction = auctionShown(frame, settled);
  return view.bidders.map((bidder, seat) => ({
    seat,
    bidder,
    chips: frame.tally[seat] ?? 0,
    bid: auction ? (auction.bids[seat] ?? null) : bidder.doing === "open" ? bidder.bid : null,
    sealed: !auction && bidder.doing === "sealed",
    awaited: settled && (bidder.doing === "leads" || bidder.doing === "chooses"),
    led: (auction ? auction.leader : view.leader) === seat && (auction !== null || bidder.doing === "open"),
    leadsNext: auction !== null && view.leader === seat,
    outcome: auction && {
      place: isAnnulled(auction) ? null : (auction.places[seat] ?? null),
      bid: auction.bids[seat] ?? 0,
      move: auction.moves[seat] ?? 0,
      before: scoreBefore(auction, seat),
      after: auction.scores[seat] ?? 0,
    },
    own: view.viewer === seat,
  }));
}
