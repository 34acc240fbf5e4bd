// Lists within sentences.

import { language } from "./text.svelte";

/** Our English is British: "8, 9 or 10". */
const LOCALES = { en: "en-GB", fr: "fr", de: "de" } as const;

/** The parts as a list in the language that is on, for example "8, 9 or 10", "8, 9 oder 10". */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language()], { type: "disjunction" }).format(parts);
}

/** All of the parts, for example "Mira, Jonas and Tom", "Mira, Jonas und Tom". */
export function every(parts: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language()], { type: "conjunction" }).format(parts);
}

/** The parts in a row, for example "you 52, Mira 38, Bot 26". */
export function row(parts: readonly string[]): string {
  return parts.join(", ");
}
