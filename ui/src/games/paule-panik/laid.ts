// Who laid which card; only the events tell.

import type { Frame, SeatInfo } from "../../protocol/protocol";
import { who } from "../../text";
import type { Message } from "../game";
import { fitsOn } from "./ahead";
import { cardOf, type Play, type PaulePanikView } from "./view";

/** By card, the seat that laid it, or null for the table; what is not in it lay there already. */
export type LaidBy = ReadonlyMap<string, number | null>;

/** What is known after more events; the same map if they tell nothing new. */
export function laidAfter(before: LaidBy, events: Frame["events"]): LaidBy {
  const dealt = events.some(({ event }) => event === "round-dealt");
  const laid = events.flatMap((event): [string, number | null][] => {
    if (event.event === "paule-panik-card-played") return [[event.card, event.seat]];
    return event.event === "paule-panik-card-turned" ? [[event.card, null]] : [];
  });
  return laid.length > 0 || dealt ? new Map([...(dealt ? [] : before), ...laid]) : before;
}

/** A card that was first in a race, and who laid it. */
export interface First {
  readonly card: string;
  readonly seat: number;
}

/** The card that came first onto the stack of a play that lost a race: it lies on the last card there that would do. */
export function firstOn(view: PaulePanikView, { card, stack }: Play, laidBy: LaidBy): First | null {
  const cards = view.stacks[stack] ?? [];
  const first = cards[cards.findLastIndex((under) => fitsOn(view, card, under)) + 1];
  const seat = first === undefined ? undefined : laidBy.get(first);
  return first === undefined || typeof seat !== "number" || seat === view.viewer ? null : { card: first, seat };
}

/** A refusal in words; in a race, whose card was first as soon as that is known, and by how much. */
export function refusalWords(message: Message, first: First | null, seats: readonly SeatInfo[]): Message[] {
  if (message.id !== "beaten" || !first) return [message];
  return [{ id: "paule-panik-was-first", args: { ...who(seats, first.seat), ...cardOf(first.card) } }, message];
}
