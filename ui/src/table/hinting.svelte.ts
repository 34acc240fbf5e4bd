// Asking what is best, and what was told, until the game goes on.

import type { CardWorths, GameClient, HintOffer, Message } from "../games/game";
import { askHint, wordsOf } from "../net/api";
import { newId } from "../net/ids";
import type { Frame, Hint } from "../protocol/protocol";
import { either, say, signed, withoutMarks } from "../text";

export class Hinting {
  #told = $state.raw<Hint | null>(null);
  #asking = $state(false);
  #frame: Frame | null = null;

  constructor(
    private readonly table: string,
    private readonly refuse: (reason: Message) => void,
  ) {}

  /** What was told is over with the moment that it was about. */
  follow(frame: Frame): void {
    this.#frame = frame;
    if (!this.#isNow(this.#told?.ply)) this.#told = null;
  }

  /** What the board may offer at a table with hints to whoever is to play. */
  offer(game: GameClient | null): HintOffer {
    return {
      ask: () => void this.#ask(),
      asking: this.#asking,
      worths: this.#told ? worthsOf(this.#told) : {},
      words: this.#asking ? { id: "hint-asking" } : this.#told && wordsFor(this.#told, game),
    };
  }

  async #ask(): Promise<void> {
    const { acting, ply } = this.#frame ?? {};
    if (typeof acting !== "number" || typeof ply !== "number" || this.#asking) return;
    this.#asking = true;
    try {
      const told = await askHint(this.table, { id: newId(), seat: acting, ply });
      if (this.#isNow(told.ply)) this.#told = told;
    } catch (error) {
      if (this.#isNow(ply)) this.refuse(wordsOf(error));
    }
    this.#asking = false;
  }

  #isNow(ply: number | undefined): boolean {
    return this.#frame?.ply === ply && this.#frame?.acting !== null;
  }
}

function worthsOf({ best, worths }: Hint): CardWorths {
  return Object.fromEntries(best.map((action) => [action, { text: signed(worths[action] ?? 0), best: true }]));
}

/** So many are named; more of them only bear their marks. */
const NAMED = 3;

function wordsFor({ best, worths }: Hint, game: GameClient | null): Message {
  const worth = signed(worths[best[0] ?? ""] ?? 0);
  if (best.length > NAMED) return { id: "hint-best-many", args: { count: best.length, worth } };
  const names = best.map((action) => (game?.study ? withoutMarks(say(game.study.name(action))) : action));
  return { id: "hint-best", args: { actions: either(names), worth } };
}
