// What is shown of a table, frame after frame, wherever they come from: with the pauses that the game wants, the sounds,
// and what happened in words.

import { play, unlockSound } from "../feel/sounds";
import type { Sound } from "../feel/synth";
import type { GameClient, Message } from "../games/game";
import type { Frame } from "../protocol/protocol";
import { reducedMotion, settings } from "../settings.svelte";
import { FrameQueue } from "./queue";
import { happens, soundsOf } from "./sounds";
import { beginsAnew, hasComeBack, newsOf, wordsOfEvents } from "./words";

/** How long what happened around the game stays in view, in milliseconds. */
const NEWS_STAYS = 5000;
/** The same of what was played for this person meanwhile, who has just come back and looks at the cards first. */
const MEANWHILE_STAYS = 15_000;
/** So many sentences of the past are kept. */
const MEMORY = 400;
/** So many of the newest stay in view beside the game. */
const LATELY = 3;

/** Who follows what is shown. */
interface Follower {
  /** A frame is about to be shown. */
  readonly before?: (frame: Frame) => void;
  /** The pause after the shown frame is over. */
  readonly settled?: () => void;
  /** How long what came of a play stays, in milliseconds; without end until somebody goes on. */
  readonly pause?: () => number;
}

/** As the person has set it. */
function pauseSet(): number {
  return settings.pause === "tap" ? Infinity : settings.pause;
}

export class Showing {
  /** The newest frame that is shown. */
  frame = $state.raw<Frame | null>(null);
  /** When it came, on the clock of `performance.now`: its countdowns run from there, though it may have waited here. */
  cameAt = $state(0);
  settled = $state(true);
  /** What came of a play stays until somebody goes on. */
  waits = $state(false);
  /** The frame whose outcome is told: the one that is shown, or the one before while cards are still on their way. */
  told = $state.raw<Frame | null>(null);
  /** How long what happened in the shown frame is on its way before it is told, in milliseconds. */
  tellAfter = $state(0);
  game = $state.raw<GameClient | null>(null);
  said = $state.raw<readonly Message[]>([]);
  /** The last that happened in this round, the newest at the end: one more does not wipe what has just been said. */
  lately = $state.raw<readonly Message[]>([]);
  history = $state.raw<readonly Message[]>([]);
  /** What happened last around the game, for a few seconds. */
  news = $state.raw<readonly Message[]>([]);

