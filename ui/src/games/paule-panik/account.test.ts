import { expect, test } from "vitest";
import { accountOf } from "./account";
import { viewWith } from "./testing";

const DRAWN = { cards: ["R12", "V5"] as [string, string], positions: [0, 1] as [number, number] };

test("the points add up: the prize of the place, and what bets brought", () => {
  const view = viewWith({ drawn: DRAWN, result: { places: [1, 0, 2], points: [12, 24, 10], end: "out" } });
  expect(accountOf(view).map(({ seat, sum, points }) => [seat, sum, points])).toEqual([
    [1, "12 + 5 + 7 = 24", 24],
    [0, "", 12],
    [2, "5 + 5 = 10", 10],
  ]);
});

test("there is none while the round goes on", () => {
  expect(accountOf(viewWith())).toEqual([]);
});
