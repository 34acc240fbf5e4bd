import { afterEach, expect, test } from "vitest";
import { render, screen } from "@testing-library/svelte";
import type { GameClient } from "../games/game";
import { ALL_KEYS, keysIn } from "../games/testing";
import { settings } from "../settings.svelte";
import { speak } from "../testing/texts";
import { commandOf, SHORTCUTS } from "./shortcuts";
import Shortcuts from "./Shortcuts.svelte";

function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): ReturnType<typeof commandOf> {
  let command: ReturnType<typeof commandOf>;
  const listen = (event: Event): void => void (command = commandOf(event as KeyboardEvent));
  window.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return command;
}

const GAMES = import.meta.glob<GameClient>("../games/*/index.ts", { import: "default", eager: true });

afterEach(() => (document.body.innerHTML = ""));

test("a letter is a command, with or without capitals", () => {
  expect([press(document.body, "i"), press(document.body, "I"), press(document.body, "?")]).toEqual([
    "rules",
    "rules",
    "shortcuts",
  ]);
});

test("test_pitfall_42: what the browser uses with a modifier stays the browser's", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    expect(press(document.body, "w", { [modifier]: true })).toBeUndefined();
});

test("a letter that is written into a field is no command, nor is one in a dialog", () => {
  document.body.innerHTML = "<input><dialog open><button></button></dialog>";
  for (const selector of ["input", "dialog button"])
    expect(press(document.querySelector(selector) as Element, "u")).toBeUndefined();
});

test("colour letters and digits are left to the games", () => {
  for (const { key } of SHORTCUTS) expect(key).not.toMatch(/^[rgpby\d]$/);
});

test.each(Object.entries(GAMES))("pitfall 62: no key means two things: %s", (_, { keys = [] }) => {
  const all = [...SHORTCUTS.map(({ key }) => key), ...keysIn(keys)];
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  expect(all.length).toBeGreaterThan(SHORTCUTS.length);
});

test("the list of keys names every key that is a command of the table, and no other", () => {
  speak("en");
  render(Shortcuts, { game: "costly-tricks", keys: [], hints: true });
  const listed = screen.getAllByRole("term").map((term) => ({ keys: term.textContent.trim() }));
  const commands = ALL_KEYS.filter((key) => press(document.body, key));
  expect(keysIn(listed).toSorted()).toEqual(commands.toSorted());
});

test("pitfall 62: with single-key shortcuts off no letter is a command, and no key that is held down is one twice", () => {
  expect(press(document.body, "u", { repeat: true })).toBeUndefined();
  settings.singleKeys = false;
  expect([press(document.body, "u"), press(document.body, "?")]).toEqual([undefined, undefined]);
  settings.singleKeys = true;
});

test("pitfall 62: a Cyrillic keyboard has the commands at the places of their letters", () => {
  const letters = { г: "KeyU", р: "KeyH", т: "KeyN", ш: "KeyI", ц: "KeyW", ф: "KeyA", ы: "KeyS", ь: "KeyM" };
  const commands = Object.entries(letters).map(([key, code]) => press(document.body, key, { code }));
  expect(commands).toEqual(SHORTCUTS.filter(({ key }) => key !== "?").map(({ command }) => command));
});
