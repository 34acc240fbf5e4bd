import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { speak } from "../../testing/texts";
import { withoutMarks } from "../../text";
import type { BoardProps } from "../game";
import { keysIn, keysTaken, showBoard } from "../testing";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { LULL, STANDSTILL } from "./standstill.svelte";
import { frameWith, viewWith } from "./testing";
import { isDone, type PaulePanikView, type Player } from "./view";

const show = (view: PaulePanikView = viewWith(), props: Partial<BoardProps> = {}, change: Partial<Frame> = {}) =>
  showBoard(Board, frameWith(view, change), props);

/** A 3 that fits both stacks, and a 5 that fits the left one. */
const BOTH = viewWith({ hand: ["R3", "Y5"], stacks: [["B4"], ["V2"]] });

const heard = (): string | undefined => document.querySelector(".hidden-text[role=status]")?.textContent;

const said = (): string => [...document.querySelectorAll(".said p")].map(({ textContent }) => textContent).join(" ");

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
  settings.preview = true;
  settings.motion = "reduced";
  settings.singleKeys = true;
});

afterEach(cleanup);

test("a card that fits one stack only goes there with one click", async () => {
  const { act } = show();
  await fireEvent.click(card("green 11"));
  expect(act).toHaveBeenCalledExactlyOnceWith("G11 R");
});

