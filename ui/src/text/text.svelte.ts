// The text of a message in the language that is on. Reading it in a template or an effect follows the language.

import type { FluentBundle } from "@fluent/bundle";
import type { Message } from "../games/game";
import { isolated } from "./isolate";
import { loadBundle, PSEUDO, type Language, type TextPart, type Wording } from "./bundle";

export type Arguments = Readonly<Record<string, string | number>>;

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>("en");

let wanted: Wording = "en";
let parts: readonly TextPart[] = [];
let newest: Promise<void> | undefined;

/** Loads a language and switches all texts to it. */
export function setLanguage(wording: Wording): Promise<void> {
  wanted = wording;
  return load();
}

/** Loads what the games say, or what their lessons do; until then only what stands on their boxes is there. */
export async function loadTexts(...wantedParts: readonly TextPart[]): Promise<void> {
  const missing = wantedParts.filter((part) => !parts.includes(part));
  if (missing.length === 0) return newest;
  parts = [...parts, ...missing];
  try {
    await load();
  } catch (error) {
    parts = parts.filter((part) => !missing.includes(part));
    throw error;
  }
}

/** Of several loads at once the last one counts, and the others wait for it. */
function load(): Promise<void> {
  const wording = wanted;
  const loading: Promise<void> = loadBundle(wording, parts)
    .then((loaded) => {
      if (newest !== loading) return newest;
      useBundle(wording === PSEUDO ? "en" : wording, loaded);
      return undefined;
    })
    .finally(() => {
      if (newest === loading) newest = undefined;
    });
  newest = loading;
  return loading;
}

/** Switches all texts to a bundle that is already there, for example in tests. */
export function useBundle(language: Language, loaded: FluentBundle): void {
  bundle = loaded;
  current = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

/** Whether there is a message of that id: a text that a game may leave out. */
export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A game's own wording of a message, if it has one: what others call a round is a series in one of them. */
export function wordingOf(game: string, id: string): string {
  const own = `${game}-${id}`;
  return hasText(own) ? own : id;
}

/**
 * The text of a message, for example `t("trick-of", { trick: 6, size: 11 })`.
 *
 * An argument that runs from right to left is isolated. A message that is missing shows as its id: the check of the catalogues makes sure that none is.
 */
export function t(id: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ? isolatedAll(args) : null, errors);
  if (errors.length > 0) console.error(`text ${id}:`, errors[0]);
  return text;
}

function isolatedAll(args: Arguments): Arguments {
  const entries = Object.entries(args);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]),
  );
}

/** The text of a message that came as a value. */
export function say(message: Message): string {
  return t(message.id, message.args);
}
