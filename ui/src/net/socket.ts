// The connection of a table page: one WebSocket that comes back by itself, and resends what was not answered.

import type { ClientMessage, Echo, Frame, Ping, Pings, Refused, ServerMessage } from "../protocol/protocol";

/**
 * How the connection is. `replaced`: the same seat was opened elsewhere, and only the person takes it back.
 * `unknown`: there is no such table. `left`: the person has given up his seat and gone.
 */
export type Status = "connecting" | "open" | "lost" | "replaced" | "unknown" | "left";

/** A message that the room acknowledges or refuses. */
export type Request = Exclude<ClientMessage, Ping | Echo>;

export interface Listener {
  frame(frame: Frame): void;
  refused(refused: Refused): void;
  /** The message of that id is stored. */
  acknowledged(id: string): void;
  /** How long a message takes to each seat and back, in milliseconds. */
  pings(pings: Pings["pings"]): void;
  status(status: Status): void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

const LONGEST_WAIT = 10_000;
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

/** Milliseconds before try number `tries` (from 0) to connect anew: 250, 500, 1000 … 10000. */
export function waitBefore(tries: number): number {
  return Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(tries, 10));
}

export class TableSocket {
  #wire: Wire | null = null;
  #status: Status = "connecting";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Request>();

  constructor(
    private readonly open: () => Wire,
    private readonly listener: Listener,
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
    if (message.type === "frame") this.#frame(message);
    else if (message.type === "acknowledged") this.#acknowledge(message.id);
    else if (message.type === "refused") this.#refuse(message);
    else if (message.type === "replaced") this.#end("replaced");
    else if (message.type === "probe") this.#write({ type: "echo", probe: message.probe });
    else if (message.type === "pings") this.listener.pings(message.pings);
  }

  /** The first frame shows that the line works, and where the table stands: now resend. */
  #frame(frame: Frame): void {
    const first = this.#status !== "open";
    if (first) {
      this.#tries = 0;
      this.#become("open");
    }
    this.listener.frame(frame);
    if (first) this.#unanswered.forEach((message) => this.#expectAnswer(message));
  }

  #acknowledge(id: string): void {
    this.#unanswered.delete(id);
    this.listener.acknowledged(id);
  }

  #refuse(refused: Refused): void {
    this.#unanswered.delete(refused.id);
    this.listener.refused(refused);
  }

  #lost(code: number): void {
    if (code === NO_SUCH_TABLE) return this.#end("unknown");
    if (code === LEFT) return this.#end("left");
    this.#drop();
    this.#become("lost");
    this.#retry = setTimeout(() => this.connect(), waitBefore(this.#tries++));
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

  #become(status: Status): void {
    if (this.#status === status) return;
    this.#status = status;
    this.listener.status(status);
  }
}

function wishOf(message: Omit<Request, "id">): string {
  return JSON.stringify({ ...message, id: undefined });
}

/** The address of a table's live connection, for example `ws://host/api/tables/abc/live`. */
export function liveAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/tables/${table}/live`;
}
