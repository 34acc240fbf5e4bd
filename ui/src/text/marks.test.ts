import { expect, test } from "vitest";
import { markCharacter, stretches, withoutMarks } from "./marks";

test("a mark colours the word and the rank that follow it, and nothing more", () => {
  const text = `Mira led ${markCharacter("sun")}red 8, then ${markCharacter("wave")}blue.`;
  expect(stretches(text)).toEqual([
    { text: "Mira led ", sign: null },
    { text: "red 8", sign: "sun" },
    { text: ", then ", sign: null },
    { text: "blue", sign: "wave" },
    { text: ".", sign: null },
  ]);
});

test("a mark before a bare rank colours the rank", () => {
  expect(stretches(`the ${markCharacter("sun")}0 lies`)[1]).toEqual({ text: "0", sign: "sun" });
});

test("a mark alone stands alone", () => {
  expect(stretches(`(${markCharacter("moon")})`)[1]).toEqual({ text: "", sign: "moon" });
});

test("a spoken text has no marks", () => {
  expect(withoutMarks(`${markCharacter("fir")}green 3`)).toBe("green 3");
});

test("what is no colour has no mark", () => {
  expect(markCharacter("X")).toBe("");
});
