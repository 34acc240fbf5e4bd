// The keys of the board: digits for the cards, arrows for the stacks.

import type { KeyHelp } from "../game";
import { FULL_HAND } from "./constants";

/** The keys for the list of shortcuts. */
export const keys: readonly KeyHelp[] = [
  { keys: `1 … ${FULL_HAND}`, message: { id: "paule-panik-keys-cards" } },
  { keys: "← →", message: { id: "paule-panik-keys-stacks" } },
  { keys: "+ D", message: { id: "paule-panik-keys-draw" } },
];

/** What a key asks for. */
export type Asked = { readonly slot: number } | { readonly stack: number } | "draw" | undefined;

/** Slots and stacks count from 0. Keys with modifiers are the browser's; those in a field or a dialog, theirs. */
export function asked(event: KeyboardEvent): Asked {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return undefined;
  if (event.key === "ArrowLeft") return { stack: 0 };
  if (event.key === "ArrowRight") return { stack: 1 };
  if (event.key === "+" || event.key.toLowerCase() === "d") return "draw";
  const slot = Number(event.key) - 1;
  return Number.isInteger(slot) && slot >= 0 && slot < FULL_HAND ? { slot } : undefined;
}
