// Whether it is this person's turn.

import type { Frame } from "../protocol/protocol";

/**
 * Whether the table waits for this person. In real time nobody's turn ever comes; and whoever has sealed a bid may
 * change it, but nobody waits for that.
 */
export function isMyTurn(frame: Frame): boolean {
  if (frame.phase !== "playing" || frame.acting === null || frame.ply === null) return false;
  return (frame.waits_for ?? frame.to_act).includes(frame.acting);
}
