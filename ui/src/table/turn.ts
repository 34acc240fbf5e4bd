// Whether this person plays, and whether it is his turn.

import type { Frame } from "../protocol/protocol";

/**
 * Whether the table waits for this person. In real time nobody's turn ever comes; and whoever has sealed a bid may
 * change it, but nobody waits for that.
 */
export function isMyTurn(frame: Frame): boolean {
  if (frame.phase !== "playing" || frame.acting === null || frame.ply === null) return false;
  return (frame.waits_for ?? frame.to_act).includes(frame.acting);
}

/** Whether this person is in the middle of a match, between two rounds included; not in a pause, nor if he only watches. */
export function isPlaying({ phase, paused, seats }: Frame): boolean {
  return (phase === "playing" || phase === "between") && !paused && seats.some((info) => info.mine && !info.resigned);
}

/** Whether two moments of a table are the same: an action for another one cannot be played any more. */
export function isSameMoment(
  one: { readonly round?: number | null; readonly ply: number | null },
  other: Pick<Frame, "round" | "ply">,
): boolean {
  return one.round === other.round && one.ply === other.ply;
}
