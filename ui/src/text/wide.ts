// Very long names within sentences: a guest may call himself by 24 wide letters, which must not take a line or leave theirs.

import type { Arguments } from "./text.svelte";

/** So many letters in a row may be wider than a sentence has room for; most are not. */
const LONG = /([^\s\p{P}\p{Cf}]{13,})(\S*)/u;

/** Some words of a sentence, and a long one that follows them with what sticks to it: "’s", a comma. */
export interface Piece {
  readonly words: string;
  readonly long: string;
  readonly sticks: string;
}

/** A sentence, taken apart at the long words that were put into it; its own stay where they are. */
export function atLongWords(text: string, args: Arguments = {}): Piece[] {
  const given = Object.values(args).join(" ");
  const parts = text.split(LONG);
  return parts.flatMap((words, at) => {
    const [long = "", sticks = ""] = parts.slice(at + 1, at + 3);
    if (at % 3) return [];
    return given.includes(long) ? { words, long, sticks } : { words: words + long + sticks, long: "", sticks: "" };
  });
}
