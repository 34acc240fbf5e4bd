import type { Language } from "../text";

/** Each language in its own words, so that whoever needs it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };
