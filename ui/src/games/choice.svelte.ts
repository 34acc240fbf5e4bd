// Choosing a card and playing it, as all boards do it: one click, or first choosing and then confirming; a card that may
// not be played says why; with the keyboard a hand is one stop, in which keys lead from card to card.

import { tick, untrack } from "svelte";
import { on } from "svelte/events";
import { play as sound } from "../feel/sounds";
import { vibrate } from "../feel/vibration";
import { keyOf, keyOnPage } from "../keys";
import { confirmsPlay, settings } from "../settings.svelte";

/** How long the reason for a card that may not be played stays, in milliseconds. */
const REASON_STAYS = 4000;

/** What the board tells of itself; everything is read anew when it is needed. */
export interface Hand {
  /** Names the position: with another one, what was chosen and tried in the old one is taken back. */
  readonly position: () => string;
  /** The cards that may be played now. */
  readonly legal: () => readonly string[];
  /** Plays a card. */
  readonly act: (card: string) => void;
  /** The element whose buttons carry the cards as `data-card`. */
  readonly board: () => HTMLElement | undefined;
  /** The card that a key leads to; none if the key means nothing, or nobody here plays. */
  readonly step: (from: string, key: string) => string | undefined;
}

/** Made by a board while it is set up. */
export class CardChoice {
  /** The card that waits to be confirmed. */
  selected = $state<string | null>(null);
  /** The card under the mouse or with the focus. */
  pointed = $state<string | null>(null);
  /** The card that was tried and may not be played. */
  tried = $state<string | null>(null);
  #roving = $state<string | null>(null);
  /** The last card was played while the keyboard's focus was in the hand: it goes to the next hand that plays. */
  #byKey = false;

  constructor(private readonly hand: Hand) {
    $effect(() => {
      void hand.position();
      untrack(() => this.#moveOn());
    });
    $effect(() => {
      if (this.selected !== null && !this.hand.legal().includes(this.selected)) this.selected = null;
    });
    $effect(() => on(window, "keydown", this.#keyElsewhere));
    $effect(() => {
      if (this.tried === null) return;
      const timer = setTimeout(() => (this.tried = null), REASON_STAYS);
      return () => clearTimeout(timer);
    });
  }

  /** The legal card that the Tab key leads to. */
  get current(): string | null {
    const legal = this.hand.legal();
    return this.#roving !== null && legal.includes(this.#roving) ? this.#roving : (legal[0] ?? null);
  }

  /** A click or tap on a card. */
  readonly choose = (card: string): void => {
    this.tried = null;
    if (!this.hand.legal().includes(card)) {
      this.#refuse(card);
    } else if (confirmsPlay() && this.selected !== card) {
      this.selected = card;
    } else {
      this.play(card);
    }
  };

  #refuse(card: string): void {
    this.selected = null;
    this.tried = card;
    void sound(["refused"]);
    vibrate("refused");
  }

  /** Plays a legal card. */
  readonly play = (card: string): void => {
    this.#byKey = Boolean(this.hand.board()?.querySelector("button[data-card]:focus-visible"));
    this.selected = null;
    this.hand.act(card);
  };

  readonly cancel = (): void => void (this.selected = null);

  readonly point = (card: string | null): void => void (this.pointed = card);

  /** A key pressed anywhere on the board. */
  readonly keydown = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (key === "Escape") this.selected = null;
    const from = (event.target as HTMLElement).dataset["card"];
    if (from && key) this.#lead(event, from, key);
  };

  /** A digit leads into the hand from wherever the focus is, unless something is written there. */
  readonly #keyElsewhere = (event: KeyboardEvent): void => {
    const key = keyOnPage(event);
    if (/^[0-9]$/.test(key) && settings.singleKeys) this.#lead(event, "", key);
  };

  #lead(event: KeyboardEvent, from: string, key: string): void {
    const to = this.hand.step(from, key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.#roving = to;
    this.#focus(to);
  }

  #moveOn(): void {
    this.selected = this.tried = null;
    if (this.#byKey && this.hand.legal().length > 0) void this.#focusCurrent();
  }

  async #focusCurrent(): Promise<void> {
    this.#byKey = false;
    await tick();
    this.#focus(this.current);
  }

  #focus(card: string | null): void {
    this.hand.board()?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus();
  }
}
