// What the pictures must know of the cards: how they are written, and numbers that come from the rules.

import { FACTS } from "../../protocol/facts";
import { numbered } from "../facts";

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

const POINTS = numbered(BUDDY, "points");

/** How many points a card shows. */
export function pointsOf(card: string): number {
  return POINTS.get(rankOf(card)) ?? 0;
}
