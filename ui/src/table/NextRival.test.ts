import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { rungOf } from "../home/ladder";
import { openTable } from "../home/open";
import { getGames } from "../net/api";
import type { Frame, GameInfo, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import NextRival from "./NextRival.svelte";

vi.mock("../net/api", async (original) => ({ ...(await original<object>()), getGames: vi.fn() }));
vi.mock("../home/open", async (original) => ({ ...(await original<object>()), openTable: vi.fn() }));

const bots = ["Ann", "Ben"].map((name) => ({ id: name.toLowerCase(), name, face: null }));
const GAME = { name: "buddy", bots } as unknown as GameInfo;
const seat = { name: "", level: null, mine: false, present: true, ready: true };
const ME: SeatInfo = { ...seat, kind: "person", mine: true };
const ANN: SeatInfo = { ...seat, kind: "bot", name: "Ann", level: "ann" };

function frame(more: Partial<Frame>): Frame {
  const rules = { game: "buddy", edition: "piatnik-2001", options: {}, pace: 0.5 };
  return { ...rules, table: "t", match: 1, seats: [ME, ANN, ANN], winners: [0], ...more } as Frame;
}

beforeEach(() => {
  speak("en");
  localStorage.clear();
  vi.mocked(getGames).mockReset().mockResolvedValue([GAME]);
  vi.mocked(openTable).mockReset().mockResolvedValue();
});

test("whoever has won against a bot is offered the next one, by the same rules and at the same pace", async () => {
  render(NextRival, { frame: frame({}) });
  await fireEvent.click(await screen.findByRole("button", { name: "Play Ben?" }));
  const order = { game: "buddy", edition: "piatnik-2001", options: {}, pace: 0.5 };
  expect(openTable).toHaveBeenCalledWith({ ...order, seats: ["me", "bot:ben", "bot:ann"] });
  expect(rungOf(GAME)).toBe(1);
});

test("whoever has lost, or has won against people, is offered nobody", async () => {
  const other: SeatInfo = { ...seat, kind: "person", name: "Mira" };
  for (const more of [{ winners: [1] }, { seats: [ME, other, ANN] }]) {
    const { unmount } = render(NextRival, { frame: frame(more) });
    await waitFor(() => expect(getGames).toHaveBeenCalled());
    await Promise.resolve();
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
  }
  expect(rungOf(GAME)).toBe(0);
});

test("a match that was played with hints does not count", async () => {
  render(NextRival, { frame: frame({ hints: 2 }) });
  await waitFor(() => expect(getGames).toHaveBeenCalled());
  expect(screen.queryByRole("button")).toBeNull();
  expect(rungOf(GAME)).toBe(0);
});

test("without an answer from the room there is nothing to see", async () => {
  vi.mocked(getGames).mockRejectedValue(new Error("away"));
  render(NextRival, { frame: frame({}) });
  await waitFor(() => expect(getGames).toHaveBeenCalled());
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a try of a round that was played before does not count", async () => {
  render(NextRival, { frame: frame({ begins: { of: null, move: 3, seat: 0 } }) });
  await waitFor(() => expect(getGames).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByRole("button")).toBeNull();
  expect(rungOf(GAME)).toBe(0);
});
