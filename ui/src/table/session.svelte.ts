// A table on this screen: what is shown of it, and what the person may do.

import { heardBuild, isOutdated, loadAnew, mayLoadAnew } from "../build.svelte";
import { vibrate } from "../feel/vibration";
import { gameClient } from "../games/discover";
import type { FrameSource, Message, Refusal } from "../games/game";
import { newId } from "../net/ids";
import { lineTo } from "../net/line";
import { ENDS, TableSocket, type Request, type TableStatus } from "../net/socket";
import type { Frame, Pings, Refused, Watchers } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { hasText } from "../text";
import { Cost } from "./cost.svelte";
import { Hinting } from "./hinting.svelte";
import { CatchUp } from "./catchUp";
import { Requests } from "./requests.svelte";
import { Showing, ShowingSource } from "./showing.svelte";
import { isSameMoment } from "./turn";

/** How long a refusal stays in view, in milliseconds. */
const REFUSAL_STAYS = 5000;
/** How long the only card that may be played is seen before it plays itself. */
const FORCED_AFTER = 600;
/** Refusals of what was asked too soon after a play that was refused: they cost nothing, and it may be asked again. */
const FREE = ["card-comes-back", "built-on-refused"];

/** What names places that may be taken away. */
const BY_PLACE = ["ready", "leave", "change-seat", "arrange", "allow-watching", "name-seat", "start"];

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** What a person does beside playing. */
export type Deed = WithoutId<Exclude<Request, { type: "act" | "ready" | "take-back" }>>;

export class TableSession extends ShowingSource implements FrameSource {
  status = $state<TableStatus>("connecting");
  /** The game's part of the client could not be loaded. */
  failed = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the room last said no, or why there is no line to it: what is shown if it shows no table at all. */
  reason = $state.raw<Message>({ id: "error-unexpected" });
  /** How long a message takes to each seat and back, in milliseconds. */
  pings = $state.raw<Pings["pings"]>([]);
  /** Who looks on without a seat; nobody, as far as is known. */
  watchers = $state.raw<Watchers | null>(null);

  /** What a refused play costs in real time. */
  readonly cost = new Cost((waiting) => waiting.forEach((action) => this.#askAgain(action)));
  readonly #requests = new Requests();
  #early: Frame[] = [];
  /** The frame that came last, shown or waiting to be. */
  #newest: Frame | null = null;
  #forget: ReturnType<typeof setTimeout> | undefined;
  #forcing: ReturnType<typeof setTimeout> | undefined;
  readonly #socket: TableSocket;
  protected readonly showing = new Showing({
    before: (frame) => this.#before(frame),
    settled: () => this.#settled(),
  });

  readonly hinting: Hinting;
  readonly #catchUp: CatchUp;
  /** A connection has begun, and its first frame has not come. */
  #begins = true;

  constructor(readonly table: string) {
    super();
    this.#catchUp = new CatchUp(
      table,
      () => this.#newest,
      (happened) => this.showing.recall(happened),
    );
    this.hinting = new Hinting(table, (message) => this.#refuse({ action: "", message }));
    this.#socket = new TableSocket(() => new WebSocket(lineTo(`api/tables/${table}/live`)), {
      frame: (frame) => this.#receive(frame),
      refused: (refused) => this.#refused(refused),
      acknowledged: (id) => this.#requests.store(id, this.#newest, this.frame),
      pings: (pings) => (this.pings = pings),
      watchers: (watchers) => (this.watchers = watchers),
      together: () => undefined, // it is told to other pages
      status: (status, reason) => this.#become(status, reason),
      hello: (build) => {
        this.watchers = null; // the room tells anew if anybody does
        this.#begins = true;
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

  get sent(): readonly string[] {
    return this.#requests.sent;
  }

  get waiting(): readonly string[] {
    return this.cost.waiting;
  }

  get comesBack(): string | null {
    return this.cost.action;
  }

  /** Begins to show; returns how to leave the table. */
  start(): () => void {
    const stop = this.showing.start();
    return () => {
      stop();
      this.#socket.close();
      this.cost.clear();
      clearTimeout(this.#forget);
      clearTimeout(this.#forcing);
    };
  }

  /** Plays an action for the seat of this person that is to act; in real time without waiting for the last answer. */
  act(action: string): void {
    this.showing.skip();
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
    if (seat !== undefined) this.#ask(this.#asSeen({ type: "ready", id: newId(), seat }));
  }

  takeBack(): void {
    const seat = this.frame?.take_back ?? null;
    if (seat !== null) this.#ask({ type: "take-back", id: newId(), seat });
  }

  /** Does something beside playing; the game need not wait for the answer. */
  do(deed: Deed): void {
    const asked = this.#asSeen(deed);
    if (!this.#mayAsk(asked)) return;
    this.refusal = null;
    this.#socket.request({ ...asked, id: newId() } as Request);
  }

  /** Its seats are meant as they are numbered in what is seen: a place may be taken away at this moment. */
  #asSeen<Message extends { type: string }>(message: Message): Message {
    const arranged = this.frame?.arranged;
    return arranged === undefined || !BY_PLACE.includes(message.type) ? message : { ...message, arranged };
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
      this.showing.game = await gameClient(first.game);
    } catch {
      this.failed = true;
      return;
    }
    this.#early.splice(0).forEach((frame) => this.showing.push(frame));
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
    if (this.#begins) this.#catchUp.begin(frame, this.#newest);
    this.#begins = false;
    this.#newest = frame;
    this.showing.arrived(frame);
    if (this.game) return this.showing.push(frame);
    this.#early.push(frame);
    if (this.#early.length === 1) void this.load();
  }

  /** A frame is about to be shown. */
  #before(frame: Frame): void {
    this.#requests.show(frame, (request) => this.#answered(request, frame));
    this.#moveOn(frame);
    this.hinting.follow(frame);
  }

  #settled(): void {
    this.#force();
    if (this.frame && this.game) void this.#catchUp.settle(this.frame, this.game);
  }

  /** The only card plays itself where that is wished for, unless it was just taken back. */
  #force(): void {
    clearTimeout(this.#forcing);
    const { frame } = this;
    if (!settings.forced || frame?.legal.length !== 1 || frame.ply === null) return;
    if (frame.events.some(({ event }) => event === "taken-back")) return;
    this.#forcing = setTimeout(() => {
      if (this.frame === frame && this.settled) this.act(frame.legal[0] ?? "");
    }, FORCED_AFTER);
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

  #refused(refused: Refused): void {
    const action = this.#requests.actionOf(refused.id) ?? "";
    const fallen = this.#requests.fall(refused.id);
    const { comes_back_in: cost } = refused.parameters;
    const free = FREE.includes(refused.code);
    if (typeof cost === "number") this.cost.charge(free ? "" : action, cost);
    this.#wait(free && action ? [action, ...fallen] : fallen);
    if (free) return;
    this.showing.sound(["refused"]);
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

/** The words of a refusal. */
export function refusalWords({ code, parameters }: Refused): Message {
  const { beaten_by: late } = parameters;
  if (typeof late === "number") return { id: "beaten", args: { seconds: late / 1000 } };
  const id = `error-${code}`;
  return hasText(id) ? { id, args: parameters } : { id: "error-unexpected" };
}
