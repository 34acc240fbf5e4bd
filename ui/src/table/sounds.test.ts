import { expect, test } from "vitest";
import type { GameClient } from "../games/game";
import type { Frame } from "../protocol/protocol";
import { soundsOf } from "./sounds";

const game = { sounds: { "buddy-card-played": "card", "third-man-revealed": "page" } } as unknown as GameClient;
const ME = { kind: "person", mine: true } as Frame["seats"][number];
const OTHER = { ...ME, mine: false };

function frame(events: readonly string[], change: Partial<Frame> = {}): Frame {
  const seats = [ME, OTHER];
  return {
    phase: "playing",
    seats,
    acting: null,
    to_act: [],
    ply: 3,
    events: events.map((event) => ({ event })),
    ...change,
  } as Frame;
}

const MINE: Partial<Frame> = { acting: 0, to_act: [0] };

test("the events of a frame sound in their order, each sound once", () => {
  const events = ["buddy-card-played", "third-man-revealed", "buddy-card-played", "tally-changed"];
  expect(soundsOf(frame(events), frame([]), game)).toEqual(["card", "page", "chip"]);
});

test("what has no sound is silent", () => {
  expect(soundsOf(frame(["reacted", "buddy-round-ended"]), frame([]), game)).toEqual([]);
});

test("the two notes come when the turn comes, not again while it stays", () => {
  expect(soundsOf(frame(["buddy-card-played"], MINE), frame([]), game)).toEqual(["card", "turn"]);
  expect(soundsOf(frame(["buddy-card-played"], MINE), frame([], MINE), game)).toEqual(["card"]);
});

test("no turn comes in real time, after a bid that may still be changed, and at a shared screen", () => {
  expect(soundsOf(frame([], { ...MINE, ply: null }), frame([]), game)).toEqual([]);
  expect(soundsOf(frame([], { ...MINE, waits_for: [1] }), frame([]), game)).toEqual([]);
  expect(soundsOf(frame([], { ...MINE, seats: [ME, ME] }), frame([]), game)).toEqual([]);
});
