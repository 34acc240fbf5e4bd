// The connection of a table page: it resends what was not answered, and leaves an old page when all is.

import type { Message } from "../games/game";
import type {
  Change,
  ClientMessage,
  Echo,
  Frame,
  Ping,
  Pings,
  Refused,
  ServerMessage,
  Together,
  Watchers,
} from "../protocol/protocol";
import { frameAfter } from "./changes";
import { whyNoLine } from "./line";
import { ReconnectingSocket, type LineStatus, type Wire } from "./reconnecting";

/**
 * What a table page's connection does not come back from by itself. `replaced`: the same seat was opened elsewhere, and
 * only the person takes it back. `unknown`: there is no such table. `left`: the person has given up his seat and gone.
 */
export type TableEnd = "replaced" | "unknown" | "left";
/** How the connection is. */
export type TableStatus = LineStatus<TableEnd>;

/** A message that the room acknowledges or refuses. */
export type Request = Exclude<ClientMessage, Ping | Echo>;

export interface Listener {
  frame(frame: Frame): void;
  refused(refused: Refused): void;
  /** The message of that id is stored; the frame that shows it has come before. */
  acknowledged(id: string): void;
  /** How long a message takes to each seat and back, in milliseconds. */
  pings(pings: Pings["pings"]): void;
  /** Who looks on without a seat. */
  watchers(watchers: Watchers): void;
  /** Who looks together at rounds that are over; told to pages that look at one. */
  together(together: Together): void;
  /** How the connection is now, and of a blocked one, why. */
  status(status: TableStatus, reason?: Message): void;
  /** Whether the page is to be left for another build of the client as soon as everything asked is answered. */
  hello(build: string): boolean;
  /** Everything is answered: the page is left now. */
  leave(): void;
}

/** The room's close codes after which it is not tried again. */
export const CLOSE_CODES: Readonly<Record<number, TableEnd>> = { 4001: "replaced", 4002: "left", 4004: "unknown" };
/** What a connection does not come back from by itself. */
export const ENDS: readonly TableStatus[] = Object.values(CLOSE_CODES);

export class TableSocket {
  readonly #line: ReconnectingSocket<ClientMessage, ServerMessage, TableEnd>;
  #unanswered = new Map<string, Request>();
  #leaving = false;
  /** The newest; every connection begins with a whole one. */
  #seen: Frame | null = null;

  /** `whyNot` tells why no connection opens, if anything but the room is to blame. */
  constructor(
    open: () => Wire,
    private readonly listener: Listener,
    whyNot: () => Promise<Message | undefined> = whyNoLine,
  ) {
    const hear = (message: ServerMessage): void => this.#hear(message);
    const status = (now: TableStatus, reason?: Message): void => this.#become(now, reason);
    this.#line = new ReconnectingSocket(open, { hear, status, ends: CLOSE_CODES }, whyNot);
  }

  /** Connects anew, to play here instead of elsewhere. */
  connect(): void {
    this.#line.connect();
  }

  /** Sends a message until it is answered: at once, and again with the same id whenever the line is back. */
  request(message: Request): void {
    this.#unanswered.set(message.id, message);
    this.#line.send(message);
  }

  /** Whether the same, but for its id, was requested and is not answered yet: a double click, as a rule. */
  awaits(message: Omit<Request, "id">): boolean {
    return [...this.#unanswered.values()].some((one) => wishOf(one) === wishOf(message));
  }

  close(): void {
    this.#line.close();
  }

  #become(status: TableStatus, reason?: Message): void {
    if (ENDS.includes(status)) this.#unanswered.clear();
    this.listener.status(status, reason);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "hello") this.#leaving = this.listener.hello(message.build);
    else if (message.type === "frame" || message.type === "change") this.#frame(message);
    else if (message.type === "acknowledged") this.#acknowledge(message.id);
    else if (message.type === "refused") this.#refuse(message);
    else if (message.type === "replaced") this.#line.end("replaced");
    else if (message.type === "probe") this.#line.reply({ type: "echo", probe: message.probe });
    else if (message.type === "pings") this.listener.pings(message.pings);
    else if (message.type === "watchers") this.listener.watchers(message);
    else if (message.type === "together") this.listener.together(message);
  }

  /**
   * The first frame shows that the line works, and where the table stands: now resend. A page that is to be left may not
   * understand it.
   */
  #frame(message: Frame | Change): void {
    const first = this.#line.begin();
    if (!this.#leaving) this.listener.frame((this.#seen = frameAfter(this.#seen, message)));
    if (first) this.#unanswered.forEach((message) => this.#line.send(message));
    if (message.type === "change" && message.done) this.#acknowledge(message.done);
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
}

function wishOf(message: Omit<Request, "id">): string {
  return JSON.stringify({ ...message, id: undefined });
}
