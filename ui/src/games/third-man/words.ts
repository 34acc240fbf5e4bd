// What happened, as messages: whole sentences in every language.

import type {
  Frame,
  SeatInfo,
  ThirdManLeadDecided as LeadDecided,
  ThirdManRevealed as Revealed,
  ThirdManSeriesEnded as SeriesEnded,
} from "../../protocol/protocol";
import { row } from "../../text/lists";
import { signed } from "../../text/numbers";
import { standsIn, who } from "../../text/seats";
import { t } from "../../text/text.svelte";
import type { Message } from "../game";
import { HALF, PRIZE } from "./constants";
import { LONGEST_WALK } from "./layout";
import { revealTime } from "./reveal.svelte";
import { isAnnulled, type PlayedAuction, type ThirdManView } from "./view";

type Event = Frame["events"][number];

/** An event in words; none for the events of the table, which the table page words itself. */
export function words(event: Event, seats: readonly SeatInfo[]): Message[] {
  switch (event.event) {
    case "third-man-open-bid":
      return [{ id: "third-man-said-open", args: { ...who(seats, event.seat), bid: event.bid } }];
    case "third-man-bid-sealed":
      return [sealed(event.seat, event.bid, seats)];
    case "third-man-bid-changed":
      return [{ id: "third-man-said-changed", args: { bid: event.bid } }];
    case "third-man-revealed":
      return results(event, seats);
    case "third-man-annulled":
      return [annulled(event.leader, event.bids, seats)];
    case "third-man-lead-decided":
      return [lead(event.seat, event.by, seats)];
    case "third-man-lead-shared":
      return [{ id: "third-man-said-lead-shared" }];
    case "third-man-lot-drawn":
      return [lead(event.seat, "lot", seats)];
    case "third-man-series-ended":
      return ended(event, seats);
    default:
      return [];
  }
}

function sealed(seat: number, bid: number | null, seats: readonly SeatInfo[]): Message {
  if (bid === null) return { id: "third-man-said-sealed", args: who(seats, seat) };
  return { id: "third-man-said-sealed-own", args: { bid } };
}

/** What every bid brought and why, the highest first. */
export function results(
  { bids, places, moves }: Pick<Revealed, "bids" | "places" | "moves">,
  seats: readonly SeatInfo[],
): Message[] {
  return highestFirst(bids).map((seat) => ({
    id: `third-man-said-${places[seat] ?? "last"}`,
    args: { ...who(seats, seat), bid: bids[seat] ?? 0, prize: PRIZE, half: HALF, move: signed(moves[seat] ?? 0) },
  }));
}

/** The seats by their bids. */
function highestFirst(bids: readonly number[]): number[] {
  return bids.map((_, seat) => seat).sort((one, other) => (bids[other] ?? 0) - (bids[one] ?? 0));
}

/** Why an auction does not count: so many of its bids are the same. */
export function annulled(leader: number, bids: readonly number[], seats: readonly SeatInfo[]): Message {
  return { id: "third-man-said-annulled", args: { ...who(seats, leader), ...mostOften(bids) } };
}

/** The bid that was made most often, and how often. */
function mostOften(bids: readonly number[]): { bid: number; count: number } {
  const times = (bid: number): number => bids.filter((other) => other === bid).length;
  const [bid = 0] = [...bids].sort((one, other) => times(other) - times(one));
  return { bid, count: times(bid) };
}

/** What an auction has come to, in one sentence, the highest bid first. */
export function summary(number: number, auction: PlayedAuction, seats: readonly SeatInfo[]): Message {
  const { bids, moves } = auction;
  if (isAnnulled(auction)) return { id: "third-man-auction-annulled", args: { number, ...mostOften(bids) } };
  const brought = highestFirst(bids).map((seat) =>
    t("third-man-bid-brought", { ...who(seats, seat), bid: bids[seat] ?? 0, move: signed(moves[seat] ?? 0) }),
  );
  return { id: "third-man-auction-brought", args: { number, brought: row(brought) } };
}

/** Who leads the next auction, and why. */
export function lead(seat: number, by: LeadDecided["by"], seats: readonly SeatInfo[]): Message {
  return { id: `third-man-said-lead-${by}`, args: who(seats, seat) };
}

function ended({ winner, end, left, scores }: SeriesEnded, seats: readonly SeatInfo[]): Message[] {
  const why =
    end === "auctions"
      ? [{ id: "third-man-said-all-played" }]
      : left.map((seat) => ({
          id: "third-man-said-left",
          args: { ...who(seats, seat), score: signed(scores[seat] ?? 0) },
        }));
  return [...why, won(winner, seats)];
}

/** Who has won the series. */
export function won(winner: number | null, seats: readonly SeatInfo[]): Message {
  return winner === null ? { id: "third-man-said-nobody-won" } : { id: "third-man-said-won", args: who(seats, winner) };
}

/** What is to be done now, or is waited for, as the viewer sees it; while a bot plays for him he has nothing to do. */
export function prompt(view: ThirdManView, seats: readonly SeatInfo[]): Message[] {
  if (view.result) return [won(view.result.winner, seats)];
  if (view.leader === null || view.lead_by === null) return [{ id: "third-man-said-lead-shared" }];
  const leader = who(seats, view.leader);
  const bid = view.bidders[view.leader]?.bid ?? null;
  const own = view.viewer === null || standsIn(seats, view.viewer) ? undefined : view.bidders[view.viewer];
  if (bid === null) {
    const next = { leads: "third-man-prompt-lead", waits: "third-man-prompt-wait" }[own?.doing as "leads" | "waits"];
    return [whyLeads(view.leader, view.lead_by, view, seats), ...(next ? [{ id: next }] : [])];
  }
  if (own?.doing === "chooses") return [{ id: "third-man-prompt-choose", args: { ...leader, bid } }];
  if (own?.doing === "sealed") return [{ id: "third-man-prompt-sealed", args: { bid: own.bid ?? 0 } }];
  return [{ id: "third-man-prompt-others", args: { ...leader, bid } }];
}

/** While four bids turn over: what was to be done is done, and nothing tells yet what they come to. */
export const TURNING: readonly Message[] = [{ id: "third-man-prompt-turning" }];

function whyLeads(leader: number, by: LeadDecided["by"], view: ThirdManView, seats: readonly SeatInfo[]): Message {
  const last = view.auctions.at(-1);
  return by === "again" && last ? annulled(leader, last.bids, seats) : lead(leader, by, seats);
}

/** Bids that were turned over stay until they can be read; the pieces walk meanwhile. */
export function pauseAfter(event: Event, pause: number): number {
  return turns(event) ? revealTime(pause) + LONGEST_WALK + 2 * pause : 0;
}

/** First the bids turn over: only then anything tells what they came to. */
export function tellAfter(event: Event, pause: number): number {
  return turns(event) ? revealTime(pause) : 0;
}

function turns({ event }: Event): boolean {
  return event === "third-man-revealed" || event === "third-man-annulled";
}
