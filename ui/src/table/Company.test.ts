import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Company from "./Company.svelte";
import { gathers } from "./company";
import SeatList from "./SeatList.svelte";

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "Mira",
  level: null,
  mine: false,
  present: true,
  ready: false,
  ...more,
});

const ME = seat({ name: "Yvonne", mine: true });
const OPEN = seat({ kind: "open", name: "", present: false });

function frame(more: Partial<Frame>): Frame {
  return { phase: "playing", seats: [ME, seat({})], may: {}, waits_for: [], ...more } as Frame;
}

beforeEach(() => speak("en"));

test("test_pitfall_16: everybody's ping is shown to all, and who is to play", () => {
  render(SeatList, { frame: frame({ waits_for: [1] }), pings: [21, 84], ondo: () => {} });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Y Yvonne (you) 21 ms",
    "M Mira to play 84 ms",
  ]);
});

test("before the start one may change seats and let bots play", async () => {
  const ondo = vi.fn();
  render(SeatList, { frame: frame({ phase: "waiting", seats: [ME, OPEN], change_to: [1], bot_at: [1] }), ondo });
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play here: open seat" }));
  await fireEvent.click(screen.getByRole("button", { name: "Change seat: open seat" }));
  expect(ondo.mock.calls).toEqual([[{ type: "ask-bot", seat: 0, at: 1 }], [{ type: "change-seat", seat: 0, to: 1 }]]);
});

test("the page shows who comes before the start, to a visitor, and to who wants another match at an open seat", () => {
  expect(gathers(frame({ phase: "waiting", seats: [ME, OPEN] }))).toBe(true);
  expect(gathers(frame({ phase: "over", seats: [seat({}), OPEN], join: 1 }))).toBe(true);
  expect(gathers(frame({ phase: "over", seats: [ME, OPEN], join: null }))).toBe(false);
  expect(gathers(frame({ phase: "over", seats: [{ ...ME, ready: true }, OPEN], join: null }))).toBe(true);
  expect(gathers(frame({ phase: "over", seats: [{ ...ME, ready: true }, seat({})], join: null }))).toBe(false);
  expect(gathers(frame({ phase: "over", seats: [seat({}), seat({})], join: null }))).toBe(false);
});

test("those who share this screen give their seats names, and take them away again", async () => {
  const ondo = vi.fn();
  const seats = [{ ...ME, name: "Anna", named: true }, ME, seat({})];
  render(Company, { frame: frame({ seats, may: { "name-seat": [0, 1] } }), pings: [], ondo, onclose: vi.fn() });
  const [anna, nobody] = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Player/ });
  expect([anna?.value, nobody?.value]).toEqual(["Anna", ""]);
  await fireEvent.change(nobody as HTMLInputElement, { target: { value: " Ben " } });
  await fireEvent.change(anna as HTMLInputElement, { target: { value: "" } });
  expect(ondo.mock.calls).toEqual([
    [{ type: "name-seat", seat: 1, name: "Ben" }],
    [{ type: "name-seat", seat: 0, name: "" }],
  ]);
});

test("a bot is offered where the room offers one, and nowhere else", () => {
  const gone = frame({ seats: [ME, seat({ present: false })], bot_at: [1] });
  const { unmount } = render(SeatList, { frame: gone, ondo: () => {} });
  expect(screen.getByRole("button", { name: "Let a bot play here: Mira" })).toBeTruthy();
  unmount();
  render(SeatList, { frame: frame({}), ondo: () => {} });
  expect(screen.queryByRole("button")).toBeNull();
});

test("giving up takes a second click", async () => {
  const [ondo, onclose] = [vi.fn(), vi.fn()];
  render(Company, {
    frame: frame({ may: { pause: [0], resign: [0], leave: [0], react: [0] } }),
    pings: [],
    ondo,
    onclose,
  });
  await fireEvent.click(screen.getByRole("button", { name: "Give up" }));
  expect(ondo).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Really give up this match?" }));
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "resign", seat: 0 });
  expect(onclose).toHaveBeenCalledOnce();
});

test("at a shared screen each who has not given up may do so for himself, and all of them leave together", async () => {
  const ondo = vi.fn();
  const seats = [{ ...ME, level: "medium", resigned: true }, ME, ME, seat({})];
  const may = { pause: [1, 2], resign: [1, 2], leave: [0, 1, 2] };
  render(Company, { frame: frame({ seats, may }), pings: [], ondo, onclose: () => {} });
  expect(screen.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual([
    "Pause",
    "Give up: Player 2",
    "Give up: Player 3",
    "Leave the table",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  await fireEvent.click(screen.getByRole("button", { name: "Give up: Player 3" }));
  await fireEvent.click(screen.getByRole("button", { name: "Player 3: really give up this match?" }));
  expect(ondo.mock.calls).toEqual([[{ type: "pause", seat: 1 }], [{ type: "resign", seat: 2 }]]);
});

test("a double click does not give up", async () => {
  const ondo = vi.fn();
  render(Company, { frame: frame({ may: { resign: [0] } }), pings: [], ondo, onclose: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Give up" }), { detail: 1 });
  const again = screen.getByRole("button", { name: "Really give up this match?" });
  await fireEvent.click(again, { detail: 2 });
  expect(ondo).not.toHaveBeenCalled();
  await fireEvent.click(again, { detail: 1 });
  expect(ondo).toHaveBeenCalledOnce();
});

test("one says one of a few things, to people and not to bots", async () => {
  const ondo = vi.fn();
  const { unmount } = render(Company, { frame: frame({ may: { react: [0] } }), pings: [], ondo, onclose: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Well played" }));
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "react", seat: 0, reaction: "well-played" });
  unmount();
  const bots = frame({ seats: [ME, seat({ kind: "bot", level: "medium" })], may: { react: [0] } });
  render(Company, { frame: bots, pings: [], ondo, onclose: () => {} });
  expect(screen.queryByRole("button", { name: "Well played" })).toBeNull();
});
