// Opening a table, and going to it.

import { loadMe } from "../me.svelte";
import { makeTable } from "../net/api";
import { newId } from "../net/ids";
import type { GameInfo, MakeTable } from "../protocol/protocol";
import { go } from "../router.svelte";
import { isMet } from "../table/met.svelte";
import { rungOf } from "./ladder";

/** Against whom: bots, friends who get a link, or somebody at the same screen. */
export type Opponent = "bot" | "friend" | "same-screen";

/**
 * Who sits where: the maker first, then the opponents; of a game that has no bots, friends.
 *
 * Of bots the first is the one that is near what the guest has won on this device, and the others are those below it.
 */
export function seatsFor(game: GameInfo, opponent: Opponent, players = Math.min(...game.players)): string[] {
  if (opponent === "bot") return seatsAgainst(game, rungOf(game), players);
  const place = opponent === "friend" ? "open" : opponent;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : place));
}

/** The maker, the bot at that place of the ladder, and those below it; the gentlest as often as it takes. */
export function seatsAgainst(game: GameInfo, rung: number, players: number): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const bot = game.bots[Math.max(rung + 1 - seat, 0)];
    return seat === 0 ? "me" : bot ? `bot:${bot.id}` : "open";
  });
}

/** Who may sit at a seat: any of the bots, whoever gets the link, somebody at the same screen. */
export function placesFor(game: GameInfo): string[] {
  return [...game.bots.map((bot) => `bot:${bot.id}`), "open", ...(game.open_hands ? ["same-screen"] : [])];
}

/** The seats of a table for more or fewer players; those who had one keep it. */
export function resized(game: GameInfo, places: readonly string[], players: number): string[] {
  return seatsFor(game, "bot", players).map((place, seat) => places[seat] ?? place);
}

/** The seats of those who share this screen, with the names that were typed; none for whoever sits here alone. */
export function namesFor(places: readonly string[], typed: readonly string[]): { seat: number; name: string }[] {
  const here = places.flatMap((place, seat) =>
    place === "me" || place === "same-screen" ? [{ seat, name: typed[seat] ?? "" }] : [],
  );
  return here.length > 1 ? here : [];
}

/** The order that has no answer yet, with its id: a room that seemed to fail may have done it all the same. */
let unanswered: { readonly order: string; readonly id: string } | undefined;

/** Opens a table and goes there; rejects with the room's reason. The same order again, after that, makes no second one. */
export async function openTable(wanted: Omit<MakeTable, "id">): Promise<void> {
  const table = { ...wanted, newcomer: !isMet(wanted.game) };
  const order = JSON.stringify(table);
  await loadMe(); // so that he sits down under his name
  if (unanswered?.order !== order) unanswered = { order, id: newId() };
  const link = await makeTable({ ...table, id: unanswered.id });
  unanswered = undefined;
  go(`t/${link.table}`);
}
