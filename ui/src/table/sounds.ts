// What a frame sounds like: its events, and that it has become this person's turn.

import type { Sound } from "../feel/synth";
import type { GameClient } from "../games/game";
import type { Frame } from "../protocol/protocol";
import { sameScreen } from "../text";
import { isMyTurn } from "./turn";

/** Whether a sound is that of what is seen to happen; the others tell what came of it. */
export function happens(sound: Sound): boolean {
  return sound !== "chip" && sound !== "turn";
}

/** The sounds of a frame that follows another, each once, in the order of the events. */
export function soundsOf(frame: Frame, before: Frame, game: GameClient): Sound[] {
  const events = frame.events.flatMap(({ event }) => (event === "tally-changed" ? "chip" : (game.sounds[event] ?? [])));
  const comes = isMyTurn(frame) && !isMyTurn(before) && !sameScreen(frame.seats);
  return [...new Set<Sound>([...events, ...(comes ? (["turn"] as const) : [])])];
}