  readonly #arrivals = new WeakMap<Frame, number>();
  #forgetNews: ReturnType<typeof setTimeout> | undefined;
  /** The sounds of the shown frame that are still to be heard. */
  #unheard: readonly Sound[] = [];
  #telling: ReturnType<typeof setTimeout> | undefined;
  readonly #queue = new FrameQueue({
    show: (frame) => this.#show(frame),
    settle: () => this.#settle(),
    pauseAfter: (frame) => this.#pauseAfter(frame),
  });

  constructor(private readonly follows: Follower = {}) {}

  /** A frame has come. */
  arrived(frame: Frame): void {
    this.#arrivals.set(frame, performance.now());
  }

  /** Shows a frame as soon as those before it have had their time. */
  push(frame: Frame): void {
    this.#queue.push(frame);
  }

  /** Keeps the newest of what has happened up to the frame that is shown. */
  recall(happened: readonly Message[]): void {
    this.lately = happened.slice(-LATELY);
  }

  /** Nothing that was said belongs to what is shown from now on. */
  forget(): void {
    this.said = this.lately = [];
  }

  /** Ends the pause that is running. */
  skip(): void {
    this.#queue.skip();
  }

  /** Lets any tap or key end a pause and unlock the sound; returns how to show nothing more. */
  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const skip = (): void => this.skip();
    window.addEventListener("pointerdown", skip, { signal });
    window.addEventListener("keydown", skip, { signal });
    if ("userActivation" in navigator && navigator.userActivation.hasBeenActive) unlockSound();
    window.addEventListener("pointerup", unlockSound, { signal });
    window.addEventListener("keydown", unlockSound, { signal });
    return () => {
      stop.abort();
      this.#queue.stop();
      clearTimeout(this.#forgetNews);
      clearTimeout(this.#telling);
    };
  }

  /** In a window that nobody sees only the turn is heard. */
  sound(sounds: readonly Sound[]): void {
    if (sounds.length === 0) return;
    play(document.visibilityState === "visible" ? sounds : sounds.filter((sound) => sound === "turn"));
  }

  #show(frame: Frame): void {
    this.follows.before?.(frame);
    const news = newsOf(frame.events, frame.seats, this.frame?.seats, this.game);
    this.frame = frame;
    this.cameAt = this.#arrivals.get(frame) ?? performance.now();
    this.settled = false;
    if (news.length > 0 || hasComeBack(frame)) this.#announce(news);
    this.#unheard = this.told && this.game ? soundsOf(frame, this.told, this.game) : [];
    this.tellAfter = this.told && !reducedMotion() ? this.#time(frame, this.game?.tellAfter) : 0;
    if (this.tellAfter === 0) return this.#tell();
    this.#hear(happens);
    this.#telling = setTimeout(() => this.#tell(), this.tellAfter);
  }

  /** Tells what came of the frame that is shown, if it is not told yet. */
  #tell(): void {
    clearTimeout(this.#telling);
    const frame = this.frame;
    if (!frame || frame === this.told) return;
    const words = this.game ? wordsOfEvents(frame, this.game) : [];
    const news = newsOf(frame.events, frame.seats, this.told?.seats, this.game);
    this.#hear(() => true);
    this.told = frame;
    if (words.length > 0) {
      this.said = words;
      this.recall(beginsAnew(frame) ? words : [...this.lately, ...words]);
    }
    this.history = [...this.history, ...news, ...words].slice(-MEMORY);
  }

  #settle(): void {
    this.#tell();
    this.settled = true;
    this.waits = false;
    this.follows.settled?.();
  }

  #pauseAfter(frame: Frame): number {
    const pause = this.#time(frame, this.game?.pauseAfter);
    this.waits = pause === Infinity;
    return pause;
  }

  #hear(wanted: (sound: Sound) => boolean): void {
    this.sound(this.#unheard.filter(wanted));
    this.#unheard = this.#unheard.filter((sound) => !wanted(sound));
  }

  #announce(news: readonly Message[]): void {
    this.news = news;
    clearTimeout(this.#forgetNews);
    const meanwhile = news.some(({ id }) => id === "news-played-for");
    this.#forgetNews = setTimeout(() => (this.news = []), meanwhile ? MEANWHILE_STAYS : NEWS_STAYS);
  }

  /** The longest time that one of a frame's events takes; none in a window that nobody sees. */
  #time(frame: Frame, after: GameClient["pauseAfter"] | undefined): number {
    if (document.visibilityState !== "visible" || !after) return 0;
    const pause = (this.follows.pause ?? pauseSet)();
    return Math.max(0, ...frame.events.map((event) => after(event, pause)));
  }
}

/** What a source of frames shows of its table: that part of a `FrameSource` is the same wherever its frames come from. */
export abstract class ShowingSource {
  protected abstract readonly showing: Showing;

  get frame(): Frame | null {
    return this.showing.frame;
  }

  get cameAt(): number {
    return this.showing.cameAt;
  }

  get settled(): boolean {
    return this.showing.settled;
  }

  get waits(): boolean {
    return this.showing.waits;
  }

  get told(): Frame | null {
    return this.showing.told;
  }

  get tellAfter(): number {
    return this.showing.tellAfter;
  }

  get game(): GameClient | null {
    return this.showing.game;
  }

  get said(): readonly Message[] {
    return this.showing.said;
  }

  get lately(): readonly Message[] {
    return this.showing.lately;
  }

  get history(): readonly Message[] {
    return this.showing.history;
  }

  get news(): readonly Message[] {
    return this.showing.news;
  }
}
