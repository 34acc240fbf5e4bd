// The keys of the board: digits for the cards, arrows for the stacks.

import { isCharacter, keyOnPage } from "../../keys";
import { settings } from "../../settings.svelte";
import type { KeyHelp } from "../game";
import { BACK } from "../keys";
import { FULL_HAND } from "./constants";

/** The keys for the list of shortcuts. */
export const keys: readonly KeyHelp[] = [
  { keys: `1 … ${FULL_HAND}`, message: { id: "paule-panik-keys-cards" } },
  { keys: "← →", message: { id: "paule-panik-keys-stacks" } },
  { keys: "Enter Space", message: { id: "paule-panik-keys-enter" } },
  { keys: "+ D", message: { id: "paule-panik-keys-draw" } },
  BACK,
];

/** What a key asks for. */
export type KeyMeaning = { readonly slot: number } | { readonly stack: number } | "draw" | undefined;

/**
 * Slots and stacks count from 0. Digits and letters count anywhere on the page, unless a setting keeps them to the board;
 * a key that is held down asks once.
 */
export function asked(event: KeyboardEvent): KeyMeaning {
  const key = keyOnPage(event);
  if (event.repeat && isCharacter(key)) return undefined;
  if (isCharacter(key) && !settings.singleKeys && !onBoard(event.target)) return undefined;
  if (key === "ArrowLeft") return { stack: 0 };
  if (key === "ArrowRight") return { stack: 1 };
  if (key === "+" || key === "d") return "draw";
  const slot = Number(key) - 1;
  return Number.isInteger(slot) && slot >= 0 && slot < FULL_HAND ? { slot } : undefined;
}

function onBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-board]") !== null;
}
