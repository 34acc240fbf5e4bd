import { expect, test } from "vitest";
import {
  arrangedOf,
  DECK,
  dealtOut,
  given,
  holderOf,
  leaderOf,
  missing,
  NOTHING,
  setupOf,
  type Arranged,
} from "./arranged";
import { CARDS, DEAL } from "./constants";

const SHEET = { hands: ["T5.4..", ".2..83", ".3.T1.", "...T76"], leader: 0 };
const put = (...cards: readonly (readonly [string, number])[]): Arranged =>
  cards.reduce((arranged, [card, hand]) => given(arranged, card, hand), NOTHING);

test("the deck has every card of the rules once", () => {
  expect(DECK).toHaveLength(CARDS);
  expect(new Set(DECK).size).toBe(CARDS);
});

test("a set-up is read and written as records write it", () => {
  expect(setupOf(arrangedOf(SHEET))).toEqual(SHEET);
  expect(arrangedOf({ hands: ["x", 4, "....5", "5..."] }).hands).toEqual([[], [], [], ["R5"]]);
  expect(arrangedOf({ hands: ["5...", "5...", "", ""] })).toEqual(NOTHING);
  expect(arrangedOf({})).toEqual(NOTHING);
});

test("a card goes to the hand, from another one too, and back to the deck at a second tap", () => {
  const one = put(["R5", 0], ["RT", 0]);
  expect(one.hands[0]).toEqual(["RT", "R5"]);
  const moved = given(one, "R5", 2);
  expect([moved.hands[0], moved.hands[2]]).toEqual([["RT"], ["R5"]]);
  expect(holderOf(given(moved, "R5", 2), "R5")).toBeNull();
});

test("the rest is dealt by chance: who has been given cards keeps them, and all hands are full", () => {
  let seed = 1;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const dealt = dealtOut(put(["R0", 3], ["B7", 1]), chance);
  expect(dealt.hands.map((held) => held.length)).toEqual([DEAL, DEAL, DEAL, DEAL]);
  expect(new Set(dealt.hands.flat()).size).toBe(CARDS);
  expect([holderOf(dealt, "R0"), holderOf(dealt, "B7"), leaderOf(dealt)]).toEqual([3, 1, 3]);
  expect(dealtOut(put(["R0", 3]), chance).hands).not.toEqual(dealt.hands);
});

test("what is missing is said: cards, equally many, who leads", () => {
  expect(missing(NOTHING)).toEqual({ id: "costly-tricks-arrange-none" });
  const three = put(["R5", 0], ["R6", 1], ["R7", 2]);
  expect(missing(three)).toEqual({
    id: "costly-tricks-arrange-more",
    args: { who: "other-ghost", name: "B", side: 2, count: 1 },
  });
  const four = given(three, "R8", 3);
  expect(missing(four)).toEqual({ id: "costly-tricks-arrange-leader" });
  expect(missing({ ...four, leader: 2 })).toBeNull();
  expect(missing(put(["R0", 0], ["R6", 1], ["R7", 2], ["R8", 3]))).toBeNull();
});

test("in a full deal the red 0 leads, whoever was to lead before", () => {
  const dealt = { ...dealtOut(put(["R0", 1])), leader: 2 };
  expect(setupOf(dealt)["leader"]).toBe(1);
});
