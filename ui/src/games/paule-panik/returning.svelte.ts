// The moment that a refused play costs: its card is seen coming back for as long as the room says.

import { onDestroy, untrack } from "svelte";
import type { Refusal } from "../game";
import { playOf } from "./view";

/** Made by a board while it is set up; a refusal that costs nothing more leaves the card that comes back alone. */
export class Returning {
  /** The card that is coming back. */
  card = $state<string | null>(null);

  constructor(refused: () => Refusal | null) {
    let timer: ReturnType<typeof setTimeout>;
    onDestroy(() => clearTimeout(timer));
    $effect.pre(() => {
      const refusal = refused();
      if (refusal?.comesBackIn === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(() => (this.card = null), refusal.comesBackIn);
      untrack(() => (this.card = playOf(refusal.action)?.card ?? null));
    });
  }
}
