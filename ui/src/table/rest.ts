// A table that is played in another window.

import type { Frame } from "../protocol/protocol";

/** The table as it is last known here, at rest: nobody is to play, and nothing can be done. */
export function atRest(frame: Frame): Frame {
  return { ...frame, acting: null, to_act: [], waits_for: [], legal: [], may: [], take_back: null, asked_of: null };
}
