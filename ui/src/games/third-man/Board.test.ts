import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../protocol/protocol";
import { settings } from "../../settings.svelte";
import { speak } from "../../testing/texts";
import type { BoardProps } from "../game";
import { keysIn, keysTaken, showBoard } from "../testing";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { revealTime, stepsOf } from "./reveal.svelte";
import { frameWith, REVEALED, SEATS, viewWith } from "./testing";
import type { ThirdManView } from "./view";

const PROSPECT = { bid: 6, first: 4, second: -6, shared_second: -6, shared_third: 12, last: 0, annulled: 0 };
const CHOOSING = viewWith(
  { leader: 1, lead_by: "ahead", prospects: [PROSPECT] },
  { 0: { doing: "chooses" }, 1: { doing: "open", bid: 3 }, 2: { doing: "sealed" }, 3: { doing: "chooses" } },
);
const SEALED = {
  ...CHOOSING,
  bidders: CHOOSING.bidders.map((one, seat) => (seat === 0 ? { ...one, doing: "sealed" as const, bid: 6 } : one)),
};
const PLAYED = {
  leader: 0,
  bids: REVEALED.bids,
  places: REVEALED.places,
  moves: REVEALED.moves,
  scores: REVEALED.after,
};

const show = (view: ThirdManView, props: Partial<BoardProps> = {}, change: Partial<Frame> = {}) =>
  showBoard(Board, frameWith(view, change), props);

