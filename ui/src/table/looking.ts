// Rounds that are over, at which people look again while others wait: who looks at what, and who waits for him.

import type { Message } from "../games/game";
import type { Frame, LookAt } from "../protocol/protocol";
import { every } from "../text/lists";
import { seatName, wordingOf } from "../text";
import type { Deed } from "./session.svelte";
import { isMyTurn } from "./turn";

interface WayOn {
  readonly text: string;
  readonly deed: Extract<Deed, { type: "go-without" | "give-time" }>;
}

/** The id of the message that says which round somebody looks at. */
function which(frame: Frame, { match, round }: LookAt): string {
  if (match !== frame.match) return "looks-match";
  return round === frame.round - Number(frame.phase === "playing") ? "looks-last" : "looks-round";
}

/** Those others who look at what the first of them looks at, and what that is; null if nobody else looks. */
export function lookers(frame: Frame): Message | null {
  const looks = (frame.looks ?? []).map((look, seat) => (frame.seats[seat]?.mine ? null : look));
  const first = looks.find((look) => look !== null);
  if (!first) return null;
  const seats = looks.flatMap((look, seat) =>
    look?.match === first.match && look.round === first.round ? [seat] : [],
  );
  const names = every(seats.map((seat) => seatName(frame.seats, seat)));
  const id = wordingOf(frame.game, which(frame, first));
  return { id, args: { count: seats.length, names, round: first.round } };
}

/** Who looks at a round that is over; whoever could go on need not wait, or gives him more time. */
export function looking(frame: Frame): { readonly message: Message; readonly ways: readonly WayOn[] } | null {
  const message = lookers(frame);
  const [without, more] = [frame.may?.["go-without"]?.[0], frame.may?.["give-time"]?.[0]];
  const ways: WayOn[] = [];
  if (without !== undefined) ways.push({ text: "go-without", deed: { type: "go-without", seat: without } });
  if (more !== undefined) ways.push({ text: "give-time", deed: { type: "give-time", seat: more } });
  return message && { message, ways };
}

/** Whoever looks at a round that is over is told what goes on at the table meanwhile, and whether it waits for him. */
export function meanwhile(frame: Frame, seconds: number | null): Message | null {
  const args = { round: frame.round };
  if (isMyTurn(frame)) return { id: "your-turn" };
  if (frame.phase === "playing") return { id: wordingOf(frame.game, "event-round-dealt"), args };
  if (typeof frame.asked_of === "number") return { id: "looks-asked" };
  const names = waiting(frame);
  if (names.length === 0) return null;
  const waits = { count: names.length, names: every(names) };
  return seconds === null
    ? { id: "looks-awaited", args: waits }
    : { id: "looks-awaited-for", args: { ...waits, seconds } };
}

/** The others who are at the table and want to go on. */
function waiting(frame: Frame): string[] {
  const { seats, looks = [], phase } = frame;
  return seats.flatMap((info, seat) => {
    const there = info.kind === "person" && !info.mine && info.present && info.level === null && !looks[seat];
    return there && (phase === "between" || info.ready) ? [seatName(seats, seat)] : [];
  });
}
