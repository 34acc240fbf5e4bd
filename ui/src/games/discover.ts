// The games this client can show: every folder beside this file with an index.ts, each loaded when it is needed.

import type { GameClient } from "./game";

const loaders = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const loaded = new Map<string, Promise<GameClient>>();

export function hasClient(game: string): boolean {
  return `./${game}/index.ts` in loaders;
}

/** The client's part of a game; rejects for a game that has none. A failed download is tried anew the next time. */
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
  return (await loader()).default;
}
