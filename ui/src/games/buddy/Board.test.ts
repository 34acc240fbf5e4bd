import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { speak } from "../../testing/texts";
import type { BoardProps } from "../game";
import { frameOf, keysIn, keysTaken, showBoard } from "../testing";
import Board from "./Board.svelte";
import { CARDS } from "./constants";
import { EXAMPLE_SEATS } from "./example";
import { keys } from "./keys";
import { exampleView } from "./testing";
import type { BuddyView } from "./view";

/** A has 8 and 9 left; C led 8 and B stayed below: the 9 sweeps, the 8 may not be played. */
const BEATING: BuddyView = exampleView({
  hands: [["8", "9"], ["5", "T"], ["7"]],
  leader: 2,
  to_play: 0,
  lead: "8",
  barred: "8",
  table: [
    { card: "8", seat: 2, part: "led", points: 0 },
    { card: "6", seat: 0, part: "stayed", points: 6 },
  ],
  points: 6,
  own: [6, 32, 6],
  totals: [38, 38, 12],
  outlook: [{ card: "9", part: "higher", taker: 0, points: 6, own: [12, 32, 6], totals: [44, 38, 18] }],
});

/** A swept with his 9, and the table lies there to be seen. */
const SWEPT: BuddyView = exampleView({
  hands: [["8"], ["5", "T"], ["7"]],
  leader: 1,
  to_play: 1,
  own: [12, 32, 6],
  totals: [44, 38, 18],
  sequences: [{ cards: [...BEATING.table, { card: "9", seat: 0, part: "higher", points: 0 }], taker: 0, points: 6 }],
});

function frame(view: BuddyView, change: Partial<Frame> = {}): Frame {
  return frameOf({ game: "buddy", seats: [...EXAMPLE_SEATS], view, tally: [3, 4, 1], legal: ["9"], ...change });
}

const show = (view: BuddyView, props: Partial<BoardProps> = {}, change: Partial<Frame> = {}) =>
  showBoard(Board, frame(view, change), props);

const middle = (): HTMLElement => screen.getByRole("group", { name: "On the table" });

beforeAll(() => {
  // Transitions are of no concern here, and the test's page cannot animate.
  Element.prototype.animate = () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});

beforeEach(() => {
  speak("en");
  settings.confirm = "never";
  settings.motion = "reduced";
  settings.preview = true;
});

afterEach(cleanup);

test("the page says what is to beat, with what, and what lies there", () => {
  const { container } = show(BEATING);
  expect(screen.getByRole("heading", { name: "Beat 8" })).toBeTruthy();
  expect(container.textContent).toContain("You can sweep the table with 9.");
  expect(container.textContent).toContain("6 points lie here.");
});

test("why an equal card sweeps is told before and after it does", async () => {
  const table = [{ card: "T", seat: 2, part: "led" as const, points: 0 }];
  const outlook = [{ card: "T", part: "equal" as const, taker: 0, points: 0, own: [6, 32, 6], totals: [38, 38, 12] }];
  const { container, rerender } = show({ ...BEATING, table, lead: "T", barred: null, outlook }, {}, { legal: ["T"] });
  expect(container.textContent).toContain("with your 10: an equal card that is your highest counts as higher.");
  const cards = [...table, { card: "T", seat: 0, part: "equal" as const, points: 0 }];
  await rerender({ frame: frame({ ...SWEPT, sequences: [{ cards, taker: 0, points: 0 }] }), settled: false });
  expect(container.textContent).toContain("10 on 10: you held nothing higher, so it counts as higher.");
});

