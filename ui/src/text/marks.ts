// Marks inside texts: a Fluent message writes `{ MARK("sun") }red`, which yields a private-use character before the
// colour word. `Words.svelte` draws it as a mark and colours the word; spoken texts leave it out.

import { isSign, SIGNS, type Sign } from "../cards/signs";

const FIRST = 0xe000;

/** A stretch of a text: plain, or the name of a colour that is shown with its mark. */
export interface Stretch {
  readonly text: string;
  readonly sign: Sign | null;
}

/** The character that stands for a mark; empty for what is no sign. */
export function markCharacter(sign: unknown): string {
  return isSign(sign) ? String.fromCharCode(FIRST + SIGNS.indexOf(sign)) : "";
}

/** The text as it is spoken or copied: without marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE004]/g, "");
}

/** Splits at the marks; each colours the word, the rank or the word with its rank that follows: "red", "8", "red 8". */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(/([\uE000-\uE004])\s?(\p{L}+(?:[ \u00A0]\d+)?|\d+)?/gu)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), sign: null });
    const sign = SIGNS[match[0].charCodeAt(0) - FIRST] ?? null;
    found.push({ text: match[2] ?? "", sign });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), sign: null });
  return found;
}
