import { expect, test } from "vitest";
import { parseSettings } from "./settings.svelte";

test("without anything stored there are defaults", () => {
  expect(parseSettings(null)).toEqual({
    language: "auto",
    theme: "auto",
    confirm: "auto",
    drag: false,
    forced: false,
    motion: "auto",
    pause: 1200,
    preview: true,
    sound: true,
    vibration: true,
    singleKeys: true,
  });
});

test("what was stored comes back, and what is no allowed value does not", () => {
  const stored = JSON.stringify({ theme: "dark", preview: false, pause: 7, language: "xx", other: 1 });
  expect(parseSettings(stored)).toEqual({ ...parseSettings(null), theme: "dark", preview: false });
});

test("a text that is no settings at all does no harm", () => {
  for (const text of ["", "null", "[]", '"x"', "{broken"]) expect(parseSettings(text)).toEqual(parseSettings(null));
});

test("the pause that was stored under its earlier name is kept, until another one is chosen", () => {
  expect(parseSettings('{"trickPause": 4000}').pause).toBe(4000);
  expect(parseSettings('{"trickPause": 4000, "pause": 600}').pause).toBe(600);
});
