// What a tap means: a card alone where it fits only one stack, else the card, then the stack. A card that comes from
// elsewhere just before a tap changes nothing of what the tap meant: whether it counts is for the table to say.

import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { fitting, topsAfter, topsOf, type Tops } from "./ahead";
import { Pictures } from "./pictures";
import { play, playOf, viewOf } from "./view";

/** What the board tells of itself; everything is read anew when it is needed. */
export interface Table {
  readonly frame: () => Frame;
  /** The actions that were sent and not answered yet. */
  readonly pending: () => readonly string[];
  /** The actions that will be sent when a refused one has been paid for. */
  readonly waiting: () => readonly string[];
  readonly act: (action: string) => void;
}

export class Playing {
  #chosen = $state<{ readonly card: string; readonly round: number } | null>(null);
  readonly #pictures = new Pictures();
  #round = 0;
  /** The tops with which the chosen card fitted no stack; null as long as it fits one. */
  #hopeless: string | null = null;

  constructor(private readonly table: Table) {}

  /** The card that waits for its stack; never from one round to the next. */
  get selected(): string | null {
    const frame = this.table.frame();
    const { hand, phase } = viewOf(frame);
    if (this.#chosen === null || this.#chosen.round !== frame.round || phase !== "play") return null;
    return hand.includes(this.#chosen.card) && !this.#flies(this.#chosen.card) ? this.#chosen.card : null;
  }

  /** The stacks that the chosen card fits as they will be when it arrives. */
  get open(): readonly number[] {
    return this.selected === null ? [] : this.#fitting(this.selected, this.#tops);
  }

  /** The chosen card, if it fits no stack; it lets go with the next change, and the board lets it go after a moment. */
  get stray(): string | null {
    return this.open.length === 0 ? this.selected : null;
  }

  /** To be called whenever the stacks look different: the own cards on their way lie on top of them. */
  readonly look = (): void => {
    const { round } = this.table.frame();
    if (round !== this.#round) this.#pictures.clear();
    this.#round = round;
    const own = this.table.pending().flatMap((action) => playOf(action)?.card ?? []);
    this.#pictures.show(this.#tops, own, performance.now());
    if (this.#hopeless !== null && this.#hopeless !== this.#lying) this.cancel();
    this.#despair();
  };

  /** A press, click or digit: it plays a card that fits one stack only, and otherwise chooses it or takes that back. */
  readonly choose = (card: string): void => {
    if (this.#flies(card)) return;
    const meant = settings.confirm === "always" ? undefined : this.#meant(card);
    if (meant !== undefined) this.put(meant, card);
    else this.#chosen = this.selected === card ? null : { card, round: this.table.frame().round };
    this.#despair();
  };

  /** Puts a card, else the chosen one, on a stack; whether it fits is for the table to say. */
  readonly put = (stack: number, card = this.selected): void => {
    if (card === null || this.#flies(card)) return;
    this.#chosen = null;
    this.table.act(play(card, stack));
  };

  readonly cancel = (): void => void (this.#chosen = null);

  #despair(): void {
    this.#hopeless = this.stray === null ? null : this.#lying;
  }

  get #lying(): string {
    return this.#tops.join();
  }

  /** The tops as they are shown. */
  get #tops(): Tops {
    return topsAfter(topsOf(viewOf(this.table.frame())), this.table.pending());
  }

  /** The only stack that the card fitted when the finger was aimed, or else fits now. */
  #meant(card: string): number | undefined {
    return only(this.#fitting(card, this.#pictures.aimed(performance.now()))) ?? only(this.#fitting(card, this.#tops));
  }

  #fitting(card: string, tops: Tops): number[] {
    return fitting(viewOf(this.table.frame()), card, topsAfter(tops, this.table.waiting()));
  }

  /** Whether a card is on its way to a stack, or will be. */
  #flies(card: string): boolean {
    return [...this.table.pending(), ...this.table.waiting()].some((action) => playOf(action)?.card === card);
  }
}

function only(stacks: readonly number[]): number | undefined {
  return stacks.length === 1 ? stacks[0] : undefined;
}
