// Who came where in a match that is over.

import type { Frame } from "../protocol/protocol";

export interface Placed {
  readonly seat: number;
  /** From 1; those who are level share one. */
  readonly place: number;
  readonly total: number;
}

/**
 * All sides, the best first: those who have won the match, then by what they have collected; who gave up comes last. In all
 * games the sides are the seats, and more is better.
 */
export function placesOf({ tally, winners, seats }: Pick<Frame, "tally" | "winners" | "seats">): Placed[] {
  const worth = (seat: number): [number, number] => [
    winners.includes(seat) ? 1 : seats[seat]?.resigned ? -1 : 0,
    tally[seat] ?? 0,
  ];
  const better = (one: number, other: number): number => {
    const [[rank, total], [otherRank, otherTotal]] = [worth(one), worth(other)];
    return otherRank - rank || otherTotal - total;
  };
  const all = tally.map((_, seat) => seat);
  return all.toSorted(better).map((seat) => ({
    seat,
    place: 1 + all.filter((other) => better(other, seat) < 0).length,
    total: tally[seat] ?? 0,
  }));
}
