// What lay on the stacks, as it was shown a moment ago: a finger that comes down now was aimed at that.

import type { Tops } from "./ahead";

/** So long before a tap its finger was aimed, in milliseconds: hardly anybody answers quicker to what he sees. */
export const AIM = 300;

interface Picture {
  /** Since when it was shown, on the clock of `performance.now`. */
  readonly since: number;
  readonly tops: Tops;
}

export class Pictures {
  #shown: readonly Picture[] = [];

  /** These tops are shown from now on. What the person has laid himself, he knew all the time: `own` are such cards. */
  show(tops: Tops, own: readonly string[], now: number): void {
    const known = this.#shown.map(({ since, tops: before }) => ({ since, tops: before.map(unlessOwn) }));
    const same = known.at(-1)?.tops.every((top, stack) => top === tops[stack]);
    const all = same ? known : [...known, { since: now, tops }];
    this.#shown = all.slice(Math.max(0, aimedAt(all, now)));

    function unlessOwn(before: string | undefined, stack: number): string | undefined {
      const top = tops[stack];
      return top !== undefined && own.includes(top) ? top : before;
    }
  }

  /** The tops at which a finger was aimed that comes down now. */
  aimed(now: number): Tops {
    return (this.#shown[aimedAt(this.#shown, now)] ?? this.#shown[0])?.tops ?? [];
  }

  /** A new round: nothing was shown before it. */
  clear(): void {
    this.#shown = [];
  }
}

function aimedAt(shown: readonly Picture[], now: number): number {
  return shown.findLastIndex(({ since }) => since <= now - AIM);
}
