// The games at whose table somebody has been in this browser; kept in its local storage, where there is one.

import { store, storedText } from "../stored";

const KEY = "parlour.met";

let met = $state.raw(parseMet(storedText(KEY)));

/** The games in a stored text; what is none, or not there, counts as none. */
export function parseMet(text: string | null): readonly string[] {
  try {
    const games: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(games) ? games.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

/** Whether somebody has read what stands at the first table of a game, or has played there without. */
export function isMet(game: string): boolean {
  return met.includes(game);
}

export function meet(game: string): void {
  if (isMet(game)) return;
  met = [...parseMet(storedText(KEY)), game]; // another window may have met one meanwhile
  store(KEY, met);
}
