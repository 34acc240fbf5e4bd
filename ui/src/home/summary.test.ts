import { beforeEach, expect, test } from "vitest";
import type { GameInfo, SeatInfo, TableSummary } from "../protocol/protocol";
import { speak } from "../testing/texts";
import { seatsFor } from "./open";
import { standing, summaryLine } from "./summary";

const person = (name: string, mine: boolean): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready: false,
});

const table = (more: Partial<TableSummary>): TableSummary => ({
  table: "abc",
  game: "costly-tricks",
  edition: "piatnik-2001",
  phase: "playing",
  seats: [person("Yvonne", true), person("Mira", false)],
  round: 3,
  tally: [2, 1],
  my_turn: false,
  waits_for: [],
  paused: false,
  ...more,
});

beforeEach(() => speak("en"));

test("a table's line names the others and how it stands", () => {
  expect(summaryLine(table({}))).toBe("Mira · round 3 · 2 : 1");
  expect(summaryLine(table({ seats: [person("Y", true), person("Y", true)] }))).toBe("Same screen · round 3 · 2 : 1");
});

test("before the first round there is no standing to tell", () => {
  expect(summaryLine(table({ phase: "waiting", round: 0 }))).toBe("Mira");
});

test("a table says what it waits for", () => {
  expect(standing(table({ my_turn: true }))).toBe("your-turn-short");
  expect(standing(table({ my_turn: true, phase: "between" }))).toBe("table-ready");
  expect(standing(table({}))).toBe("table-others");
  expect(standing(table({ phase: "waiting" }))).toBe("table-waiting");
  expect(standing(table({ phase: "over", my_turn: true }))).toBe("table-over");
});

test("the maker sits down first, the others' seats are for whom he plays with", () => {
  const game = { players: [4, 3], default_level: "medium" } as GameInfo;
  expect(seatsFor(game, "bot")).toEqual(["me", "bot:medium", "bot:medium"]);
  expect(seatsFor(game, "bot", "high")).toEqual(["me", "bot:high", "bot:high"]);
  expect(seatsFor(game, "friend")).toEqual(["me", "open", "open"]);
  expect(seatsFor(game, "same-screen")).toEqual(["me", "same-screen", "same-screen"]);
});
