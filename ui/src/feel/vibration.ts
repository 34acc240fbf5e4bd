// What a hand feels: its own play, and a refusal.

import { settings } from "../settings.svelte";

/** Milliseconds of trembling, rest, trembling. */
const PATTERNS = { played: [10], refused: [20, 60, 20] } as const;

/** Whether this device can vibrate, as far as the browser tells. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function";
}

export function vibrate(what: keyof typeof PATTERNS): void {
  if (settings.vibration && canVibrate()) navigator.vibrate([...PATTERNS[what]]);
}
