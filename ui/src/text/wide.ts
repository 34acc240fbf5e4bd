// Very long words within sentences: a guest may call himself by 24 wide letters, which must not take a line or leave theirs.

/** So many letters in a row may be wider than a sentence has room for; most are not. */
const LONG = /([^\s\p{P}\p{Cf}]{13,})(\S*)/u;

/** Some words of a sentence, and a long one that follows them with what sticks to it: "’s", a comma. */
export interface Piece {
  readonly words: string;
  readonly long: string;
  readonly sticks: string;
}

/** A sentence, taken apart at its long words; in one piece where it has none. */
export function atLongWords(text: string): Piece[] {
  const parts = text.split(LONG);
  return parts.flatMap((words, at) =>
    at % 3 ? [] : { words, long: parts[at + 1] ?? "", sticks: parts[at + 2] ?? "" },
  );
}
