import { expect, test } from "vitest";
import { arrange, EMPTY } from "./slots";

const DEALT = arrange(EMPTY, ["R9", "R12", "Y4", "B1", "V17", "V2"]);

test("a new hand is laid out by rank", () => {
  expect(DEALT).toEqual(["B1", "V2", "Y4", "R9", "R12", "V17"]);
});

test("no card moves when another is played; the drawn one takes its place", () => {
  expect(arrange(DEALT, ["R9", "R12", "B1", "V17", "V2", "G8"])).toEqual(["B1", "V2", "G8", "R9", "R12", "V17"]);
});

test("without a card to draw the place stays empty", () => {
  expect(arrange(DEALT, ["R9", "B1", "V17", "V2", "R12"])).toEqual(["B1", "V2", null, "R9", "R12", "V17"]);
});

test("a hand of other cards is laid out anew", () => {
  expect(arrange(DEALT, ["G8", "G3"])).toEqual(["G3", "G8", null, null, null, null]);
});
