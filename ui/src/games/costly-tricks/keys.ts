// Moving among the cards of a hand with the keyboard.

import type { KeyHelp } from "../game";
import { BACK, ENDS } from "../keys";
import { cardOf } from "./cards";
import { COLOURS } from "./colours";

/** The keys for the list of shortcuts. */
export const keys: readonly KeyHelp[] = [
  { keys: "← → ↑ ↓", message: { id: "costly-tricks-keys-arrows" } },
  ENDS,
  { keys: "0 … 9 T", message: { id: "costly-tricks-keys-ranks" } },
  { keys: COLOURS.join(" "), message: { id: "costly-tricks-keys-colours" } },
  { keys: "Enter Space", message: { id: "costly-tricks-keys-enter" } },
  BACK,
];

/** The card that an arrow key leads to: along the row, or to the nearest row that holds cards; none at the edge. */
export function neighbour(hand: readonly string[], from: string, key: string): string | undefined {
  const rows = COLOURS.map((colour) => hand.filter((card) => cardOf(card).colour === colour)).filter(
    (row) => row.length,
  );
  const row = rows.findIndex((cards) => cards.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  switch (key) {
    case "ArrowLeft":
      return rows[row]?.[column - 1];
    case "ArrowRight":
      return rows[row]?.[column + 1];
    case "ArrowUp":
      return nearest(rows[row - 1], column);
    case "ArrowDown":
      return nearest(rows[row + 1], column);
    case "Home":
      return rows[row]?.[0];
    case "End":
      return rows[row]?.at(-1);
    default:
      return undefined;
  }
}

function nearest(row: readonly string[] | undefined, column: number): string | undefined {
  return row?.[Math.min(column, row.length - 1)];
}

/** The next legal card of the rank or colour that a key names: 0 to 9 or T, R, G, P or B; again and again it goes on. */
export function toCard(legal: readonly string[], from: string, key: string): string | undefined {
  if (!/^[0-9trgpb]$/i.test(key)) return undefined;
  const found = legal.filter((card) => card.includes(key.toUpperCase()));
  return found[(found.indexOf(from) + 1) % found.length];
}
