import { expect, test } from "vitest";
import type { Sound } from "../feel/synth";
import { gameClient } from "./discover";
import type { GameClient } from "./game";

const HEARD: readonly [string, keyof GameClient["sounds"], Sound | undefined][] = [
  ["buddy", "buddy-card-played", "card"],
  ["buddy", "buddy-table-taken", undefined],
  ["costly-tricks", "costly-tricks-card-played", "card"],
  ["costly-tricks", "costly-tricks-trick-won", undefined],
  ["paule-panik", "paule-panik-card-played", "card"],
  ["paule-panik", "paule-panik-card-turned", "card"],
  ["paule-panik", "paule-panik-bets-turned", "page"],
  ["paule-panik", "paule-panik-bet-said", undefined],
  ["third-man", "third-man-bid-sealed", "card"],
  ["third-man", "third-man-revealed", "page"],
  ["third-man", "third-man-annulled", "page"],
];

test.each(HEARD)("%s: %s sounds like %s", async (game, event, sound) => {
  expect((await gameClient(game)).sounds[event]).toBe(sound);
});
