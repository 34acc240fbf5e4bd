// The connection to the solver: it asks one question at a time, and asks it again when the line was lost.

import { heardBuild, isOutdated, loadAnew } from "../build.svelte";
import type { Message } from "../games/game";
import type { Choice, Review, Study, StudyPosition, StudyWorths } from "../protocol/protocol";
import { newId } from "../net/ids";
import { lineTo, TRIES, waitBefore, whyNoLine } from "../net/line";
import type { GameRecord } from "./record";

type Ask = Study["ask"];
type Answer = Study["answer"];

/** The part of a WebSocket that is used; tests bring their own. */
export type Wire = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;

const OPEN = 1;

const connect = (): Wire => new WebSocket(lineTo("api/study/live"));

/** What is known about the newest question. */
export class StudyLink {
  position = $state.raw<StudyPosition>();
  /** The position is that of the newest question, not of the one before, whose actions may be gone. */
  current = $state(false);
  worths = $state.raw<StudyWorths>();
  /** Of a review: the actions judged so far, the last ones first; then all of it. */
  judged = $state.raw<readonly Choice[]>([]);
  count = $state(0);
  review = $state.raw<Review>();
  problem = $state.raw<Message>();
  /** So many other visitors share the solver. */
  others = $state(0);
  /** Why there is no line to the room, while it is tried again. */
  lost = $state.raw<Message>();
  #tries = 0;
  #wire: Wire | undefined;
  #asked: Ask | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly open: () => Wire = connect,
    private readonly whyNot: () => Promise<Message | undefined> = whyNoLine,
  ) {}

  /** Asks about a position or a round; answers to older questions are ignored. The old position stays until then. */
  ask(type: Ask["type"], record: GameRecord): void {
    if (this.#closed) return;
    this.#asked = { type, id: newId(), record };
    this.current = false;
    this.worths = this.review = this.problem = undefined;
    this.judged = [];
    this.others = this.count = 0;
    if (this.#wire?.readyState === OPEN) this.#send();
    else if (!this.#wire) this.#connect();
  }

  /** Leaves; the room stops searching. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#wire?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const wire = (this.#wire = this.open());
    wire.onopen = () => {
      this.#tries = 0;
      this.lost = undefined;
      this.#send();
    };
    wire.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Answer);
    wire.onclose = () => {
      this.#wire = undefined;
      if (this.#closed) return;
      this.lost ??= { id: "study-lost" };
      this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#tries++));
      if (this.#tries >= TRIES) void this.#explain();
    };
  }

  /** Asks what is the matter; meanwhile the line may have opened. */
  async #explain(): Promise<void> {
    const reason = await this.whyNot();
    if (this.lost) this.lost = reason ?? { id: "study-lost" };
  }

  #send(): void {
    if (this.#asked) this.#wire?.send(JSON.stringify(this.#asked));
  }

  /** The page's address holds all that it shows. */
  #greeted(build: string): void {
    heardBuild(build);
    if (isOutdated()) loadAnew();
  }

  #hear(answer: Answer): void {
    if (answer.type === "hello") return this.#greeted(answer.build);
    if (answer.id !== this.#asked?.id && answer.id !== "") return;
    switch (answer.type) {
      case "study-position":
        this.position = answer;
        this.current = true;
        return;
      case "study-worths":
        this.worths = answer;
        return;
      case "study-judged":
        this.judged = [...this.judged.filter((one) => one.index !== answer.choice.index), answer.choice];
        this.count = answer.count;
        return;
      case "study-reviewed":
        this.review = answer.review;
        return;
      case "study-queued":
        this.others = answer.others;
        return;
      case "study-refused":
        this.problem = { id: `error-${answer.code}`, args: answer.parameters };
    }
  }
}
