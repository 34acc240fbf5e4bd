// A table that is played in another window.

import type { Frame } from "../protocol/protocol";

/** The table as it is last known here, at rest: nobody is to play or is waited for, and nothing can be done. */
export function atRest(frame: Frame): Frame {
  const seats = frame.seats.map((info) => ({ ...info, ready: true }));
  const nothing = { acting: null, take_back: null, asked_of: null, deal_in: null, starts_in: null };
  return {
    ...frame,
    ...nothing,
    seats,
    to_act: [],
    waits_for: [],
    legal: [],
    may: [],
    clocks: [],
    warned: [],
    away: [],
  };
}
