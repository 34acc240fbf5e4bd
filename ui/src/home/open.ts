// Opening a table, and going to it.

import { makeTable } from "../net/api";
import { newId } from "../net/ids";
import type { GameInfo, MakeTable } from "../protocol/protocol";
import { go } from "../router.svelte";

/** Against whom: a bot, a friend who gets a link, or somebody at the same screen. */
export const OPPONENTS = ["bot", "friend", "same-screen"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Who sits where, for a game's smallest number of players: the maker first, then the opponents. */
export function seatsFor(game: GameInfo, opponent: Opponent, level = game.default_level): string[] {
  const place = { bot: `bot:${level}`, friend: "open", "same-screen": "same-screen" }[opponent];
  return Array.from({ length: Math.min(...game.players) }, (_, seat) => (seat === 0 ? "me" : place));
}

/** Opens a table and goes there; rejects with the room's reason. */
export async function openTable(table: Omit<MakeTable, "id">): Promise<void> {
  const link = await makeTable({ ...table, id: newId() });
  go(`/t/${link.table}`);
}
