// Opening a table, and going to it.

import { loadMe } from "../me.svelte";
import { makeTable } from "../net/api";
import { newId } from "../net/ids";
import type { GameInfo, MakeTable } from "../protocol/protocol";
import { go } from "../router.svelte";

/** Against whom: bots, friends who get a link, or somebody at the same screen. */
export type Opponent = "bot" | "friend" | "same-screen";

/** Who sits where: the maker first, then the opponents; of a game that has no bots, friends. */
export function seatsFor(game: GameInfo, opponent: Opponent, players = Math.min(...game.players)): string[] {
  const bot = game.default_level ? `bot:${game.default_level}` : "open";
  const place = { bot, friend: "open", "same-screen": "same-screen" }[opponent];
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : place));
}

/** Who may sit at a seat: any of the bots, whoever gets the link, somebody at the same screen. */
export function placesFor(game: GameInfo): string[] {
  return [...game.levels.map((level) => `bot:${level}`), "open", ...(game.open_hands ? ["same-screen"] : [])];
}

/** The seats of a table for more or fewer players; those who had one keep it. */
export function resized(game: GameInfo, places: readonly string[], players: number): string[] {
  return seatsFor(game, "bot", players).map((place, seat) => places[seat] ?? place);
}

/** The order that has no answer yet, with its id: a room that seemed to fail may have done it all the same. */
let unanswered: { readonly order: string; readonly id: string } | undefined;

/** Opens a table and goes there; rejects with the room's reason. The same order again, after that, makes no second one. */
export async function openTable(table: Omit<MakeTable, "id">): Promise<void> {
  const order = JSON.stringify(table);
  await loadMe(); // so that he sits down under his name
  if (unanswered?.order !== order) unanswered = { order, id: newId() };
  const link = await makeTable({ ...table, id: unanswered.id });
  unanswered = undefined;
  go(`t/${link.table}`);
}
