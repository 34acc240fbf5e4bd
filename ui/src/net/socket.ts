// The connection of a table page: one WebSocket that comes back by itself, and resends what was not answered.

import type { Message } from "../games/game";
import type { ClientMessage, Echo, Frame, Ping, Pings, Refused, ServerMessage } from "../protocol/protocol";
import { TRIES, waitBefore, whyNoLine } from "./line";

/**
 * How the connection is. `replaced`: the same seat was opened elsewhere, and only the person takes it back.
 * `unknown`: there is no such table. `left`: the person has given up his seat and gone.
 * `blocked`: no connection opens though the room answers over HTTP; it is tried on like a lost one.
 */
export type Status = "connecting" | "open" | "lost" | "blocked" | "replaced" | "unknown" | "left";

/** A message that the room acknowledges or refuses. */
export type Request = Exclude<ClientMessage, Ping | Echo>;

export interface Listener {
  frame(frame: Frame): void;
  refused(refused: Refused): void;
  /** The message of that id is stored; the frame that shows it has come before. */
  acknowledged(id: string): void;
  /** How long a message takes to each seat and back, in milliseconds. */
  pings(pings: Pings["pings"]): void;
  /** How the connection is now, and of a blocked one, why. */
  status(status: Status, reason?: Message): void;
  /** Whether the page is to be left for another build of the client as soon as everything asked is answered. */
  hello(build: string): boolean;
  /** Everything is answered: the page is left now. */
  leave(): void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** Without a word from the room for this long, it is asked; without an answer for as long again, the line is dead. */
const SILENCE = 15_000;
/** The room answers a message at once; a line on which it does not is dead. */
const NO_ANSWER = 8_000;
/** The room's close code for a table that does not exist. */
export const NO_SUCH_TABLE = 4004;
/** The room's close code for whoever has left. */
export const LEFT = 4002;
/** What a connection does not come back from by itself. */
export const ENDS: readonly Status[] = ["replaced", "unknown", "left"];

export class TableSocket {
  #wire: Wire | null = null;
  #status: Status = "connecting";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Request>();
  #leaving = false;

  /** `whyNot` tells why no connection opens, if anything but the room is to blame. */
  constructor(
    private readonly open: () => Wire,
    private readonly listener: Listener,
    private readonly whyNot: () => Promise<Message | undefined> = whyNoLine,
  ) {
    this.connect();
  }

  /** Connects now: at the start, when the page becomes visible or the network returns, or to play here instead. */
  connect(): void {
    this.#drop();
    if (ENDS.includes(this.#status)) this.#become("connecting");
    const wire = this.open();
    this.#wire = wire;
    wire.onopen = () => this.#expectSomething();
    wire.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.#lost(event.code);
    this.#expectSomething();
  }

  /** The page is visible or the network is back: no waiting now. An open line is asked whether it still is one. */
  wake(): void {
    if (ENDS.includes(this.#status)) return;
    this.#tries = 0;
    if (this.#status === "open") this.#ask();
    else this.connect();
  }

  /** Sends a message until it is answered: at once, and again with the same id whenever the line is back. */
  request(message: Request): void {
    this.#unanswered.set(message.id, message);
    if (this.#status === "open") this.#expectAnswer(message);
  }

  /** Whether the same, but for its id, was requested and is not answered yet: a double click, as a rule. */
  awaits(message: Omit<Request, "id">): boolean {
    return [...this.#unanswered.values()].some((one) => wishOf(one) === wishOf(message));
  }

  /** The browser says that there is no network: what is open now only seems to be. */
  offline(): void {
    if (this.#status === "open") this.#lost(0);
  }

  close(): void {
    this.#drop();
  }

  #receive(message: ServerMessage): void {
    this.#expectSomething();
    if (message.type === "hello") this.#leaving = this.listener.hello(message.build);
    else if (message.type === "frame") this.#frame(message);
    else if (message.type === "acknowledged") this.#acknowledge(message.id);
    else if (message.type === "refused") this.#refuse(message);
    else if (message.type === "replaced") this.#end("replaced");
    else if (message.type === "probe") this.#write({ type: "echo", probe: message.probe });
    else if (message.type === "pings") this.listener.pings(message.pings);
  }

  /**
   * The first frame shows that the line works, and where the table stands: now resend. A page that is to be left may not
   * understand it.
   */
  #frame(frame: Frame): void {
    const first = this.#status !== "open";
    if (first) {
      this.#tries = 0;
      this.#become("open");
    }
    if (!this.#leaving) this.listener.frame(frame);
    if (first) this.#unanswered.forEach((message) => this.#expectAnswer(message));
    this.#leaveIfDone();
  }

  #leaveIfDone(): void {
    if (!this.#leaving || this.#unanswered.size > 0) return;
    this.#leaving = false;
    this.listener.leave();
  }

  #acknowledge(id: string): void {
    this.#unanswered.delete(id);
    this.listener.acknowledged(id);
    this.#leaveIfDone();
  }

  #refuse(refused: Refused): void {
    this.#unanswered.delete(refused.id);
    this.listener.refused(refused);
    this.#leaveIfDone();
  }

  #lost(code: number): void {
    if (code === NO_SUCH_TABLE) return this.#end("unknown");
    if (code === LEFT) return this.#end("left");
    this.#drop();
    if (this.#status !== "blocked") this.#become("lost");
    this.#retry = setTimeout(() => this.connect(), waitBefore(this.#tries++));
    if (this.#tries >= TRIES) void this.#explain();
  }

  /** Asks what is the matter; meanwhile the connection may have opened, or be over. */
  async #explain(): Promise<void> {
    const reason = await this.whyNot();
    if (this.#status === "lost" || this.#status === "blocked") this.#become(reason ? "blocked" : "lost", reason);
  }

  #end(status: "replaced" | "unknown" | "left"): void {
    this.#drop();
    this.#unanswered.clear();
    this.#become(status);
  }

  #expectSomething(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.#status === "open" ? this.#ask() : this.#lost(0)), SILENCE);
  }

  #expectAnswer(message: Request): void {
    this.#write(message);
    this.#giveUpAfter(NO_ANSWER);
  }

  #ask(): void {
    this.#write({ type: "ping", at: 0 });
    this.#giveUpAfter(NO_ANSWER);
  }

  #giveUpAfter(milliseconds: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(0), milliseconds);
  }

  #write(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #become(status: Status, reason?: Message): void {
    if (this.#status === status) return;
    this.#status = status;
    this.listener.status(status, reason);
  }
}

function wishOf(message: Omit<Request, "id">): string {
  return JSON.stringify({ ...message, id: undefined });
}
