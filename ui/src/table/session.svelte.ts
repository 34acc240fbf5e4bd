// A table on this screen: what is shown of it, and what the person may do.

import { heardBuild, isOutdated, loadAnew, mayLoadAnew } from "../build.svelte";
import { play, unlockSound } from "../feel/sounds";
import type { Sound } from "../feel/synth";
import { vibrate } from "../feel/vibration";
import { gameClient } from "../games/discover";
import type { GameClient, Message, Refusal } from "../games/game";
import { newId } from "../net/ids";
import { lineTo } from "../net/line";
import { ENDS, TableSocket, type Request, type TableStatus } from "../net/socket";
import type { Frame, Pings, Refused } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { hasText } from "../text";
import { Cost } from "./cost.svelte";
import { Hinting } from "./hinting.svelte";
import { FrameQueue } from "./queue";
import { Requests } from "./requests.svelte";
import { happens, soundsOf } from "./sounds";
import { isSameMoment } from "./turn";
import { hasComeBack, newsOf, wordsOfEvents } from "./words";

/** How long a refusal stays in view, in milliseconds. */
const REFUSAL_STAYS = 5000;
/** How long what happened around the game stays in view. */
const NEWS_STAYS = 5000;
/** So many sentences of the past are kept. */
const MEMORY = 400;
/** Refusals of what was asked too soon after a play that was refused: they cost nothing, and it may be asked again. */
const FREE = ["card-comes-back", "built-on-refused"];

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** What a person does beside playing. */
export type Deed = WithoutId<Exclude<Request, { type: "act" | "ready" | "take-back" }>>;

export class TableSession {
  /** The newest frame that is shown. */
  frame = $state.raw<Frame | null>(null);
  /** When it came, on the clock of `performance.now`: its countdowns run from there, though it may have waited here. */
  cameAt = $state(0);
  settled = $state(true);
  /** The frame whose outcome is told: the one that is shown, or the one before while cards are still on their way. */
  told = $state.raw<Frame | null>(null);
  status = $state<TableStatus>("connecting");
  game = $state.raw<GameClient | null>(null);
  /** The game's part of the client could not be loaded. */
  failed = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the room last said no, or why there is no line to it: what is shown if it shows no table at all. */
  reason = $state.raw<Message>({ id: "error-unexpected" });
  said = $state.raw<readonly Message[]>([]);
  history = $state.raw<readonly Message[]>([]);
  /** What happened last around the game, for a few seconds. */
  news = $state.raw<readonly Message[]>([]);
  /** How long a message takes to each seat and back, in milliseconds. */
  pings = $state.raw<Pings["pings"]>([]);

  /** What a refused play costs in real time. */
  readonly cost = new Cost((waiting) => waiting.forEach((action) => this.#askAgain(action)));
  readonly #requests = new Requests();
  #early: Frame[] = [];
  /** The frame that came last, shown or waiting to be. */
  #newest: Frame | null = null;
  readonly #arrivals = new WeakMap<Frame, number>();
  #forget: ReturnType<typeof setTimeout> | undefined;
  #forgetNews: ReturnType<typeof setTimeout> | undefined;
  /** The sounds of the shown frame that are still to be heard. */
  #unheard: readonly Sound[] = [];
  #telling: ReturnType<typeof setTimeout> | undefined;
  readonly #socket: TableSocket;
  readonly #queue = new FrameQueue({
    show: (frame) => this.#show(frame),
    settle: () => this.#settle(),
    pauseAfter: (frame) => this.#time(frame, this.game?.pauseAfter),
  });

  readonly hinting: Hinting;