test("a card that fits both waits for its stack", async () => {
  const { act, container } = show(BOTH);
  await fireEvent.click(card("red 3"));
  expect(container.querySelectorAll(".stack.open")).toHaveLength(2);
  expect(act).not.toHaveBeenCalled();
  expect(card("red 3, chosen").getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(stack(/^Right stack/));
  expect(act).toHaveBeenCalledExactlyOnceWith("R3 R");
});

test("a card that does not fit yet can be chosen, tried, and the table says no", async () => {
  const { act, container } = show(viewWith({ hand: ["R3", "Y9"] }));
  await fireEvent.click(card("yellow 9"));
  expect(container.querySelector(".said")?.textContent).toContain("yellow 9 fits neither stack now.");
  await fireEvent.click(stack(/^Right stack/));
  expect(act).toHaveBeenCalledExactlyOnceWith("Y9 R");
});

test("pitfall 40: keys alone: a digit plays, and an arrow names the stack", async () => {
  const { act } = show(BOTH);
  await fireEvent.keyDown(document.body, { key: "2" });
  await fireEvent.keyDown(document.body, { key: "1" });
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(act.mock.calls).toEqual([["Y5 L"], ["R3 L"]]);
});

test("pitfall 62: a French keyboard plays without Shift, and a key that is held down plays once", async () => {
  const { act } = show(viewWith(), {}, { legal: ["R3 L", "R3 R", "G11 R"] });
  await fireEvent.keyDown(document.body, { key: '"', code: "Digit3" });
  await fireEvent.keyDown(document.body, { key: '"', code: "Digit3", repeat: true });
  expect(act.mock.calls).toEqual([["G11 R"]]);
});

test("pitfall 62: with single-key shortcuts off a digit plays on the board only", async () => {
  settings.singleKeys = false;
  const { act } = show();
  await fireEvent.keyDown(document.body, { key: "3" });
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(card("red 3"), { key: "3" });
  expect(act).toHaveBeenCalledExactlyOnceWith("G11 R");
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

test("pitfall 67: whoever was beaten hears whose card was first, and by how much, whatever is laid after that", async () => {
  const LOST = viewWith({ stacks: [["B9", "R4"], ["V12"]] });
  const { board, rerender } = show(LOST);
  const refused = { action: "Y5 L", message: { id: "beaten", args: { seconds: 0.08 } } };
  await rerender({ ...board, refused });
  expect(said()).toBe("Beaten by 0.08 s.");
  const laid = (seat: number, name: string, onto: string): Frame["events"][number] => ({
    event: "paule-panik-card-played",
    seat,
    card: name,
    stack: 0,
    onto,
  });
  const first = viewWith({ stacks: [["B9", "R4", "G3"], ["V12"]] });
  await rerender({ frame: frameWith(first, { events: [laid(1, "G3", "R4")] }) });
  expect(said()).toBe("Mira’s green 3 was first. Beaten by 0.08 s.");
  const later = viewWith({ stacks: [["B9", "R4", "G3", "B4", "B3"], ["V12"]] });
  const events = [laid(2, "B4", "G3"), laid(2, "B3", "B4")];
  await rerender({ frame: frameWith(later, { events }) });
  expect(said()).toBe("Mira’s green 3 was first. Beaten by 0.08 s.");
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(card("yellow 5").classList).toContain("refused");
});

test("pitfall 18: while a refused play costs, its card is seen coming back and the hand is locked, and no longer", async () => {
  const { board, container, rerender } = show(viewWith(), { comesBack: "Y5 R" });
  expect(card("yellow 5, on its way back").classList).toContain("returning");
  expect(container.querySelector(".hand.locked")).toBeTruthy();
  await rerender({ ...board, comesBack: null });
  expect(card("yellow 5").classList).not.toContain("returning");
  expect(container.querySelector(".hand.locked")).toBeNull();
});

test("pitfall 68: a card that waits for a refused one to be paid for is told, and is not tried twice", async () => {
  const { act } = show(viewWith(), { comesBack: "Y5 R", waiting: ["G11 R"] });
  await fireEvent.click(card("green 11, to be played next"));
  await fireEvent.click(card("red 3"));
  expect(act.mock.calls).toEqual([["R3 L"]]);
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

test("without the preview the page does not say what fits", () => {
  settings.preview = false;
  const { container } = show();
  expect(container.textContent).not.toContain("fits");
  expect(stack(/^Left stack/).getAttribute("aria-label")).toBe("Left stack: red 4");
});

test("by hand, a card is drawn with the button or a key", async () => {
  const view = viewWith({ options: { auto_refill: false }, may_draw: 3 }, { pile: 4 });
  const { act } = show(view);
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

test("once it is said, the board tells what was said; while it is on its way nothing asks for it", () => {
  const betting: Partial<PaulePanikView> = { phase: "bets", hand: [], stacks: [[], []], fits: [[], []] };
  const way = show(viewWith(betting, { said: false, bet: null }), { pending: ["bet"] }, { legal: ["bet", "no bet"] });
  expect(withoutMarks(way.container.textContent)).not.toContain("Will you win");
  cleanup();
  const { container } = show(viewWith(betting, { said: true, bet: true }));
  expect(withoutMarks(container.textContent)).toContain("You bet on winning this round.");
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
  expect(isDone(frameWith(view), "+")).toBe(false);
});

describe("pitfall 70: where nothing happens for long", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function wait(milliseconds: number): Promise<string> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return said();
  }

  const marked = (): string[] =>
    [...document.querySelectorAll<HTMLElement>(".shown, .suggested > button")].map(
      ({ dataset }) => dataset["card"] ?? dataset["stack"] ?? "",
    );

  test("he who can play is shown it softly, and a listener hears it", async () => {
    show(viewWith(), {}, { legal: ["G11 R"] });
    expect(await wait(STANDSTILL - 1)).toBe("One up or one down, on either stack.");
    expect(marked()).toEqual([]);
    expect(await wait(1)).toBe("You can play green 11, right.");
    expect(marked()).toEqual(["1", "G11"]);
    expect(heard()).toBe("You can play green 11, right.");
  });

  test("all others, who watch included, are told the same, whoever can play", async () => {
    for (const viewer of [0, 1, null]) {
      const { unmount } = show(viewWith({ viewer, hand: viewer === null ? [] : ["R8"] }), {}, { legal: [] });
      expect([await wait(STANDSTILL), heard()]).toEqual(["The table waits.", "The table waits."]);
      expect(marked()).toEqual([]);
      unmount();
    }
  });

  test("every card that is laid ends it, and so does a table that is stuck; news of other things does not", async () => {
    const { board, rerender } = show(viewWith(), {}, { legal: ["G11 R"] });
    await wait(STANDSTILL / 2);
    await rerender({ ...board, frame: frameWith(viewWith(), { legal: ["G11 R"], waits_for: [1] }) });
    expect(await wait(STANDSTILL / 2)).toContain("You can play");
    const laid = viewWith({ stacks: [["R4"], ["V12", "B13"]] });
    await rerender({ ...board, frame: frameWith(laid, { legal: [] }) });
    expect(said()).toBe("One up or one down, on either stack.");
    expect(await wait(STANDSTILL)).toBe("The table waits.");
    await rerender({ ...board, frame: frameWith({ ...laid, stuck: true }, { legal: [] }) });
    expect(await wait(STANDSTILL)).toBe("Nobody can play. The table turns a card.");
  });

  test("pitfall 79: the last seconds before the table plays are counted down, to all alike", async () => {
    const { board, rerender, container } = show(viewWith(), { goesOn: 21 }, { legal: ["G11 R"] });
    const left = (): string | undefined => container.querySelector(".countdown")?.textContent;
    expect(left()).toBeUndefined();
    await rerender({ ...board, goesOn: 20 });
    expect(withoutMarks(left() ?? "")).toBe("In 20 s the table plays for whoever can.");
    await rerender({ ...board, goesOn: 20, frame: frameWith(viewWith({ viewer: null, hand: [] }), { legal: [] }) });
    expect(withoutMarks(left() ?? "")).toBe("In 20 s the table plays for whoever can.");
  });

  test("pitfall 79: whose card the table has played is told so on the board, for a while", async () => {
    const { board, rerender } = show(viewWith(), {}, { legal: ["R3 L"] });
    const events: Frame["events"] = [
      { event: "seat-news", seat: 0, news: "table-acts" },
      { event: "paule-panik-card-played", seat: 0, card: "R3", stack: 0, onto: "R4" },
    ];
    const laid = viewWith({ hand: ["Y5", "G11"], stacks: [["R4", "R3"], ["V12"]] });
    await rerender({ ...board, frame: frameWith(laid, { events }) });
    expect(await wait(100)).toBe("The table has played your red 3: nobody did anything.");
    await rerender({ ...board, frame: frameWith(laid, { n: 3 }) });
    expect(await wait(1000)).toMatch(/^The table has played/);
    expect(await wait(4000)).toBe("One up or one down, on either stack.");
  });

  test("a chosen card that fits nothing lets go after a moment, and its sentence with it", async () => {
    const { board, rerender } = show(viewWith({ hand: ["R3", "Y9"] }), {}, { legal: [] });
    await fireEvent.click(card("yellow 9"));
    expect(await wait(1000)).toBe("yellow 9 fits neither stack now.");
    await rerender({ ...board, frame: frameWith(viewWith({ hand: ["R3", "Y9"] }), { n: 2, legal: [] }) });
    expect(await wait(1500), "news of other things do not lengthen it").not.toContain("yellow 9");
    expect(card("yellow 9").getAttribute("aria-pressed")).toBe("false");
  });

  test("a chosen card that fits nothing lets go with the next card that is laid, whatever it is", async () => {
    const { board, rerender } = show(viewWith({ hand: ["R3", "Y9"] }), {}, { legal: [] });
    await fireEvent.click(card("yellow 9"));
    const laid = viewWith({ hand: ["R3", "Y9"], stacks: [["R4"], ["V12", "B13", "R8"]] });
    await rerender({ ...board, frame: frameWith(laid, { n: 2 }) });
    expect(await wait(0)).toBe("One up or one down, on either stack.");
  });

  test("he whom nothing fits is told so after a lull, where the board helps", async () => {
    const vain = viewWith({ hand: ["R8", "Y9"] });
    const { board, rerender } = show(vain, {}, { legal: [] });
    expect(await wait(LULL - 1)).toBe("One up or one down, on either stack.");
    expect(await wait(1)).toBe("None of yours fits now. Wait for the next card.");
    settings.preview = false;
    await rerender({ ...board, frame: frameWith({ ...vain, stacks: [["R4"], ["V12", "B13"]] }, { legal: [] }) });
    expect(await wait(LULL)).toBe("One up or one down, on either stack.");
  });

  test("pitfall 79: the time to bet is counted down from its beginning", () => {
    const { container } = show(viewWith({ phase: "bets", hand: [], stacks: [[], []], fits: [[], []] }), { goesOn: 29 });
    expect(withoutMarks(container.querySelector(".countdown")?.textContent ?? "")).toBe("29 s left to bet.");
  });

  test("the time before the common start does not count", async () => {
    show(viewWith(), {}, { legal: [], starts_in: 3000 });
    expect(await wait(STANDSTILL)).toBe("One up or one down, on either stack.");
    expect(await wait(3000)).toBe("The table waits.");
  });
});

test("bets are turned over for all to see, in the middle, and gone before the race begins", async () => {
  vi.useFakeTimers();
  const [own, other, third] = viewWith({}, { bet: true }).players as [Player, Player, Player];
  const view = viewWith({ players: [own, other, { ...third, spent: true }] });
  const { container, rerender, board } = show(view, {}, { events: [{ event: "paule-panik-bets-turned", bets: [0] }] });
  const turned = (): string[] => [...container.querySelectorAll(".turned .front")].map((front) => front.textContent);
  expect(turned(), "who has bet before has none to turn over").toEqual(["bets", "does not bet"]);
  await rerender({ ...board, frame: frameWith(view, { n: 2 }) });
  expect(turned()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2500);
  expect(turned()).toEqual([]);
  vi.useRealTimers();
});

test("whoever has one card left has it said at his place", () => {
  const [, other, third] = viewWith().players as [Player, Player, Player];
  const last = { ...other, hand: 1, pile: 0 };
  const view = viewWith({ players: [last, last, third] });
  const { container } = show(view);
  const places = [".own", "[data-hand='1'].player", "[data-hand='2'].player"];
  expect(places.map((place) => container.querySelector(place)?.textContent.includes("Last card!"))).toEqual([
    true,
    true,
    false,
  ]);
});

test("the list of keys names every key that the board takes, and no other", async () => {
  const six = ["R3", "Y5", "G11", "R1", "Y1", "G1"];
  const view = viewWith({ hand: six, options: { ...viewWith().options, auto_refill: false } }, { pile: 9, hand: 6 });
  expect((await keysTaken(Board, frameWith(view))).toSorted()).toEqual(keysIn(keys).toSorted());
});

test("a press on another player, on a side pile, or on a stack without a card being chosen is answered", async () => {
  const { act, container } = show();
  const heard = [];
  for (const selector of ['[data-hand="1"]', "[data-side]", "[data-stack]"]) {
    await fireEvent.click(container.querySelector(selector) as Element);
    heard.push(container.querySelector(".answer")?.textContent.trim());
  }
  expect(heard).toEqual([
    "These are Mira’s cards; nobody else sees them.",
    "A card is turned from here when nobody can play.",
    "First choose a card of your hand.",
  ]);
  expect(act).not.toHaveBeenCalled();
});

test("a card that is dragged where dragging is off is answered at its place, and played by nothing", async () => {
  settings.drag = false;
  const { act, container } = show(BOTH);
  const held = card("red 3");
  document.elementFromPoint = () => stack(/^Left stack/);
  const at = { clientX: 10, clientY: 10, pointerId: 1, isPrimary: true, button: 0, pointerType: "touch" };
  await fireEvent.pointerDown(held, at);
  await fireEvent.pointerMove(held, { ...at, clientX: 90 });
  await fireEvent.pointerUp(held, { ...at, clientX: 90 });
  expect(container.querySelector(".answer")?.textContent).toMatch(/^Press the card: .* in the settings\.$/);
  expect(act).not.toHaveBeenCalled();
});
