// Moving among the cards of the own hand with the keyboard.

import type { KeyHelp } from "../game";
import { BACK, ENDS } from "../keys";

/** The keys for the list of shortcuts. */
export const keys: readonly KeyHelp[] = [
  { keys: "← → ↑ ↓", message: { id: "third-man-keys-arrows" } },
  ENDS,
  { keys: "0 … 9", message: { id: "third-man-keys-ranks" } },
  { keys: "Enter Space", message: { id: "third-man-keys-enter" } },
  BACK,
];

/** The card that a key leads to: the one beside, the first, the last, or that of a rank; none if there is none. */
export function reached(hand: readonly string[], from: string, key: string): string | undefined {
  const at = hand.indexOf(from);
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return hand[at - 1];
    case "ArrowRight":
    case "ArrowDown":
      return hand[at + 1];
    case "Home":
      return hand[0];
    case "End":
      return hand.at(-1);
    default:
      return hand.find((card) => card === key);
  }
}
