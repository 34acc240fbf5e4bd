import { beforeEach, expect, test } from "vitest";
import type { GameTold, MatchTold, MemberTold, SeatInfo, StandingTold } from "../protocol/protocol";
import { speak } from "../testing/texts";
import { say } from "../text";
import {
  companyOf,
  figuresOf,
  hasWon,
  lengthOf,
  memberName,
  othersOf,
  partiesOf,
  resultOf,
  slipOf,
  whenOf,
} from "./words";

const person = (name: string, mine: boolean): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: false,
  ready: false,
});

const match = (more: Partial<MatchTold>): MatchTold => ({
  table: "abc",
  match: 1,
  game: "costly-tricks",
  edition: "piatnik-2001",
  ended_at: 0,
  ending: "played",
  rounds: 4,
  took: 720_000,
  party: "0123456789abcdef",
  seats: [person("Yvonne", true), person("Mira", false)],
  tally: [3, 1],
  winners: [0],
  slip: null,
  ...more,
});

const member = (more: Partial<MemberTold>): MemberTold => ({
  kind: "person",
  name: "Mira",
  level: null,
  mine: false,
  seats: 1,
  won: 2,
  ...more,
});

const standing = (...members: MemberTold[]): StandingTold => ({
  party: "0123456789abcdef",
  game: "costly-tricks",
  matches: 5,
  members,
  last: [true, false],
});

beforeEach(() => speak("en"));

test("a match tells who won, against whom, and how long it took", () => {
  expect(say(resultOf(match({})))).toBe("You won");
  expect(say(resultOf(match({ winners: [1] })))).toBe("Mira won");
  expect(say(resultOf(match({ winners: [0, 1] })))).toBe("You and Mira share it");
  expect(say(resultOf(match({ winners: [] })))).toBe("Nobody won");
  expect(companyOf(match({}))).toBe("Mira");
  expect(lengthOf(match({}))).toBe("3 : 1 · 4 rounds · 12 min");
  expect(lengthOf(match({ rounds: 1, took: 9000, ending: "resigned" }))).toBe(
    "3 : 1 · 1 round · less than a minute · given up",
  );
});

test("whoever asks stands first, wherever he sat", () => {
  const second = match({ seats: [person("Mira", false), person("Yvonne", true)], tally: [1, 3], winners: [1] });
  expect(say(resultOf(second))).toBe("You won");
  expect(lengthOf(second)).toMatch(/^3 : 1 · /);
});

test("a game has its own word for its rounds", () => {
  expect(lengthOf(match({ game: "third-man", rounds: 5, tally: [3, 0, 1, 1] }))).toBe(
    "3 : 0 : 1 : 1 · 5 series · 12 min",
  );
});

test("at a shared screen nobody has won alone", () => {
  const shared = match({ seats: [person("Y", true), person("Y", true)] });
  expect(hasWon(match({}))).toBe(true);
  expect(hasWon(match({ winners: [1] }))).toBe(false);
  expect(hasWon(shared)).toBe(false);
  expect(companyOf(shared)).toBe("At one screen");
});

test("what a review has found is told in a line, in the game's own words", () => {
  expect(slipOf(match({}))).toBeNull();
  expect(slipOf(match({ slip: { round: 2, part: 3, loss: 8 } }))).toBe("Round 2: lost at trick 3, 8 points");
  expect(slipOf(match({ slip: { round: 1, part: 1, loss: 0 } }))).toBe("Round 1: no card lost anything");
});

test("a match of today tells its time, an earlier one its day", () => {
  const at = new Date(2026, 10, 29, 8, 5).getTime();
  expect(whenOf(at, at + 1000)).toBe("08:05");
  expect(whenOf(at, at + 3 * 86_400_000)).toBe("29 Nov 2026, 08:05");
});

test("a company is named after the others, and bots by their names", () => {
  const you = member({ mine: true, name: "Yvonne" });
  const bots = member({ kind: "bot", name: "Tilda", level: "tilda", seats: 2 });
  expect([you, member({}), member({ name: "" }), bots].map(memberName)).toEqual(["You", "Mira", "Guest", "2 × Tilda"]);
  expect(othersOf(standing(you, member({}), bots))).toBe("Mira, 2 × Tilda");
  expect(partiesOf([standing(you, member({})), standing(you, member({}))])).toEqual([
    { party: "0123456789abcdef", text: "Mira" },
  ]);
});

test("the numbers of a game are said by the game", () => {
  const told: GameTold = {
    game: "third-man",
    matches: 8,
    won: 3,
    tally: 1.625,
    figures: [
      { name: "bid", value: 4.6666 },
      { name: "third", value: 31.25 },
    ],
  };
  expect(figuresOf(told)).toEqual([
    "8 matches",
    "3 won (38 %)",
    "1.6 chips a match",
    "average bid 4.7",
    "third man 31 %",
  ]);
  expect(figuresOf({ ...told, game: "paule-panik", figures: [] })[2]).toBe("1.6 points a match");
  const score = { name: "score", value: -0.34 };
  expect(figuresOf({ ...told, game: "costly-tricks", figures: [score] })[3]).toBe("\u22120.3 points a round");
});
