// Who this browser was leaves nothing behind in it: the next guest would be called like him.

import { KEY } from "../me.svelte";

export function leaveNothing(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser may forbid storage: then nothing is there.
  }
}
