// Where the cards of a hand lie: each keeps its place until it is played, so that eyes and fingers find it again.

import { FULL_HAND } from "./constants";
import { cardOf } from "./view";

export type Slots = readonly (string | null)[];

export const EMPTY: Slots = Array.from({ length: FULL_HAND }, () => null);

/**
 * The places after a hand has changed: cards that stay keep theirs, new ones take the first free ones. A hand without a
 * card of the old one is laid out anew, by rank.
 */
export function arrange(before: Slots, hand: readonly string[]): Slots {
  const kept = before.map((card) => (card !== null && hand.includes(card) ? card : null));
  const added = hand.filter((card) => !kept.includes(card));
  if (added.length === hand.length) added.sort((one, other) => cardOf(one).rank - cardOf(other).rank);
  return kept.map((card) => card ?? added.shift() ?? null);
}
