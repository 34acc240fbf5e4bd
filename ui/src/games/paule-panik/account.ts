// The arithmetic of a round's account.

import { cardOf, type PaulePanikView } from "./view";

export interface AccountLine {
  readonly seat: number;
  /** From 1. */
  readonly place: number;
  /** The cards that were left in hand and pile. */
  readonly left: number;
  readonly points: number;
  /** How the points came together, such as "12 + 5 + 7 = 24"; empty where there is nothing to add. */
  readonly sum: string;
}

/** A line for each player, from the best place down; none before the round is over. */
export function accountOf(view: PaulePanikView): AccountLine[] {
  const { result, drawn } = view;
  if (!result || !drawn) return [];
  const [first, second] = [cardOf(drawn.cards[0]).rank, cardOf(drawn.cards[1]).rank];
  const prizes = [[first, second], [first], [second]];
  return result.places.map((seat, index) => {
    const points = result.points[seat] ?? 0;
    const earned = prizes[index] ?? [];
    const bonus = points - earned.reduce((sum, part) => sum + part, 0);
    return { seat, place: index + 1, left: leftOf(view, seat), points, sum: sumOf([...earned, bonus], points) };
  });
}

function leftOf(view: PaulePanikView, seat: number): number {
  const player = view.players[seat];
  return player ? player.hand + player.pile : 0;
}

function sumOf(parts: readonly number[], points: number): string {
  const counted = parts.filter((part) => part > 0);
  return counted.length > 1 ? `${counted.join(" + ")} = ${points}` : "";
}
