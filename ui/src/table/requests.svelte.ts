// What was requested at a table and is not answered yet, in order. In real time one plays on meanwhile: an action may be
// built on another one that is still on its way, and falls with it.

import type { Ahead } from "../games/game";
import { newId } from "../net/ids";
import type { Request } from "../net/socket";
import type { Frame } from "../protocol/protocol";

type Act = Extract<Request, { type: "act" }>;

export class Requests {
  all = $state.raw<readonly Request[]>([]);
  #stored: readonly string[] = [];

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
    const act: Act = { type: "act", id: newId(), seat, ply: frame.ply, action };
    return after === undefined ? act : { ...act, after };
  }

  /** The room has stored a request; of those that a view shows as done it will show it. */
  store(id: string): void {
    this.#stored = [...this.#stored.filter((one) => this.all.some((request) => request.id === one)), id];
  }

  isStored(id: string): boolean {
    return this.#stored.includes(id);
  }

  /** Forgets those that are answered. */
  settle(answered: (request: Request) => boolean): void {
    this.all = this.all.filter((request) => !answered(request));
  }

  /** A request was refused: with it falls what was built on it, for the room refuses that, too; those actions. */
  fall(id: string): string[] {
    const fallen = this.#acts.filter(({ after }) => after === id);
    this.settle((request) => request.id === id);
    return fallen.flatMap((act) => [act.action, ...this.fall(act.id)]);
  }

  clear(): void {
    this.all = [];
  }
}
