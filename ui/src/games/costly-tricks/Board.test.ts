import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { catalogues } from "../../../build/texts";
import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { makeBundle } from "../../text/bundle";
import { useBundle } from "../../text/text.svelte";
import type { BoardProps } from "../game";
import { frameOf, keysIn, keysTaken, showBoard } from "../testing";
import Board from "./Board.svelte";
import { exampleView, SEEN_BY_A } from "./example";
import { keys } from "./keys";
import type { CostlyTricksView } from "./view";

/** A has to follow red with a ghost that holds one red card; B led red 9. */
const FOLLOWING: CostlyTricksView = {
  ...exampleView(0),
  hands: [["RT"], ["B8"], ["R5", "G3"], ["B7"]],
  leader: 1,
  to_play: 2,
  duty: "follow",
  table: [{ card: "R9", hand: 1, part: "led" }],
  led: "R",
  winning: 1,
  ranks: [9],
  worth: -11,
  outlook: [{ card: "R5", winner: 1, worth: -6, beaters: [] }],
};

function frame(view: CostlyTricksView, change: Partial<Frame> = {}): Frame {
  const options = { must_follow_trump: true, match: "first_to_three" };
  return frameOf({ game: "costly-tricks", seats: [...SEEN_BY_A], options, view, legal: ["R5"], ...change });
}

const show = (view: CostlyTricksView, props: Partial<BoardProps> = {}, change: Partial<Frame> = {}) =>
  showBoard(Board, frame(view, change), props);

beforeAll(() => {
  const source = catalogues("en").map((file) => readFileSync(file, "utf8"));
  useBundle("en", makeBundle("en", [...new Set(source)].join("\n")));
  // Transitions are of no concern here, and the test's page cannot animate.
  Element.prototype.animate = () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});

beforeEach(() => {
  settings.confirm = "never";
  settings.motion = "reduced";
});

afterEach(cleanup);

