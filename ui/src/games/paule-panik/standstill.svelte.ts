// A race at which nothing happens though somebody could play: he who could just does not see it.

import { untrack } from "svelte";
import type { Frame } from "../../protocol/protocol";
import { viewOf } from "./view";

/** After so many milliseconds it is said; nobody who looks for a card looks longer. */
export const STANDSTILL = 10_000;
/** And after so many, to whoever looks in vain, that none of his cards fits: a race goes on before that. */
export const LULL = 3000;

/** What changes with every action, for everybody alike; null while nobody could play, or the table moves by itself. */
function position(frame: Frame): string | null {
  const { phase, stuck, stacks, players } = viewOf(frame);
  if (phase !== "play" || stuck || frame.to_act.length === 0) return null;
  return JSON.stringify([frame.round, stacks, players.map(({ hand, pile }) => [hand, pile])]);
}

/** Made by a board while it is set up. */
export class Standstill {
  /** Nothing has happened for so long. */
  on = $state(false);

  constructor(frame: () => Frame, after: number) {
    const where = $derived(position(frame()));
    $effect(() => {
      this.on = false;
      if (where === null) return;
      const start = untrack(() => frame().starts_in ?? 0);
      const timer = setTimeout(() => (this.on = true), start + after);
      return () => clearTimeout(timer);
    });
  }
}
