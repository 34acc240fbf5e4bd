import { expect, test } from "vitest";
import { TURNED } from "./layout";
import { revealTime, stepsOf } from "./reveal.svelte";

const EASY = revealTime(1200);

test("cards turn over one after the other, then places are stamped, and there is time to see each", () => {
  const steps = stepsOf(EASY);
  expect(steps.map(({ turned, stamped }) => [turned, stamped])).toEqual([
    [2, false],
    [3, false],
    [4, false],
    [4, true],
  ]);
  const times = [...steps.map(({ after }) => after), EASY];
  expect(times[0]).toBe(0);
  times.slice(1).forEach((time, index) => expect(time - (times[index] ?? 0)).toBeGreaterThan(TURNED));
});

test("whoever is in a hurry sees all cards turn over at once, and the longest pause ends", () => {
  expect(stepsOf(revealTime(0))).toEqual([{ after: 0, turned: 4, stamped: false }]);
  expect(revealTime(0)).toBe(TURNED);
  expect(revealTime(600)).toBeLessThan(EASY);
  expect(revealTime(Infinity)).toBe(EASY);
});
