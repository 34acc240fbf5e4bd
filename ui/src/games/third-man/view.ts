// Reading a frame as one of The Third Man.

import type { Frame, ThirdManView } from "../../protocol/protocol";

export type { ThirdManView };
export type Bidder = ThirdManView["bidders"][number];
export type PlayedAuction = ThirdManView["auctions"][number];
export type BidPlace = PlayedAuction["places"][number];
export type Prospect = ThirdManView["prospects"][number];

/** The view of a frame that has one; the table page shows a board only then. */
export function viewOf(frame: Frame): ThirdManView {
  if (frame.view?.game !== "third-man") throw new Error("a frame without a series of The Third Man");
  return frame.view;
}

/** Whether the leader's bid of the auction that goes on lies open. */
export function isLed(view: ThirdManView): boolean {
  return view.bidders.some(({ doing }) => doing === "open");
}

/** Whether the four bids were turned over just now, and the pause to look at them runs. */
export function turnsNow(frame: Frame, settled: boolean): boolean {
  return !settled && frame.events.some(({ event }) => event === "third-man-revealed" || event === "third-man-annulled");
}

/** The auction whose bids lie on the table: the last one, until its pause is over and the next open bid is made. */
export function auctionShown(frame: Frame, settled: boolean): PlayedAuction | null {
  const view = viewOf(frame);
  return turnsNow(frame, settled) || !isLed(view) ? (view.auctions.at(-1) ?? null) : null;
}

export function isAnnulled(auction: PlayedAuction): boolean {
  return auction.places.length === 0;
}

/** The number of the auction on the table, from 1; one that is annulled does not count and keeps its number. */
export function auctionNumber(frame: Frame, settled: boolean): number {
  const view = viewOf(frame);
  const counted = view.auctions.filter((auction) => !isAnnulled(auction)).length;
  const last = view.auctions.at(-1);
  return turnsNow(frame, settled) && last && !isAnnulled(last) ? counted : view.auction;
}

/** All auctions of a series with their numbers: one that is annulled has the number of the one that replaced it. */
export function numbered(auctions: readonly PlayedAuction[]): { number: number; auction: PlayedAuction }[] {
  let number = 1;
  return auctions.map((auction) => ({ number: isAnnulled(auction) ? number : number++, auction }));
}

/** Where a piece stood before an auction. */
export function scoreBefore(auction: PlayedAuction, seat: number): number {
  return (auction.scores[seat] ?? 0) - (auction.moves[seat] ?? 0);
}

/** Whether a frame shows a bid as made: sealing one, or changing it, leaves the ply as it is. */
export function hasBid(frame: Frame, action: string): boolean {
  const view = viewOf(frame);
  return view.viewer !== null && view.bidders[view.viewer]?.bid === Number(action);
}
