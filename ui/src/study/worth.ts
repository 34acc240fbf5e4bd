// Worths in words: they count for side 0 and are shown as the side that plays counts them.

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

/** The actions that are certainly best: worth at least what any other can be worth at most. */
export function bestOf(side: number, worths: Readonly<Record<string, Bounds>>): ReadonlySet<string> {
  const own = Object.entries(worths).map(([action, bounds]) => ({ action, bounds: boundsFor(side, bounds) }));
  const most = Math.max(...own.map(({ bounds }) => bounds[1]));
  return new Set(own.filter(({ bounds }) => bounds[0] >= most).map(({ action }) => action));
}
