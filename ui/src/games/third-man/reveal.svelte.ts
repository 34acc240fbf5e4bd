// How four bids turn over: one card after the other from the leader on, a moment in which nothing happens, then their places
// are stamped on them. Only after that anything else tells what they came to, and the pieces move.

import { TURNED } from "./layout";

const SEATS = 4;
/** At an easy pace, in milliseconds: from one card to the next, until the stamp, and until the pieces move. */
const APART = 450;
const HELD = 350;
const STAMPED = 500;
const EASY = (SEATS - 2) * APART + HELD + STAMPED;
/** Whoever lets a trick lie for so long, or for longer, sees bids turn over at an easy pace. */
const EASY_PAUSE = 1200;

/** What is seen of four bids that turn over. */
export interface Unfolding {
  /** So many lie open, from the leader's on. */
  readonly turned: number;
  readonly stamped: boolean;
}

/** How long it takes in milliseconds, for whoever lets what came of a play lie for `pause`: for the hasty, all at once. */
export function revealTime(pause: number): number {
  return TURNED + EASY * Math.min(1, pause / EASY_PAUSE);
}

/** The steps of a reveal that lasts so long, each with the milliseconds after which it comes. */
export function stepsOf(lasts: number): (Unfolding & { readonly after: number })[] {
  const pace = Math.max(0, lasts - TURNED) / EASY;
  if (pace === 0) return [{ after: 0, turned: SEATS, stamped: false }];
  const turns = Array.from({ length: SEATS - 1 }, (_, card) => ({ after: pace * APART * card, turned: card + 2 }));
  const stamp = TURNED + pace * ((SEATS - 2) * APART + HELD);
  return [...turns.map((turn) => ({ ...turn, stamped: false })), { after: stamp, turned: SEATS, stamped: true }];
}

/** Made by a board while it is set up: steps through a reveal while bids turn over. */
export class Reveal {
  now: Unfolding = $state.raw({ turned: SEATS, stamped: false });

  /** `lasts` is how long the bids turn over, in milliseconds. */
  constructor(turning: () => boolean, lasts: () => number) {
    $effect.pre(() => {
      if (!turning()) return;
      const [first, ...later] = stepsOf(lasts());
      if (first) this.now = first;
      const timers = later.map((step) => setTimeout(() => (this.now = step), step.after));
      return () => timers.forEach(clearTimeout);
    });
  }
}
