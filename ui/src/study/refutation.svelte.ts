// The best answer to a wrong action, from the solver, played out on the board action by action.

import type { Message } from "../games/game";
import type { StudyPosition } from "../protocol/protocol";
import { reducedMotion } from "../settings.svelte";
import { StudyLink } from "./link.svelte";
import type { GameRecord } from "./record";

/** Milliseconds until the next action is shown: as long as it takes to see who has played what. */
export const PACE = 1100;

/** Make it while a component is set up. */
export class Refutation {
  /** The wrong action, and the best play after it; empty while it is searched for, or while nothing is shown. */
  line = $state.raw<readonly string[]>([]);
  /** So many of them lie on the board. */
  at = $state(0);
  /** They are played by themselves. */
  going = $state(false);
  /** Whether an answer is shown or searched for. */
  open = $state(false);
  #start = $state.raw<GameRecord>();

  constructor(private readonly link = new StudyLink()) {
    $effect(() => {
      if (this.link.worths?.done && this.line.length === 0) this.#follow(this.link.worths.line);
    });
    $effect(() => {
      if (this.ready && this.at === 0) this.#begin();
    });
    $effect(() => {
      if (!this.going) return;
      const next = this.at + 1;
      const timer = setTimeout(() => this.#show(next), PACE);
      return () => clearTimeout(timer);
    });
  }

  /** Every moment of the line is there to be shown. */
  get ready(): boolean {
    return this.open && this.link.round !== undefined;
  }

  /** What the board shows meanwhile. */
  get view(): StudyPosition["view"] | undefined {
    if (!this.open || !this.#start) return undefined;
    const { actions } = this.#start;
    const asked = this.link.current || this.line.length > 0;
    return this.link.round?.views[actions.length + this.at] ?? (asked ? this.link.position?.view : undefined);
  }

  get problem(): Message | undefined {
    return this.open ? (this.link.problem ?? this.link.lost) : undefined;
  }

  /** Looks for the best answer to an action and plays it out. */
  refute(start: GameRecord, action: string): void {
    this.close();
    this.#start = { ...start, actions: [...start.actions, action] };
    this.open = true;
    this.link.ask({ type: "position", record: this.#start });
  }

  /** Shows the board after so many actions of the line, and waits there. */
  go(to: number): void {
    this.going = false;
    this.#show(to);
  }

  /** Plays on by itself, or from the first answer where all of it has been seen; or stops. */
  turn(): void {
    if (!this.going && this.at >= this.line.length) this.at = 1;
    this.going = !this.going;
  }

  /** Back to where the wrong action was chosen. */
  close(): void {
    this.open = this.going = false;
    this.at = 0;
    this.line = [];
  }

  /** Leaves; the room stops searching. */
  leave(): void {
    this.link.close();
  }

  /** A review of the whole line brings all its moments at once. */
  #follow(answer: readonly string[]): void {
    if (!this.#start || !this.open) return;
    const { actions } = this.#start;
    this.line = [...actions.slice(-1), ...answer];
    this.#start = { ...this.#start, actions: actions.slice(0, -1) };
    this.link.ask({ type: "review", record: { ...this.#start, actions: [...actions, ...answer] } });
  }

  #begin(): void {
    this.at = 1;
    this.going = !reducedMotion() && this.line.length > 1;
  }

  #show(to: number): void {
    this.at = Math.min(Math.max(1, to), this.line.length);
    if (this.at === this.line.length) this.going = false;
  }
}
