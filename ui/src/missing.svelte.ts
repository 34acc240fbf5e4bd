// A part of the client that could not be loaded: the room is asked why, and the page loaded anew if that may help.

import { loadAnew } from "./build.svelte";
import type { Message } from "./games/game";
import { getMe } from "./net/api";

let reason = $state.raw<Message>({ id: "error-unreachable" });

/** Why a part of the page is not there. */
export function whyMissing(): Message {
  return reason;
}

/** Follows the downloads that fail; after an upgrade of the room what this page would load has other names. */
export function watchMissing(): void {
  window.addEventListener("vite:preloadError", () => void ask());
}

/** Without an answer of the room there is nothing to load: a page that shows what it has is better than none. */
async function ask(): Promise<void> {
  try {
    await getMe();
  } catch {
    return;
  }
  reason = { id: "error-part-missing" };
  loadAnew();
}
