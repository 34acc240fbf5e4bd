// What is said of whoever sits at a seat.

import type { Message } from "../games/game";
import type { Frame } from "../protocol/protocol";
import { hasText } from "../text";

/** How a seat stands, the most telling thing first: "a bot plays for him", "away", "to play". */
export function standingOf(frame: Frame, seat: number): Message | null {
  const info = frame.seats[seat];
  if (!info || info.kind === "open") return null;
  if (info.resigned) return { id: "seat-resigned" };
  if (info.kind === "bot") return habitOf(frame.game, info.level);
  if (info.level !== null) return { id: "seat-stand-in" };
  if (!info.present) return { id: "seat-away" };
  if (frame.waits_for?.includes(seat)) return { id: "seat-to-play" };
  return frame.phase !== "playing" && info.ready ? { id: "seat-ready" } : null;
}

/** The seat from which this person may say something to others; null where there is nobody else. */
export function speakerOf({ may, seats }: Frame): number | null {
  const company = seats.some((info) => info.kind === "person" && !info.mine);
  return company ? (may?.react?.[0] ?? null) : null;
}

/** The seats of this screen that may have names, each with the one that it has. */
export function seatNames({ may, seats }: Frame): { seat: number; name: string }[] {
  return (may?.["name-seat"] ?? []).map((seat) => ({ seat, name: seats[seat]?.named ? seats[seat].name : "" }));
}

/** What a bot is like, if its game says it. */
export function habitOf(game: string, bot: string | null): Message | null {
  const id = `bot-${game}-${bot}`;
  return hasText(id) ? { id } : null;
}

/** Whether this person was offered a seat and somebody else was quicker: he looks on, and has not been told why. */
export function cameLate(before: Frame | null, now: Frame, late: boolean): boolean {
  if (now.barred || (now.join ?? null) !== null || now.seats.some((info) => info.mine)) return false;
  return late || (before?.join ?? null) !== null;
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
