// Choosing a card and playing it, as all boards do it: one click, or first choosing and then confirming, or a drag onto the
// table; what may not be played says why; with the keyboard a hand is one stop, in which keys lead from card to card, and
// the board has the focus when somebody's turn comes.

import { tick, untrack } from "svelte";
import { on } from "svelte/events";
import { play as sound } from "../feel/sounds";
import { vibrate } from "../feel/vibration";
import { isCharacter, keyOf, keyOnPage } from "../keys";
import { confirmsPlay, settings } from "../settings.svelte";
import { Answers, type Touched } from "./answers.svelte";
import { draggable } from "./drag";
import { takeFocus } from "./focus";
import type { Message } from "./game";

/** How long the reason for a card that may not be played stays, in milliseconds. */
const REASON_STAYS = 4000;

/** The keys that lead from card to card; from anywhere else the first press leads to the hand. */
const MOVES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** What the board tells of itself; everything is read anew when it is needed. */
export interface Hand {
  /** Names the position: with another one, what was chosen and tried in the old one is taken back. */
  readonly position: () => string;
  /** The cards that may be played now. */
  readonly legal: () => readonly string[];
  /** Plays a card. */
  readonly act: (card: string) => void;
  /** The card that a key leads to, from one of the hand or from none; none if it means nothing, or nobody here plays. */
  readonly step: (from: string, key: string) => string | undefined;
  /** Why a card that is not legal may not be played. */
  readonly why: (card: string) => Message | null;
  /** The answer to a press on what plays nothing. */
  readonly answer: (pressed: Touched) => readonly Message[];
}

/** Made by a board while it is set up. */
export class CardChoice {
  /** The card that waits to be confirmed. */
  selected = $state<string | null>(null);
  /** The card under the mouse or with the focus. */
  pointed = $state<string | null>(null);
  /** The card that was tried and may not be played. */
  tried = $state<string | null>(null);
  readonly answers: Answers;
  #board: HTMLElement | undefined;
  #roving = $state<string | null>(null);
  /** The last card was played while the keyboard's focus was in the hand: it goes to the next hand that plays. */
  #byKey = false;

  constructor(private readonly hand: Hand) {
    this.answers = new Answers(hand.answer);
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

  /**
   * An attachment for the board: the buttons of its cards carry them as `data-card`, in the tray as `data-plays`; onto what
   * has `data-onto` they are dragged; what has `data-focus` gets the focus.
   */
  readonly attend = (board: HTMLElement): (() => void) => {
    this.#board = board;
    const drag = draggable({
      movable: (card) => this.hand.legal().includes(card),
      drop: this.#drop,
      stays: (element, at) => this.#stays(element, at),
    });
    const over = [this.answers.attend(board), drag(board), on(board, "keydown", this.#keydown)];
    return () => over.forEach((leave) => leave());
  };

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
    this.answers.say(this.hand.why(card), `[data-card="${card}"]`);
    void sound(["refused"]);
    vibrate("refused");
  }

  /** Plays a legal card. */
  readonly play = (card: string): void => {
    this.#byKey = Boolean(this.#board?.querySelector("button[data-card]:focus-visible"));
    this.selected = null;
    this.hand.act(card);
  };

  /** Whoever drags a card has said twice what he means; only who always wants to confirm is asked. */
  #drop = (card: string): void => {
    if (settings.confirm === "always" || !this.hand.legal().includes(card)) this.choose(card);
    else this.play(card);
  };

  #stays(element: HTMLElement, at: { clientX: number; clientY: number }): void {
    const card = element.dataset["card"];
    if (card && element.matches("button")) this.choose(card);
    else this.answers.press(element, at);
  }

  readonly cancel = (): void => void (this.selected = null);

  readonly point = (card: string | null): void => void (this.pointed = card);

  /** A key pressed anywhere on the board. */
  #keydown = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (key === "Escape" && this.selected !== null) {
      this.selected = null;
      event.preventDefault(); // it means no more than that
    }
    const from = (event.target as HTMLElement).dataset["card"] ?? "";
    if (from || isCharacter(key)) this.#lead(event, from, key);
  };

  /** A key leads into the hand from wherever the focus is, unless something is written or chosen there. */
  readonly #keyElsewhere = (event: KeyboardEvent): void => {
    const key = keyOnPage(event);
    if (isCharacter(key) ? settings.singleKeys : leadsFrom(event.target)) this.#lead(event, "", key);
  };

  #lead(event: KeyboardEvent, from: string, key: string): void {
    const to = key && (from || !MOVES.includes(key) ? this.hand.step(from, key) : this.current);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.#roving = to;
    this.#focus(to);
  }

  #moveOn(): void {
    this.selected = this.tried = null;
    this.answers.clear();
    if (this.hand.legal().length > 0) void this.#begin();
  }

  /** A turn begins: whoever has just played with keys goes on at once, and everybody else has the board ready for them. */
  async #begin(): Promise<void> {
    const byKey = this.#byKey;
    this.#byKey = false;
    await tick();
    if (byKey) this.#focus(this.current);
    else takeFocus(this.#board?.querySelector<HTMLElement>("[data-focus]"));
  }

  #focus(card: string | null): void {
    this.#board?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus({ preventScroll: true });
  }
}

/** Whether arrows are free there: a card of the hand has been asked already, and a choice of one of several needs them. */
function leadsFrom(target: EventTarget | null): boolean {
  return !(target instanceof Element && target.closest("[data-card], input"));
}
