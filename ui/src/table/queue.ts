// The order and the pace in which frames are shown.

import type { Frame } from "../protocol/protocol";

export interface Stage {
  /** Shows a frame; its events have just happened. */
  show(frame: Frame): void;
  /** The pause after the shown frame is over. */
  settle(): void;
  /** How long the shown frame stays before the next, in milliseconds; without end until somebody goes on. */
  pauseAfter(frame: Frame): number;
}

/** With this many frames waiting the client has fallen behind, for example in a background tab: no more timed pauses. */
const BEHIND = 4;

/** Shows frames one after the other, each for as long as its events need; every frame is shown, none is torn apart. */
export class FrameQueue {
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = 0;
  #stopped = false;

  constructor(private readonly stage: Stage) {}

  push(frame: Frame): void {
    if (this.#stopped) return;
    this.#waiting.push(frame);
    if (this.#waiting.length > BEHIND && !this.waits) this.skip();
    if (this.#pause === 0) this.#next();
  }

  /** Whether the frame that is shown stays until somebody goes on. */
  get waits(): boolean {
    return this.#pause === Infinity;
  }

  /** Ends the pause that is running. */
  skip(): void {
    if (this.#pause > 0) this.#over();
  }

  /** Shows nothing more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      this.stage.show(frame);
      this.#pause = this.stage.pauseAfter(frame);
      if (this.#pause > 0) {
        if (!this.waits) this.#timer = setTimeout(() => this.#over(), this.#pause);
        return;
      }
      this.stage.settle();
    }
  }

  #over(): void {
    clearTimeout(this.#timer);
    this.#pause = 0;
    this.stage.settle();
    this.#next();
  }
}
