// What was requested at a table and is not answered yet, in order. In real time one plays on meanwhile: an action may be
// built on another one that is still on its way, and falls with it.

import type { Ahead } from "../games/game";
import { newId } from "../net/ids";
import type { Request } from "../net/socket";
import type { Frame } from "../protocol/protocol";

type Act = Extract<Request, { type: "act" }>;

export class Requests {
  all = $state.raw<readonly Request[]>([]);
  /** Those that the room has done, each with the frame that is to be shown before it is over. */
  #stored: readonly { readonly id: string; readonly shownBy: Frame }[] = [];

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

  /** The room has stored a request; the frame that shows it came before: it is over once the newest one is shown. */
  store(id: string, newest: Frame | null, shown: Frame | null): void {
    if (newest === null || newest === shown) this.settle((request) => request.id === id);
    else this.#stored = [...this.#stored, { id, shownBy: newest }];
  }

  /** A frame is shown: forgets the requests that it answers, or that were stored before it came. */
  show(frame: Frame, answers: (request: Request) => boolean): void {
    const stored = this.#stored.filter(({ shownBy }) => shownBy === frame).map(({ id }) => id);
    this.settle((request) => answers(request) || stored.includes(request.id));
  }

  /** Forgets those that are answered. */
  settle(answered: (request: Request) => boolean): void {
    this.all = this.all.filter((request) => !answered(request));
    this.#stored = this.#stored.filter(({ id }) => this.all.some((request) => request.id === id));
  }

  /** A request was refused: with it falls what was built on it, for the room refuses that, too; those actions. */
  fall(id: string): string[] {
    const fallen = this.#acts.filter(({ after }) => after === id);
    this.settle((request) => request.id === id);
    return fallen.flatMap((act) => [act.action, ...this.fall(act.id)]);
  }

  clear(): void {
    this.settle(() => true);
  }
}
