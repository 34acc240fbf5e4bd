// The keys of the table page. They are plain letters without modifiers, which no browser claims, and leave the colour
// letters and the digits to the games. A setting turns them off.

import { keyOnPage } from "../keys";
import { settings } from "../settings.svelte";

export type Command = "shortcuts" | "rules" | "menu" | "take-back" | "history" | "next" | "company" | "sound" | "hint";

export const SHORTCUTS: readonly { key: string; command: Command; text: string }[] = [
  { key: "u", command: "take-back", text: "take-back" },
  { key: "h", command: "hint", text: "hint" },
  { key: "n", command: "next", text: "next-round" },
  { key: "i", command: "rules", text: "rules" },
  { key: "w", command: "history", text: "what-happened" },
  { key: "a", command: "company", text: "at-the-table" },
  { key: "s", command: "sound", text: "sound" },
  { key: "m", command: "menu", text: "menu" },
  { key: "?", command: "shortcuts", text: "shortcuts" },
];

/** The command of a key press; none if the key belongs to a field that is written in, to the browser, or is held down. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (!settings.singleKeys || event.repeat) return undefined;
  const pressed = keyOnPage(event);
  return SHORTCUTS.find(({ key }) => key === pressed)?.command;
}
