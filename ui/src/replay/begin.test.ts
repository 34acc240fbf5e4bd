import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import { keep } from "../home/ladder";
import { RoomError, getGames, request } from "../net/api";
import type { BeginsAt, GameInfo } from "../protocol/protocol";
import { go } from "../router.svelte";
import { speak } from "../testing/texts";
import { beginTable, whereBegun } from "./begin";
import BeginButton from "./BeginButton.svelte";

vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  getGames: vi.fn(),
  request: vi.fn(),
}));
vi.mock("../router.svelte", () => ({ go: vi.fn() }));
vi.mock("../me.svelte", () => ({ loadMe: vi.fn(() => Promise.resolve()) }));

const bots = ["Ann", "Ben", "Cid"].map((name) => ({ id: name.toLowerCase(), name, face: null }));
const GAME = { name: "some", bots } as unknown as GameInfo;
const at = { type: "played", table: "abc", match: 1, round: 2, move: 21 } as const;
const sent = (): Record<string, unknown>[] => vi.mocked(request).mock.calls.map((call) => call[2] as never);

beforeEach(() => {
  speak("en");
  localStorage.clear();
  vi.mocked(go).mockReset();
  vi.mocked(getGames).mockReset().mockResolvedValue([GAME]);
  vi.mocked(request).mockReset().mockResolvedValue({ table: "new", url: "" });
});

test("a table begins at the moment, for the seat, against a bot near what was won here, and the page goes there", async () => {
  keep("some", { bot: "ben", lost: 0, match: "" });
  await beginTable("some", { at, seat: 1 }, true);
  expect(vi.mocked(request).mock.calls[0]?.slice(0, 2)).toEqual(["POST", "api/tables/begin"]);
  expect(sent()[0]).toMatchObject({ at, seat: 1, level: "ben", newcomer: true });
  expect(go).toHaveBeenCalledWith("t/new");
});

test("against the strongest the room is told of no bot", async () => {
  await beginTable("some", { at }, false);
  expect(sent()[0]).not.toHaveProperty("level");
  expect(getGames).not.toHaveBeenCalled();
});

test("what seemed to fail is asked for again under the same id, and after an answer under another", async () => {
  vi.mocked(request).mockRejectedValueOnce(new RoomError("unreachable"));
  await expect(beginTable("some", { at }, false)).rejects.toThrow();
  await beginTable("some", { at }, false);
  await beginTable("some", { at }, false);
  const [first, again, other] = sent().map((order) => order["id"]);
  expect(first).toBe(again);
  expect(other).not.toBe(first);
});

test("a table leads back to the move where it began, as its seat saw it, and a studied one to its position", () => {
  const client = {
    study: { notation: { fieldsOf: () => [["hands", "x"]] } },
  } as unknown as GameClient;
  expect(whereBegun({ of: at, move: 21, seat: 1 }, client)).toBe("replay/abc/1/2/21?eyes=1");
  const studied = { of: null, move: 1, seat: 0, record: { game: "some", setup: {}, actions: ["R5"] } } as BeginsAt;
  expect(whereBegun(studied, client)).toBe("study/some?hands=x&play=R5");
  expect(whereBegun(studied, {} as GameClient)).toBeNull();
});

test("the button says in full what it does, and why it could not", async () => {
  vi.mocked(request).mockRejectedValue(new RoomError("nothing-to-play"));
  render(BeginButton, { game: "some", beginning: () => ({ at }), text: "Try again from here", short: "Try again" });
  await fireEvent.click(screen.getByRole("button", { name: "Try again from here" }));
  expect((await screen.findByRole("alert")).textContent).toContain("there is nothing left to play");
  expect(go).not.toHaveBeenCalled();
});
