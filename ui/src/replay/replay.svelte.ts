// A round that is looked at again: a board's frames come from here instead of from a table, a move at a time or in the
// round's own time.

import { gameClient, hasClient } from "../games/discover";
import type { FrameSource, Message } from "../games/game";
import { whyMissing } from "../missing.svelte";
import { RoomError } from "../net/api";
import { frameAfter } from "../net/changes";
import type { Change, Frame, Late, Replay } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { Showing, ShowingSource } from "../table/showing.svelte";
import { wordsOfEvents } from "../table/words";
import type { Eyes } from "./api";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves of a round in turns, beside the time that what came of the first is looked at. */
const STEP = 900;
/** So long is waited at most where nothing happened for longer: a pause, or somebody who thought. */
const LONGEST_WAIT = 5000;
/** Whoever wants to tap after a trick need not, while it plays by itself. */
const LONGEST_PAUSE = 1500;

export class ReplaySession extends ShowingSource implements FrameSource {
  replay = $state.raw<Replay | null>(null);
  /** Every moment of the round: after so many moves as its place says. */
  frames = $state.raw<readonly Frame[]>([]);
  /** Why there is nothing to see. */
  problem = $state.raw<Message | null>(null);
  /** So many moves have been made at the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** How often another moment was gone to: nothing flies there. */
  jumps = $state(0);
  readonly sent: readonly string[] = [];
  readonly waiting: readonly string[] = [];
  readonly comesBack = null;
  readonly refusal = null;

  protected readonly showing = new Showing({ pause: () => this.#pause(), settled: () => this.#goOn() });
  /** The moments at which something is to be seen that was not before. */
  #stops: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly ask: (eyes: Eyes | undefined) => Promise<Replay>) {
    super();
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get late(): readonly Late[] {
    return this.replay?.late ?? [];
  }

  /** It was played in real time, and somebody looked at a clock. */
  get timed(): boolean {
    return (this.replay?.times.length ?? 0) > 1 && this.frames.some(({ ply }) => ply === null);
  }

  /** From the moment that is shown on somebody has still something to do. */
  get playable(): boolean {
    return this.frames.slice(this.at).some(({ to_act }) => to_act.length > 0);
  }

  /** Lets it be seen; returns how to leave it. */
  start(): () => void {
    const stop = this.showing.start();
    return () => {
      stop();
      this.stop();
      this.#asked += 1;
    };
  }

  /** Loads the round through somebody's eyes, and shows a moment of it: without one that which is shown by then. */
  async load(eyes: Eyes | undefined, at?: number): Promise<void> {
    const asked = ++this.#asked;
    this.problem = null;
    try {
      const replay = await this.ask(eyes);
      const frames = framesOf(replay.frames);
      const name = frames[0]?.game ?? "";
      const game = hasClient(name) ? await gameClient(name) : null;
      if (asked !== this.#asked) return;
      this.showing.game = game;
      if (!game) this.problem = { id: "error-no-such-page" };
      Object.assign(this, { replay, frames });
      this.#stops = stopsIn(replay.frames);
      this.go(at ?? this.at);
    } catch (error) {
      if (asked === this.#asked) this.problem = error instanceof RoomError ? error.words : whyMissing();
    }
  }

  /** Nobody plays here. */
  act(): void {
    this.showing.skip();
  }

  /** Shows the moment after so many moves; the next one as it came about. */
  go(moves: number): void {
    const to = Math.max(0, Math.min(moves, this.last));
    if (to > this.at && to === this.#after(this.at)) this.#step(to);
    else this.#jump(to);
  }

  /** To what was seen next. */
  next(): void {
    this.go(this.#after(this.at) ?? this.last);
  }

  /** To what was seen before. */
  back(): void {
    this.go(this.#stops.findLast((stop) => stop < this.at) ?? 0);
  }

  /** Lets it go on by itself, from the beginning if it is at its end. */
  play(): void {
    if (this.at >= this.last) this.#jump(0);
    this.playing = true;
    this.#goOn();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  #after(at: number): number | undefined {
    return this.#stops.find((stop) => stop > at);
  }

  #step(to: number): void {
    this.showing.skip();
    clearTimeout(this.#timer);
    this.at = to;
    const frame = this.frames[to];
    if (frame) this.showing.push(frame);
  }

  #jump(to: number): void {
    this.showing.skip();
    clearTimeout(this.#timer);
    this.at = to;
    this.jumps += 1;
    const frame = this.frames[to];
    if (frame) this.showing.push({ ...frame, events: [] });
    const said = this.#saidBy(to);
    this.showing.said = said.findLast((words) => words.length > 0) ?? [];
    this.showing.recall(said.flat());
  }

  /** What was said at each moment, up to one. */
  #saidBy(moves: number): readonly (readonly Message[])[] {
    const { game } = this;
    return game ? this.frames.slice(0, moves + 1).map((frame) => wordsOfEvents(frame, game)) : [];
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const next = this.#after(this.at);
    if (next === undefined) this.playing = false;
    else this.#timer = setTimeout(() => this.#step(next), this.#wait(next));
  }

  #wait(next: number): number {
    const times = this.replay?.times ?? [];
    const wait = this.timed ? (times[next] ?? 0) - (times[this.at] ?? 0) : STEP;
    return Math.min(wait, LONGEST_WAIT) / this.speed;
  }

  #pause(): number {
    const set = settings.pause === "tap" ? LONGEST_PAUSE : settings.pause;
    return this.playing ? set / this.speed : set;
  }
}

/** The moments, each out of the one before it. */
function framesOf(messages: readonly (Frame | Change)[]): Frame[] {
  const frames: Frame[] = [];
  for (const message of messages) frames.push(frameAfter(frames.at(-1) ?? null, message));
  return frames;
}

/** The places of the moments at which something was to be seen; a bid that somebody else changes in secret is not. */
function stopsIn(messages: readonly (Frame | Change)[]): number[] {
  return messages.flatMap((message, place) => {
    const changed = message.type === "frame" || message.frame !== undefined || message.view !== undefined;
    return changed || message.events.length > 0 ? [place] : [];
  });
}
