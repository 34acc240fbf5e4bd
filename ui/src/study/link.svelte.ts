// The connection to the solver: it asks one question at a time, and asks it again if the line was lost before its last answer.

import { heardBuild, isOutdated, loadAnew } from "../build.svelte";
import type { Message } from "../games/game";
import type { Choice, Ping, Review, Study, StudyPosition, StudyRound, StudyWorths } from "../protocol/protocol";
import { newId } from "../net/ids";
import { lineTo, whyNoLine } from "../net/line";
import { ReconnectingSocket, type LineStatus, type Wire } from "../net/reconnecting";

type Question = Exclude<Study["ask"], Ping>;
type WithoutId<Asked> = Asked extends Question ? Omit<Asked, "id"> : never;
/** What a page asks: about a position, or for the review of a record, or of a round of a table. */
export type Asking = WithoutId<Question>;
type Answer = Study["answer"];

const connect = (): Wire => new WebSocket(lineTo("api/study/live"));

/** What is known about the newest question. */
export class StudyLink {
  position = $state.raw<StudyPosition>();
  /** The position is that of the newest question, not of the one before, whose actions may be gone. */
  current = $state(false);
  worths = $state.raw<StudyWorths>();
  /** Of a review: the round; the actions judged so far, the last ones first; then all of it. */
  round = $state.raw<StudyRound>();
  judged = $state.raw<readonly Choice[]>([]);
  count = $state(0);
  review = $state.raw<Review>();
  problem = $state.raw<Message>();
  /** So many other visitors share the solver. */
  others = $state(0);
  /** Why there is no line to the room, while it is tried again. */
  lost = $state.raw<Message>();
  #line: ReconnectingSocket<Question, Answer> | undefined;
  /** The newest question, until its last answer. */
  #asked: Question | undefined;
  #newest = "";
  #closed = false;

  constructor(
    private readonly open: () => Wire = connect,
    private readonly whyNot: () => Promise<Message | undefined> = whyNoLine,
  ) {}

  /** Asks something; answers to older questions are ignored. The old position stays until then. */
  ask(asking: Asking): void {
    if (this.#closed) return;
    this.#newest = newId();
    this.#asked = { ...asking, id: this.#newest };
    this.current = false;
    this.worths = this.round = this.review = this.problem = undefined;
    this.judged = [];
    this.others = this.count = 0;
    this.#send();
  }

  /** Leaves; the room stops searching. */
  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  #send(): void {
    this.#line ??= this.#connect();
    this.#line.hurry();
    if (this.#asked) this.#line.send(this.#asked);
  }

  #connect(): ReconnectingSocket<Question, Answer> {
    const hear = (answer: Answer): void => this.#hear(answer);
    const status = (now: LineStatus, reason?: Message): void => this.#become(now, reason);
    return new ReconnectingSocket(this.open, { hear, status }, this.whyNot);
  }

  #become(status: LineStatus, reason: Message | undefined): void {
    this.lost = status === "lost" || status === "blocked" ? (reason ?? { id: "study-lost" }) : undefined;
  }

  /** The line works: what has no answer is asked again. Of an older page everything that it shows is in its address. */
  #greeted(build: string): void {
    heardBuild(build);
    if (isOutdated()) return loadAnew();
    if (this.#line?.begin()) this.#send();
  }

  #hear(answer: Answer): void {
    if (answer.type === "hello") return this.#greeted(answer.build);
    if (answer.type === "pong" || (answer.id !== this.#newest && answer.id !== "")) return;
    switch (answer.type) {
      case "study-position":
        this.position = answer;
        this.current = true;
        return;
      case "study-worths":
        this.worths = answer;
        if (answer.done) this.#asked = undefined;
        return;
      case "study-round":
        this.round = answer;
        return;
      case "study-judged":
        this.judged = [...this.judged.filter((one) => one.index !== answer.choice.index), answer.choice];
        this.count = answer.count;
        return;
      case "study-reviewed":
        this.review = answer.review;
        this.#asked = undefined;
        return;
      case "study-queued":
        this.others = answer.others;
        return;
      case "study-refused":
        this.problem = { id: `error-${answer.code}`, args: answer.parameters };
        this.#asked = undefined;
    }
  }
}
