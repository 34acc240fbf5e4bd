// What the pictures must know of the cards; the numbers come from the rules, and the play follows the server's view.

import { FACTS } from "../../protocol/facts";

export const BUDDY = FACTS.buddy;
export const SEATS = BUDDY.players;

/** The cards of a set in notation, from low to high: "1" to "9" and "T". */
export const CARDS: readonly string[] = Array.from({ length: BUDDY.cards }, (_, index) => nameOf(BUDDY.lowest + index));

/** The notation of a rank. */
export function nameOf(rank: number): string {
  return rank === BUDDY.highest ? "T" : `${rank}`;
}

export function rankOf(card: string): number {
  return card === "T" ? BUDDY.highest : Number(card);
}

/** How many points a card shows: as many as its rank, or none. */
export function pointsOf(card: string): number {
  const rank = rankOf(card);
  return rank <= BUDDY.last_worth ? rank : 0;
}

/** The two rows in which a set lies: those with points, and the higher ones. */
export const LOW = CARDS.filter((card) => pointsOf(card) > 0);
export const HIGH = CARDS.filter((card) => pointsOf(card) === 0);
