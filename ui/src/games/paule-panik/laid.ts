// Who laid which card; only the events tell.

import type { Frame, SeatInfo } from "../../protocol/protocol";
import { who } from "../../text";
import type { Message } from "../game";
import { cardOf } from "./view";

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

/** A refusal in words; in a race, that one was too late by so much, and whose card on `top` was first. */
export function refusalWords(
  message: Message,
  top: string | undefined,
  laidBy: LaidBy,
  viewer: number | null,
  seats: readonly SeatInfo[],
): Message[] {
  if (message.id !== "beaten") return [message];
  const late = { id: "paule-panik-late", args: { seconds: Number(message.args?.["ms"]) / 1000 } };
  const first = top === undefined ? undefined : laidBy.get(top);
  if (top === undefined || first === undefined || first === null || first === viewer) return [late];
  return [late, { id: "paule-panik-was-first", args: { ...who(seats, first), rank: cardOf(top).rank } }];
}
