// Colour marks inside texts: a Fluent message writes `{ MARK($colour) }red`, which yields a private-use character
// before the colour word. `Words.svelte` draws it as a mark and colours the word; spoken texts leave it out.

/** A colour of the cards, as in the games' notation. */
export type Colour = "R" | "G" | "P" | "B" | "Y";

const COLOURS: readonly Colour[] = ["R", "G", "P", "B", "Y"];
const FIRST = 0xe000;

/** A stretch of a text: plain, or the name of a colour that is shown with its mark. */
export interface Stretch {
  readonly text: string;
  readonly colour: Colour | null;
}

export function isColour(value: unknown): value is Colour {
  return COLOURS.includes(value as Colour);
}

/** The character that stands for a colour's mark; empty for anything else. */
export function markCharacter(colour: unknown): string {
  return isColour(colour) ? String.fromCharCode(FIRST + COLOURS.indexOf(colour)) : "";
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
    if (match.index > end) found.push({ text: text.slice(end, match.index), colour: null });
    const colour = COLOURS[match[0].charCodeAt(0) - FIRST] ?? null;
    found.push({ text: match[2] ?? "", colour });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), colour: null });
  return found;
}
