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

/** Beside what the first page may say: what the games say, and what their lessons do. */
export type TextPart = "games" | "lessons";

const SOURCES: Record<Language, Record<TextPart | "first", Source>> = {
  en: {
    first: () => import("virtual:texts/en"),
    games: () => import("virtual:texts/en/games"),
    lessons: () => import("virtual:texts/en/lessons"),
  },
  fr: {
    first: () => import("virtual:texts/fr"),
    games: () => import("virtual:texts/fr/games"),
    lessons: () => import("virtual:texts/fr/lessons"),
  },
  de: {
    first: () => import("virtual:texts/de"),
    games: () => import("virtual:texts/de/games"),
    lessons: () => import("virtual:texts/de/lessons"),
  },
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

/** Loads the texts that the first page may need, and of the others those parts that are asked for. */
export async function loadBundle(wording: Wording, parts: Iterable<TextPart>): Promise<FluentBundle> {
  const language = wording === PSEUDO ? "en" : wording;
  const sources = await Promise.all((["first", ...parts] as const).map((part) => SOURCES[language][part]()));
  const transform = wording === PSEUDO ? (await import("./pseudo")).lengthen : undefined;
  return makeBundle(language, sources.map((source) => source.default).join("\n"), transform);
}

/** The first language that the browser asks for and we have; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.split("-", 1)[0]?.toLowerCase());
  const found = codes.find((code) => LANGUAGES.includes(code as Language));
  return (found as Language | undefined) ?? "en";
}
