// A card's notation in parts, shared by all games with coloured ranks: "PT" is the purple ten.

import type { Colour } from "../text/marks";

export interface Face {
  readonly colour: Colour;
  readonly rank: number;
}

/** The parts of a card in the notation of records, for example `{ colour: "P", rank: 10 }` for "PT". */
export function face(card: string): Face {
  const rank = card.slice(1);
  return { colour: card.charAt(0) as Colour, rank: rank === "T" ? 10 : Number(rank) };
}

/** The state a card of a hand is shown in; `rest` lies flat, `live` may be played, `barred` may not. */
export type CardState = "rest" | "live" | "barred" | "selected" | "pending" | "refused";
