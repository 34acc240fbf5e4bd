// The games this client can show: every folder beside this file with an index.ts, each loaded when it is needed. The
// picture on the box is loaded without the rest, which is ten times larger.

import type { Component } from "svelte";
import { loadTexts } from "../text";
import type { GameClient } from "./game";

const loaders = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Art.svelte");
const loaded = new Map<string, Promise<GameClient>>();

export function hasClient(game: string): boolean {
  return `./${game}/index.ts` in loaders;
}

/** The picture on a game's box; rejects for a game that has none. */
export async function pictureOf(game: string): Promise<Component> {
  const loader = pictures[`./${game}/Art.svelte`];
  if (!loader) throw new Error(`no picture of ${game}`);
  return (await loader()).default;
}

/** The client's part of a game, when it is there with its texts; rejects for a game that has none. A failed download is tried anew the next time. */
export function gameClient(game: string): Promise<GameClient> {
  const known = loaded.get(game);
  if (known) return known;
  const promise = load(game);
  loaded.set(game, promise);
  promise.catch(() => loaded.delete(game));
  return promise;
}

async function load(game: string): Promise<GameClient> {
  const loader = loaders[`./${game}/index.ts`];
  if (!loader) throw new Error(`no board for ${game}`);
  const [client] = await Promise.all([loader(), loadTexts("games")]);
  return client.default;
}
