// A table at which nothing is played any more: here, since it is played in another window, or since the match is over.

import type { Frame } from "../protocol/protocol";

/** The table as it is last known here, at rest: nobody is to play or is waited for, and nothing can be done. */
export function atRest(frame: Frame): Frame {
  const gathers = frame.phase === "waiting"; // then it is seen who is ready
  const seats = frame.seats.map((info) => ({ ...info, ready: gathers ? info.ready : true }));
  const nothing = { acting: null, take_back: null, asked: null, asked_of: null, deal_in: null, starts_in: null };
  return {
    ...frame,
    ...nothing,
    seats,
    to_act: [],
    waits_for: [],
    legal: [],
    may: {},
    change_to: [],
    bot_at: [],
    clocks: [],
    warned: [],
    away: [],
    idle: [],
    goes_on_in: null,
  };
}

/** The table with those at its seats who played the match that is over, whoever has come or gone since. */
export function asPlayed(frame: Frame): Frame {
  return frame.sat?.length ? { ...frame, seats: frame.sat } : frame;
}
