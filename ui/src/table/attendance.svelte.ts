// A page that looks at a round that is over keeps a line to its table: whoever sits there is told what goes on, and the
// others are told at what he looks.

import { heardBuild } from "../build.svelte";
import { lineTo } from "../net/line";
import { TableSocket, type TableStatus } from "../net/socket";
import type { Wire } from "../net/reconnecting";
import type { Frame, LookAt } from "../protocol/protocol";

export class Attendance {
  /** The table at this moment; null until it is known, and for whoever has no seat there. */
  frame = $state.raw<Frame | null>(null);
  /** When the frame came, on the clock of `performance.now`. */
  cameAt = $state(0);
  readonly #socket: TableSocket;

  constructor(
    table: string,
    { match, round }: LookAt,
    open: (path: string) => Wire = (path) => new WebSocket(lineTo(path)),
  ) {
    const nothing = (): void => {};
    this.#socket = new TableSocket(() => open(`api/tables/${table}/live?look=${match}/${round}`), {
      frame: (frame) => this.#show(frame),
      status: (status) => this.#become(status),
      hello: (build) => {
        heardBuild(build);
        return false;
      },
      refused: nothing,
      acknowledged: nothing,
      pings: nothing,
      watchers: nothing,
      leave: nothing,
    });
  }

  close(): void {
    this.#socket.close();
  }

  #show(frame: Frame): void {
    this.frame = frame.seats.some((info) => info.mine) ? frame : null;
    this.cameAt = performance.now();
  }

  #become(status: TableStatus): void {
    if (status !== "open") this.frame = null;
  }
}