test("one click plays a legal card", async () => {
  const { act } = show(BEATING);
  await fireEvent.click(screen.getByRole("button", { name: "9, playable" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("9");
});

test("a card that must not be played says why and is not sent", async () => {
  const { act } = show(BEATING);
  await fireEvent.click(screen.getByRole("button", { name: "8, you hold a higher card" }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain("You may not play 8: you hold a higher card.");
});

test("pitfall 35: where playing is confirmed, the first click only chooses, and the second plays", async () => {
  settings.confirm = "always";
  const { act } = show(BEATING);
  const card = screen.getByRole("button", { name: "9, playable" });
  await fireEvent.click(card);
  expect(act).not.toHaveBeenCalled();
  expect(middle().querySelector(".card.selected")?.textContent).toContain("9");
  await fireEvent.click(screen.getByRole("button", { name: "Play 9" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("9");
});

test("pitfall 1: a card that was sent lies in its place as pending, and nothing else can be played", () => {
  const { container } = show(BEATING, { pending: ["9"] });
  expect(container.querySelector(".now, .lit")).toBeNull();
  expect(container.querySelector(".task h3")?.textContent).toBe("On its way to the table.");
  expect(middle().querySelector(".card.pending")?.textContent).toContain("9");
  expect(container.querySelector("button[data-card]")).toBeNull();
});

test("pitfall 41: a swept table lies there until the pause is over", async () => {
  const { rerender } = show(SWEPT, { settled: false }, { acting: null, legal: [], to_act: [1] });
  expect(middle().querySelectorAll(".card")).toHaveLength(3);
  expect(middle().textContent).toContain("Sweeps");
  expect(screen.getByRole("heading", { name: "You take the table" })).toBeTruthy();
  await rerender({ settled: true });
  await vi.waitFor(() => expect(middle().querySelectorAll(".card")).toHaveLength(0));
  expect(screen.getByRole("heading", { name: "B leads" })).toBeTruthy();
});

test("while the first sweep lies there it is told who leads next, and not that nobody has swept", async () => {
  const sizes = [sized("clientWidth", 1280), sized("clientHeight", 738)];
  const { container, rerender } = show({ ...SWEPT, to_play: 0 }, { settled: false });
  expect(container.textContent).toContain("You lead next.");
  expect(container.textContent).not.toContain("Nobody has swept");
  await rerender({ frame: frame(SWEPT, { acting: null, legal: [], to_act: [1] }) });
  expect(container.textContent).toContain("B leads next.");
  await rerender({ settled: true });
  expect(container.textContent).not.toContain("leads next");
  await rerender({ frame: frame({ ...SWEPT, to_play: null }, { acting: null, legal: [], to_act: [] }) });
  expect(container.textContent).not.toContain("leads next");
  await rerender({ frame: frame({ ...SWEPT, sequences: [] }, { acting: null, legal: [], to_act: [1] }) });
  expect(container.textContent).toContain("Nobody has swept");
  sizes.forEach((size) => size.mockRestore());
});

test("a lone highest lead is shown as 0, its rank struck", () => {
  const lone: BuddyView = {
    ...BEATING,
    lead: "T",
    lone: true,
    barred: null,
    table: [{ card: "T", seat: 2, part: "led_alone", points: 0 }],
  };
  show(lone);
  expect(middle().querySelector(".struck")?.textContent).toBe("10");
  expect(middle().textContent).toContain("Counts as 0");
  expect(screen.getByRole("heading", { name: "Any card sweeps" })).toBeTruthy();
});

test("everybody's total is told with both its parts and the chips", () => {
  const { container } = show(BEATING);
  const mine = container.querySelector("li:has(.bar)");
  expect(mine?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("6 own, 32 of the left neighbour");
  expect(mine?.querySelector(".total")?.textContent).toBe("Total 38");
  expect(screen.getByRole("img", { name: "4 chips" })).toBeTruthy();
});

test("a spectator sees the same table without a button in a set", () => {
  const seats = EXAMPLE_SEATS.map((seat) => ({ ...seat, mine: false }));
  const { container } = show(BEATING, {}, { seats, acting: null, legal: [] });
  expect(container.querySelectorAll("[data-hand]")).toHaveLength(3);
  expect(container.querySelector("button[data-card]")).toBeNull();
});

test("pitfall 43: the whole set is one stop of the Tab key, and keys move in it", async () => {
  const { container } = show(BEATING);
  const stops = [...container.querySelectorAll<HTMLElement>("button[data-card]")];
  expect(stops.filter((card) => card.tabIndex === 0).map((card) => card.dataset["card"])).toEqual(["9"]);
  stops[1]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  await tick();
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("8");
  await fireEvent.keyDown(document.activeElement as Element, { key: "9" });
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("9");
});

test.each([true, false])("what a sweep would make of the totals is told, if that is set: %s", async (set) => {
  settings.preview = set;
  const { container } = show(BEATING);
  await fireEvent.focus(screen.getByRole("button", { name: "9, playable" }));
  expect(container.textContent.includes("Own points: 6 + 6 = 12. Totals: you 44, B 38, C 18.")).toBe(set);
});

test("pitfall 71: while the card that sweeps is on its way nothing tells who gets the table, and then everything does", async () => {
  const before = frame(BEATING);
  const after = frame(SWEPT, { acting: null, legal: [], to_act: [1] });
  const { container, rerender, board } = showBoard(Board, before);
  const totals = (): string => [...container.querySelectorAll(".total")].map((total) => total.textContent).join();
  const told = totals();
  await rerender({ ...board, frame: after, told: before, settled: false });
  expect(middle().querySelectorAll(".card")).toHaveLength(3);
  expect([totals(), screen.queryByRole("heading", { name: "You take the table" })]).toEqual([told, null]);
  await rerender({ ...board, frame: after, told: after, settled: false });
  expect(totals()).not.toBe(told);
  expect(screen.getByRole("heading", { name: "You take the table" })).toBeTruthy();
});

test("pitfall 71: whose turn it is and who is away is away, not to play", () => {
  const seats = EXAMPLE_SEATS.map((seat, other) => (other === 1 ? { ...seat, present: false } : seat));
  const { container } = show({ ...SWEPT, to_play: 1 }, {}, { seats, acting: null, legal: [] });
  expect(container.querySelector('[data-hand="1"]')?.textContent).toContain("away");
  expect(container.querySelector(".now")).toBeNull();
});

test("pitfall 71: a digit leads to its card from anywhere on the page", async () => {
  show(BEATING);
  await fireEvent.keyDown(document.body, { key: "9" });
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("9");
});

test("the list of keys names every key that the board takes, and no other", async () => {
  expect((await keysTaken(Board, frame(exampleView(), { legal: [...CARDS] }))).toSorted()).toEqual(
    keysIn(keys).toSorted(),
  );
});

test("a press on another set says whose it is and whose turn, and one on a laid card who played it", async () => {
  const { act, container } = show(BEATING);
  const heard = [];
  for (const selector of ['[data-hand="1"] .card', '[data-hand="0"]', "[data-laid]"]) {
    await fireEvent.click(container.querySelector(selector) as Element);
    heard.push(screen.getByRole("status").textContent.trim());
  }
  expect(heard).toEqual([
    "These are B’s cards. It is your turn.",
    "It is your turn. You may not play 8: you hold a higher card.",
    "C played 8.",
  ]);
  expect(act).not.toHaveBeenCalled();
});

test("in a lesson, which is no whole round, nothing is counted", async () => {
  const { container, rerender } = show(BEATING);
  expect(container.textContent).toMatch(/Card \d+ of \d+/);
  await rerender({ whole: false });
  expect(container.textContent).not.toMatch(/Card \d+ of \d+/);
});

test("a lesson, which may begin in the middle of a round, tells nothing of an empty table or history", async () => {
  const begins = exampleView({
    hands: [
      ["5", "6", "8"],
      ["4", "6", "T"],
      ["2", "3", "5"],
    ],
    to_play: 0,
    own: [9, 13, 10],
  });
  const empty = /first card of a round|swept the table yet|happened|Look at all sweeps/;
  for (const width of [1280, 768, 360]) {
    const sizes = [sized("clientWidth", width), sized("clientHeight", 1000)];
    const { container, rerender } = show(begins, { whole: false });
    expect(container.textContent).not.toMatch(empty);
    await rerender({ whole: true });
    expect(container.textContent).toMatch(empty);
    cleanup();
    sizes.forEach((size) => size.mockRestore());
  }
});

function sized(side: "clientWidth" | "clientHeight", length: number): { mockRestore: () => void } {
  return vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(length);
}
