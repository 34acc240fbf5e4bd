// The pseudo-language: English with accents and two letters in five doubled, so two fifths longer. What does not fit in it
// would not fit in some language. It is made of the texts alone; arguments, marks and numbers stay as they are.

const ACCENTED: Readonly<Record<string, string>> = { a: "á", c: "ç", e: "é", i: "í", n: "ñ", o: "ó", u: "ú", y: "ý" };
/** A letter in such a place of each five of a word is doubled. */
const DOUBLED: readonly number[] = [1, 3];

/** A text two fifths longer, for example "Plláýý ñóów" for "Play now"; a letter alone stays alone. */
export function lengthen(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) => [...word].map(letterAt).join(""));
}

function letterAt(letter: string, place: number): string {
  const lower = letter.toLowerCase();
  const accented = ACCENTED[lower] ?? lower;
  const shown = letter === lower ? accented : accented.toUpperCase();
  return DOUBLED.includes(place % 5) ? shown + accented : shown;
}
