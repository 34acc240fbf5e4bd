import { beforeEach, expect, test } from "vitest";
import type { GameInfo, SeatInfo, TableSummary } from "../protocol/protocol";
import { speak } from "../testing/texts";
import { say } from "../text";
import { placesFor, resized, seatsAgainst, seatsFor } from "./open";
import { companyLine, standing, summaryLine } from "./summary";

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
  match: 1,
  round: 3,
  tally: [2, 1],
  my_turn: false,
  waits_for: [],
  paused: false,
  winners: [],
  sat: [],
  ...more,
});

beforeEach(() => speak("en"));

test("a table's line names the others and how it stands", () => {
  expect(summaryLine(table({}))).toBe("Mira · round 3 · 2 : 1");
  expect(summaryLine(table({ seats: [person("Y", true), person("Y", true)] }))).toBe("Same screen · round 3 · 2 : 1");
});

test("a game may have its own words for it", () => {
  expect(summaryLine(table({ game: "third-man", tally: [1, 0, 2, 0] }))).toBe("Mira · series 3 · 1 : 0 : 2 : 0");
  expect(standing(table({ game: "paule-panik", my_turn: true, waits_for: [0, 1] })).id).toBe(
    "paule-panik-your-turn-short",
  );
});

test("before the first round there is no standing to tell", () => {
  expect(summaryLine(table({ phase: "waiting", round: 0 }))).toBe("Mira");
});

test("a table says what it waits for", () => {
  expect(standing(table({ my_turn: true }))).toEqual({ id: "your-turn-short" });
  expect(standing(table({ my_turn: true, phase: "between" }))).toEqual({ id: "table-ready" });
  expect(standing(table({}))).toEqual({ id: "table-others" });
  expect(standing(table({ phase: "waiting" }))).toEqual({ id: "table-waiting" });
  expect(standing(table({ phase: "over", my_turn: true }))).toMatchObject({ id: "table-over" });
});

test("the maker sits down first, the others' seats are for whom he plays with", () => {
  const bots = ["ann", "ben", "cid"].map((id) => ({ id, name: "", face: null }));
  const game = { name: "chess", players: [4, 3], bots } as unknown as GameInfo;
  expect(seatsFor(game, "bot")).toEqual(["me", "bot:ann", "bot:ann"]);
  expect(seatsFor({ ...game, bots: [] }, "bot")).toEqual(["me", "open", "open"]);
  expect(seatsFor(game, "friend")).toEqual(["me", "open", "open"]);
  expect(seatsFor(game, "same-screen")).toEqual(["me", "same-screen", "same-screen"]);
});

test("a table that waits for one other person names him", () => {
  expect(standing(table({ waits_for: [1] }))).toEqual({ id: "table-other", args: { name: "Mira" } });
  expect(standing(table({ waits_for: [1, 2] }))).toEqual({ id: "table-others" });
  expect(standing(table({ paused: true, my_turn: true }))).toEqual({ id: "paused" });
});

test("against several there are the bot that is to be met and those below it", () => {
  const bots = ["ann", "ben", "cid"].map((id) => ({ id, name: "", face: null }));
  const game = { name: "chess", players: [4], bots } as unknown as GameInfo;
  expect(seatsAgainst(game, 2, 4)).toEqual(["me", "bot:cid", "bot:ben", "bot:ann"]);
  expect(seatsAgainst(game, 1, 4)).toEqual(["me", "bot:ben", "bot:ann", "bot:ann"]);
});

test("any seat can be given to any bot, to a friend, or to somebody at the screen", () => {
  const bots = ["ann", "ben"].map((id) => ({ id, name: "", face: null }));
  const game = { name: "chess", bots, open_hands: true, players: [2, 3] } as unknown as GameInfo;
  expect(placesFor(game)).toEqual(["bot:ann", "bot:ben", "open", "same-screen"]);
  expect(placesFor({ ...game, open_hands: false })).toEqual(["bot:ann", "bot:ben", "open"]);
  expect(resized(game, ["me", "open"], 3)).toEqual(["me", "open", "bot:ann"]);
  expect(resized(game, ["me", "open", "open"], 2)).toEqual(["me", "open"]);
});

test("a public table names those who wait at it", () => {
  const open: SeatInfo = { ...person("", false), kind: "open" };
  expect(companyLine(table({ seats: [person("Mira", false), open] }))).toBe("Mira");
});

test("pitfall 66: a match that is over names who has won it, as they sat then", () => {
  const [yvonne, mira, jonas] = [person("Yvonne", true), person("Mira", false), person("Jonas", false)];
  const over = (more: Partial<TableSummary>): string => say(standing(table({ phase: "over", ...more })));
  expect(over({ winners: [1] })).toBe("Mira won");
  expect(over({ winners: [0] })).toBe("You won");
  expect(over({ seats: [yvonne, jonas], sat: [yvonne, mira], winners: [1] })).toBe("Mira won");
  expect(over({ seats: [jonas, mira, yvonne], winners: [0, 1, 2] })).toBe("You, Jonas and Mira share it");
});

test("a table that begins at a move of another round says so, counts nothing, and may be won by nobody", () => {
  expect(summaryLine(table({ begins: 21 }))).toBe("Mira · A try from move 21");
  expect(summaryLine(table({ begins: 0 }))).toBe("Mira · A try from the start");
  expect(say(standing(table({ begins: 21, phase: "over", winners: [] })))).toBe("Nobody won");
  expect(say(standing(table({ begins: 21, phase: "over", winners: [0] })))).toBe("You won");
});
