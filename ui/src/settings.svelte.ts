// What a person has set in this browser; kept in its local storage, where there is one.

import { media } from "./media.svelte";
import { store, storedText } from "./stored";
import { LANGUAGES, preferredLanguage, PSEUDO, type Wording } from "./text/bundle";

export const THEMES = ["auto", "light", "dark"] as const;
export const CONFIRMATIONS = ["auto", "always", "never"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
/** How long what came of a play stays to be looked at, a finished trick for example: milliseconds, or until a tap. */
export const PAUSES = [0, 600, 1200, 2000, 4000, "tap"] as const;

export interface Settings {
  language: "auto" | Wording;
  theme: (typeof THEMES)[number];
  /** Whether a card is chosen first and played by a second step; auto: on touch only. */
  confirm: (typeof CONFIRMATIONS)[number];
  /** Whether cards are dragged where everybody plays at once; else they are played as soon as they are pressed. */
  drag: boolean;
  motion: (typeof MOTIONS)[number];
  /** How long what a game wants to be looked at stays. */
  pause: (typeof PAUSES)[number];
  /** Whether the only card that may be played is played by itself, in turns. */
  forced: boolean;
  /** Whether it is told what each card that may be played would do. */
  preview: boolean;
  sound: boolean;
  vibration: boolean;
  /** Whether letters, digits and signs do something wherever the focus is; speech input may type them by mistake. */
  singleKeys: boolean;
}

const KEY = "parlour.settings";
const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  confirm: "auto",
  drag: false,
  motion: "auto",
  pause: 1200,
  forced: false,
  preview: true,
  sound: true,
  vibration: true,
  singleKeys: true,
};

/** What a setting was called when this browser may have stored it. */
const EARLIER: Partial<Record<string, string>> = { pause: "trickPause", preview: "hints" };

const ALLOWED: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: ["auto", ...LANGUAGES, PSEUDO],
  theme: THEMES,
  confirm: CONFIRMATIONS,
  drag: [true, false],
  motion: MOTIONS,
  pause: PAUSES,
  forced: [true, false],
  preview: [true, false],
  sound: [true, false],
  vibration: [true, false],
  singleKeys: [true, false],
};

/** The settings in a stored text; what is not allowed, or not there, has its default. */
export function parseSettings(text: string | null): Settings {
  const settings = { ...DEFAULTS };
  try {
    const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
    for (const [name, values] of Object.entries(ALLOWED)) {
      const value = stored[name] ?? stored[EARLIER[name] ?? name];
      if ((values as readonly unknown[]).includes(value)) Object.assign(settings, { [name]: value });
    }
  } catch {
    // A text that is no JSON object counts as none.
  }
  return settings;
}

/** Read and set its fields; components follow. */
export const settings: Settings = $state(parseSettings(storedText(KEY)));

const touch = media("(pointer: coarse)");
const dark = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");

/** Whether a card must be chosen before it is played. */
export function confirmsPlay(): boolean {
  return settings.confirm === "auto" ? touch.matches : settings.confirm === "always";
}

/** Whether a finger is what this person points with, as far as the browser knows. */
export function byTouch(): boolean {
  return touch.matches;
}

export function reducedMotion(): boolean {
  return settings.motion === "auto" ? still.matches : settings.motion === "reduced";
}

export function wantedLanguage(): Wording {
  return settings.language === "auto" ? preferredLanguage(navigator.languages) : settings.language;
}

/** Keeps the page and the storage in step with the settings; call it from a component's initialisation. */
export function applySettings(): void {
  $effect(() => {
    const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["motion"] = reducedMotion() ? "reduced" : "full";
  });
  $effect(() => store(KEY, { ...settings }));
}