  constructor(readonly table: string) {
    this.hinting = new Hinting(table, (message) => this.#refuse({ action: "", message }));
    this.#socket = new TableSocket(() => new WebSocket(lineTo(`api/tables/${table}/live`)), {
      frame: (frame) => this.#receive(frame),
      refused: (refused) => this.#refused(refused),
      acknowledged: (id) => this.#requests.store(id, this.#newest, this.frame),
      pings: (pings) => (this.pings = pings),
      status: (status, reason) => this.#become(status, reason),
      hello: (build) => {
        heardBuild(build);
        return isOutdated() && mayLoadAnew();
      },
      leave: loadAnew,
    });
  }

  /** The requests that were sent and not answered yet, in order; what a person does beside playing is none of them. */
  get pending(): readonly Request[] {
    return this.#requests.all;
  }

  /** Lets any tap or key end a pause and unlock the sound; returns how to leave the table. */
  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const skip = (): void => this.#queue.skip();
    window.addEventListener("pointerdown", skip, { signal });
    window.addEventListener("keydown", skip, { signal });
    if ("userActivation" in navigator && navigator.userActivation.hasBeenActive) unlockSound();
    window.addEventListener("pointerup", unlockSound, { signal });
    window.addEventListener("keydown", unlockSound, { signal });
    return () => {
      stop.abort();
      this.#queue.stop();
      this.#socket.close();
      this.cost.clear();
      clearTimeout(this.#forget);
      clearTimeout(this.#forgetNews);
      clearTimeout(this.#telling);
    };
  }

  /** Plays an action for the seat of this person that is to act; in real time without waiting for the last answer. */
  act(action: string): void {
    this.#queue.skip();
    const frame = this.frame;
    if (!frame || frame.acting === null || ENDS.includes(this.status) || this.#waits(frame, action)) return;
    vibrate("played");
    if (this.cost.action !== null) return this.cost.wait([action]);
    this.refusal = null;
    this.#send(frame, frame.acting, action);
  }

  /** Says that this person wants the next round or another match: from one of his seats, which counts for all of them. */
  ready(): void {
    const seat = this.frame?.may?.ready?.[0];
    if (seat !== undefined) this.#ask({ type: "ready", id: newId(), seat });
  }

  takeBack(): void {
    const seat = this.frame?.take_back ?? null;
    if (seat !== null) this.#ask({ type: "take-back", id: newId(), seat });
  }

  /** Does something beside playing; the game need not wait for the answer. */
  do(deed: Deed): void {
    if (!this.#mayAsk(deed)) return;
    this.refusal = null;
    this.#socket.request({ ...deed, id: newId() } as Request);
  }

  /** Connects anew, and takes the seat from wherever else it is played. */
  playHere(): void {
    this.#socket.connect();
  }

  /** Tries again to load the game's part of the client. */
  async load(): Promise<void> {
    const [first] = this.#early;
    if (!first) return;
    this.failed = false;
    try {
      this.game = await gameClient(first.game);
    } catch {
      this.failed = true;
      return;
    }
    this.#early.splice(0).forEach((frame) => this.#queue.push(frame));
  }

  #become(status: TableStatus, reason?: Message): void {
    this.status = status;
    if (reason) this.reason = reason;
    if (ENDS.includes(status)) this.#forgetRequests();
  }

  #forgetRequests(): void {
    this.#requests.clear();
    this.refusal = null;
    this.cost.clear();
  }

  /** In turns one request is made after the other; in real time the same once, unless it may be done once more then. */
  #waits(frame: Frame, action: string): boolean {
    if (frame.ply !== null) return this.pending.length > 0;
    const sent = [...this.#requests.sent, ...this.cost.waiting];
    return sent.includes(action) && !this.game?.ahead?.fits(frame, sent, action);
  }

  #send(frame: Frame, seat: number, action: string): void {
    this.#request(this.#requests.act(frame, seat, action, this.game?.ahead));
  }

  /** What has waited, or fallen free of cost with what it was built on, is sent if it still fits, and else forgotten. */
  #askAgain(action: string): void {
    const { frame } = this;
    if (!frame || frame.acting === null || ENDS.includes(this.status)) return;
    if (this.game?.ahead?.fits(frame, this.#requests.sent, action)) this.#send(frame, frame.acting, action);
  }

  /** Nothing is asked twice at once, nor in a window whose seat is played elsewhere: it would be sent later, from here. */
  #mayAsk(message: Omit<Request, "id">): boolean {
    return !ENDS.includes(this.status) && !this.#socket.awaits(message);
  }

  #ask(request: Request): void {
    if (!this.#mayAsk(request)) return;
    this.refusal = null;
    this.#request(request);
  }

  #request(request: Request): void {
    this.#requests.add(request);
    this.#socket.request(request);
  }

  #receive(frame: Frame): void {
    this.#newest = frame;
    this.#arrivals.set(frame, performance.now());
    if (this.game) return this.#queue.push(frame);
    this.#early.push(frame);
    if (this.#early.length === 1) void this.load();
  }

  #show(frame: Frame): void {
    this.#requests.show(frame, (request) => this.#answered(request, frame));
    this.#moveOn(frame);
    this.hinting.follow(frame);
    const news = newsOf(frame.events, frame.seats, this.frame?.seats);
    this.frame = frame;
    this.cameAt = this.#arrivals.get(frame) ?? performance.now();
    this.settled = false;
    if (news.length > 0 || hasComeBack(frame)) this.#announce(news);
    this.#unheard = this.told && this.game ? soundsOf(frame, this.told, this.game) : [];
    const wait = this.told ? this.#time(frame, this.game?.tellAfter) : 0;
    if (wait === 0) return this.#tell();
    this.#hear(happens);
    this.#telling = setTimeout(() => this.#tell(), wait);
  }

  /** Tells what came of the frame that is shown, if it is not told yet. */
  #tell(): void {
    clearTimeout(this.#telling);
    const frame = this.frame;
    if (!frame || frame === this.told) return;
    const words = this.game ? wordsOfEvents(frame, this.game) : [];
    const news = newsOf(frame.events, frame.seats, this.told?.seats);
    this.#hear(() => true);
    this.told = frame;
    if (words.length > 0) this.said = words;
    this.history = [...this.history, ...news, ...words].slice(-MEMORY);
  }

  #settle(): void {
    this.#tell();
    this.settled = true;
  }

  #hear(wanted: (sound: Sound) => boolean): void {
    this.#sound(this.#unheard.filter(wanted));
    this.#unheard = this.#unheard.filter((sound) => !wanted(sound));
  }

  /** In a window that nobody sees only the turn is heard. */
  #sound(sounds: readonly Sound[]): void {
    if (sounds.length === 0) return;
    play(document.visibilityState === "visible" ? sounds : sounds.filter((sound) => sound === "turn"));
  }

  #announce(news: readonly Message[]): void {
    this.news = news;
    clearTimeout(this.#forgetNews);
    this.#forgetNews = setTimeout(() => (this.news = []), NEWS_STAYS);
  }

  /**
   * An action is done when the table has moved on from where it was made, which no frame tells while a pause covers it;
   * any other request by the next frame.
   */
  #answered(request: Request, frame: Frame): boolean {
    if (request.type !== "act" || !isSameMoment(request, frame) || frame.phase !== "playing") return true;
    return frame.view !== null && (this.game?.isDone?.(frame, request.action) ?? false);
  }

  /** A refused card is marked where it was tried; once the table has moved on, only the words are left. */
  #moveOn(frame: Frame): void {
    if (!this.refusal || frame.ply === null || !this.frame || isSameMoment(this.frame, frame)) return;
    this.refusal = { ...this.refusal, action: "" };
  }

  /** The longest time that one of a frame's events takes; none in a window that nobody sees. */
  #time(frame: Frame, after: GameClient["pauseAfter"] | undefined): number {
    if (document.visibilityState !== "visible" || !after) return 0;
    return Math.max(0, ...frame.events.map((event) => after(event, settings.pause)));
  }

  #refused(refused: Refused): void {
    const action = this.#requests.actionOf(refused.id) ?? "";
    const fallen = this.#requests.fall(refused.id);
    const { comes_back_in: cost } = refused.parameters;
    const free = FREE.includes(refused.code);
    if (typeof cost === "number") this.cost.charge(free ? "" : action, cost);
    this.#wait(free && action ? [action, ...fallen] : fallen);
    if (free) return;
    this.#sound(["refused"]);
    vibrate("refused");
    this.reason = refusalWords(refused);
    this.#refuse({ action, message: this.reason });
  }

  #wait(actions: readonly string[]): void {
    if (this.cost.action !== null) this.cost.wait(actions);
    else actions.forEach((action) => this.#askAgain(action));
  }

  #refuse(refusal: Refusal): void {
    this.refusal = refusal;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
  }
}

function refusalWords({ code, parameters }: Refused): Message {
  const { beaten_by: late } = parameters;
  if (typeof late === "number") return { id: "beaten", args: { seconds: late / 1000 } };
  const id = `error-${code}`;
  return hasText(id) ? { id, args: parameters } : { id: "error-unexpected" };
}
