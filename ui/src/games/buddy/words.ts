// What happened, as messages: whole sentences in every language.

import { TRAVEL } from "../../cards/travel";
import type {
  BuddyCardPlayed as CardPlayed,
  BuddyRoundEnded as RoundEnded,
  BuddyTableTaken as TableTaken,
  Frame,
  SeatInfo,
} from "../../protocol/protocol";
import { reducedMotion } from "../../settings.svelte";
import { who } from "../../text/seats";
import type { Message } from "../game";
import { BUDDY } from "./constants";
import { leftOf } from "./seats";

type Event = Frame["events"][number];

const PLAYED: Record<CardPlayed["part"], string> = {
  led: "buddy-said-led",
  led_alone: "buddy-said-led-alone",
  stayed: "buddy-said-stayed",
  higher: "buddy-said-higher",
  equal: "buddy-said-equal",
  any: "buddy-said-any",
};

/** An event in words; none for the events of the table, which the table page words itself. */
export function words(event: Event, seats: readonly SeatInfo[]): Message[] {
  switch (event.event) {
    case "buddy-card-played":
      return [played(event, seats)];
    case "buddy-table-taken":
      return [taken(event, seats)];
    case "buddy-round-ended":
      return [{ id: "buddy-said-round-over" }, ...results(event, seats)];
    default:
      return [];
  }
}

function played({ seat, part, card, lead }: CardPlayed, seats: readonly SeatInfo[]): Message {
  return { id: PLAYED[part], args: { ...who(seats, seat), card, lead, power: BUDDY.no_power } };
}

function taken({ seat, swept, worth, points, own, totals }: TableTaken, seats: readonly SeatInfo[]): Message {
  return {
    id: swept ? "buddy-said-swept" : "buddy-said-fell",
    args: { ...who(seats, seat), sum: sumOf(worth), points, own: own[seat] ?? 0, total: totals[seat] ?? 0 },
  };
}

function results({ own, totals, chips }: RoundEnded, seats: readonly SeatInfo[]): Message[] {
  return own.map((points, seat) => ({
    id: "buddy-said-result",
    args: {
      ...who(seats, seat),
      own: points,
      left: own[leftOf(seat)] ?? 0,
      total: totals[seat] ?? 0,
      chips: chips[seat] ?? 0,
    },
  }));
}

/** The arithmetic of some cards, for example "6 + 3 + 5 = 14"; just "5" if only one of them has points. */
export function sumOf(worth: readonly number[]): string {
  const total = worth.reduce((sum, points) => sum + points, 0);
  return counting(worth).length > 1 ? `${addends(worth)}\u00a0= ${total}` : `${total}`;
}

/** What is added up, for example "6 + 3 + 5"; cards without points are left out. */
export function addends(worth: readonly number[]): string {
  return counting(worth).join("\u00a0+ ");
}

/** A longer sum would be read by nobody. */
const MOST_ADDENDS = 6;

/** What lies on the table, with its arithmetic where there is any that can be followed. */
export function pointsHere(worth: readonly number[]): Message {
  const points = worth.reduce((sum, each) => sum + each, 0);
  const count = counting(worth).length;
  if (count < 2 || count > MOST_ADDENDS) return { id: "buddy-points-here", args: { points } };
  return { id: "buddy-points-sum", args: { points, sum: addends(worth) } };
}

function counting(worth: readonly number[]): number[] {
  return worth.filter((points) => points > 0);
}

/** A swept table stays as long as the person set; a card needs the time of its way to the table. */
export function pauseAfter(event: Event, pause: number): number {
  if (event.event === "buddy-table-taken") return pause;
  return event.event === "buddy-card-played" ? Math.min(TRAVEL, pause) : 0;
}

/** Who takes the cards is told when the last one has come to the table. */
export function tellAfter(event: Event, pause: number): number {
  return event.event === "buddy-table-taken" && !reducedMotion() ? Math.min(TRAVEL, pause) : 0;
}
