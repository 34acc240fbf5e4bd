// Worths in words: they count for side 0 and are shown as the side that plays counts them.

import type { CardWorths } from "../games/game";
import { signed } from "../text";

export type Bounds = readonly [number, number];

/** Bounds as a side counts them: those of [-3, 5] are [-5, 3] for side 1. */
export function boundsFor(side: number, [low, high]: Bounds): Bounds {
  return side === 0 ? [low, high] : [0 - high, 0 - low];
}

/** A certain worth as a number, one that is still being proved as its bounds: "+9", "−2 … +9". */
export function worthText([low, high]: Bounds): string {
  return low === high ? signed(low) : `${signed(low)} … ${signed(high)}`;
}

/** Worths that are certain, as bounds that have met. */
export function certain(worths: Readonly<Record<string, number>>): Record<string, Bounds> {
  return Object.fromEntries(Object.entries(worths).map(([action, worth]) => [action, [worth, worth]]));
}

/** What stands at the cards of a board: certain worths, the best ones marked; "…" while one is not certain. */
export function cardWorths(
  side: number,
  actions: readonly string[],
  worths: Readonly<Record<string, Bounds>>,
): CardWorths {
  const best = bestOf(side, worths);
  const text = (bounds: Bounds | undefined): string =>
    bounds && bounds[0] === bounds[1] ? worthText(boundsFor(side, bounds)) : "…";
  return Object.fromEntries(actions.map((action) => [action, { text: text(worths[action]), best: best.has(action) }]));
}

/** The actions that are certainly best: worth at least what any other can be worth at most. */
export function bestOf(side: number, worths: Readonly<Record<string, Bounds>>): ReadonlySet<string> {
  const own = Object.entries(worths).map(([action, bounds]) => ({ action, bounds: boundsFor(side, bounds) }));
  const most = Math.max(...own.map(({ bounds }) => bounds[1]));
  return new Set(own.filter(({ bounds }) => bounds[0] >= most).map(({ action }) => action));
}
