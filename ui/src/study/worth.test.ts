import { expect, test } from "vitest";
import { bestOf, boundsFor, cardWorths, certain, worthText } from "./worth";

test("side 1 counts the other way round", () => {
  expect(boundsFor(0, [-3, 5])).toEqual([-3, 5]);
  expect(boundsFor(1, [-3, 5])).toEqual([-5, 3]);
  expect(boundsFor(1, [0, 0])).toEqual([0, 0]);
});

test("a certain worth is a number, another one shows its bounds", () => {
  expect(worthText([9, 9])).toBe("+9");
  expect(worthText([-2, 9])).toBe("−2 … +9");
});

test("the best actions are marked as soon as no other can be better", () => {
  expect(bestOf(0, { R5: [9, 9], G4: [10, 10], RT: [4, 9] })).toEqual(new Set(["G4"]));
  expect(bestOf(1, { R5: [9, 9], G4: [10, 10], RT: [9, 9] })).toEqual(new Set(["R5", "RT"]));
  expect(bestOf(0, { R5: [3, 9], G4: [5, 10] })).toEqual(new Set());
  expect(bestOf(0, {})).toEqual(new Set());
});

test("a card shows what it is certainly worth to the side that plays, and the best ones a mark", () => {
  const worths = { R5: [9, 9], G4: [10, 12] } as const;
  expect(cardWorths(1, ["R5", "G4", "RT"], worths)).toEqual({
    R5: { text: "−9", best: true },
    G4: { text: "…", best: false },
    RT: { text: "…", best: false },
  });
  expect(cardWorths(0, ["R5"], certain({ R5: 9 }))).toEqual({ R5: { text: "+9", best: true } });
});
