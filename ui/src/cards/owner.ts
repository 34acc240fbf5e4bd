// Whose points are: they stand beside the token of their seat, in its colour; their sign says whether they are a gain.

import type { SeatInfo } from "../protocol/protocol";

/** The ink of what belongs to a seat: the colour of its token. */
export function inkOf(seats: readonly SeatInfo[], seat: number): string {
  const colour = seats[seat]?.colour;
  return colour ? `var(--guest-${colour})` : "var(--ink)";
}
