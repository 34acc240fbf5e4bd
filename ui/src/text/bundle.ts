// Fluent bundles: one a language, loaded when it is chosen.

import { FluentBundle, FluentResource, type FluentFunction, type FluentValue, FluentNumber } from "@fluent/bundle";
import { markCharacter } from "./marks";
import { minus, signed } from "./numbers";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  de: () => import("virtual:texts/de"),
};

function plain(value: FluentValue | undefined): unknown {
  return value instanceof FluentNumber ? value.value : value;
}

/** What the catalogues may call: MARK($colour), SIGNED($number) for scores, MINUS($number) for other numbers. */
const FUNCTIONS: Record<string, FluentFunction> = {
  MARK: ([colour]) => markCharacter(plain(colour)),
  SIGNED: ([number]) => signed(Number(plain(number))),
  MINUS: ([number]) => minus(Number(plain(number))),
};

/** A bundle of catalogues. Arguments are not isolated: all our languages run from left to right. */
export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

export async function loadBundle(language: Language): Promise<FluentBundle> {
  return makeBundle(language, (await SOURCES[language]()).default);
}

/** The first language that the browser asks for and we have; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const found = codes.find((code) => LANGUAGES.includes(code as Language));
  return (found as Language | undefined) ?? "en";
}
