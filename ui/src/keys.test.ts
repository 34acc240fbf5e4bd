import { expect, test } from "vitest";
import { keyOf } from "./keys";

/** What a press means that writes `key` at the place `code`. */
function meant(key: string, code: string, more: KeyboardEventInit = {}): string {
  return keyOf(new KeyboardEvent("keydown", { key, code, ...more }));
}

test("pitfall 62: on a French keyboard the upper row is digits without Shift, and with it", () => {
  expect([meant("&", "Digit1"), meant("é", "Digit2"), meant('"', "Digit3"), meant("à", "Digit0")]).toEqual([
    "1",
    "2",
    "3",
    "0",
  ]);
  expect(meant("3", "Digit3", { shiftKey: true })).toBe("3");
  expect(meant("?", "KeyM", { shiftKey: true })).toBe("?");
});

test("pitfall 62: on keyboards that write other letters the place counts, with capitals or without", () => {
  const places = { г: "KeyU", Г: "KeyU", υ: "KeyY", ו: "KeyU", ع: "KeyU", ㅕ: "KeyU", "ี": "KeyU", ı: "KeyI" };
  expect(Object.entries(places).map(([key, code]) => meant(key, code))).toEqual([
    "u",
    "u",
    "y",
    "u",
    "u",
    "u",
    "u",
    "i",
  ]);
  expect([meant("۳", "Digit3"), meant("۳", "Numpad3"), meant("؟", "Slash", { shiftKey: true })]).toEqual([
    "3",
    "3",
    "?",
  ]);
});

test("pitfall 62: a Latin letter counts as it is written, wherever it lies, and what lies there writes nothing else", () => {
  expect([meant("u", "KeyF"), meant("z", "KeyY"), meant("W", "Comma")]).toEqual(["u", "z", "w"]); // Dvorak, QWERTZ
  expect([meant(",", "KeyW"), meant(",", "KeyM"), meant("ö", "Semicolon")]).toEqual([",", ",", "ö"]);
  expect(meant("#", "Digit3", { shiftKey: true })).toBe("#");
  expect([meant("7", "Digit1", { shiftKey: true }), meant("+", "Digit1")]).toEqual(["7", "1"]);
});

test("keys with names keep them: without the lock of digits the block at the right is arrows", () => {
  expect([meant("ArrowLeft", "Numpad4"), meant("4", "Numpad4"), meant("Dead", "BracketLeft")]).toEqual([
    "ArrowLeft",
    "4",
    "Dead",
  ]);
});

test("pitfall 62: a press within an input method, with AltGr or another modifier is not ours", () => {
  expect(meant("u", "KeyU", { isComposing: true })).toBe("");
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) expect(meant("u", "KeyU", { [modifier]: true })).toBe("");
  const press = new KeyboardEvent("keydown", { key: "#", code: "Digit3" });
  Object.defineProperty(press, "getModifierState", { value: (name: string) => name === "AltGraph" });
  expect(keyOf(press)).toBe("");
});