test("one click plays a legal card", async () => {
  const { act } = show(FOLLOWING);
  await fireEvent.click(screen.getByRole("button", { name: "red 5, playable" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("R5");
});

test("a card that must not be played says why and is not sent", async () => {
  const { act } = show(FOLLOWING);
  await fireEvent.click(screen.getByRole("button", { name: "green 3, you must follow red" }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain("You must follow red while this hand holds it.");
});

const answer = (): string => screen.getByRole("status").textContent.trim();
const press = (container: Element, selector: string): Promise<boolean> =>
  fireEvent.click(container.querySelector(selector) as Element);

test("a press on another hand says whose it is and which one plays, and one in the trick who played it", async () => {
  const { act, container } = show(FOLLOWING);
  const heard = [];
  for (const selector of ['[data-hand="1"] .card', '[data-hand="0"] .card', '[data-hand="2"]', "[data-laid]"]) {
    await press(container, selector);
    heard.push(answer());
  }
  expect(heard).toEqual([
    "This is B’s hand. Your ghost plays now.",
    "This is your own hand. Your ghost plays now.",
    "Your ghost plays: must follow red.",
    "B played red 9.",
  ]);
  expect(act).not.toHaveBeenCalled();
});

test("a press while another plays, while a card is on its way, or by whoever only watches is answered", async () => {
  const waits = show({ ...FOLLOWING, to_play: 3, duty: null }, {}, { acting: null, legal: [] });
  await press(waits.container, '[data-hand="0"] .card');
  expect(answer()).toBe("B’s ghost plays now.");
  await press(waits.container, '[data-hand="1"] .card');
  expect(answer()).toBe("This is B’s hand. B’s ghost plays now.");
  cleanup();
  const sent = show(FOLLOWING, { pending: ["R5"] });
  await press(sent.container, '[data-hand="2"] .card');
  expect(answer()).toBe("On its way to the table.");
  cleanup();
  const seats = SEEN_BY_A.map((seat) => ({ ...seat, mine: false }));
  const watches = show(FOLLOWING, {}, { seats, acting: null, legal: [] });
  await press(watches.container, '[data-hand="2"] .card');
  expect(answer()).toBe("You are watching.");
});

test("what a press was answered is gone after a while, and with the next press", async () => {
  vi.useFakeTimers();
  const { container } = show(FOLLOWING);
  await press(container, '[data-hand="1"] .card');
  expect(answer()).not.toBe("");
  await vi.advanceTimersByTimeAsync(4000);
  expect(answer()).toBe("");
  await press(container, '[data-hand="1"] .card');
  await fireEvent.pointerDown(container.querySelector(".board") as Element);
  expect(answer()).toBe("");
  vi.useRealTimers();
});

test("the board has the focus when a turn comes, and leaves it to a field and to an open dialog", async () => {
  const waits = { acting: null, legal: [] };
  const { container, board, rerender } = show({ ...FOLLOWING, to_play: 3 }, {}, waits);
  const focused = (): boolean => container.querySelector("[data-focus]") === document.activeElement;
  const mine = { ...board, frame: frame({ ...FOLLOWING, table: [] }) };
  for (const busy of ["<input>", "<dialog open><button></button></dialog>"]) {
    const other = document.createElement("div");
    other.innerHTML = busy;
    document.body.append(other);
    other.querySelector<HTMLElement>("input, button")?.focus();
    await rerender(mine);
    await tick();
    expect(focused()).toBe(false);
    other.remove();
    await rerender(board);
  }
  await rerender(mine);
  await tick();
  expect(focused()).toBe(true);
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("R5");
});

/** A leads from a hand in which every rank and every colour may be played. */
const LEADING: CostlyTricksView = {
  ...exampleView(0),
  hands: [["RT", "R9", "R8", "G7", "G6", "P5", "P4", "B3", "B2", "B1", "B0"], [], [], []],
  leader: 0,
  to_play: 0,
  duty: "lead",
};

test("the list of keys names every key that the board takes, and no other", async () => {
  expect((await keysTaken(Board, frame(LEADING, { legal: LEADING.hands[0] ?? [] }))).toSorted()).toEqual(
    keysIn(keys).toSorted(),
  );
});

test("a hint stars the best cards, and tells their worth in the name and in words", async () => {
  const ask = vi.fn<() => void>();
  const worths = { R5: { text: "+9", best: true } };
  const { container, rerender } = show(FOLLOWING, { hint: { ask, asking: false, worths: {}, words: null } });
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  expect(ask).toHaveBeenCalledOnce();
  await rerender({
    hint: { ask, asking: false, worths, words: { id: "hint-best", args: { actions: "R5", worth: "+9" } } },
  });
  expect(screen.getByRole("button", { name: "red 5, best, worth +9, playable" })).toBeTruthy();
  expect(container.querySelectorAll("[data-worth='+9'] svg")).toHaveLength(1);
  expect(screen.getByText(/^Best: R5/)).toBeTruthy();
});

test("pitfall 35: where playing is confirmed, the first click only chooses, and the second plays", async () => {
  settings.confirm = "always";
  const { act } = show(FOLLOWING);
  const card = screen.getByRole("button", { name: "red 5, playable" });
  await fireEvent.click(card);
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  await fireEvent.click(card);
  expect(act).toHaveBeenCalledExactlyOnceWith("R5");
});

test("cancelling takes the chosen card back", async () => {
  settings.confirm = "always";
  const { act } = show(FOLLOWING);
  await fireEvent.click(screen.getByRole("button", { name: "red 5, playable" }));
  await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 1: a card that was sent lies in its place as pending, and nothing else can be played", () => {
  const { container } = show(FOLLOWING, { pending: ["R5"] });
  expect(container.querySelector(".now, .lit")).toBeNull();
  expect(container.querySelector(".trick .card.pending")?.textContent).toContain("5");
  expect(container.querySelector("button[data-card]")).toBeNull();
});

test("pitfall 2: a refusal by the table is told in words, at the card", () => {
  const message = { id: "costly-tricks-reason-follow", args: { led: "R", trump: "" } };
  const { container } = show(FOLLOWING, { refused: { action: "G3", message } });
  expect(screen.getByRole("alert").textContent).toContain("You must follow red");
  expect(container.querySelector('[data-card="G3"] .refused')).not.toBeNull();
});

test("pitfall 41: a finished trick lies on the table until the pause is over, then the table is empty", async () => {
  const finished = exampleView(4);
  const { container, rerender } = show(
    { ...finished, to_play: 2, duty: "lead" },
    { settled: false },
    { legal: ["G3"] },
  );
  expect(container.querySelectorAll(".trick .lying")).toHaveLength(4);
  await rerender({ settled: true });
  await vi.waitFor(() => expect(container.querySelectorAll(".trick .lying")).toHaveLength(0));
});

test("while the first trick lies there it is not said that none is finished", async () => {
  const sizes = [sized("clientWidth", 1280), sized("clientHeight", 738)];
  const view = { ...exampleView(4), to_play: 2, duty: "lead" } as const;
  const { container, rerender } = show(view, { settled: false }, { legal: ["G3"] });
  expect(container.textContent).not.toContain("No trick is finished");
  await rerender({ frame: frame({ ...view, tricks: [] }, { legal: ["G3"] }), settled: true });
  expect(container.textContent).toContain("No trick is finished");
  sizes.forEach((size) => size.mockRestore());
});

test("after the last trick of a round it stays on the table", () => {
  const { container } = show(
    { ...exampleView(4), to_play: null },
    {},
    { legal: [], acting: null, to_act: [], phase: "between" },
  );
  expect(container.querySelectorAll(".trick .lying")).toHaveLength(4);
});

test("why a hand leads the first trick is told before the first card only", () => {
  const ending: CostlyTricksView = { ...exampleView(0), to_play: 0, duty: "lead" };
  const hands = ending.hands.map((held, hand) => (hand === 0 ? [...held, "R0"] : held));
  const first = /the red 0 leads the first trick/;
  show({ ...ending, hands });
  expect(screen.getByText(first)).toBeTruthy();
  cleanup();
  show(ending);
  expect(screen.queryByText(first), "of an ending anybody may lead").toBeNull();
  cleanup();
  show(FOLLOWING);
  expect(screen.queryByText(first)).toBeNull();
});

test("a lesson, which may begin in the middle of a round, tells nothing of an empty table or history", async () => {
  const before: CostlyTricksView = { ...exampleView(0), to_play: 0, duty: "lead" };
  const empty = /red 0 leads|No trick is finished|happened|Look at all tricks/;
  for (const width of [1280, 768, 360]) {
    const sizes = [sized("clientWidth", width), sized("clientHeight", 1000)];
    const { container, rerender } = show(before, { whole: false });
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

test("a table at rest shows nobody's turn", () => {
  const { container } = show(FOLLOWING, {}, { acting: null, to_act: [], legal: [] });
  expect(container.querySelector(".lit")).toBeNull();
  expect(container.querySelector("button[data-card]")).toBeNull();
});

test("a spectator sees the same table without a button in a hand", () => {
  const seats = SEEN_BY_A.map((seat) => ({ ...seat, mine: false }));
  const { container } = show(FOLLOWING, {}, { seats, acting: null, legal: [] });
  expect(container.querySelectorAll("[data-hand]")).toHaveLength(4);
  expect(container.querySelector("button[data-card]")).toBeNull();
});

test("pitfall 43: the whole hand is one stop of the Tab key, and arrow keys move in it", async () => {
  const { container } = show(FOLLOWING);
  const stops = [...container.querySelectorAll<HTMLElement>("button[data-card]")];
  expect(stops.filter((card) => card.tabIndex === 0).map((card) => card.dataset["card"])).toEqual(["R5"]);
  stops[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  await tick();
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("G3");
});

test("pitfall 42: a key with a modifier is the browser's", async () => {
  const { container } = show(FOLLOWING);
  container.querySelector<HTMLElement>("button[data-card]")?.focus();
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
    const kept = await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown", [modifier]: true });
    expect([kept, (document.activeElement as HTMLElement).dataset["card"]]).toEqual([true, "R5"]);
  }
});

test("pitfall 44: the button that plays a card shows its mark, too", async () => {
  settings.confirm = "always";
  show(FOLLOWING);
  await fireEvent.click(screen.getByRole("button", { name: "red 5, playable" }));
  expect(screen.getByRole("button", { name: "Play red 5" }).querySelector("svg")).not.toBeNull();
});

test.each([true, false])("a card that is pointed at tells what it would do, if that is set: %s", async (set) => {
  settings.preview = set;
  const { container } = show(FOLLOWING);
  await fireEvent.focus(screen.getByRole("button", { name: "red 5, playable" }));
  expect(container.textContent.includes("With red 5, B’s side wins the trick, whatever comes. So far −6.")).toBe(set);
});

test("beside the tray of a phone what was refused, pointed at or asked for stands instead of what the hand must do", async () => {
  settings.preview = true;
  const sizes = [sized("clientWidth", 360), sized("clientHeight", 600)];
  const told = (container: Element): (string | null)[] =>
    [...container.querySelectorAll(".line p")].map((line) => line.textContent?.trim() ?? null);
  const duty = "must follow red";
  expect(told(show(FOLLOWING, { lately: [{ id: "history-empty" }] }).container)).toEqual([duty, expect.any(String)]);
  cleanup();
  const hint = {
    ask: vi.fn<() => void>(),
    asking: false,
    worths: {},
    words: { id: "hint-best", args: { actions: "R5", worth: "+9" } },
  };
  expect(told(show(FOLLOWING, { hint }).container)).toEqual([expect.stringContaining("Best: R5")]);
  cleanup();
  const message = { id: "costly-tricks-reason-follow", args: { led: "R", trump: "" } };
  const { container } = show(FOLLOWING, { hint, refused: { action: "G3", message } });
  expect(told(container)).toEqual([expect.stringContaining("You must follow red while")]);
  cleanup();
  const pointed = show(FOLLOWING, { hint }).container;
  await fireEvent.focus(pointed.querySelector('[data-card="R5"]') as Element);
  expect(told(pointed)).toEqual([expect.stringContaining("With red 5")]);
  sizes.forEach((size) => size.mockRestore());
});

test("what a trick is worth stands with the token of the side that would get it, in its colour", () => {
  const seats = SEEN_BY_A.map((seat, index) => ({ ...seat, colour: index === 0 ? null : ("plum" as const) }));
  const { container } = show(FOLLOWING, {}, { seats });
  const worth = container.querySelector<HTMLElement>(".trick .worth [data-owner]");
  expect([worth?.dataset["owner"], worth?.style.color, worth?.textContent]).toEqual([
    "1",
    "var(--guest-plum)",
    expect.stringMatching(/B −11$/),
  ]);
  expect(worth?.querySelector(".token")).toBeTruthy();
});

test("pitfall 71: while the last card of a trick is on its way nothing tells whose it is, and then everything does", async () => {
  const before = frame({ ...exampleView(3), to_play: 3 }, { acting: null, legal: [] });
  const after = frame({ ...exampleView(4), score: [4, -4], to_play: 2, duty: "lead" }, { acting: null, legal: [] });
  const { container, rerender, board } = showBoard(Board, before, { settled: true });
  const score = (): string => [...container.querySelectorAll(".score")].map((side) => side.textContent).join();
  const [worth, told] = [container.querySelector(".worth")?.textContent, score()];
  await rerender({ ...board, frame: after, told: before, settled: false });
  expect(container.querySelectorAll(".trick .lying")).toHaveLength(4);
  expect([container.querySelector(".trick .worth")?.textContent, score()]).toEqual([worth, told]);
  expect(container.querySelector(".lit")?.getAttribute("data-hand")).toBe("3");
  await rerender({ ...board, frame: after, told: after, settled: false });
  expect(score()).not.toBe(told);
  expect(container.querySelector(".lit")?.getAttribute("data-hand")).toBe("2");
});

test("pitfall 71: whose turn it is and who is away is away, not to play", () => {
  const seats = SEEN_BY_A.map((seat, other) => (other === 1 ? { ...seat, present: false } : seat));
  const { container } = show({ ...FOLLOWING, to_play: 3, duty: null }, {}, { seats, acting: null, legal: [] });
  const word = container.querySelector('[data-hand="3"] .did');
  expect(word?.textContent).toBe("away");
  expect(word?.className).toContain("hidden-text"); // beside the trick of a phone the token alone shows it
  expect(container.querySelector(".now")).toBeNull();
});

test("pitfall 71: a digit leads to a card of its rank from anywhere on the page", async () => {
  show(FOLLOWING);
  await fireEvent.keyDown(document.body, { key: "5" });
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("R5");
});

test("in a lesson, which is no whole round, nothing is counted", async () => {
  const { container, rerender } = show(FOLLOWING, {}, { acting: null, legal: [] });
  expect(container.textContent).toMatch(/Trick \d+ of \d+/);
  await rerender({ whole: false });
  expect(container.textContent).not.toMatch(/Trick \d+ of \d+/);
});
