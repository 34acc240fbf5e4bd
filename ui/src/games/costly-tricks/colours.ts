// The colours of the cards, and the sign that each has.

import type { Sign } from "../../cards/signs";

export type Colour = "R" | "G" | "P" | "B";

/** In the order in which they lie in a hand. */
export const COLOURS: readonly Colour[] = ["R", "G", "P", "B"];

export const SIGN_OF: Readonly<Record<Colour, Sign>> = { R: "sun", G: "fir", P: "moon", B: "wave" };
