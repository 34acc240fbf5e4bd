// What somebody reads at his first table.

import { settings } from "../../settings.svelte";
import type { Message } from "../game";
import { FACTS_HERE, FULL_HAND } from "./constants";

export function first(): readonly Message[] {
  return [
    { id: "first-paule-panik-goal" },
    { id: "rules-paule-panik-brief-ends", args: { highest: FACTS_HERE.highest, lowest: FACTS_HERE.lowest } },
    { id: "first-paule-panik-hands", args: { hand: FULL_HAND } },
    { id: settings.drag ? "first-paule-panik-tap-drag" : "first-paule-panik-tap" },
  ];
}
