import { afterEach, expect, test, vi } from "vitest";
import { store, storedObject, storedText } from "./stored";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what is kept is found again, and nothing else is", () => {
  store("one", { a: 1 });
  expect([storedText("one"), storedObject("one")]).toEqual(['{"a":1}', { a: 1 }]);
  expect([storedText("other"), storedObject("other")]).toEqual([null, {}]);
  localStorage.setItem("one", "nonsense");
  expect(storedObject("one")).toEqual({});
});

test("a browser that forbids storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  store("one", { a: 1 });
  expect([storedText("one"), storedObject("one")]).toEqual([null, {}]);
});
