// A step of a course on this screen. The room tells what comes of everything that is done, and who does what next; what
// others do is done from here when their time has come.

import { vibrate } from "../feel/vibration";
import { gameClient, hasClient } from "../games/discover";
import type { FrameSource, Message, Refusal } from "../games/game";
import { whyMissing } from "../missing.svelte";
import { getGames, RoomError, wordsOf } from "../net/api";
import type { LessonDeed, Frame, GameInfo, Lesson, Refused } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { loadTexts, t } from "../text";
import { refusalWords } from "../table/session.svelte";
import { Showing, ShowingSource } from "../table/showing.svelte";
import { goOn, type StepAt } from "./api";

/** How long a refusal stays in view, in milliseconds. */
const REFUSAL_STAYS = 5000;
/** How long a finished trick stays for whoever wants to tap: what is to be read in a lesson waits for him anyway. */
const LONGEST_PAUSE = 2000;

/** What somebody is to do next, and the timer that does it. */
interface Coming {
  readonly deed: LessonDeed;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class LessonSession extends ShowingSource implements FrameSource {
  refusal = $state.raw<Refusal | null>(null);
  /** Why the lesson does not go on. */
  problem = $state.raw<Message | null>(null);
  /** What the room says of the game, its courses among it. */
  info = $state.raw<GameInfo>();
  /** How often something was taken back. */
  retaken = $state(0);
  /** Something was tried that was not right: from now on it can be shown. */
  mistaken = $state(false);
  /** What is right is lit. */
  shows = $state(false);
  sent = $state.raw<readonly string[]>([]);
  readonly waiting: readonly string[] = [];
  readonly comesBack = null;

  protected readonly showing = new Showing({
    pause: () => (settings.pause === "tap" ? LONGEST_PAUSE : settings.pause),
  });
  readonly #lessons = new WeakMap<Frame, Lesson>();
  #deeds: readonly LessonDeed[] = [];
  /** How many deeds there were when the learner was last asked. */
  #asked = 0;
  #coming: Coming | null = null;
  #asking: Promise<void> = Promise.resolve();
  #forget: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly at: StepAt) {
    super();
  }

  /** While something is to be read about it, what has just been played stays where it is. */
  override get settled(): boolean {
    return this.showing.settled && !this.lesson?.stop;
  }

  /** What is told of the frame whose outcome is told. */
  get lesson(): Lesson | null {
    const told = this.showing.told;
    return told ? (this.#lessons.get(told) ?? null) : null;
  }

  /** Begins the step; returns how to leave it. */
  start(): () => void {
    const stop = this.showing.start();
    void this.load();
    return () => {
      stop();
      this.#left = true;
      this.#wait(null);
      clearTimeout(this.#forget);
    };
  }

  /** Loads the game and the step's beginning, or tries again what has failed. */
  async load(): Promise<void> {
    this.problem = hasClient(this.at.game) ? null : { id: "error-no-such-page" };
    if (this.problem) return;
    try {
      const parts = [gameClient(this.at.game), getGames(), loadTexts("lessons")] as const;
      const [game, games] = await Promise.all(parts);
      this.info = games.find(({ name }) => name === this.at.game);
      this.showing.game = game;
    } catch (error) {
      this.problem = error instanceof RoomError ? error.words : whyMissing();
      return;
    }
    await this.#do(null);
  }

  /** The learner plays a card. */
  act(action: string): void {
    this.showing.skip();
    const { frame } = this;
    const inTurns = typeof frame?.ply === "number";
    if (!frame || frame.acting === null || this.sent.includes(action) || (inTurns && this.sent.length > 0)) return;
    vibrate("played");
    this.refusal = null;
    this.sent = [...this.sent, action];
    void this.#do({ seat: frame.acting, action });
  }

  /** He has read what was said. */
  goOn(): void {
    const seat = this.frame?.seats.findIndex((info) => info.mine) ?? 0;
    if (this.lesson?.stop === "go-on") void this.#do({ seat, action: null });
  }

  /** Takes back what was wrong, with what has come of it. */
  again(): void {
    if (this.lesson?.stop !== "again") return;
    this.#deeds = this.#deeds.slice(0, this.#asked);
    void this.#do(null).then(() => (this.retaken += 1));
  }

  /** Lights what is right. */
  show(): void {
    this.shows = true;
  }

  /** One deed after the other; each is told with all that were done before it. */
  #do(deed: LessonDeed | null): Promise<void> {
    this.#asking = this.#asking.then(() => this.#ask(deed));
    return this.#asking;
  }

  async #ask(deed: LessonDeed | null): Promise<void> {
    const deeds = deed ? [...this.#deeds, deed] : this.#deeds;
    try {
      const lesson = await goOn(this.at, deeds);
      if (this.#left) return;
      if (lesson.counts) this.#deeds = deeds;
      this.#told(lesson, deed);
    } catch (error) {
      this.problem = wordsOf(error);
    }
    if (deed?.action) this.sent = this.sent.filter((action) => action !== deed.action);
  }

  #told(lesson: Lesson, deed: LessonDeed | null): void {
    if (lesson.refused) this.#refused(lesson.refused, deed?.action ?? "");
    this.mistaken ||= lesson.stop === "again" || (lesson.refused !== null && !lesson.counts);
    if (lesson.counts) {
      if (!deed) this.showing.forget();
      const frame = named(deed ? lesson.frame : { ...lesson.frame, events: [] });
      this.#lessons.set(frame, lesson);
      if (lesson.says?.id !== this.lesson?.says?.id) this.shows = false;
      if (lesson.right.length > 0) this.#asked = this.#deeds.length;
      this.showing.arrived(frame);
      this.showing.push(frame);
    }
    this.#wait(lesson.follows);
  }

  /** Who was about to do the same already does it when he would have. */
  #wait(follows: Lesson["follows"]): void {
    const { deed } = this.#coming ?? {};
    if (follows && deed?.seat === follows.seat && deed.action === follows.action) return;
    if (this.#coming) clearTimeout(this.#coming.timer);
    this.#coming = follows ? this.#later(follows) : null;
  }

  #later({ seat, action, wait }: NonNullable<Lesson["follows"]>): Coming {
    const deed = { seat, action };
    const timer = setTimeout(() => {
      this.#coming = null;
      void this.#do(deed);
    }, wait);
    return { deed, timer };
  }

  #refused(refused: Refused, action: string): void {
    this.showing.sound(["refused"]);
    vibrate("refused");
    this.refusal = { action, message: refusalWords(refused) };
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
  }
}

/** A frame of a lesson names the players by messages. */
function named(frame: Frame): Frame {
  const seats = frame.seats.map((info) => (info.name ? { ...info, name: t(info.name) } : info));
  return { ...frame, seats };
}
