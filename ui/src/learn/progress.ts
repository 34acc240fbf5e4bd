// What this browser knows of somebody's lessons; kept in its local storage, where there is one.

import { store, storedObject } from "../stored";

const KEY = "parlour.learn";

/** The steps of a course that are done, and the one that was open last. */
export interface Progress {
  readonly done: readonly number[];
  readonly open: number;
}

const NOTHING: Progress = { done: [], open: 1 };

function all(): Record<string, Progress | undefined> {
  return storedObject<Record<string, Progress>>(KEY);
}

export function progressOf(game: string, course: string): Progress {
  const { done, open } = all()[`${game}/${course}`] ?? NOTHING;
  return Array.isArray(done) && Number.isInteger(open) ? { done, open } : NOTHING;
}

function keep(game: string, course: string, progress: Progress): void {
  store(KEY, { ...all(), [`${game}/${course}`]: progress });
}

export function openStep(game: string, course: string, open: number): void {
  keep(game, course, { ...progressOf(game, course), open });
}

/** A step is done; the next time the course goes on with the one after. */
export function stepDone(game: string, course: string, step: number, next: number): void {
  const { done } = progressOf(game, course);
  keep(game, course, { done: [...new Set([...done, step])], open: next });
}
