// What happened, as messages: one sentence an event, whole in every language.

import type {
  CostlyTricksCardPlayed as CardPlayed,
  CostlyTricksRoundEnded as RoundEnded,
  CostlyTricksTrickWon as TrickWon,
  Frame,
  SeatInfo,
} from "../../protocol/protocol";
import { TRAVEL } from "../../cards/travel";
import { reducedMotion } from "../../settings.svelte";
import { minus, signed } from "../../text/numbers";
import type { Message } from "../game";
import { cardOf } from "./cards";
import { COST } from "./constants";
import { whoOf } from "./seats";

type Event = Frame["events"][number];

const PLAYED: Record<CardPlayed["part"], string> = {
  led: "costly-tricks-said-led",
  followed: "costly-tricks-said-followed",
  trumped: "costly-tricks-said-trumped",
  superseded: "costly-tricks-said-superseded",
  raised: "costly-tricks-said-raised",
  discarded: "costly-tricks-said-discarded",
};

/** An event in words; none for the events of the table, which the table page words itself. */
export function words(event: Event, seats: readonly SeatInfo[]): Message[] {
  switch (event.event) {
    case "costly-tricks-card-played":
      return [played(event, seats)];
    case "costly-tricks-trick-won":
      return [won(event, seats)];
    case "costly-tricks-round-ended":
      return [ended(event, seats)];
    default:
      return [];
  }
}

function played(event: CardPlayed, seats: readonly SeatInfo[]): Message {
  const { led, trump, before } = event;
  return {
    id: sentence(event),
    args: { ...whoOf(event.hand, seats), ...cardOf(event.card), led, trump: trump ?? "", before: before ?? "" },
  };
}

function sentence({ part, opening, declined }: CardPlayed): string {
  if (part === "led" && opening) return "costly-tricks-said-opening";
  if (part === "superseded" && declined) return "costly-tricks-said-superseded-by-choice";
  return PLAYED[part];
}

function won({ hand, card, ranks, worth }: TrickWon, seats: readonly SeatInfo[]): Message {
  return {
    id: "costly-tricks-said-won",
    args: { ...whoOf(hand, seats), ...cardOf(card), sum: sumOf(ranks), worth: signed(worth) },
  };
}

function ended({ score, winner }: RoundEnded, seats: readonly SeatInfo[]): Message {
  if (winner === null) return { id: "costly-tricks-said-round-drawn" };
  const [first, second] = score;
  const lead = winner === 0 ? first : second;
  return {
    id: "costly-tricks-said-round-won",
    args: { ...whoOf(winner, seats), score: signed(lead), against: minus(-lead) },
  };
}

/** The arithmetic of a trick, for example "7 + 1 + 3 − 20". */
export function sumOf(ranks: readonly number[]): string {
  return ranks.length > 0 ? `${ranks.join("\u00a0+\u00a0")}\u00a0\u2212\u00a0${COST}` : minus(-COST);
}

/** A finished trick stays as long as the person set; a card needs the time of its way to the table. */
export function pauseAfter(event: Event, pause: number): number {
  if (event.event === "costly-tricks-trick-won") return pause;
  return event.event === "costly-tricks-card-played" ? Math.min(TRAVEL, pause) : 0;
}

/** Who takes the cards is told when the last one has come to the table. */
export function tellAfter(event: Event, pause: number): number {
  return event.event === "costly-tricks-trick-won" && !reducedMotion() ? Math.min(TRAVEL, pause) : 0;
}
