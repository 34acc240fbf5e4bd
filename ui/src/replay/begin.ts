// Tables that begin at a moment of another round: opened, named and left for where they have begun.

import { rungOf } from "../home/ladder";
import { loadMe } from "../me.svelte";
import { getGames, request } from "../net/api";
import { newId } from "../net/ids";
import type { GameClient } from "../games/game";
import type { BeginsAt, BeginTable, TableLink } from "../protocol/protocol";
import { go } from "../router.svelte";
import { addressOf, type GameRecord } from "../study/record";
import { isMet } from "../table/met.svelte";

/** A moment, and the seat there that this person plays; without one the room chooses. */
export interface WayOn {
  readonly at: BeginTable["at"];
  readonly seat?: number | null;
}

/** The order that has no answer yet, with its id: a room that seemed to fail may have done it all the same. */
let unanswered: { readonly order: string; readonly id: string } | undefined;

/**
 * Opens a table of a game that begins there, and goes to it; rejects with the room's reason.
 *
 * Where no bot sat, one plays that is `near` what this guest has won on this device, or else the strongest.
 */
export async function beginTable(game: string, { at, seat = null }: WayOn, near: boolean): Promise<void> {
  await loadMe(); // so that he sits down under his name
  const wanted = { at, seat, newcomer: !isMet(game), ...(near ? { level: await nearest(game) } : {}) };
  const order = JSON.stringify(wanted);
  if (unanswered?.order !== order) unanswered = { order, id: newId() };
  const link = await request<TableLink>("POST", "api/tables/begin", { ...wanted, id: unanswered.id });
  unanswered = undefined;
  go(`t/${link.table}`);
}

async function nearest(game: string): Promise<string | null> {
  const info = (await getGames()).find((one) => one.name === game);
  return info?.bots[rungOf(info)]?.id ?? null;
}

/** Where a table has begun, as an address: the replay at its move, as the seat saw it; or the studied position. */
export function whereBegun({ of, seat, record }: BeginsAt, client: GameClient): string | null {
  if (of) return `replay/${of.table}/${of.match}/${of.round}/${of.move}?eyes=${seat}`;
  const notation = client.study?.notation;
  return record && notation ? addressOf("study", record as GameRecord, notation) : null;
}
