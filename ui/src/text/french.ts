// French leaves a space before high punctuation and within quotation marks; no line may end there.

/** The text with a narrow space that does not break, for example in "Qui joue ?". */
export function unbroken(text: string): string {
  return text.replace(/ (?=[?!:;»])|(?<=«) /g, "\u202F");
}
