// The numbers of the rules that texts and pictures mention; the play itself follows the server's view alone.

import type { Colour } from "../../text/marks";

export const COLOURS: readonly Colour[] = ["R", "G", "P", "B"];
export const HANDS = 4;
export const SIDES = 2;
/** What a trick costs the side that wins it. */
export const COST = 20;
/** Cards dealt to a hand, and so tricks in a round. */
export const DEAL = 11;
export const CARDS = 44;
export const CHIPS_TO_WIN = 3;
/** Chips in a tug of war; each side starts with half of them. */
export const ALL_CHIPS = 6;
