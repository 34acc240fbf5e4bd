// How the people and bots at a table are called.

import type { SeatInfo } from "../protocol/protocol";
import { isolated, withoutIsolation } from "./isolate";
import { every } from "./lists";
import { t } from "./text.svelte";

/** One person plays several seats at this screen. */
export function sameScreen(seats: readonly SeatInfo[]): boolean {
  return seats.filter((seat) => seat.mine).length > 1;
}

/**
 * The name of whoever sits there: a guest's, the bot's, at a shared screen the one that was given there or "Player 2",
 * or "Guest" and "Bot" for those without one. Those who would be called the same are numbered: "Bot 1", "Bot 2".
 */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info || info.kind === "open") return t("seat-open");
  if (isNumbered(seats, info)) return t("seat-player", { number: seat + 1 });
  const name = ownName(info);
  const number = numberOf(seats, info);
  return number === null ? name : t("seat-numbered", { name, number });
}

/** Nobody has said who of those at this screen plays the seat. */
export function isNumbered(seats: readonly SeatInfo[], info: SeatInfo): boolean {
  return info.mine && !info.named && sameScreen(seats);
}

/** Among those who would be called the same, from 1; null for whoever has his name for himself. */
function numberOf(seats: readonly SeatInfo[], info: SeatInfo): number | null {
  const same = seats.filter((other) => called(seats, other) === ownName(info));
  return same.length > 1 ? same.indexOf(info) + 1 : null;
}

function ownName(info: SeatInfo): string {
  return isolated(info.name) || t(info.kind === "bot" ? "seat-bot" : "seat-guest");
}

function called(seats: readonly SeatInfo[], info: SeatInfo): string | null {
  return info.kind === "open" || isNumbered(seats, info) ? null : ownName(info);
}

/** Whom a sentence is about, as the arguments of a message. */
export type Who = Readonly<{ who: "you" | "bot" | "other"; name: string }>;

/**
 * Whom a sentence is about: "you" only where one seat is this person's, for at a shared screen several are; "the bot"
 * only if there is just one, and it has no name.
 */
export function who(seats: readonly SeatInfo[], seat: number): Who {
  const info = seats[seat];
  const name = seatName(seats, seat);
  if (info?.kind === "bot" && !info.name) {
    return { who: seats.filter((other) => other.kind === "bot").length > 1 ? "other" : "bot", name };
  }
  return { who: info?.mine && !sameScreen(seats) ? "you" : "other", name };
}

/**
 * Who has won a match, as the arguments of a message: one as `who`, several as a list of names, of which "you" is the
 * first (`shared-you`). In all games the sides are the seats.
 */
export function winnersOf(
  winners: readonly number[],
  seats: readonly SeatInfo[],
): { who: Who["who"] | "shared" | "shared-you"; name: string } {
  const all = winners
    .map((winner) => who(seats, winner))
    .toSorted((a, b) => Number(b.who === "you") - Number(a.who === "you"));
  const [first, ...more] = all;
  if (first && more.length === 0) return first;
  const names = all.map((one) => t(one === first ? "player-opens" : "player-within", one));
  return { who: first?.who === "you" ? "shared-you" : "shared", name: every(names) };
}

/**
 * The letter on the token of a seat: the initial of the name. People who are called the same have their numbers, and so
 * have all without a name at a shared screen.
 */
export function initialOf(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info && isNumbered(seats, info)) return `${seat + 1}`;
  const number = info?.kind === "person" ? numberOf(seats, info) : null;
  return number === null ? ([...withoutIsolation(seatName(seats, seat))][0]?.toLocaleUpperCase() ?? "") : `${number}`;
}

/** Whether the seat waits for its person, who is not there: no bot plays for him. */
export function isAway(info: SeatInfo | undefined): boolean {
  return info?.kind === "person" && info.level === null && !info.present;
}

/** Whether a bot plays for the person who sits there. */
export function standsIn(seats: readonly SeatInfo[], seat: number): boolean {
  const info = seats[seat];
  return info?.kind === "person" && info.level !== null;
}