function seat(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

beforeAll(() => {
  speak("en");
  // The test's page has no layout: a wide board.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(738);
});

beforeEach(() => {
  settings.confirm = "never";
  settings.preview = true;
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("one click seals a bid", async () => {
  const { act } = show(CHOOSING);
  await fireEvent.click(screen.getByRole("button", { name: "bid 6: first +4, second −6, both third +12, last 0" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("6");
});

test("pitfall 35: where bidding is confirmed, what is chosen stays here until it is sealed", async () => {
  settings.confirm = "always";
  const { act } = show(CHOOSING);
  await fireEvent.click(screen.getByRole("button", { name: /^bid 6/ }));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Seal 6" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("6");
});

test("pitfall 35: a sealed bid of another is a back and the word, in no other way than his", () => {
  show(CHOOSING);
  expect(seat("Jonas").textContent).toContain("sealed");
  expect(seat("Odile").textContent).toContain("thinking");
  expect(seat("Jonas").querySelector(".front b")).toBeNull();
  expect(seat("Mira").textContent).toContain("open bid: 3");
});

test("a sealed bid may be changed; sealing the same again sends nothing", async () => {
  const { act } = show(SEALED);
  await fireEvent.click(screen.getByRole("button", { name: "6, your sealed bid" }));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "bid 5" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("5");
});

test("pitfall 1: a bid on its way is shown as pending, and no other can be sent meanwhile", async () => {
  const { act, container } = show(CHOOSING, { pending: ["6"] });
  expect(container.querySelector(".now, .tray.lit, [data-seat='0'].lit")).toBeNull();
  expect(container.querySelector(".said")?.textContent).toContain("On its way to the table.");
  expect(container.querySelector('[data-card="6"] .pending')).not.toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "bid 5" }));
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 2: who is not to bid is told why, and nothing is sent", async () => {
  const view = viewWith({ leader: 1, lead_by: "ahead" }, { 1: { doing: "leads" } });
  const { act } = show(view, {}, { acting: null, legal: [] });
  await fireEvent.click(screen.getByRole("button", { name: "4, not to be bid now" }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain("Mira bids first.");
});

test("four bids show their places, reasons, moves and where the pieces went", () => {
  show(
    viewWith(
      { leader: 1, lead_by: "ahead", auctions: [PLAYED] },
      { 0: { score: 4 }, 1: { score: 14, doing: "leads" } },
    ),
    {
      settled: false,
    },
    { events: [REVEALED] },
  );
  expect(seat("Mira").textContent).toMatch(/leads next.*bid: 5.*Third man.*twice the bid.*\+10.*from \+4 to \+14/s);
  expect(seat("You").textContent).toMatch(/led.*bid: 7.*Second.*minus the bid.*−7/s);
  expect(screen.getByText("Jonas’s 9 came first: 10 − 9, +1.")).toBeTruthy();
});

test("an auction that was turned over gives way once its pause is over and the next open bid lies there", async () => {
  const next = { ...CHOOSING, auctions: [PLAYED] };
  const { rerender } = show(next, { settled: false }, { events: [REVEALED] });
  expect(seat("Mira").textContent).toContain("Third man");
  await rerender({ settled: true });
  expect(seat("Mira").textContent).not.toContain("Third man");
  expect(seat("Mira").textContent).toContain("open bid: 3");
});

/** What stands there of earlier auctions. */
const earlier = (container: Element): (string | null)[] =>
  [...container.querySelectorAll(".older")].map((line) => line.textContent);

test("what the last two auctions came to stays in view when the next has begun, the newer one first", async () => {
  const ANNULLED = { ...PLAYED, bids: [5, 5, 2, 5], places: [], moves: [0, 0, 0, 0] };
  const auctions = [PLAYED, ANNULLED, { ...PLAYED, bids: [6, 8, 3, 1] }];
  const { container, rerender, board } = show({ ...CHOOSING, auctions });
  expect(container.querySelector(".said")?.textContent).toContain("Mira’s open bid is 3.");
  expect(earlier(container)).toEqual([
    "Auction 2: +10 for Mira’s 8, −7 for your 6, +1 for Jonas’s 3, 0 for Odile’s 1.",
    "Auction 2 was annulled: three bids were 5.",
  ]);
  await rerender({ whole: false });
  expect(earlier(container), "in a lesson, which may begin in the middle of a series").toEqual([]);
  const again = frameWith(
    viewWith({ leader: 0, lead_by: "again", auctions: auctions.slice(0, 2) }, { 0: { doing: "leads" } }),
  );
  await rerender({ ...board, whole: true, frame: again, told: again });
  expect(container.querySelector(".said")?.textContent).toContain("Three bids are 5");
  expect(earlier(container), "nothing is said twice").toEqual([expect.stringMatching(/^Auction 1: /)]);
});

test("while four bids turn over, and as long as they are told, what was before them stays in view", async () => {
  const before = frameWith({ ...CHOOSING, auctions: [PLAYED] });
  const after = frameWith(
    viewWith({ leader: 1, lead_by: "ahead", auctions: [PLAYED, PLAYED] }, { 1: { doing: "leads" } }),
    { events: [REVEALED] },
  );
  const { container, rerender, board } = showBoard(Board, after, { told: before, settled: false });
  const first = [expect.stringMatching(/^Auction 1: \+1 for Jonas’s 9,/)];
  expect(earlier(container)).toEqual(first);
  await rerender({ ...board, told: after, settled: false });
  expect(container.querySelector(".said")?.textContent).toContain("Jonas’s 9 came first");
  expect(earlier(container)).toEqual(first);
  await rerender({ ...board, told: after, settled: true });
  expect(earlier(container)).toEqual([expect.stringMatching(/^Auction 2: /), ...first]);
});

test("an annulled auction moves nothing and says so at every seat", () => {
  const auction = { leader: 0, bids: [5, 5, 2, 5], places: [], moves: [0, 0, 0, 0], scores: [0, 0, 0, 0] };
  show(viewWith({ lead_by: "again", auctions: [auction] }, { 0: { doing: "leads" } }));
  for (const name of ["You", "Mira", "Jonas", "Odile"]) expect(seat(name).textContent).toContain("Annulled");
  expect(screen.getByText(/^Three bids are 5/)).toBeTruthy();
});

test("everybody sees used cards in order, and what is left in every hand (TM-6)", () => {
  show(viewWith({}, { 2: { used: [0, 4, 9], hand: [1, 2, 3, 5, 6, 7, 8] } }));
  expect(seat("Jonas").textContent).toMatch(/Used: 0, 4, 9\.\s*Still in hand: 1, 2, 3, 5, 6, 7, 8\./);
  const filled = [...seat("Jonas").querySelectorAll("i.filled")].map((slot) => slot.textContent);
  expect(filled).toEqual(["0", "4", "9"]);
});

test("a card that was used leaves its place in the hand empty", () => {
  show(viewWith({}, { 0: { doing: "leads", used: [3], hand: [0, 1, 2, 4, 5, 6, 7, 8, 9] } }));
  const hand = screen.getByRole("group", { name: "Your cards" });
  expect(within(hand).getAllByRole("button")).toHaveLength(9);
  expect([...hand.children].map((place) => place.textContent)).toEqual([..."0123456789"]);
});

test("a spectator sees the seats and no hand", () => {
  const { container } = show({ ...CHOOSING, viewer: null, prospects: [] }, {}, { acting: null, legal: [] });
  expect(container.querySelectorAll("[data-seat]")).toHaveLength(4);
  expect(container.querySelector("[data-card]")).toBeNull();
});

test("pitfall 43: the hand is one stop of the Tab key; arrows and digits move in it", async () => {
  const { container } = show(CHOOSING);
  const stops = [...container.querySelectorAll<HTMLElement>("button[data-card]")];
  expect(stops.filter((card) => card.tabIndex === 0)).toHaveLength(1);
  stops[0]?.focus();
  for (const [key, card] of [
    ["ArrowRight", "1"],
    ["7", "7"],
    ["End", "9"],
  ] as const) {
    await fireEvent.keyDown(document.activeElement as Element, { key });
    await tick();
    expect((document.activeElement as HTMLElement).dataset["card"]).toBe(card);
  }
});

test.each([true, false])("a card that is looked at shows what it would earn, if that is set: %s", async (set) => {
  settings.preview = set;
  show(CHOOSING);
  await fireEvent.focus(screen.getByRole("button", { name: /^bid 6/ }));
  expect(screen.queryByRole("group", { name: "What 6 would earn" }) !== null).toBe(set);
});

test("pitfall 71: a digit leads to its card from anywhere on the page, but not out of a field that is written in", async () => {
  const { container } = show(CHOOSING);
  await fireEvent.keyDown(document.body, { key: "6" });
  expect((document.activeElement as HTMLElement).dataset["card"]).toBe("6");
  const field = container.appendChild(document.createElement("input"));
  field.focus();
  await fireEvent.keyDown(field, { key: "7" });
  expect(document.activeElement).toBe(field);
  (document.activeElement as HTMLElement).blur();
  await fireEvent.keyDown(document.body, { key: "7", ctrlKey: true });
  expect((document.activeElement as HTMLElement).dataset["card"]).toBeUndefined();
});

test("pitfall 71: who is away is not thinking, whatever he is to bid", () => {
  const seats = [...SEATS];
  for (const away of [1, 3]) seats[away] = { ...(seats[away] as (typeof seats)[0]), present: false };
  const { container } = show(CHOOSING, {}, { seats });
  expect(seat("Odile").textContent).toContain("away");
  expect(container.textContent).not.toContain("thinking");
  cleanup();
  const led = viewWith({ leader: 1, lead_by: "ahead" }, { 1: { doing: "leads" } });
  show(led, {}, { seats, acting: null, legal: [] });
  expect(seat("Mira").textContent).toMatch(/away/);
  expect(seat("Mira").textContent).not.toContain("bids openly");
});

test("pitfall 71: while four bids turn over nothing tells what they come to, and then everything does", async () => {
  const before = frameWith({ ...CHOOSING, bidders: SEALED.bidders });
  const bidders = CHOOSING.bidders.map((one, other) => ({
    ...one,
    doing: "waits" as const,
    score: REVEALED.after[other] ?? 0,
  }));
  const after = frameWith(
    { ...CHOOSING, auctions: [PLAYED], bidders, prospects: [] },
    { events: [REVEALED], tally: [2, 0, 2, 0] },
  );
  const { container, rerender, board } = showBoard(Board, before);
  const told = container.textContent;
  await rerender({ ...board, frame: after, told: before, settled: false });
  const faces = [...container.querySelectorAll(".place.open b")].map((face) => face.textContent);
  expect(faces).toEqual(REVEALED.bids.map(String));
  const withoutFaces = (): string => {
    const copy = container.cloneNode(true) as HTMLElement;
    copy.querySelectorAll(".place, .cards").forEach((card) => card.remove());
    return copy.textContent;
  };
  expect(withoutFaces()).not.toMatch(/First|Second|Third man|came first|from \S+ to|leads next/);
  expect(withoutFaces(), "what was to be done is done").not.toMatch(/sealed|You may change it|Choose yours|in secret/);
  expect(container.querySelector(".said")?.textContent).toContain("The four bids turn over.");
  for (const name of ["You", "Jonas"]) expect(seat(name).textContent).toContain("turned over");
  for (const name of ["You", "Mira", "Jonas", "Odile"]) expect(seat(name).textContent).toContain("Score: 0");
  expect(told).toContain("Score: 0");
  await rerender({ ...board, frame: after, told: after, settled: false });
  expect(seat("Mira").textContent).toMatch(/Score: \+14.*Third man.*from \+4 to \+14/s);
  expect(container.textContent).toContain("Jonas’s 9 came first: 10 − 9, +1.");
});

test("bids turn over one by one from the leader on, then places are stamped; scores and sentences wait", async () => {
  vi.useFakeTimers();
  const before = frameWith({ ...CHOOSING, bidders: SEALED.bidders });
  const bidders = CHOOSING.bidders.map((one, other) => ({ ...one, score: REVEALED.after[other] ?? 0 }));
  const auction = { ...PLAYED, leader: 1 };
  const after = frameWith({ ...CHOOSING, auctions: [auction], bidders, prospects: [] }, { events: [REVEALED] });
  const { container, rerender, board } = showBoard(Board, before);
  const lasts = revealTime(1200);
  await rerender({ ...board, frame: after, told: before, settled: false, tellAfter: lasts });
  const open = (): number[] =>
    [...container.querySelectorAll("[data-seat]")].flatMap((one, index) =>
      one.querySelector(".place.open") ? [index] : [],
    );
  expect(open(), "the leader's, which lay open, and the next").toEqual([1, 2]);
  expect(["Jonas", "Odile", "You"].map((name) => seat(name).querySelector(".doing")?.textContent.trim())).toEqual([
    "turned over",
    "sealed",
    "sealed",
  ]);
  const seen = [];
  for (const { after: time, ...step } of stepsOf(lasts)) {
    await vi.advanceTimersByTimeAsync(time - (seen.at(-1)?.time ?? 0));
    seen.push({ time, ...step, open: open().length, stamps: container.querySelectorAll(".stamp").length });
    expect(seat("Mira").textContent).toContain("Score: 0");
    expect(container.textContent).not.toContain("came first");
  }
  expect(seen.map(({ turned }) => turned)).toEqual(seen.map(({ open }) => open));
  expect(seen.map(({ stamped }) => (stamped ? 4 : 0))).toEqual(seen.map(({ stamps }) => stamps));
  expect(seen.at(-1)?.stamps).toBe(4);
  await rerender({ ...board, frame: after, told: after, settled: false, tellAfter: lasts });
  expect(seat("Mira").textContent).toContain("Score: +14");
});

test("pitfall 71: what a bid cannot come to stays empty in its place, and its name does not tell of it", async () => {
  const { container } = show(CHOOSING);
  const boxes = (): string[] => [...container.querySelectorAll("[data-place]")].map((box) => box.textContent.trim());
  expect(boxes()).toEqual(["first 10 − bid", "both first 5 − bid", "second − bid", "third 2 × bid", "else 0"]);
  await fireEvent.focus(screen.getByRole("button", { name: /^bid 6/ }));
  expect(boxes()).toEqual(["first +4", "both first –", "second −6", "both third +12", "else 0"]);
});

test("the list of keys names every key that the board takes, and no other", async () => {
  expect((await keysTaken(Board, frameWith(viewWith({}, { 0: { doing: "leads" } })))).toSorted()).toEqual(
    keysIn(keys).toSorted(),
  );
});

test("a press on a seat, on the own sealed bid and on the place of a used card is answered", async () => {
  const { act, container } = show({
    ...SEALED,
    bidders: SEALED.bidders.map((one) => ({ ...one, hand: one.hand.filter((rank) => rank !== 9), used: [9] })),
  });
  const heard = [];
  for (const selector of ['[data-seat="1"]', '[data-seat="0"]', "button[data-card='6']", "[data-laid='9']"]) {
    await fireEvent.click(container.querySelector(selector) as Element);
    heard.push(container.querySelector(".answer")?.textContent.trim());
  }
  expect(heard).toEqual([
    "These are Mira’s cards.",
    "You bid with the cards of your hand.",
    "6 is your sealed bid. Another card changes it.",
    "You have used your 9 already.",
  ]);
  expect(act).not.toHaveBeenCalled();
});

test("in a lesson, which is no whole round, nothing is counted", async () => {
  const { container, rerender } = show(CHOOSING);
  expect(container.textContent).toMatch(/Auction \d+ of \d+/);
  await rerender({ whole: false });
  expect(container.textContent).not.toMatch(/Auction \d+ of \d+/);
});

test("a lesson in which no auction has been played offers none to look at", async () => {
  const { container, rerender } = show({ ...CHOOSING, auctions: [] });
  expect(container.textContent).toContain("All auctions");
  await rerender({ whole: false });
  expect(container.textContent).not.toContain("All auctions");
});
