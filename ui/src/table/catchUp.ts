// What happened while nobody looked on here, before the page was opened or while its line was cut: the room tells it once
// more, so that the last of it stays in view as for those who saw it. It is asked for when the board stands there.

import type { GameClient, Message } from "../games/game";
import type { Frame } from "../protocol/protocol";
import { getTold } from "./api";
import { isSameMoment } from "./turn";
import { wordsOfEvents } from "./words";

/** So often it is asked for; what happens meanwhile may be in the answer or not, so that it is asked for again. */
const TRIES = 3;

export class CatchUp {
  #tries = 0;

  /** `newest` is the frame that came last, shown or not; `recall` takes all that happened in its round, in words. */
  constructor(
    private readonly table: string,
    private readonly newest: () => Frame | null,
    private readonly recall: (happened: readonly Message[]) => void,
  ) {}

  /** A connection begins with a frame; `before` is the last of the one before it. In real time nobody looks back. */
  begin(frame: Frame, before: Frame | null): void {
    const moved = before ? before.match !== frame.match || !isSameMoment(before, frame) : frame.ply !== 0;
    this.#tries = moved && frame.ply !== null ? TRIES : 0;
  }

  /** A frame is shown, and its pause is over. */
  async settle(frame: Frame, game: GameClient): Promise<void> {
    while (this.#tries > 0 && frame === this.newest()) {
      this.#tries -= 1;
      const happened = await this.#ask(frame, game);
      if (frame === this.newest()) {
        this.#tries = 0;
        if (happened) this.recall(happened);
      }
    }
  }

  /** Nothing if the room does not answer: what happens from now on is told all the same. */
  async #ask(frame: Frame, game: GameClient): Promise<readonly Message[] | null> {
    try {
      const told = await getTold(this.table, frame.round);
      if (told.match !== frame.match) return null;
      const dealt = { event: "round-dealt", round: told.round } as const;
      return wordsOfEvents({ ...frame, events: [dealt, ...told.happened.flatMap(({ events }) => events)] }, game);
    } catch {
      return null;
    }
  }
}
