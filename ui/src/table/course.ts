// The lines of a match's course.

/** A point in a square of 1 by 1: from left to right the rounds, from the bottom up what somebody has. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CourseLine {
  readonly seat: number;
  /** What the seat had after each round. */
  readonly totals: readonly number[];
  readonly points: readonly Point[];
  /** The height of the last point. */
  readonly end: number;
  /** So many seats before this one end at the same height. */
  readonly beside: number;
}

/** The lines of what each side had after each round; all begin together, with nothing. */
export function courseOf(tallies: readonly (readonly number[])[]): CourseLine[] {
  const all = tallies.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const height = (total: number): number => (most - total) / (most - least);
  const last = tallies.at(-1) ?? [];
  return last.map((total, seat) => {
    const totals = tallies.map((tally) => tally[seat] ?? 0);
    const points = [0, ...totals].map((one, round) => ({ x: round / totals.length, y: height(one) }));
    return {
      seat,
      totals,
      points,
      end: height(total),
      beside: last.slice(0, seat).filter((one) => one === total).length,
    };
  });
}
