// What is said of whoever sits at a seat.

import type { Message } from "../games/game";
import type { Frame } from "../protocol/protocol";

/** How a seat stands, the most telling thing first: "a bot plays for him", "away", "to play". */
export function standingOf(frame: Frame, seat: number): Message | null {
  const info = frame.seats[seat];
  if (!info || info.kind === "open") return null;
  if (info.resigned) return { id: "seat-resigned" };
  if (info.kind === "bot") return { id: `seat-level-${info.level}` };
  if (info.level !== null) return { id: "seat-stand-in" };
  if (!info.present) return { id: "seat-away" };
  if (frame.waits_for?.includes(seat)) return { id: "seat-to-play" };
  return frame.phase === "between" && info.ready ? { id: "seat-ready" } : null;
}

/**
 * Whether the page shows who comes rather than a round: before the start; to whoever might sit down; and when this person
 * wants another match while a seat is open.
 */
export function gathers(frame: Frame): boolean {
  if (frame.phase === "waiting" || (frame.join ?? null) !== null) return true;
  const mine = frame.seats.filter((info) => info.mine);
  const willing = frame.phase === "over" && mine.length > 0 && mine.every((info) => info.ready);
  return willing && frame.seats.some((info) => info.kind === "open");
}
