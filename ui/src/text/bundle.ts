// Fluent bundles: one a language, loaded when it is chosen.

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type TextTransform,
} from "@fluent/bundle";
import { unbroken } from "./french";
import { markCharacter } from "./marks";
import { minus, signed } from "./numbers";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
/** English made longer, to find what has too little room; only a setting typed by hand turns it on. */
export const PSEUDO = "pseudo";
export type Wording = Language | typeof PSEUDO;

type Source = () => Promise<{ default: string }>;

/** What the first page may say, and what the games say. */
const SOURCES: Record<Language, readonly [Source, Source]> = {
  en: [() => import("virtual:texts/en"), () => import("virtual:texts/en/games")],
  fr: [() => import("virtual:texts/fr"), () => import("virtual:texts/fr/games")],
  de: [() => import("virtual:texts/de"), () => import("virtual:texts/de/games")],
};

/** What becomes of all texts of a language. */
const TRANSFORMS: Partial<Record<Language, TextTransform>> = { fr: unbroken };

function plain(value: FluentValue | undefined): unknown {
  return value instanceof FluentNumber ? value.value : value;
}

/** What the catalogues may call: MARK("sun"), SIGNED($number) for scores, MINUS($number) for other numbers. */
const FUNCTIONS: Record<string, FluentFunction> = {
  MARK: ([sign]) => markCharacter(plain(sign)),
  SIGNED: ([number]) => signed(Number(plain(number))),
  MINUS: ([number]) => minus(Number(plain(number))),
};

/** A bundle of catalogues. Fluent would isolate every number and mark; `t` isolates what runs from right to left. */
export function makeBundle(
  language: Language,
  source: string,
  transform: TextTransform | undefined = TRANSFORMS[language],
): FluentBundle {
  const options = { useIsolating: false, functions: FUNCTIONS, ...(transform ? { transform } : {}) };
  const bundle = new FluentBundle(language, options);
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

/** Loads the texts that the first page may need; those of the games only if they are asked for. */
export async function loadBundle(wording: Wording, { games }: { games: boolean }): Promise<FluentBundle> {
  const language = wording === PSEUDO ? "en" : wording;
  const [first, ofGames] = SOURCES[language];
  const sources = await Promise.all(games ? [first(), ofGames()] : [first()]);
  const transform = wording === PSEUDO ? (await import("./pseudo")).lengthen : undefined;
  return makeBundle(language, sources.map((source) => source.default).join("\n"), transform);
}

/** The first language that the browser asks for and we have; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.split("-", 1)[0]?.toLowerCase());
  const found = codes.find((code) => LANGUAGES.includes(code as Language));
  return (found as Language | undefined) ?? "en";
}
