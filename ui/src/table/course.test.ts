import { expect, test } from "vitest";
import { courseOf } from "./course";

test("lines run from nothing to what each has in the end, the most at the top", () => {
  const lines = courseOf([
    [1, 0, 0],
    [1, 0, 2],
    [1, 1, 4],
  ]);
  expect(lines.map(({ totals }) => totals)).toEqual([
    [1, 1, 1],
    [0, 0, 1],
    [0, 2, 4],
  ]);
  expect(lines[2]?.points).toEqual([
    { x: 0, y: 1 },
    { x: 1 / 3, y: 1 },
    { x: 2 / 3, y: 0.5 },
    { x: 1, y: 0 },
  ]);
  expect(lines.map(({ end, beside }) => [end, beside])).toEqual([
    [0.75, 0],
    [0.75, 1],
    [0, 0],
  ]);
});

test("points that go below nothing have their room", () => {
  expect(courseOf([[-2, 2]]).map(({ end }) => end)).toEqual([1, 0]);
});
