// Choosing a card and putting it on a stack: a card alone where it fits only one, else the card, then the stack.

import { settings } from "../../settings.svelte";
import { fitting, play, playOf } from "./view";

/** What the board tells of itself; everything is read anew when it is needed. */
export interface Table {
  readonly hand: () => readonly string[];
  readonly legal: () => readonly string[];
  /** The actions that were sent and not answered yet. */
  readonly pending: () => readonly string[];
  readonly act: (action: string) => void;
}

export class Playing {
  #chosen = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** The card that waits for its stack. */
  get selected(): string | null {
    const card = this.#chosen;
    return card !== null && this.table.hand().includes(card) && !this.#flies(card) ? card : null;
  }

  /** Whether a card is on its way to a stack. */
  #flies(card: string): boolean {
    return this.table.pending().some((action) => playOf(action)?.card === card);
  }

  /** A click, tap or digit: it plays a card that fits one stack only, and otherwise chooses it or takes that back. */
  readonly choose = (card: string): void => {
    if (this.#flies(card)) return;
    const stacks = fitting(this.table.legal(), card);
    const [only] = stacks;
    if (only !== undefined && stacks.length === 1 && settings.confirm !== "always") this.put(only, card);
    else this.#chosen = this.selected === card ? null : card;
  };

  /** Puts a card, else the chosen one, on a stack; whether it fits is for the table to say. */
  readonly put = (stack: number, card = this.selected): void => {
    if (card === null || this.#flies(card)) return;
    this.#chosen = null;
    this.table.act(play(card, stack));
  };

  readonly cancel = (): void => void (this.#chosen = null);
}
