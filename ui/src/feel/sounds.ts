// The sounds of a table: when they may be heard. They are made in `synth.ts`.

import { settings } from "../settings.svelte";
import { synthesise, type Sound } from "./synth";

/** Seconds between the beginnings of sounds that belong to one moment. */
const APART = 0.13;

let context: AudioContext | undefined;

/** Call it in a gesture, without which no browser lets a page be heard. */
export function unlockSound(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}

/** Turns the sound on or off for good; call it in a gesture, too. */
export function toggleSound(): void {
  settings.sound = !settings.sound;
  unlockSound();
}

/** Plays sounds one after the other, the first at once. What cannot be heard now is not played later. */
export function play(sounds: readonly Sound[]): void {
  const heard = context;
  if (sounds.length === 0 || !settings.sound || heard?.state !== "running") return;
  sounds.forEach((sound, index) => synthesise[sound](heard, heard.currentTime + index * APART));
}
