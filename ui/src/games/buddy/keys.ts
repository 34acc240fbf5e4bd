// Moving among the cards of a set with the keyboard.

import type { KeyHelp } from "../game";
import { BACK, ENDS } from "../keys";

/** The keys for the list of shortcuts. */
export const keys: readonly KeyHelp[] = [
  { keys: "← → ↑ ↓", message: { id: "buddy-keys-arrows" } },
  ENDS,
  { keys: "1 … 9 T 0", message: { id: "buddy-keys-ranks" } },
  { keys: "Enter Space", message: { id: "buddy-keys-enter" } },
  BACK,
];

/** The card that a key leads to; none at the edge. `rows` are the rows as they lie, with the cards that are left. */
export function step(rows: readonly (readonly string[])[], from: string, key: string): string | undefined {
  const cards = rows.flat();
  const place = cards.indexOf(from);
  switch (key) {
    case "ArrowLeft":
      return cards[place - 1];
    case "ArrowRight":
      return cards[place + 1];
    case "ArrowUp":
      return across(rows, from, -1);
    case "ArrowDown":
      return across(rows, from, 1);
    case "Home":
      return cards[0];
    case "End":
      return cards.at(-1);
    default:
      return cards.find((card) => card === (key === "0" ? "T" : key.toUpperCase()));
  }
}

/** The card of the other row that lies nearest. */
function across(rows: readonly (readonly string[])[], from: string, by: number): string | undefined {
  const row = rows.findIndex((cards) => cards.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  const other = rows[row + by];
  return other?.[Math.min(column, other.length - 1)];
}
