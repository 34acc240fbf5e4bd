import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { ahead } from "./ahead";
import { AIM } from "./pictures";
import { Playing } from "./playing.svelte";
import { frameWith, viewWith } from "./testing";
import type { PaulePanikView } from "./view";

/** A table whose room answers when the test says so. */
class Played {
  frame: Frame;
  pending: string[] = [];
  waiting: string[] = [];
  acted: string[] = [];
  readonly playing = new Playing({
    frame: () => this.frame,
    pending: () => this.pending,
    waiting: () => this.waiting,
    act: (action) => this.#act(action),
  });

  constructor(view: Partial<PaulePanikView>) {
    this.frame = frameWith(viewWith(view));
    this.playing.look();
    vi.advanceTimersByTime(1000);
  }

  #act(action: string): void {
    this.acted.push(action);
    this.pending = [...this.pending, action];
    this.playing.look();
  }

  /** The room shows something new; own plays that are done are no longer on their way. */
  show(view: Partial<PaulePanikView>, more: Partial<Frame> = {}): void {
    this.frame = frameWith(viewWith(view), more);
    this.pending = this.pending.filter((action) => this.frame.view && ahead.fits(this.frame, [], action));
    this.playing.look();
  }
}

const HAND = ["R3", "Y5", "G11", "B8"];
const AIMED = { hand: HAND, stacks: [["R4"], ["V12"]] } satisfies Partial<PaulePanikView>;
/** Somebody else has put a 3 on the left stack: neither the own 3 nor the own 5 fits any more. */
const BEATEN = { hand: HAND, stacks: [["R4", "Y3"], ["V12"]] } satisfies Partial<PaulePanikView>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = "auto";
});
afterEach(() => void vi.useRealTimers());

test("pitfall 67: a tap just after another card came means what it was aimed at", () => {
  const table = new Played(AIMED);
  table.show(BEATEN);
  vi.advanceTimersByTime(AIM - 1);
  table.playing.choose("Y5");
  expect([table.acted, table.playing.selected]).toEqual([["Y5 L"], null]);
});

test("pitfall 67: of all taps that fitted when they were aimed, all are plays and none asks which stack", () => {
  let plays = 0;
  for (let delay = 0; delay < AIM; delay += 5) {
    const table = new Played(AIMED);
    table.show(BEATEN);
    vi.advanceTimersByTime(delay);
    table.playing.choose("Y5");
    plays += table.acted.includes("Y5 L") && table.playing.selected === null ? 1 : 0;
  }
  expect(plays).toBe(AIM / 5);
});

test("pitfall 67: who has had the time to see what lies there now is judged by that", () => {
  const table = new Played(AIMED);
  table.show(BEATEN);
  vi.advanceTimersByTime(AIM);
  table.playing.choose("Y5");
  expect([table.acted, table.playing.selected, table.playing.open]).toEqual([[], "Y5", []]);
});

test("pitfall 67: two cards in quick succession leave the picture that the finger was aimed at", () => {
  const table = new Played(AIMED);
  table.show(BEATEN);
  vi.advanceTimersByTime(100);
  table.show({ hand: HAND, stacks: [["R4", "Y3", "G2"], ["V12"]] });
  vi.advanceTimersByTime(100);
  table.playing.choose("Y5");
  expect(table.acted).toEqual(["Y5 L"]);
});

test("pitfall 67: a card that fitted nothing when it was aimed goes where it fits now", () => {
  const table = new Played(AIMED);
  table.show({ hand: HAND, stacks: [["R4"], ["V12", "V7"]] });
  table.playing.choose("B8");
  expect(table.acted).toEqual(["B8 R"]);
});

test("pitfall 67: only the stacks that a chosen card fits are open", () => {
  const table = new Played({ hand: ["R3"], stacks: [["R4"], ["V2"]] });
  table.playing.choose("R3");
  expect([table.playing.selected, table.playing.open]).toEqual(["R3", [0, 1]]);
  table.show({ hand: ["R3"], stacks: [["R4"], ["V2", "B1"]] });
  expect(table.playing.open).toEqual([0]);
});

test("pitfall 67: a card chosen at the end of a round is not chosen in the next", () => {
  const table = new Played({ hand: ["R3"], stacks: [["R4"], ["V2"]] });
  table.playing.choose("R3");
  table.show({ hand: ["R3"], stacks: [["R4"], ["V2"]], phase: "over" }, { round: 1 });
  expect(table.playing.selected).toBeNull();
  table.show({ hand: ["R3"], stacks: [["R4"], ["V2"]] }, { round: 2 });
  expect(table.playing.selected).toBeNull();
});

test("pitfall 67: at the start of a round nothing of the one before is aimed at", () => {
  const table = new Played(AIMED);
  table.show({ hand: ["Y5"], stacks: [["R1"], ["V6"]] }, { round: 2 });
  table.playing.choose("Y5");
  expect(table.acted).toEqual(["Y5 R"]);
});

test("pitfall 68: a second card is played onto the first one, which is still on its way", () => {
  const table = new Played({ hand: ["Y5", "B6"], stacks: [["R4"], ["V12"]] });
  table.playing.choose("Y5");
  vi.advanceTimersByTime(120);
  table.playing.choose("B6");
  expect(table.acted).toEqual(["Y5 L", "B6 L"]);
});

test("pitfall 68: what one has laid oneself is no card that came from elsewhere", () => {
  const table = new Played({ hand: ["Y5", "R3"], stacks: [["R4"], ["V12"]] });
  table.playing.choose("Y5");
  vi.advanceTimersByTime(120);
  table.playing.choose("R3");
  expect([table.acted, table.playing.selected]).toEqual([["Y5 L"], "R3"]);
  table.show({ hand: ["R3"], stacks: [["R4", "Y5"], ["V12"]] });
  table.playing.choose("R3");
  table.playing.choose("R3");
  expect([table.acted, table.playing.selected]).toEqual([["Y5 L"], "R3"]);
});

test("pitfall 68: a card that waits counts as laid for those that are tapped after it", () => {
  const table = new Played({ hand: ["Y5", "B6"], stacks: [["R4"], ["V12"]] });
  table.waiting = ["Y5 L"];
  table.playing.choose("B6");
  table.playing.choose("Y5");
  expect(table.acted).toEqual(["B6 L"]);
});
