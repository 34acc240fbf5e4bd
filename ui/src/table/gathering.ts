// Before a match: who is awaited, in words, and what the host may make of each place.

import type { Message } from "../games/game";
import type { Frame, GameInfo } from "../protocol/protocol";
import { every, seatName, who } from "../text";

/** Whether this person arranges the places and starts. */
export function isHost(frame: Frame): boolean {
  return frame.seats[frame.host ?? -1]?.mine ?? false;
}

/** What is still missing before the match begins. */
export function expects(frame: Frame): Message[] {
  const open = frame.seats.filter((info) => info.kind === "open").length;
  if (open > 0) return [{ id: "lobby-open", args: { count: open } }, ...thenOf(frame)];
  const names = lateOnes(frame);
  const starts = isHost(frame) && frame.phase === "waiting";
  if (names !== "") return [{ id: starts ? "lobby-start-without" : "lobby-ready-missing", args: { names } }];
  if (starts) return [{ id: "lobby-start" }];
  return [{ id: "lobby-host-starts", args: { name: seatName(frame.seats, frame.host ?? 0) } }];
}

/** How it starts once all are here; another match does when all want it. */
function thenOf(frame: Frame): Message[] {
  if (frame.phase !== "waiting" || typeof frame.host !== "number") return [];
  const ready = frame.seats.every((info) => info.kind !== "person" || info.ready);
  const begins = frame.sits_ready && ready;
  return [begins ? { id: "lobby-then-begins" } : { id: "lobby-then-starts", args: who(frame.seats, frame.host) }];
}

/** The other people who have not said that they are ready, as a list; empty if there are none. */
function lateOnes({ seats }: Frame): string {
  const late = seats.flatMap((info, seat) =>
    info.kind === "person" && !info.mine && !info.ready ? [seatName(seats, seat)] : [],
  );
  return every(late);
}

/** What the host may make of a place that nobody has: a bot's, open, or none. */
export function placesAt(game: GameInfo, frame: Frame): string[] {
  const fewer = frame.sizes?.includes(frame.seats.length - 1) ?? false;
  return [
    ...game.bots.map((bot) => `bot:${bot.id}`),
    ...(frame.terms?.hints ? [] : ["open"]),
    ...(fewer ? ["gone"] : []),
  ];
}

/** Whether the host may add a place. */
export function mayGrow(frame: Frame): boolean {
  return frame.sizes?.includes(frame.seats.length + 1) ?? false;
}
