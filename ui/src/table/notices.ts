// The one thing around the game that a person should know now, and what he can do about it.

import type { Message } from "../games/game";
import type { Frame } from "../protocol/protocol";
import { isAway, seatName, who } from "../text";
import { looking } from "./looking";
import type { Deed } from "./session.svelte";

/** To sit down at a bot's seat, which needs a name first. */
export interface SitLate {
  readonly type: "sit";
}

/** To step back in the round that is watched, which moves nobody. */
export interface StepBack {
  readonly type: "look-back";
}

/** What the page itself does. */
export type OnPage = SitLate | StepBack;

export interface Notice {
  readonly message: Message;
  readonly ways: readonly { readonly text: string; readonly deed: Deed | OnPage }[];
}

/** The most urgent notice; null if there is none. `passed` is how long ago the frame came, in milliseconds. */
export function noticeOf(frame: Frame, passed: number, late = false): Notice | null {
  return (
    question(frame) ??
    standIn(frame) ??
    pause(frame) ??
    warning(frame, passed) ??
    idle(frame) ??
    waiting(frame, passed) ??
    looking(frame) ??
    watching(frame, late)
  );
}

/** Whole seconds that are left of a countdown. */
export function secondsLeft(milliseconds: number, passed: number): number {
  return Math.max(0, Math.ceil((milliseconds - passed) / 1000));
}

function mySeat(frame: Frame): number {
  return frame.seats.findIndex((info) => info.mine);
}

function question(frame: Frame): Notice | null {
  const seat = frame.asked_of ?? null;
  if (seat === null || !frame.asked) return null;
  const name = seatName(frame.seats, frame.asked.seat);
  return {
    message: { id: `asks-${frame.asked.what}`, args: { name } },
    ways: [
      { text: "agree", deed: { type: "answer", seat, yes: true } },
      { text: "decline", deed: { type: "answer", seat, yes: false } },
    ],
  };
}

function standIn(frame: Frame): Notice | null {
  const seat = frame.may?.["come-back"]?.[0];
  if (seat === undefined) return null;
  return {
    message: { id: "bot-plays-for-you" },
    ways: [{ text: "play-myself", deed: { type: "come-back", seat } }],
  };
}

function pause(frame: Frame): Notice | null {
  if (!frame.paused) return null;
  const seat = frame.may?.resume?.[0];
  return {
    message: { id: "paused" },
    ways: seat === undefined ? [] : [{ text: "go-on", deed: { type: "resume", seat } }],
  };
}

/** Time runs out for this person, or for somebody he waits for. */
function warning(frame: Frame, passed: number): Notice | null {
  const seat = frame.warned?.find((warned) => frame.seats[warned]?.mine) ?? frame.warned?.[0];
  const left = seat === undefined ? null : (frame.clocks?.[seat] ?? null);
  if (seat === undefined || left === null) return null;
  const seconds = secondsLeft(left, passed);
  if (frame.seats[seat]?.mine) return { message: { id: "still-there", args: { seconds } }, ways: [] };
  return { message: { id: "time-runs-out", args: { name: seatName(frame.seats, seat), seconds } }, ways: [] };
}

/** Somebody is there and does nothing: whoever waits for him may go on without him. */
function idle(frame: Frame): Notice | null {
  const seats = frame.idle ?? [];
  const seat = seats.find((each) => frame.seats[each]?.mine) ?? seats[0];
  if (seat === undefined) return null;
  const deed: Deed = { type: "ask-bot", seat: mySeat(frame), at: seat };
  const way = { text: frame.phase === "over" ? "go-on" : "bot-now", deed };
  const offered = frame.bot_at?.includes(seat);
  return { message: { id: "news-idle", args: who(frame.seats, seat) }, ways: offered ? [way] : [] };
}

function waiting(frame: Frame, passed: number): Notice | null {
  if (frame.asked && frame.seats[frame.asked.seat]?.mine) return { message: { id: "asked-others" }, ways: [] };
  const seat = absent(frame);
  if (seat < 0) return null;
  const left = frame.away?.[seat] ?? null;
  const id = left === null ? "away-wait" : frame.terms?.away === "end" ? "away-end" : "away-bot";
  const bot = frame.bot_at?.includes(seat) && id !== "away-end";
  return {
    message: { id, args: { name: seatName(frame.seats, seat), seconds: secondsLeft(left ?? 0, passed) } },
    ways: bot ? [{ text: "bot-now", deed: { type: "ask-bot", seat: mySeat(frame), at: seat } }] : [],
  };
}

/** A seat whose person is away: first one that is not kept for him for ever; -1 if nobody is. */
function absent(frame: Frame): number {
  const timed = frame.away?.findIndex((left) => left !== null) ?? -1;
  if (timed >= 0 || frame.phase === "waiting" || frame.phase === "over") return timed;
  return frame.seats.findIndex(isAway);
}

/** Whoever has no seat at a table that plays is told so: he may have come by a link to find all seats taken. */
function watching(frame: Frame, late: boolean): Notice | null {
  const mine = frame.seats.filter((info) => info.mine);
  if (frame.phase === "waiting") return null;
  if (mine.length > 0) {
    const given = frame.phase !== "over" && mine.every((info) => info.resigned);
    return given ? { message: { id: "watching-resigned" }, ways: [] } : null;
  }
  const back: Notice["ways"] = frame.view ? [{ text: "look-back", deed: { type: "look-back" } }] : [];
  if (frame.barred) return { message: { id: "watching-barred" }, ways: back };
  if ((frame.take_over ?? []).length > 0) {
    return { message: { id: "watching" }, ways: [{ text: "late-sit", deed: { type: "sit" } }, ...back] };
  }
  return { message: { id: late ? "watching-just-taken" : watchingOf(frame) }, ways: back };
}

/** In a round with secrets nobody takes a bot's place; after it he may. */
function watchingOf({ seats, phase, terms, closed }: Frame): string {
  if (closed) return "watching-closed";
  const later = phase === "playing" && !terms?.hints && seats.some((info) => info.kind === "bot");
  if (later) return "watching-later";
  return seats.every((info) => info.kind !== "open") ? "watching-full" : "watching";
}
