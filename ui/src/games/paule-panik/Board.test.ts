import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { speak } from "../../testing/texts";
import type { BoardProps } from "../game";
import { showBoard } from "../testing";
import Board from "./Board.svelte";
import { frameWith, viewWith } from "./testing";
import { isDone, type View } from "./view";

const show = (view: View = viewWith(), props: Partial<BoardProps> = {}, change: Partial<Frame> = {}) =>
  showBoard(Board, frameWith(view, change), props);

function card(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function stack(name: RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

beforeAll(() => {
  speak("en");
  // The test's page has no layout: a wide board.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(738);
});

beforeEach(() => {
  settings.confirm = "auto";
  settings.hints = true;
  settings.motion = "reduced";
});

afterEach(cleanup);

test("a card that fits one stack only goes there with one click", async () => {
  const { act } = show();
  await fireEvent.click(card("green 11"));
  expect(act).toHaveBeenCalledExactlyOnceWith("G11 R");
});

test("a card that fits both waits for its stack", async () => {
  const { act } = show(viewWith(), {}, { legal: ["R3 L", "R3 R"] });
  await fireEvent.click(card("red 3"));
  expect(act).not.toHaveBeenCalled();
  expect(card("red 3, chosen").getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(stack(/^Right stack/));
  expect(act).toHaveBeenCalledExactlyOnceWith("R3 R");
});

test("a card that does not fit yet can be chosen, tried, and the table says no", async () => {
  const { act } = show(viewWith(), {}, { legal: [] });
  await fireEvent.click(card("yellow 5"));
  await fireEvent.click(stack(/^Right stack/));
  expect(act).toHaveBeenCalledExactlyOnceWith("Y5 R");
});

test("pitfall 40: keys alone: a digit plays, and an arrow names the stack", async () => {
  const { act } = show(viewWith(), {}, { legal: ["R3 L", "R3 R", "G11 R"] });
  await fireEvent.keyDown(document.body, { key: "3" });
  await fireEvent.keyDown(document.body, { key: "1" });
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(act.mock.calls).toEqual([["G11 R"], ["R3 L"]]);
});

test("pitfall 42: a key with a modifier is the browser's", async () => {
  const { act } = show();
  await fireEvent.keyDown(document.body, { key: "3", ctrlKey: true });
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 01: a card on its way lies on the stack, and its place in the hand stays", () => {
  show(viewWith(), { pending: ["G11 R"] });
  expect(stack(/^Right stack/).parentElement?.textContent).toContain("11");
  expect(card("green 11, on its way")).toBeTruthy();
});

test("pitfall 15: whoever was too late hears by how much, and whose card was first", async () => {
  const { board, rerender } = show(
    viewWith(),
    {},
    {
      events: [{ event: "paule-panik-card-played", seat: 1, card: "R4", stack: 0, onto: "B5" }],
    },
  );
  await rerender({ ...board, refused: { action: "Y5 L", message: { id: "beaten", args: { ms: 80 } } } });
  expect(screen.getByRole("alert").textContent).toContain("0.08 s too late.");
  expect(screen.getByRole("alert").textContent).toContain("Mira’s 4 was first.");
  expect(card("yellow 5").classList).toContain("refused");
});

test("pitfall 18: a refused card comes back for as long as the room says, whatever is tried meanwhile", async () => {
  vi.useFakeTimers();
  const { board, rerender } = show();
  const message = { id: "error-paule-panik-does-not-fit", args: { rank: 5, top: 12, low: 11, high: 13 } };
  await rerender({ ...board, refused: { action: "Y5 R", message, comesBackIn: 400 } });
  expect(card("yellow 5, on its way back").classList).toContain("returning");
  await vi.advanceTimersByTimeAsync(200);
  await rerender({ ...board, refused: { action: "R3 L", message: { id: "error-card-comes-back" } } });
  await rerender({ ...board, refused: null });
  await vi.advanceTimersByTimeAsync(199);
  expect(card("yellow 5, on its way back")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1);
  expect(card("yellow 5").classList).not.toContain("returning");
  vi.useRealTimers();
});

test("pitfall 14: one plays on while a card is on its way, but not with that card", async () => {
  const { act, container } = show(viewWith(), { pending: ["R3 L"] }, { legal: ["R3 L", "G11 R"] });
  await fireEvent.click(card("red 3, on its way"));
  await fireEvent.click(card("yellow 5"));
  await fireEvent.click(stack(/^Left stack/));
  await fireEvent.click(card("green 11"));
  expect(act.mock.calls).toEqual([["Y5 L"], ["G11 R"]]);
  expect(container.querySelectorAll(".stack .pending")).toHaveLength(1);
});

test("pitfall 1: every card on its way lies on its stack", () => {
  const { container } = show(viewWith(), { pending: ["R3 L", "G11 R"] });
  expect([...container.querySelectorAll(".stack .pending")].map(({ textContent }) => textContent)).toHaveLength(2);
});

test("pitfall 35: what is chosen stays on this screen", async () => {
  settings.confirm = "always";
  const { act } = show();
  await fireEvent.click(card("green 11"));
  expect(act).not.toHaveBeenCalled();
});

test("without hints the page does not say what fits", () => {
  settings.hints = false;
  const { container } = show();
  expect(container.textContent).not.toContain("fits");
  expect(stack(/^Left stack/).getAttribute("aria-label")).toBe("Left stack: red 4");
});

test("by hand, a card is drawn with the button or a key", async () => {
  const view = viewWith({ options: { auto_refill: false } }, { pile: 4 });
  const { act } = show(view, {}, { legal: ["+"] });
  await fireEvent.click(screen.getByRole("button", { name: "Draw a card from your pile, 4 left" }));
  await fireEvent.keyDown(document.body, { key: "d" });
  expect(act.mock.calls).toEqual([["+"], ["+"]]);
});

test("before a round with bets no card lies open, and the bet says what it brings", async () => {
  const view = viewWith({ phase: "bets", hand: [], stacks: [[], []], fits: [[], []] }, { said: false, bet: null });
  const { act, container } = show(view, {}, { legal: ["bet", "no bet"] });
  expect(container.querySelector("[data-card]")).toBeNull();
  expect(container.textContent).toContain("7 points more");
  await fireEvent.click(screen.getByRole("button", { name: "Bet" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("bet");
});

test("everybody's cards and points are in view, in words too", () => {
  show();
  const others = screen.getByRole("list", { name: "The others" });
  expect(within(others).getAllByText("6 in hand, 9 in the pile, 15 in all")).toHaveLength(2);
  expect(others.textContent).toContain("16 points");
  expect(others.textContent).toContain("8 points");
});

test("pitfall 14: an action is done when the view shows it, since nothing counts turns", () => {
  const view = viewWith();
  expect(isDone(frameWith(view), "R3 L")).toBe(false);
  expect(isDone(frameWith({ ...view, hand: ["Y5"] }), "R3 L")).toBe(true);
  expect(isDone(frameWith(view, { legal: ["+"] }), "+")).toBe(false);
  expect(isDone(frameWith(view, { legal: [] }), "+")).toBe(true);
});
