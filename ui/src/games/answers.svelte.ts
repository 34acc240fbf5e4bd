// The answer to a press that plays nothing, on a card or a hand: a sentence, where the press was, for a while.

import { on } from "svelte/events";
import type { Frame } from "../protocol/protocol";
import { standsIn } from "../text/seats";
import type { Message } from "./game";

/** How long an answer stays, in milliseconds. */
const STAYS = 4000;
/** What answers a press: each says by its own attributes whose or which it is. */
const ANSWERS = "[data-laid], [data-hand], [data-seat], [data-side]";
/** What acts by itself. */
const ACTS = "button, a, input, select, textarea, label, summary, dialog";
/** What the answer stands at, if the press was on one; else it stands where the press was. */
const CARDS = "[data-card], [data-plays], [data-laid], .card";

/** What was pressed, by its attributes: `hand`, `seat`, `laid` (a card that lies there), `side`. */
export type Touched = Readonly<DOMStringMap>;

/** The place of an answer, in pixels of the board: above it, or below it where there is no room. */
export interface Place {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Told {
  readonly messages: readonly Message[];
  readonly place: Place;
}

/** Made by a board while it is set up; `words` answers for whatever of the board is pressed. */
export class Answers {
  shown = $state.raw<Told | null>(null);
  #board: HTMLElement | undefined;

  constructor(private readonly words: (pressed: Touched) => readonly Message[]) {
    $effect(() => {
      if (this.shown === null) return;
      const timer = setTimeout(this.clear, STAYS);
      return () => clearTimeout(timer);
    });
  }

  /** An attachment for the board. */
  readonly attend = (board: HTMLElement): (() => void) => {
    this.#board = board;
    const over = [
      on(board, "pointerdown", this.clear),
      on(board, "click", (event) => this.press(event.target as Element, event)),
    ];
    return () => over.forEach((leave) => leave());
  };

  /** A press, or a drag, that began on an element: answered unless that acts by itself. */
  readonly press = (target: Element, at: { clientX: number; clientY: number }): void => {
    const found = target.closest<HTMLElement>(ANSWERS);
    if (!found || target.closest(ACTS)) return;
    const messages = this.words({ ...found.dataset });
    if (messages.length > 0) this.#show(messages, target.closest(CARDS)?.getBoundingClientRect() ?? point(at));
  };

  /** Says something at a card or another element of the board; what acts by itself may have reasons not to. */
  readonly say = (message: Message | null, selector: string): void => {
    const found = [...(this.#board?.querySelectorAll(selector) ?? [])].at(-1);
    if (message && found) this.#show([message], found.getBoundingClientRect());
  };

  readonly clear = (): void => void (this.shown = null);

  #show(messages: readonly Message[], { left, right, top, bottom }: Omit<DOMRect, "x" | "y" | "toJSON">): void {
    const edge = this.#board?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const place = { x: (left + right) / 2 - edge.left, top: top - edge.top, bottom: bottom - edge.top };
    this.shown = { messages, place };
  }
}

/** A finger hides what is right under it. */
const HIDDEN = 12;

function point({ clientX, clientY }: { clientX: number; clientY: number }) {
  const [left, right, top, bottom] = [clientX, clientX, clientY - HIDDEN, clientY + HIDDEN];
  return { left, right, top, bottom, width: 0, height: bottom - top };
}

/** Why this person plays nothing, in any game: a card is on its way, he only watches, or a bot plays for him. */
export function whyNot(frame: Frame, sent: boolean): Message | null {
  if (sent) return { id: "on-its-way" };
  const own = frame.seats.flatMap((info, seat) => (info.mine ? [seat] : []));
  if (own.length === 0) return { id: "watching" };
  if (frame.acting === null && own.every((seat) => standsIn(frame.seats, seat))) return { id: "bot-plays-for-you" };
  return null;
}
