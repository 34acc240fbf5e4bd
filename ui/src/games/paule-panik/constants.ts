// The numbers of the rules that texts and pictures mention; the play itself follows the server's view alone.

import { FACTS } from "../../protocol/facts";
import { numbered } from "../facts";

export const FACTS_HERE = FACTS["paule-panik"];
/** Cards that a hand holds at most. */
export const FULL_HAND = FACTS_HERE.hand;
export const WON_BET = FACTS_HERE.won_bet;
export const LOST_BET = FACTS_HERE.lost_bet;

const POINTS = numbered(FACTS_HERE, "points");

/** The points that win a match of so many players. */
export function pointsToWin(players: number): number {
  return POINTS.get(players) ?? 0;
}
