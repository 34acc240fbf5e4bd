// The order and the pace in which frames are shown.

import type { Frame } from "../protocol/protocol";

export interface Stage {
  /** Shows a frame; its events have just happened. */
  show(frame: Frame): void;
  /** The pause after the shown frame is over. */
  settle(): void;
  /** How long the shown frame stays before the next, in milliseconds. */
  pauseAfter(frame: Frame): number;
}

/** With this many frames waiting the client has fallen behind, for example in a background tab: no more pauses. */
const BEHIND = 4;

/** Shows frames one after the other, each for as long as its events need; every frame is shown, none is torn apart. */
export class FrameQueue {
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(private readonly stage: Stage) {}

  push(frame: Frame): void {
    if (this.#stopped) return;
    this.#waiting.push(frame);
    if (this.#waiting.length > BEHIND) this.skip();
    if (this.#timer === undefined) this.#next();
  }

  /** Ends the pause that is running. */
  skip(): void {
    if (this.#timer !== undefined) this.#over();
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
      const pause = this.stage.pauseAfter(frame);
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#over(), pause);
        return;
      }
      this.stage.settle();
    }
  }

  #over(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.stage.settle();
    this.#next();
  }
}
