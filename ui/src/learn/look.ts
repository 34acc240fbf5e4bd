// What is lit, in words: for whoever listens to the page instead of looking at it.

import type { SeatInfo } from "../protocol/protocol";
import { row, t, who } from "../text";
import { selectorOf } from "./lit";

/** The sentence, or nothing; a lit card is not named, since what is asked names it. */
export function lookAt(parts: readonly string[], seats: readonly SeatInfo[], board: ParentNode): string {
  const named = parts.filter((part) => !part.startsWith("mine:")).map((part) => nameOf(part, seats, board));
  return named.length > 0 ? t("learn-look", { parts: row(named) }) : "";
}

/** A hand is called as its board calls it: one player may have several. */
function nameOf(part: string, seats: readonly SeatInfo[], board: ParentNode): string {
  const [kind, which] = part.split(":");
  const own = kind === "hand" ? board.querySelector(selectorOf(part))?.getAttribute("aria-label") : null;
  if (own) return own;
  if (which === undefined) return t(`learn-lit-${kind}`);
  return t(`learn-lit-${kind}`, kind === "stack" || kind === "side" ? { side: which } : who(seats, Number(which)));
}
