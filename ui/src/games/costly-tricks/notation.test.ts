import { expect, test } from "vitest";
import { addressOf, pasted, recordIn, type GameRecord } from "../../study/record";
import { notation } from "./notation";
import { study } from "./study";

const HANDS = ["T5.4..", ".2..83", ".3.T1.", "...T76"];
const SHEET: GameRecord = {
  game: "costly-tricks",
  players: 2,
  edition: "french",
  setup: { hands: HANDS, leader: 0, score: -3 },
  actions: ["R5", "B3"],
};
const typed = (text: string): GameRecord | null => pasted("costly-tricks", "french", text, notation);

test("an address holds the four hands and gives them back", () => {
  const address = addressOf("study", SHEET, notation);
  expect(address).toBe(
    "study/costly-tricks?edition=french&hands=T5.4..,.2..83,.3.T1.,...T76&leader=0&score=-3&play=R5,B3",
  );
  expect(recordIn("costly-tricks", address.split("?")[1] ?? "", notation)).toEqual(SHEET);
});

test("four hands can be typed, with the hand that leads or without", () => {
  expect(typed(HANDS.join(" "))).toMatchObject({ players: 2, setup: { hands: HANDS }, actions: [] });
  expect(typed(`${HANDS.join("\n")} 2`)?.setup).toEqual({ hands: HANDS, leader: 2 });
  expect(typed("T5.4.. .2..83")).toBeNull();
  expect(typed(`${HANDS.join(" ")} 7`)).toBeNull();
  expect(typed(`${HANDS.join(" ")} 2 2`)).toBeNull();
});

test("a line of cards is divided into tricks, and the sides are those of the printed example", () => {
  const begin = Array.from({ length: 9 }, (_, index) => index).filter((index) => study.begins(index));
  expect(begin).toEqual([0, 4, 8]);
  expect([0, 1].map((side) => study.sideName(side))).toEqual(["A", "B"]);
});
