// The numbers of the rules that texts and pictures mention; the play itself follows the server's view alone.

import { FACTS } from "../../protocol/facts";

const facts = FACTS["costly-tricks"];

export const HANDS = facts.hands;
export const SIDES = facts.sides;
export const CARDS = facts.cards;
/** Cards dealt to a hand, and so tricks in a round. */
export const DEAL = facts.deal;
export const HIGHEST = facts.highest;
/** What a trick costs the side that wins it. */
export const COST = facts.cost;
export const CHIPS_TO_WIN = facts.chips;
/** Chips of each side at the start of a tug of war. */
export const HALF_OF_CHIPS = facts.half;
export const ALL_CHIPS = facts.all;
