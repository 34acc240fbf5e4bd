import { beforeEach, expect, test } from "vitest";
import type { GameClient } from "../games/game";
import type { SeatInfo } from "../protocol/protocol";
import { LANGUAGES, say } from "../text";
import { speak } from "../testing/texts";
import { newsOf, wordsOfEvents, type TableEvent } from "./words";

const seat = (info: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "",
  level: null,
  mine: false,
  present: true,
  ready: false,
  ...info,
});
const SEATS = [seat({ name: "Yvonne", mine: true }), seat({ name: "Mira" })];
const AGAINST_BOT = [SEATS[0] as SeatInfo, seat({ kind: "bot", level: "medium" })];
const SHARED = [seat({ name: "Yvonne", mine: true }), seat({ name: "Yvonne", mine: true })];
const GAME = { words: (event: TableEvent) => [{ id: `of-game-${event.event}` }] } as unknown as GameClient;

const happened = (events: TableEvent[], seats = SEATS, game = "costly-tricks") =>
  wordsOfEvents({ events, seats, game }, GAME);
const text = (event: TableEvent, seats = SEATS): string[] => happened([event], seats).map(say);

beforeEach(() => speak("en"));

test("what happens at the table is told from the viewer's side", () => {
  expect(text({ event: "sat-down", seat: 1, name: "Mira", level: null })).toEqual(["Mira sits down."]);
  expect(text({ event: "round-dealt", round: 2 })).toEqual(["Round 2 is dealt."]);
  expect(text({ event: "taken-back", seat: 0, count: 2 })).toEqual(["You take back your last card."]);
  expect(text({ event: "match-won", winners: [1] })).toEqual(["Mira wins the match."]);
  expect(text({ event: "match-won", winners: [0] })).toEqual(["You win the match."]);
  expect(text({ event: "match-won", winners: [1] }, AGAINST_BOT)).toEqual(["The bot wins the match."]);
});

test("nobody is told that he himself is back", () => {
  const back = (seat: number): TableEvent => ({ event: "seat-news", seat, news: "back" });
  expect(newsOf([back(0), back(1)], SEATS).map(say)).toEqual(["Mira is back."]);
});

test("whoever leaves before the start is named, though his seat is open again", () => {
  const left: TableEvent = { event: "seat-news", seat: 1, news: "left" };
  const now = [SEATS[0] as SeatInfo, seat({ kind: "open" })];
  expect(newsOf([left], now, SEATS).map(say)).toEqual(["Mira has left."]);
});

test("at a shared screen nobody is you", () => {
  expect(text({ event: "match-won", winners: [1] }, SHARED)).toEqual(["Player 2 wins the match."]);
});

test("a game may word what happens at the table in its own way", () => {
  expect(happened([{ event: "round-dealt", round: 2 }], SEATS, "third-man").map(say)).toEqual(["Series 2 begins."]);
});

test("pitfall 66: who shares a match is named", () => {
  expect(text({ event: "match-won", winners: [0, 1] })).toEqual(["You and Mira share the match."]);
});

test("what is not the table's is worded by its game, in the order it happened", () => {
  const events = [{ event: "costly-tricks-round-ended" }, { event: "round-dealt", round: 1 }] as TableEvent[];
  expect(happened(events).map(({ id }) => id)).toEqual(["of-game-costly-tricks-round-ended", "event-round-dealt"]);
});

test.each(LANGUAGES)("test_pitfall_45: in %s no event shows a bare id or a stray argument", (code) => {
  speak(code);
  const events: TableEvent[] = [
    { event: "sat-down", seat: 0, name: "Yvonne", level: null },
    { event: "round-dealt", round: 1 },
    { event: "taken-back", seat: 1, count: 1 },
    { event: "match-won", winners: [0] },
    { event: "match-won", winners: [0, 1] },
  ];
  for (const seats of [SEATS, AGAINST_BOT, SHARED])
    for (const words of happened(events, seats).map(say)) expect(words).toMatch(/^\p{Lu}[^{}]*\.$/u);
});

test("who returns is told what a bot has played for him, by his name and in the game's words", () => {
  const words = (event: TableEvent, of: readonly SeatInfo[]) => [
    { id: "event-sat-down", args: { who: of[0]?.mine ? "you" : "other", name: `${of[0]?.name} (${event.event})` } },
  ];
  const events = [{ event: "buddy-card-played" }, { event: "buddy-trick-won" }] as never[];
  const news = newsOf([{ event: "played-for", seat: 0, count: 9, events }], SEATS, SEATS, {
    words,
  } as unknown as GameClient);
  expect(news.map(say)).toEqual([
    "While you were away, a bot made 9 moves for you. " +
      "Yvonne (buddy-card-played) sits down. Yvonne (buddy-trick-won) sits down.",
  ]);
});
