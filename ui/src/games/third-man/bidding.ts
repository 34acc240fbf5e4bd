// What the board shows at a seat: its bid, what it came to, what the seat is at.

import { auctionShown, isAnnulled, scoreBefore, viewOf, type Bidder, type BidPlace, type PlayedAuction } from "./view";
import type { Frame } from "../../protocol/protocol";
import type { Unfolding } from "./reveal.svelte";
import { isAway } from "../../text";

/** What an auction came to for a seat. */
export interface Outcome {
  /** None if the auction was annulled. */
  readonly place: BidPlace | null;
  readonly bid: number;
  readonly move: number;
  readonly before: number;
  readonly after: number;
}

export interface SeatShown {
  readonly seat: number;
  readonly bidder: Bidder;
  /** What the seat is at; a secret bid that was just turned over is sealed no more. */
  readonly doing: Bidder["doing"] | "turned";
  readonly chips: number;
  /** The bid that lies open, or the viewer's own open bid on its way. */
  readonly bid: number | null;
  /** What the card at its place shows: the bid, also while that is just turning over and nothing is told of it. */
  readonly face: number | null;
  /** That open bid was sent and not answered yet. */
  readonly pending: boolean;
  readonly sealed: boolean;
  /** The seat is choosing a bid, open or secret, and the others wait for it. */
  readonly awaited: boolean;
  /** Its person is not there to choose, and no bot does. */
  readonly away: boolean;
  /** This seat bid openly in the auction on the table. */
  readonly led: boolean;
  /** This seat leads the auction that has not begun. */
  readonly leadsNext: boolean;
  readonly outcome: Outcome | null;
  readonly own: boolean;
}

/**
 * All seats while four bids turn over: the cards that have, in time the places of all, and all else as it was in `told`,
 * the frame before.
 */
export function seatsTurning(frame: Frame, told: Frame, { turned, stamped }: Unfolding): SeatShown[] {
  const auction = viewOf(frame).auctions.at(-1);
  return seatsShown(told, true, null).map((shown, seat, { length }) => {
    const sealed = shown.bid === null;
    const still: SeatShown = { ...shown, sealed, doing: sealed ? "sealed" : shown.doing, awaited: false };
    if (!auction || (seat - auction.leader + length) % length >= turned) return still;
    const doing = sealed ? "turned" : shown.doing;
    return { ...still, doing, face: auction.bids[seat] ?? null, outcome: stamped ? outcomeOf(auction, seat) : null };
  });
}

/** All seats, in their order; `sent` is the viewer's own bid that is on its way. */
export function seatsShown(frame: Frame, settled: boolean, sent: string | null): SeatShown[] {
  const view = viewOf(frame);
  const auction = auctionShown(frame, settled);
  return view.bidders.map((bidder, seat) => {
    const own = view.viewer === seat;
    const sends = own && sent !== null;
    const opens = sends && bidder.doing === "leads";
    const bid = opens
      ? Number(sent)
      : auction
        ? (auction.bids[seat] ?? null)
        : bidder.doing === "open"
          ? bidder.bid
          : null;
    return {
      seat,
      bidder,
      doing: bidder.doing,
      chips: frame.tally[seat] ?? 0,
      bid,
      face: bid,
      pending: opens,
      sealed: !auction && (bidder.doing === "sealed" || (sends && bidder.doing === "chooses")),
      awaited: settled && !sends && (bidder.doing === "leads" || bidder.doing === "chooses"),
      away: isAway(frame.seats[seat]),
      led: auction ? auction.leader === seat : bidder.doing === "open",
      leadsNext: auction !== null && view.leader === seat,
      outcome: auction && !opens ? outcomeOf(auction, seat) : null,
      own,
    };
  });
}

function outcomeOf(auction: PlayedAuction, seat: number): Outcome {
  return {
    place: isAnnulled(auction) ? null : (auction.places[seat] ?? null),
    bid: auction.bids[seat] ?? 0,
    move: auction.moves[seat] ?? 0,
    before: scoreBefore(auction, seat),
    after: auction.scores[seat] ?? 0,
  };
}
