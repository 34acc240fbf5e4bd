// The numbers of the rules that texts and pictures mention; the play itself follows the server's view alone.

import { FACTS } from "../../protocol/facts";

const facts = FACTS["third-man"];

export const HIGHEST = facts.highest;
/** The ranks of a hand, in rising order. */
export const RANKS: readonly number[] = Array.from({ length: facts.cards }, (_, index) => facts.lowest + index);
/** What the first place earns, less the bid, and what each earns of two who share it. */
export const PRIZE = facts.prize;
export const HALF = facts.half;
export const CHIPS_TO_WIN = facts.chips;
/** The auctions of a series. */
export const AUCTIONS = facts.auctions;
