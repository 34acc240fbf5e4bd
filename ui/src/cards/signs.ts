// The signs that stand for the colours of cards, so that nobody needs to tell inks apart. A game says which of its cards has
// which; the shell's own sign shows four of them.

/** Each with an ink of its own: red, green, purple, blue and yellow. */
export const SIGNS = ["sun", "fir", "moon", "wave", "house"] as const;
export type Sign = (typeof SIGNS)[number];

export function isSign(value: unknown): value is Sign {
  return SIGNS.includes(value as Sign);
}
