// A page that looks at a round that is over keeps a line to its table: whoever sits there is told what goes on, and the
// others are told at what he looks. Those who look may do so together.

import { heardBuild } from "../build.svelte";
import { lineTo } from "../net/line";
import { newId } from "../net/ids";
import { TableSocket } from "../net/socket";
import type { Wire } from "../net/reconnecting";
import type { Frame, LookAt, Point, Together } from "../protocol/protocol";

/** What a page shows: a moment of its round, through the eyes of a seat or, null, of a spectator. */
export type MomentShown = Pick<Point, "move" | "eyes">;

/** Milliseconds at least between two moments that the others are told. */
const APART = 200;

export class Attendance {
  /** The table at this moment; null until it is known, and while there is no line to it. */
  table = $state.raw<Frame | null>(null);
  /** Those who look together; null until the room tells of any. */
  together = $state.raw<Together | null>(null);
  /** When the frame came, on the clock of `performance.now`. */
  cameAt = $state(0);
  readonly #socket: TableSocket;
  /** What the others are told next, what they were told last, and the message that is on its way to them. */
  #next: MomentShown | null = null;
  #told: MomentShown | null = null;
  #pointing: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    { match, round }: LookAt,
    open: (path: string) => Wire = (path) => new WebSocket(lineTo(path)),
  ) {
    const nothing = (): void => {};
    const done = (id: string): void => this.#pointed(id);
    this.#socket = new TableSocket(() => open(`api/tables/${table}/live?look=${match}/${round}`), {
      frame: (frame) => this.#show(frame),
      status: (status) => {
        if (status !== "open") this.table = null;
      },
      hello: (build) => {
        this.together = this.#told = null; // the room tells anew if there is anything to tell
        heardBuild(build);
        return false;
      },
      refused: ({ id }) => done(id),
      acknowledged: done,
      pings: nothing,
      watchers: nothing,
      together: (together) => (this.together = together),
      leave: nothing,
    });
  }

  /** The same for whoever has a seat there; null for all others. */
  get frame(): Frame | null {
    return this.table?.seats.some((info) => info.mine) ? this.table : null;
  }

  lead(shown: MomentShown): void {
    this.#told = shown;
    this.#socket.request({ type: "lead", id: newId(), move: shown.move, eyes: shown.eyes });
  }

  follow(yes: boolean): void {
    this.#next = null;
    this.#socket.request({ type: "follow", id: newId(), yes });
  }

  /** Tells the others what this page shows now: one message at a time, so that a slow line has the newest next. */
  point(shown: MomentShown): void {
    if (this.#told?.move === shown.move && this.#told.eyes === shown.eyes) return;
    this.#next = this.#told = shown;
    if (this.#pointing === null) this.#point();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  #point(): void {
    this.#pointing = null;
    const next = this.#next;
    if (!next) return;
    this.#next = null;
    this.#pointing = newId();
    this.#socket.request({ type: "point", id: this.#pointing, move: next.move, eyes: next.eyes });
  }

  #pointed(id: string): void {
    if (id === this.#pointing) this.#timer = setTimeout(() => this.#point(), APART);
  }

  #show(frame: Frame): void {
    this.table = frame;
    this.cameAt = performance.now();
  }
}
