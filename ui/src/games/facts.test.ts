import { expect, test } from "vitest";
import { numbered } from "./facts";

test("facts with numbers are found by them, and no others", () => {
  const facts = { pile_2: 21, pile_13: 20, pile_few: 3, piles_2: 4, compile_2: 5 };
  expect([...numbered(facts, "pile")]).toEqual([
    [2, 21],
    [13, 20],
  ]);
});
