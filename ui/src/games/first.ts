// What is told at somebody's first table alike in all games in turns.

import { byTouch, confirmsPlay } from "../settings.svelte";
import type { Message } from "./game";

/** What a tap or a click on a card does, as this person has set it. */
export function tapOnCard(): Message {
  return {
    id: confirmsPlay() ? "first-tap-twice" : "first-tap-once",
    args: { pointer: byTouch() ? "touch" : "mouse" },
  };
}
