// What of a board stays in sight while the account of a round lies over it: the element with `data-stays`.

import { on } from "svelte/events";

/** An attachment for what lies over the board: `--clear` is how far down it leaves its parent free, in pixels. */
export function staysClear(over: HTMLElement): () => void {
  function measure(): void {
    const stays = document.querySelector("[data-stays]")?.getBoundingClientRect().bottom ?? 0;
    const top = over.parentElement?.getBoundingClientRect().top ?? 0;
    over.style.setProperty("--clear", `${Math.max(0, Math.ceil(stays - top))}px`);
  }

  measure();
  return on(window, "resize", measure);
}
