// A live connection to the room that comes back by itself: whatever loses it, and also when nobody says that it is lost.

import type { Message } from "../games/game";
import type { Ping } from "../protocol/protocol";
import { LONGEST_WAIT, TRIES, waitBefore, whyNoLine } from "./line";

/**
 * How the connection is. `blocked`: none opens though the room answers over HTTP, or the room has closed it for a reason;
 * it is tried on like a lost one. `End` is what it does not come back from by itself.
 */
export type LineStatus<End extends string = never> = "connecting" | "open" | "lost" | "blocked" | End;

/** The part of a WebSocket that is used; tests bring their own. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** What is made of a connection. */
export interface LineUse<Heard, End extends string = never> {
  /** A message of the room; one that shows that the line works is followed by `begin`. */
  hear(message: Heard): void;
  /** How the connection is now, and of a blocked one, why. */
  status(status: LineStatus<End>, reason?: Message): void;
  /** The room's close codes after which it is not tried again. */
  readonly ends?: Readonly<Record<number, End>>;
}

/** Without a word from the room for this long, it is asked; without an answer for `NO_ANSWER`, the line is dead. */
const SILENCE = 15_000;
/** The room answers a message at once; a line on which it does not is dead. */
const NO_ANSWER = 8_000;
const PING: Ping = { type: "ping", at: 0 };

/** The room's close code for whoever sends too much. */
export const TOO_MUCH = 4008;
/** WebSocket's own close code for a service that has no room now. */
export const TRY_LATER = 1013;
/** Why the room has closed the line, where its close code says so. It is not asked again soon. */
const REASONS: Readonly<Record<number, Message>> = {
  [TOO_MUCH]: { id: "connection-too-much" },
  [TRY_LATER]: { id: "connection-full" },
};

export class ReconnectingSocket<Sent extends object, Heard, End extends string = never> {
  #wire: Wire | null = null;
  #status: LineStatus<End> = "connecting";
  #reason: Message | undefined;
  /** It is over for the page, until the person connects anew. */
  #ended = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #closed = new AbortController();

  /** `whyNot` tells why no connection opens, if anything but the room is to blame. */
  constructor(
    private readonly open: () => Wire,
    private readonly use: LineUse<Heard, End>,
    private readonly whyNot: () => Promise<Message | undefined> = whyNoLine,
  ) {
    this.#followBrowser(this.#closed.signal);
    this.connect();
  }

  /** Connects now, whatever there is: at the start, or because the person wants it here again. */
  connect(): void {
    this.#drop();
    if (this.#closed.signal.aborted) return;
    if (this.#ended || this.#status === "open") this.#become("connecting"); // what is sent now waits for the new line
    this.#ended = false;
    const wire = this.open();
    this.#wire = wire;
    wire.onopen = () => this.#expectSomething();
    wire.onmessage = (event: MessageEvent<string>) => {
      this.#expectSomething();
      this.use.hear(JSON.parse(event.data) as Heard);
    };
    wire.onclose = (event) => this.#lost(event.code);
    this.#expectSomething();
  }

  /** Connects now if it is waiting to. */
  hurry(): void {
    if (!this.#wire && !this.#ended) this.connect();
  }

  /** The page is visible or the network is back: no waiting now. An open line is asked whether it still is one. */
  wake(): void {
    if (this.#ended) return;
    this.#tries = 0;
    if (this.#status === "open") this.#ask(PING);
    else this.connect();
  }

  /** The browser says that there is no network: what is open now only seems to be. */
  offline(): void {
    if (this.#status === "open") this.#lost(0);
  }

  /** What was heard shows that the line works. True if it did not a moment ago: what has no answer is sent again now. */
  begin(): boolean {
    const first = this.#status !== "open";
    this.#tries = 0;
    this.#become("open");
    return first;
  }

  /** Sends a message that the room answers at once, if the line is open. */
  send(message: Sent): void {
    if (this.#status === "open") this.#ask(message);
  }

  /** Sends a message that the room does not answer. */
  reply(message: Sent): void {
    this.#write(message);
  }

  /** It is over for the page. */
  end(end: End): void {
    this.#drop();
    this.#ended = true;
    this.#become(end);
  }

  /** Leaves for good. */
  close(): void {
    this.#closed.abort();
    this.#drop();
  }

  #followBrowser(signal: AbortSignal): void {
    const seen = (): void => {
      if (document.visibilityState === "visible") this.wake();
    };
    document.addEventListener("visibilitychange", seen, { signal });
    window.addEventListener("online", seen, { signal });
    window.addEventListener("offline", () => this.offline(), { signal });
  }

  #lost(code: number): void {
    const end = this.use.ends?.[code];
    if (end !== undefined) return this.end(end);
    this.#drop();
    const reason = REASONS[code];
    if (reason) this.#become("blocked", reason);
    else if (this.#status !== "blocked") this.#become("lost");
    this.#retry = setTimeout(() => this.connect(), reason ? LONGEST_WAIT : waitBefore(this.#tries++));
    if (!reason && this.#tries >= TRIES) void this.#explain();
  }

  /** Asks what is the matter; meanwhile the connection may have opened, or be over. */
  async #explain(): Promise<void> {
    const reason = await this.whyNot();
    if (this.#closed.signal.aborted || (this.#status !== "lost" && this.#status !== "blocked")) return;
    this.#become(reason ? "blocked" : "lost", reason);
  }

  #expectSomething(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.#status === "open" ? this.#ask(PING) : this.#lost(0)), SILENCE);
  }

  #ask(message: Sent | Ping): void {
    this.#write(message);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(0), NO_ANSWER);
  }

  #write(message: Sent | Ping): void {
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

  #become(status: LineStatus<End>, reason?: Message): void {
    if (this.#status === status && this.#reason?.id === reason?.id) return;
    [this.#status, this.#reason] = [status, reason];
    this.use.status(status, reason);
  }
}
