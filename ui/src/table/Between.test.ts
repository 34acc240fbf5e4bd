import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameClient, Message } from "../games/game";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Between from "./Between.svelte";
import Account from "../testing/Account.svelte";

vi.mock("../net/api", async (original) => ({ ...(await original<object>()), getGames: vi.fn(async () => []) }));

const person = (name: string, mine: boolean, ready = false): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready,
});

const game = { Account, ending: () => null } as unknown as GameClient;

function show(more: Partial<Frame>, brought: Partial<GameClient> = {}, ondo = vi.fn()): ReturnType<typeof vi.fn> {
  const onready = vi.fn();
  const seats = [person("Yvonne", true), person("Mira", false)];
  const frame = {
    phase: "between",
    round: 2,
    seats,
    may: { ready: [0] },
    deal_in: 30_000,
    tally: [1, 1],
    winners: [],
    ply: 3,
    ...more,
  } as Frame;
  render(Between, { frame, game: { ...game, ...brought }, cameAt: performance.now(), onready, ondo });
  return onready;
}

beforeEach(() => speak("en"));

test("after a round there is its account, how long until the next, and a button that does not wait for it", async () => {
  const onready = show({});
  expect(screen.getByRole("heading").textContent).toBe("Round 2 is over");
  expect(screen.getByText("The account.")).toBeTruthy();
  expect(screen.getByText("The next round is dealt in 30 s.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Next round" }));
  expect(onready).toHaveBeenCalledOnce();
});

