// What somebody reads at his first table.

import { byTouch, confirmsPlay } from "../../settings.svelte";
import type { Message } from "../game";
import { AUCTIONS, CHIPS_TO_WIN } from "./constants";

export function first(): readonly Message[] {
  return [
    { id: "first-third-man-track", args: { auctions: AUCTIONS, chips: CHIPS_TO_WIN } },
    { id: "first-third-man-goal" },
    { id: "first-third-man-hands" },
    {
      id: confirmsPlay() ? "first-third-man-tap-twice" : "first-third-man-tap-once",
      args: { pointer: byTouch() ? "touch" : "mouse" },
    },
  ];
}
