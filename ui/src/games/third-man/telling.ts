// What the board itself says: what an auction came to, why a card waits, and how a card of the hand is called.

import type { Frame, SeatInfo } from "../../protocol/protocol";
import { t, who } from "../../text";
import type { Message } from "../game";
import { earnings } from "./outlook";
import { isAnnulled, isLed, numbered, viewOf, type PlayedAuction, type ThirdManView } from "./view";
import { annulled, prompt, results, summary } from "./words";

/** What the auction that lies open came to; on phones the lines of the seats say what each bid earned. */
export function came(frame: Frame, auction: PlayedAuction | null, phone: boolean): Message[] {
  if (!auction) return [];
  const view = viewOf(frame);
  if (isAnnulled(auction)) return [annulled(auction.leader, auction.bids, frame.seats)];
  const next = view.leader === null || isLed(view) ? [] : prompt(view, frame.seats).slice(0, 1);
  const earned = results(auction, frame.seats);
  if (!phone) return [...earned, ...next];
  return next.length > 0 ? next : earned.slice(0, 2);
}

/** Beside what is told of now, so many auctions stay in view. */
const EARLIER = 2;

/** What the last auctions have come to, the newest at the end, but for the one that is just told of. */
export function earlier(frame: Frame, turns: boolean): Message[] {
  const view = viewOf(frame);
  const tellsLast = turns || (view.lead_by === "again" && !isLed(view));
  const auctions = numbered(view.auctions).slice(0, tellsLast ? -1 : undefined);
  return auctions.slice(-EARLIER).map(({ number, auction }) => summary(number, auction, frame.seats));
}

/** Why no card can be bid now. */
export function waits(view: ThirdManView, seats: readonly SeatInfo[]): Message {
  if (view.leader === null) return { id: "third-man-reason-nothing" };
  return { id: "third-man-reason-waits", args: who(seats, view.leader) };
}

/** How a card of the hand is called, with what it earns by place if that is told; `sealed` is the one that was bid. */
export function labelOf(card: string, frame: Frame, sealed: string | null, told: boolean): string {
  const earns = viewOf(frame).prospects.find(({ bid }) => String(bid) === card);
  if (card === sealed) return t("third-man-card-sealed", { bid: card });
  if (!frame.legal.includes(card)) return t("third-man-card-waits", { bid: card });
  if (!told || !earns) return t("third-man-card", { bid: card });
  return t("third-man-card-earns", { bid: card, earns: earnings(earns) });
}