test("in a race a press meant for a card asks for no next round, and leads nowhere else", async () => {
  vi.useFakeTimers();
  const onready = show({ ply: null });
  const ways = [...screen.getAllByRole("button"), ...screen.getAllByRole("link")];
  const taken = (): boolean[] => ways.map((way) => way.closest("[inert]") === null);
  expect(ways.length).toBeGreaterThan(2);
  expect(taken()).toEqual(ways.map(() => false));
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken()).toEqual(ways.map(() => true));
  await fireEvent.click(screen.getByRole("button", { name: "Next round" }));
  expect(onready).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("who is ready sees whom he waits for", () => {
  show({ seats: [person("Yvonne", true, true), person("Mira", false)], may: {} });
  expect(screen.queryByRole("button", { name: "Next round" })).toBeNull();
  expect(screen.getByText("Waiting for Mira.")).toBeTruthy();
});

test("who is ready sees who still looks at the round, and need not wait for that", async () => {
  const ondo = vi.fn();
  const seats = [person("Yvonne", true, true), person("Mira", false)];
  const may = { "go-without": [0], "give-time": [0] };
  show({ seats, may, match: 1, looks: [null, { match: 1, round: 2 }], game: "costly-tricks" }, {}, ondo);
  expect(screen.getByText("Mira looks at the last round again.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "2 minutes more" }));
  expect(ondo).toHaveBeenLastCalledWith({ type: "give-time", seat: 0 });
  await fireEvent.click(screen.getByRole("button", { name: "Go on without" }));
  expect(ondo).toHaveBeenLastCalledWith({ type: "go-without", seat: 0 });
});

test("who has given up is not asked for the next round, which a bot plays for him", () => {
  show({ seats: [{ ...person("Yvonne", true), level: "medium", resigned: true }, person("Mira", false)], may: {} });
  expect(screen.queryByRole("button", { name: "Next round" })).toBeNull();
  expect(screen.getByText("Waiting for Mira.")).toBeTruthy();
});

test("nobody waits for who is away, nor for whom a bot plays", () => {
  const away = { ...person("Jonas", false), present: false };
  const replaced = { ...person("Tom", false), level: "medium" };
  show({ seats: [person("Yvonne", true, true), away, replaced, person("Mira", false)], may: {} });
  expect(screen.getByText("Waiting for Mira.")).toBeTruthy();
});

test("a spectator sees the same without the buttons of the players", () => {
  show({ seats: [person("Yvonne", false), person("Mira", false)], may: {} });
  expect(screen.getByText("The account.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next round" })).toBeNull();
});

test("after the match its winner, its result, and the ways to go on", () => {
  show({ phase: "over", winners: [1], tally: [2, 3], deal_in: null });
  expect(screen.getByRole("heading").textContent).toBe("Mira wins the match");
  expect(screen.getByText("The match ends: you 2, Mira 3.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
});

test("pitfall 66: several winners are all named, whoever looks", () => {
  const seats = [person("Yvonne", false), person("Mira", true), person("Jonas", false)];
  show({ phase: "over", winners: [0, 1], tally: [9, 9, 4], deal_in: null, seats });
  expect(screen.getByRole("heading").textContent).toBe("You and Yvonne share the match");
});

test("the winner is named as he was called, though he has left and somebody else sits there", () => {
  const seats = [person("Yvonne", true), person("Tom", false)];
  const sat = [person("Yvonne", true), person("Mira", false)];
  show({ phase: "over", winners: [1], tally: [2, 3], deal_in: null, seats, sat });
  expect(screen.getByRole("heading").textContent).toBe("Mira wins the match");
});

test("why a match was won is told, but not where somebody of two gave up", () => {
  const ending = (): Message => ({ id: "match-over", args: { who: "other", name: "The reason: Mira" } });
  show({ phase: "over", winners: [1], deal_in: null }, { ending });
  expect(screen.getByText("The reason: Mira wins the match")).toBeTruthy();
  cleanup();
  const seats = [person("Yvonne", true), { ...person("Mira", false), resigned: true }];
  show({ phase: "over", winners: [0], deal_in: null, seats }, { ending });
  expect(screen.queryByText("The reason: Mira wins the match")).toBeNull();
});

test("who has given up is named, and of two the tally is no reason", () => {
  show({
    phase: "over",
    winners: [0],
    deal_in: null,
    seats: [person("Yvonne", true), { ...person("Mira", false), resigned: true }],
  });
  expect(screen.getByText("Mira gives up.")).toBeTruthy();
  expect(screen.queryByText(/The match ends/)).toBeNull();
});

test("all who gave up are named, each in a sentence of his own, and among several all have their places", () => {
  const gave = (name: string): SeatInfo => ({ ...person(name, false), resigned: true });
  show({
    game: "buddy",
    phase: "over",
    winners: [0],
    deal_in: null,
    tally: [2, 0, 1],
    tallies: [
      [1, 0, 0],
      [2, 0, 1],
    ],
    seats: [person("Yvonne", true), gave("Mira"), gave("Jonas")],
  });
  expect(screen.getByText("Mira gives up. Jonas gives up.")).toBeTruthy();
  const [podium, course] = screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem"));
  expect(podium?.map((step) => step.querySelector(".hidden-text")?.textContent)).toEqual([
    "1. You",
    "2. Jonas",
    "3. Mira",
  ]);
  expect(podium?.map((step) => step.querySelector(".small")?.textContent)).toEqual(["2 chips", "1 chip", "0 chips"]);
  expect(course?.map((line) => line.textContent)).toEqual(["You: 1, 2", "Mira: 0, 0", "Jonas: 0, 1"]);
});

test.each([
  ["over", "Mira wants to play again."],
  ["between", "Mira is ready."],
] as const)("whoever is asked sees that the other is ready: %s", (phase, words) => {
  show({ phase, seats: [person("Yvonne", true), person("Mira", false, true)] });
  expect(screen.getByRole("status").textContent).toBe(words);
});

test("the account folds away to show the table, and the way on stays", async () => {
  show({});
  await fireEvent.click(screen.getByRole("button", { name: "Look at the table" }));
  expect(screen.queryByText("The account.")).toBeNull();
  expect(screen.getByRole("button", { name: "Next round" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Show the account" }));
  expect(screen.getByText("The account.")).toBeTruthy();
});

test("a try is compared with the first time, counts for nothing, and is tried again or left for where it began", async () => {
  const of = { type: "played", table: "abc", match: 1, round: 1, move: 21 } as const;
  const begins = { of, move: 21, seat: 0, now: [34, -34], then: [28, -28] };
  show({ phase: "over", may: {}, winners: [0], table: "try", match: 1, round: 1, begins });
  expect(screen.getByRole("heading").textContent).toBe("The try is over");
  expect(screen.getByText("This time you have 34, the first time 28.")).toBeTruthy();
  expect(screen.getByText(/^A try counts for nothing/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  expect(screen.queryByText(/^The match ends/)).toBeNull();
  expect(screen.getByRole("button", { name: "Try again from the same place" })).toBeTruthy();
  const back = screen.getByRole("link", { name: "Back to the replay, move 21" });
  expect(back.getAttribute("href")).toBe("replay/abc/1/1/21?eyes=0");
});

test("where nobody knows how it ended the first time, nothing is compared; who only looks on is told of its player", () => {
  const begins = { of: null, move: 0, seat: 1, now: [34, -34] };
  show({ phase: "over", may: {}, winners: [0], begins: { ...begins, then: [] } });
  expect(screen.queryByText(/the first time/)).toBeNull();
  cleanup();
  const seats = [person("Yvonne", false), person("Mira", false)];
  show({ phase: "over", may: {}, winners: [0], seats, begins: { ...begins, then: [28, -28] } });
  expect(screen.getByText("This time Mira has \u221234, the first time \u221228.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again from the same place" })).toBeNull();
});
