// The cards as they are written, and what is seen of them: "PT" is the purple ten, whose sign is the moon.

import type { Face } from "../../cards/face";
import { SIGN_OF, type Colour } from "./colours";
import { HIGHEST } from "./constants";

/** The parts of a card, as messages take them: `{ colour: "P", rank: 10 }` for "PT". */
export function cardOf(card: string): { readonly colour: Colour; readonly rank: number } {
  const rank = card.slice(1);
  return { colour: card.charAt(0) as Colour, rank: rank === "T" ? HIGHEST : Number(rank) };
}

export function faceOf(card: string): Face {
  const { colour, rank } = cardOf(card);
  return { sign: SIGN_OF[colour], rank };
}
