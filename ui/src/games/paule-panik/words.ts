// What happened, as messages: whole sentences in every language.

import type { Frame, Late, SeatInfo } from "../../protocol/protocol";
import { row, seatName, who } from "../../text";
import type { Message } from "../game";
import { FACTS_HERE, FULL_HAND } from "./constants";
import { cardOf, DRAW, playOf, type Play, type PaulePanikView } from "./view";

/** So many seconds before the table plays a card, it is counted down: at least since it says who can play. */
const NEAR = 20;

type Event = Frame["events"][number];

/** An event in words; none for what the others draw, and for the events of the table. */
export function words(event: Event, seats: readonly SeatInfo[]): Message[] {
  switch (event.event) {
    case "paule-panik-bet-said":
      return [{ id: "paule-panik-said-ready", args: who(seats, event.seat) }];
    case "paule-panik-bets-turned":
      return bets(event.bets, seats);
    case "paule-panik-card-played":
      return [
        {
          id: "paule-panik-said-played",
          args: { ...who(seats, event.seat), ...cardOf(event.card), stack: event.stack },
        },
      ];
    case "paule-panik-card-drawn":
      return event.card === null ? [] : [{ id: "paule-panik-said-drawn", args: cardOf(event.card) }];
    case "paule-panik-stuck":
      return [{ id: "paule-panik-said-stuck" }];
    case "paule-panik-reshuffled":
      return [{ id: "paule-panik-said-reshuffled" }];
    case "paule-panik-card-turned":
      return [{ id: "paule-panik-said-turned", args: { ...cardOf(event.card), stack: event.stack } }];
    case "paule-panik-last-card":
      return [{ id: "paule-panik-said-last-card", args: who(seats, event.seat) }];
    case "paule-panik-went-out":
      return [{ id: "paule-panik-said-out", args: { ...who(seats, event.seat), place: event.place } }];
    case "paule-panik-round-ended":
      return [{ id: `paule-panik-said-ended-${event.end}` }];
    case "paule-panik-lot-drawn":
      return [{ id: "paule-panik-said-lot", args: { names: row(event.order.map((seat) => seatName(seats, seat))) } }];
    case "paule-panik-prize-drawn":
      return [prize(event.seat, event.cards, seats)];
    default:
      return [];
  }
}

function bets(by: readonly number[], seats: readonly SeatInfo[]): Message[] {
  if (by.length === 0) return [{ id: "paule-panik-said-no-bets" }];
  return by.map((seat) => ({ id: "paule-panik-said-bet", args: who(seats, seat) }));
}

function prize(seat: number, [first, second]: readonly [string, string], seats: readonly SeatInfo[]): Message {
  const [one, other] = [cardOf(first).rank, cardOf(second).rank];
  return { id: "paule-panik-said-prize", args: { ...who(seats, seat), first: one, second: other, sum: one + other } };
}

/** A card that came too late, and by how much where anybody looked at a clock; nothing of what lays none. */
export function late({ seat, action, by }: Late, seats: readonly SeatInfo[]): Message | null {
  const lost = playOf(action);
  if (!lost) return null;
  const args = { ...who(seats, seat), ...cardOf(lost.card) };
  return by === null
    ? { id: "paule-panik-said-late", args }
    : { id: "paule-panik-said-beaten", args: { ...args, seconds: by / 1000 } };
}

/** The card that is chosen, and the stacks that it fits. */
export interface Chosen {
  readonly card: string;
  readonly stacks: readonly number[];
}

/**
 * What is to be done now, or is waited for, as the viewer sees it; `chosen` is the card that he has chosen, `none` whether
 * it may be said that no card of his fits.
 */
export function prompt(view: PaulePanikView, frame: Frame, chosen: Chosen | null, none = false): Message {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  if (view.phase === "bets") return { id: own && !own.said ? "paule-panik-prompt-bet" : "paule-panik-prompt-bets" };
  if (view.phase === "ending" || view.phase === "over") return ended(view, frame.seats);
  if (view.stuck && !frame.legal.includes(DRAW)) return { id: "paule-panik-said-stuck" };
  if (!own) return { id: "paule-panik-prompt-watching" };
  if (own.place !== null) return { id: "paule-panik-prompt-out", args: { place: own.place } };
  if (chosen) return whichStack(chosen);
  if (frame.legal.includes(DRAW)) {
    return { id: "paule-panik-prompt-draw", args: { hand: own.hand, full: FULL_HAND } };
  }
  return none ? { id: "paule-panik-prompt-none" } : neighbours(view);
}

function whichStack({ card, stacks: [one, other] }: Chosen): Message {
  if (one === undefined) return { id: "paule-panik-prompt-fits-none", args: cardOf(card) };
  if (other !== undefined) return { id: "paule-panik-prompt-stack", args: cardOf(card) };
  return { id: "paule-panik-prompt-one-stack", args: { ...cardOf(card), stack: one } };
}

/** What may be played, and what goes on from there where one of the stacks is at the end of the ranks. */
function neighbours({ stacks }: PaulePanikView): Message {
  const tops = stacks.flatMap((stack) => stack.slice(-1)).map((card) => cardOf(card).rank);
  const { highest, lowest } = FACTS_HERE;
  if (!tops.includes(highest) && !tops.includes(lowest)) return { id: "paule-panik-prompt-play" };
  return { id: "paule-panik-prompt-play-ends", args: { highest, lowest } };
}

/** What the viewer has said himself while the others still choose if they bet. */
export function saidOf({ phase, viewer, players }: PaulePanikView): Message[] {
  const own = viewer === null ? undefined : players[viewer];
  if (phase !== "bets" || !own?.said) return [];
  return [{ id: "paule-panik-own-bet", args: { bet: own.spent ? "spent" : own.bet ? "yes" : "no" } }];
}

/**
 * Where nothing happens for long: what the viewer can play, or else that the table waits, in the same words for all who
 * cannot, whoever can.
 */
export function standingStill(can: Play | null): Message {
  if (!can) return { id: "paule-panik-table-waits" };
  return { id: "paule-panik-you-can", args: { ...cardOf(can.card), stack: can.stack } };
}

/** The table has played a card of the viewer's, because nobody did anything for long; nothing else is told so. */
export function playedForHim({ events, seats }: Frame): Message | null {
  const acts = events.some((one) => one.event === "seat-news" && one.news === "table-acts" && seats[one.seat]?.mine);
  const played = events.find((one) => one.event === "paule-panik-card-played");
  return acts && played ? { id: "paule-panik-played-for-you", args: cardOf(played.card) } : null;
}

/** How long it is until the table acts for somebody: all the time before the race, in it only when it is near. */
export function countdown(view: PaulePanikView, seconds: number | null): Message | null {
  if (seconds === null) return null;
  if (view.phase === "bets") return { id: "paule-panik-bets-close", args: { seconds } };
  return seconds <= NEAR ? { id: "paule-panik-goes-on", args: { seconds } } : null;
}

function ended(view: PaulePanikView, seats: readonly SeatInfo[]): Message {
  const winner = view.result?.places[0];
  if (view.drawn && winner !== undefined) return prize(winner, view.drawn.cards, seats);
  const first = view.out[0];
  if (first === undefined) return { id: "paule-panik-said-ended-blocked" };
  return { id: "paule-panik-prompt-draws", args: who(seats, first) };
}

/** Nothing waits in a race; only the winner's two cards stay until they can be read. */
export function pauseAfter(event: Event, pause: number): number {
  return event.event === "paule-panik-prize-drawn" ? 2 * pause : 0;
}
