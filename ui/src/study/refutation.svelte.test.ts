import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Study } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { StudyLink } from "./link.svelte";
import type { GameRecord } from "./record";
import { PACE, Refutation } from "./refutation.svelte";

const START: GameRecord = { game: "costly-tricks", players: 2, setup: { leader: 0 }, actions: [] };
const ANSWER = ["B3", "PT", "B6"];
type Asked = Exclude<Study["ask"], { type: "ping" }>;

let asked: Omit<Asked, "id">[];
let link: StudyLink;
let refutation: Refutation;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  asked = [];
  link = new StudyLink();
  link.ask = (asking) => {
    asked.push(asking);
    link.current = false;
    link.worths = link.round = undefined;
  };
  leave = $effect.root(() => {
    refutation = new Refutation(link);
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** A view that tells which one it is. */
const viewOf = (number: number): never => ({ number }) as never;

function solved(line: readonly string[] = ANSWER): void {
  link.worths = { id: "", worths: {}, done: true, line: [...line] } as never;
  flushSync();
}

function told(count = ANSWER.length + 2): void {
  link.round = { id: "", record: {}, side: null, views: Array.from({ length: count }, (_, n) => viewOf(n)) } as never;
  flushSync();
}

function refuted(): void {
  refutation.refute(START, "R5");
  solved();
  told();
}

test("the best answer to a wrong card is asked for, then every moment of it", () => {
  refutation.refute(START, "R5");
  expect(asked).toEqual([{ type: "position", record: { ...START, actions: ["R5"] } }]);
  solved();
  expect(asked[1]).toEqual({ type: "review", record: { ...START, actions: ["R5", ...ANSWER] } });
  told();
  expect(refutation.line).toEqual(["R5", ...ANSWER]);
  expect([refutation.at, refutation.view]).toEqual([1, viewOf(1)]);
});

test("it is played card by card, and stops at the end", () => {
  refuted();
  for (const at of [2, 3, 4]) {
    vi.advanceTimersByTime(PACE);
    flushSync();
    expect([refutation.at, refutation.view]).toEqual([at, viewOf(at)]);
  }
  expect(refutation.going).toBe(false);
  refutation.turn();
  expect([refutation.at, refutation.going]).toEqual([1, true]);
});

test("where motion is reduced nothing goes by itself, and every step can be taken", () => {
  settings.motion = "reduced";
  refuted();
  vi.advanceTimersByTime(10 * PACE);
  flushSync();
  expect(refutation.at).toBe(1);
  refutation.go(2);
  expect(refutation.view).toEqual(viewOf(2));
  refutation.go(99);
  expect(refutation.at).toBe(4);
  refutation.go(0);
  expect(refutation.at).toBe(1);
});

test("a step that somebody takes holds the board there", () => {
  refuted();
  refutation.go(2);
  flushSync();
  vi.advanceTimersByTime(10 * PACE);
  expect(refutation.at).toBe(2);
});

test("closed it shows nothing, and an answer that comes late changes nothing", () => {
  refutation.refute(START, "R5");
  refutation.close();
  solved();
  expect([refutation.open, refutation.line, refutation.view]).toEqual([false, [], undefined]);
  expect(asked).toHaveLength(1);
});

test("another wrong card is answered anew", () => {
  refuted();
  refutation.refute(START, "RT");
  flushSync();
  expect([refutation.ready, refutation.view]).toEqual([false, undefined]);
  solved([]);
  told(2);
  expect([refutation.line, refutation.at, refutation.going]).toEqual([["RT"], 1, false]);
});
