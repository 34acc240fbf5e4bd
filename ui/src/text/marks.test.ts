import { expect, test } from "vitest";
import { markCharacter, stretches, withoutMarks } from "./marks";

test("a mark colours the word and the rank that follow it, and nothing more", () => {
  const text = `Mira led ${markCharacter("R")}red 8, then ${markCharacter("B")}blue.`;
  expect(stretches(text)).toEqual([
    { text: "Mira led ", colour: null },
    { text: "red 8", colour: "R" },
    { text: ", then ", colour: null },
    { text: "blue", colour: "B" },
    { text: ".", colour: null },
  ]);
});

test("a mark before a bare rank colours the rank", () => {
  expect(stretches(`the ${markCharacter("R")}0 lies`)[1]).toEqual({ text: "0", colour: "R" });
});

test("a mark alone stands alone", () => {
  expect(stretches(`(${markCharacter("P")})`)[1]).toEqual({ text: "", colour: "P" });
});

test("a spoken text has no marks", () => {
  expect(withoutMarks(`${markCharacter("G")}green 3`)).toBe("green 3");
});

test("what is no colour has no mark", () => {
  expect(markCharacter("X")).toBe("");
});
