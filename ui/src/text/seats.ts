// How the people and bots at a table are called.

import type { SeatInfo } from "../protocol/protocol";
import { t } from "./text.svelte";

/** One person plays several seats at this screen. */
export function sameScreen(seats: readonly SeatInfo[]): boolean {
  return seats.filter((seat) => seat.mine).length > 1;
}

/** The name of whoever sits there: a guest's, the bot's, "Player 2" at a shared screen, or "Guest" if he gave none. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info || info.kind === "open") return t("seat-open");
  if (info.kind === "bot") return t("seat-bot");
  if (info.mine && sameScreen(seats)) return t("seat-player", { number: seat + 1 });
  return info.name || t("seat-guest");
}
