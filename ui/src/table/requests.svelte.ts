// What this page has asked of the room and what has not come of it yet, in order: shown as pending, and never longer than
// that. In real time one plays on meanwhile: an action may be built on another one that is still on its way, and falls
// with it.

import type { Ahead, GameClient } from "../games/game";
import { newId } from "../net/ids";
import type { Request } from "../net/socket";
import type { Frame } from "../protocol/protocol";

type Act = Extract<Request, { type: "act" }>;

/**
 * The requests that wait for their answer. One is answered by a frame that shows it as done, or in which the table has
 * moved on from where it was made; by the room's acknowledgement, once the frames that came before that are shown; or
 * by a refusal. Whichever comes first ends it.
 */
export class Requests {
  all = $state.raw<readonly Request[]>([]);
  /** The acknowledged requests, each with the frame that is to be shown before it is forgotten. */
  #done: readonly { readonly id: string; readonly shownBy: Frame }[] = [];

  /** The actions among them. */
  get sent(): string[] {
    return this.#acts.map(({ action }) => action);
  }

  get #acts(): Act[] {
    return this.all.filter((request) => request.type === "act");
  }

  /** The action of a request that is not answered yet. */
  actionOf(id: string): string | undefined {
    return this.#acts.find((act) => act.id === id)?.action;
  }

  add(request: Request): void {
    this.all = [...this.all, request];
  }

  /** An action for the seat that is to act. */
  act(frame: Frame, seat: number, action: string, ahead: Ahead | undefined): Act {
    const base = frame.ply === null ? ahead?.builtOn(frame, this.sent, action) : null;
    const after = this.#acts.findLast((act) => act.action === base)?.id;
    const act: Act = { type: "act", id: newId(), seat, round: frame.round, ply: frame.ply, action };
    return after === undefined ? act : { ...act, after };
  }

  /** A frame is shown now. */
  show(frame: Frame, game: GameClient | null): void {
    const shown = this.#done.filter(({ shownBy }) => shownBy === frame).map(({ id }) => id);
    this.#drop((request) => answers(frame, request, game) || shown.includes(request.id));
  }

  /** The room has done a request. It says so after the frame that shows it: all is known once the newest one is shown. */
  acknowledged(id: string, newest: Frame | null, shown: Frame | null): void {
    if (newest === null || newest === shown) this.#drop((request) => request.id === id);
    else this.#done = [...this.#done, { id, shownBy: newest }];
  }

  /** A request was refused: with it falls what was built on it, for the room refuses that, too; those actions. */
  fall(id: string): string[] {
    const fallen = this.#acts.filter(({ after }) => after === id);
    this.#drop((request) => request.id === id);
    return fallen.flatMap((act) => [act.action, ...this.fall(act.id)]);
  }

  clear(): void {
    this.#drop(() => true);
  }

  #drop(done: (request: Request) => boolean): void {
    this.all = this.all.filter((request) => !done(request));
    this.#done = this.#done.filter(({ id }) => this.all.some((request) => request.id === id));
  }
}

/** Names the moment of a turn: an action that was meant for another one cannot be played any more. */
export function momentOf({ round, ply, phase }: Pick<Frame, "round" | "ply" | "phase">): string {
  return `${phase} ${round} ${ply}`;
}

/**
 * Whether a frame tells that a request is over. No frame tells it of an action while a pause covers the table; any
 * other request is over with the next frame.
 */
function answers(frame: Frame, request: Request, game: GameClient | null): boolean {
  if (request.type !== "act") return true;
  if (frame.phase !== "playing" || frame.ply !== request.ply || frame.round !== request.round) return true;
  return frame.view !== null && (game?.isDone?.(frame, request.action) ?? false);
}
