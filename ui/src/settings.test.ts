import { expect, test } from "vitest";
import { parseSettings } from "./settings.svelte";

test("without anything stored there are defaults", () => {
  expect(parseSettings(null)).toEqual({
    language: "auto",
    theme: "auto",
    confirm: "auto",
    drag: false,
    motion: "auto",
    trickPause: 1200,
    hints: true,
    sound: true,
    vibration: true,
    singleKeys: true,
  });
});

test("what was stored comes back, and what is no allowed value does not", () => {
  const stored = JSON.stringify({ theme: "dark", hints: false, trickPause: 7, language: "xx", other: 1 });
  expect(parseSettings(stored)).toEqual({ ...parseSettings(null), theme: "dark", hints: false });
});

test("a text that is no settings at all does no harm", () => {
  for (const text of ["", "null", "[]", '"x"', "{broken"]) expect(parseSettings(text)).toEqual(parseSettings(null));
});
