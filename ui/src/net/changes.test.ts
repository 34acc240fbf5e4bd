import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Change, Frame } from "../protocol/protocol";
import { frameAfter } from "./changes";

/** What the room has told a viewer, and some of the whole pictures that it stands for (`tests/room/test_showing.py`). */
interface Told {
  readonly messages: (Frame | Change)[];
  readonly whole: (Frame | null)[];
}

const LINES = readFileSync("../tests/golden/told.jsonl", "utf8").trim().split("\n");
const TOLD = LINES.flatMap((line) => Object.entries(JSON.parse(line) as Record<string, Told>));

test.each(TOLD)("all that is told one after the other makes the whole picture: %s", (_, told) => {
  let frame: Frame | null = null;
  told.messages.forEach((message, at) => {
    frame = frameAfter(frame, message);
    if (told.whole[at]) expect(JSON.stringify(frame)).toBe(JSON.stringify(told.whole[at]));
  });
  expect(told.messages.filter(({ type }) => type === "change").length).toBeGreaterThan(5);
});

test("a view that comes or goes is told whole", () => {
  const view = { game: "costly-tricks", leader: 0 };
  const frame = { type: "frame", n: 1, events: [], view: null, tallies: [[1]] } as unknown as Frame;
  const dealt = frameAfter(frame, { type: "change", n: 2, events: [], frame: { new: { view } } });
  expect(dealt).toEqual({ ...frame, n: 2, view });
  expect(frameAfter(dealt, { type: "change", n: 3, events: [], frame: { new: { view: null } } }).view).toBeNull();
});

test("what was shown before stays as it was", () => {
  const frame = { type: "frame", n: 1, events: [], view: null, tallies: [[1]] } as unknown as Frame;
  expect(frameAfter(frame, { type: "change", n: 2, events: [], frame: { more: { tallies: [[2]] } } }).tallies).toEqual([
    [1],
    [2],
  ]);
  const mended = frameAfter(frame, { type: "change", n: 2, events: [], frame: { at: { tallies: { 0: [3] } } } });
  expect(mended.tallies).toEqual([[3]]);
  expect(frame.tallies).toEqual([[1]]);
});
