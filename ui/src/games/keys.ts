// The keys that all boards have, for the list of shortcuts.

import type { KeyHelp } from "./game";

/** From card to card. */
export const ENDS: KeyHelp = { keys: "Home End", message: { id: "keys-ends" } };
/** A chosen card, and what lies over the board. */
export const BACK: KeyHelp = { keys: "Esc", message: { id: "keys-back" } };
