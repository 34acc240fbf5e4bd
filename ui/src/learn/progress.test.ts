import { beforeEach, expect, test } from "vitest";
import { openStep, progressOf, stepDone } from "./progress";

beforeEach(() => localStorage.clear());

test("a course begins at its first step, and goes on where it was left", () => {
  expect(progressOf("some", "learn")).toEqual({ done: [], open: 1 });
  openStep("some", "learn", 3);
  expect(progressOf("some", "learn")).toEqual({ done: [], open: 3 });
  stepDone("some", "learn", 3, 4);
  stepDone("some", "learn", 3, 4);
  expect(progressOf("some", "learn")).toEqual({ done: [3], open: 4 });
  expect(progressOf("some", "better")).toEqual({ done: [], open: 1 });
});

test("what somebody else has written there counts as nothing", () => {
  for (const text of ["nonsense", "7", '{"some/learn": 3}', '{"some/learn": {"done": 1, "open": "x"}}']) {
    localStorage.setItem("parlour.learn", text);
    expect(progressOf("some", "learn"), text).toEqual({ done: [], open: 1 });
  }
});
