import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import type { RoundTold, ServerMessage, Frame } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { speak } from "../testing/texts";
import { TableSession } from "./session.svelte";

const client = {
  words: (event: { event: string }) => [{ id: event.event }],
  sounds: { "costly-tricks-trick-won": "card" },
  pauseAfter: (event: { event: string }, pause: number) => (event.event === "costly-tricks-trick-won" ? pause : 0),
} as unknown as GameClient;
const load = vi.fn<() => Promise<GameClient>>();
vi.mock("../games/discover", () => ({ gameClient: () => load() }));
const play = vi.fn<(sounds: readonly string[]) => Promise<void>>();
vi.mock("../feel/sounds", () => ({ play: (sounds: readonly string[]) => play(sounds), unlockSound: () => {} }));
const vibrate = vi.fn<(what: string) => void>();
vi.mock("../feel/vibration", () => ({ vibrate: (what: string) => vibrate(what) }));

const getTold = vi.fn<(table: string, round: number) => Promise<RoundTold>>();
vi.mock("./api", () => ({ getTold: (table: string, round: number) => getTold(table, round) }));

class FakeSocket {
  static last: FakeSocket;
  sent: { type: string; id: string; action?: string; seat: number; round?: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }

  close(): void {}

  get(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (mine: boolean, ready = false): Frame["seats"][number] => ({
  kind: "person",
  name: "",
  level: null,
  mine,
  present: true,
  ready,
});

function frame(more: Partial<Frame>): Frame {
  const events = more.events ?? [];
  return {
    type: "frame",
    n: 1,
    phase: "playing",
    seats: [seat(true), seat(false)],
    acting: 0,
    to_act: [0],
    legal: [],
    round: 1,
    ply: 4,
    ...more,
    events,
  } as Frame;
}

const wire = (): FakeSocket => FakeSocket.last;
const sentId = (): string => wire().sent.at(-1)?.id ?? "";
const acknowledge = (id: string): void => wire().get({ type: "acknowledged", id });
const refuse = (id: string, code = "stale-turn"): void => wire().get({ type: "refused", id, code, parameters: {} });
const TRICK_WON = { event: "costly-tricks-trick-won" } as Frame["events"][number];

let session: TableSession;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  speak("en");
  load.mockReset().mockResolvedValue(client);
  getTold.mockReset().mockRejectedValue(new Error("offline"));
  play.mockReset();
  vibrate.mockReset();
  session = new TableSession("abc");
  stop = session.start();
});

afterEach(() => {
  stop();
  Object.assign(settings, { pause: 1200, forced: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function arrive(more: Partial<Frame> = {}): Promise<void> {
  wire().get(frame(more));
  await vi.advanceTimersByTimeAsync(0);
}

test("the first frame waits for the game's part of the client, then both are there", async () => {
  wire().get(frame({}));
  expect(session.frame).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.frame?.n, session.game]).toEqual([1, client]);
});

test("a game that could not be loaded is tried again, and no frame is lost", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await arrive();
  expect([session.failed, session.frame]).toEqual([true, null]);
  await session.load();
  expect([session.failed, session.frame?.n]).toEqual([false, 1]);
});

test("a finished trick stays until a tap, where that is wished for, and it is said so", async () => {
  settings.pause = "tap";
  await arrive();
  await arrive({ n: 2, ply: 5, events: [TRICK_WON] });
  await arrive({ n: 3, ply: 6 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect([session.frame?.n, session.waits]).toEqual([2, true]);
  window.dispatchEvent(new Event("pointerdown"));
  expect([session.frame?.n, session.waits]).toEqual([3, false]);
});

test("the only card plays itself where that is wished for, once what came before has been seen", async () => {
  settings.forced = true;
  await arrive({ legal: ["R8", "R9"] });
  await arrive({ n: 2, ply: 5, legal: ["R8"], events: [TRICK_WON] });
  await vi.advanceTimersByTimeAsync(1200);
  expect(wire().sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(wire().sent).toMatchObject([{ type: "act", ply: 5, action: "R8" }]);
});

test.each([
  { why: "nobody wished for it", forced: false, more: { legal: ["R8"] } },
  { why: "there are two", forced: true, more: { legal: ["R8", "R9"] } },
  { why: "it was just taken back", forced: true, more: { legal: ["R8"], events: [{ event: "taken-back" }] } },
  { why: "everybody plays at once", forced: true, more: { legal: ["R8 L"], ply: null } },
])("no card plays itself if $why", async ({ forced, more }) => {
  settings.forced = forced;
  await arrive(more as Partial<Frame>);
  await vi.advanceTimersByTimeAsync(5000);
  expect(wire().sent).toEqual([]);
});

test("an action goes out with its seat and ply, and is pending until the table has moved on", async () => {
  await arrive();
  session.act("R8");
  expect(wire().sent).toMatchObject([{ type: "act", seat: 0, ply: 4, action: "R8" }]);
  await arrive({ n: 2 });
  expect(session.pending).toMatchObject([{ action: "R8" }]);
  await arrive({ n: 3, ply: 5 });
  expect(session.pending).toEqual([]);
});

test("an action that leaves the ply as it is, is done when the game's view shows it", async () => {
  load.mockResolvedValue({ ...client, isDone: (shown, action) => shown.ply === 4 && action === "5" && shown.n === 3 });
  await arrive();
  session.act("5");
  await arrive({ n: 2 });
  expect(session.pending).toMatchObject([{ action: "5" }]);
  await arrive({ n: 3 });
  expect(session.pending).toEqual([]);
});

test("test_pitfall_19: a second click while the first is pending sends nothing", async () => {
  await arrive();
  session.act("R8");
  session.act("R7");
  expect(wire().sent).toHaveLength(1);
});

describe("in real time", () => {
  /** Actions fit while the frame says so, "B" is built on "A", and no view shows a draw ("+") as done. */
  const racing = {
    ...client,
    isDone: (shown: Frame, action: string) => (action === "+" ? false : !shown.legal.includes(action)),
    ahead: {
      fits: (shown: Frame, sent: readonly string[], action: string) =>
        shown.legal.includes(action) && (action === "+" || !sent.includes(action)),
      builtOn: (_: Frame, sent: readonly string[], action: string) =>
        action === "B" && sent.includes("A") ? "A" : null,
    },
  } as GameClient;
  const acts = (): (string | undefined)[] => wire().sent.map(({ action }) => action);
  const refuse = (at: number, code: string, parameters: Record<string, number> = {}): void =>
    wire().get({ type: "refused", id: wire().sent[at]?.id ?? "", code, parameters });
  const onTheWay = (): unknown[] => session.pending.map((one) => one.type === "act" && one.action);

  beforeEach(async () => {
    load.mockResolvedValue(racing);
    await arrive({ ply: null, legal: ["A", "B", "C", "+"] });
  });

  test("test_pitfall_14: one plays on before the table has answered, and each answer is for its own play", async () => {
    for (const action of ["A", "C", "A"]) session.act(action);
    expect(acts()).toEqual(["A", "C"]);
    refuse(0, "does-not-fit");
    expect([onTheWay(), session.refusal?.action]).toEqual([["C"], "A"]);
    await arrive({ n: 2, ply: null, legal: ["A"] });
    expect(onTheWay()).toEqual([]);
  });

  test("pitfall 68: an action says on which of those on their way it was built", () => {
    for (const action of ["A", "B", "C"]) session.act(action);
    const after = wire().sent.map((message) => (message as { after?: string }).after);
    expect(after).toEqual([undefined, wire().sent[0]?.id, undefined]);
  });

  test("pitfall 68: a second draw goes out while the first is on its way, and each is done when the room has stored it", () => {
    session.act("+");
    session.act("+");
    expect(acts()).toEqual(["+", "+"]);
    wire().get({ type: "acknowledged", id: wire().sent[1]?.id ?? "" });
    expect(session.pending.map(({ id }) => id)).toEqual([wire().sent[0]?.id]);
  });

  test("test_pitfall_18: the board is told what comes back, for as long as the room says", async () => {
    session.act("A");
    refuse(0, "does-not-fit", { comes_back_in: 400 });
    expect(session.cost.action).toBe("A");
    await vi.advanceTimersByTimeAsync(399);
    expect(session.cost.action).toBe("A");
    await vi.advanceTimersByTimeAsync(1);
    expect(session.cost.action).toBeNull();
  });

  test("pitfall 68: what is asked while a refused play costs waits, and goes out when that is over if it still fits", async () => {
    session.act("A");
    refuse(0, "does-not-fit", { comes_back_in: 400 });
    session.act("C");
    session.act("+");
    session.act("C");
    expect([acts(), session.cost.waiting]).toEqual([["A"], ["C", "+"]]);
    expect(session.refusal?.action).toBe("A");
    await arrive({ n: 2, ply: null, legal: ["+"] });
    await vi.advanceTimersByTimeAsync(400);
    expect([acts(), session.cost.waiting]).toEqual([["A", "+"], []]);
  });

  test("pitfall 68: what was built on a refused play falls at once, quietly, and is played later if it fits then", async () => {
    session.act("A");
    session.act("B");
    refuse(0, "does-not-fit", { comes_back_in: 400 });
    expect([onTheWay(), session.cost.waiting]).toEqual([[], ["B"]]);
    const heard = play.mock.calls.length;
    refuse(1, "built-on-refused");
    expect([session.refusal?.action, session.cost.action, play.mock.calls.length]).toEqual(["A", "A", heard]);
    expect(session.cost.waiting).toEqual(["B"]);
    await vi.advanceTimersByTimeAsync(400);
    expect(acts()).toEqual(["A", "B", "B"]);
    expect((wire().sent[2] as { after?: string }).after).toBeUndefined();
  });

  test("pitfall 68: what arrives while an earlier play is paid for costs nothing and waits", async () => {
    session.act("A");
    session.act("C");
    refuse(0, "does-not-fit", { comes_back_in: 400 });
    await vi.advanceTimersByTimeAsync(120);
    refuse(1, "card-comes-back", { comes_back_in: 280 });
    expect([session.cost.action, session.cost.waiting, session.refusal?.action]).toEqual(["A", ["C"], "A"]);
    await vi.advanceTimersByTimeAsync(280);
    expect(acts()).toEqual(["A", "C", "C"]);
  });

  test("pitfall 68: nothing that waits goes out from a window whose seat is played elsewhere", async () => {
    session.act("A");
    refuse(0, "does-not-fit", { comes_back_in: 400 });
    session.act("C");
    wire().get({ type: "replaced" });
    await vi.advanceTimersByTimeAsync(400);
    expect([acts(), session.cost.action]).toEqual([["A"], null]);
  });
});

test("who is not to act sends nothing", async () => {
  await arrive({ acting: null });
  session.act("R8");
  expect(wire().sent).toEqual([]);
});

test("test_pitfall_02: a refusal is shown with its action and its words, and goes after a while", async () => {
  await arrive();
  session.act("R8");
  wire().get({ type: "refused", id: wire().sent[0]?.id ?? "", code: "stale-turn", parameters: {} });
  expect(session.pending).toEqual([]);
  expect(session.refusal).toEqual({ action: "R8", message: { id: "error-stale-turn", args: {} } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.refusal).toBeNull();
});

test("a refusal that there are no words for is still a sentence", async () => {
  await arrive();
  session.act("R8");
  wire().get({ type: "refused", id: wire().sent[0]?.id ?? "", code: "from-the-future", parameters: {} });
  expect(session.refusal?.message).toEqual({ id: "error-unexpected" });
});

test("test_pitfall_41: after a trick the next frame waits, and a tap brings it", async () => {
  await arrive({ events: [TRICK_WON] });
  await arrive({ n: 2 });
  expect([session.frame?.n, session.settled]).toEqual([1, false]);
  window.dispatchEvent(new Event("pointerdown"));
  expect([session.frame?.n, session.settled]).toEqual([2, true]);
});

test("test_pitfall_17: a countdown runs from when its frame came, however long that waited to be shown", async () => {
  let loaded: (client: GameClient) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (loaded = resolve)));
  const first = performance.now();
  await arrive({ events: [TRICK_WON], starts_in: 3000 });
  await vi.advanceTimersByTimeAsync(700);
  loaded(client);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.frame?.n, session.cameAt]).toEqual([1, first]);
  const second = performance.now();
  await arrive({ n: 2 });
  await vi.advanceTimersByTimeAsync(1200);
  expect([session.frame?.n, session.cameAt]).toEqual([2, second]);
});

test("what happened is kept, and a frame in which nothing happened does not wipe out the last words", async () => {
  await arrive({ events: [TRICK_WON] });
  await vi.advanceTimersByTimeAsync(5000);
  await arrive({ n: 2, events: [{ event: "round-dealt", round: 2 }] });
  await arrive({ n: 3 });
  expect(session.said).toEqual([{ id: "event-round-dealt", args: { round: 2 } }]);
  expect(session.history.map(({ id }) => id)).toEqual(["costly-tricks-trick-won", "event-round-dealt"]);
});

test("the last three things that happened stay in view, until another round begins", async () => {
  const dealt = { event: "round-dealt", round: 2 } as Frame["events"][number];
  const lately = (): readonly string[] => session.lately.map(({ id }) => id);
  for (const [n, told] of [1, 2, 3, 3].entries()) {
    await arrive({ n: n + 1, events: [TRICK_WON] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(lately()).toEqual(Array.from({ length: told }, () => "costly-tricks-trick-won"));
  }
  await arrive({ n: 5, events: [dealt] });
  expect(lately()).toEqual(["event-round-dealt"]);
  await arrive({ n: 6, events: [TRICK_WON] });
  await vi.advanceTimersByTimeAsync(5000);
  await arrive({ n: 7, events: [{ event: "taken-back", seat: 0, count: 1 } as Frame["events"][number]] });
  expect(lately()).toEqual(["event-taken-back"]);
});

/** What the room tells of a round in which so many tricks were won. */
function told(tricks: number, more: Partial<RoundTold> = {}): RoundTold {
  const happened = Array.from({ length: tricks }, () => ({ move: null, events: [TRICK_WON] }));
  return { match: 1, round: 1, over: false, happened, ...more };
}

const says = (): readonly string[] => session.lately.map(({ id }) => id);

test("after the page was opened anew the last that happened is there again, and what follows comes after it", async () => {
  getTold.mockResolvedValue(told(2));
  await arrive({ match: 1, ply: 8 });
  expect(getTold).toHaveBeenCalledExactlyOnceWith("abc", 1);
  expect(says()).toEqual(["event-round-dealt", "costly-tricks-trick-won", "costly-tricks-trick-won"]);
  expect(session.said, "nothing of it is read out").toEqual([]);
  await arrive({ n: 2, match: 1, ply: 9, events: [{ event: "some-card" } as unknown as Frame["events"][number]] });
  expect(says()).toEqual(["costly-tricks-trick-won", "costly-tricks-trick-won", "some-card"]);
  expect(getTold).toHaveBeenCalledOnce();
});

test.each([
  ["nothing has happened yet", { ply: 0 }],
  ["in a race", { ply: null }],
])("where %s nothing is asked for", async (_, more) => {
  await arrive({ match: 1, ...more });
  expect(getTold).not.toHaveBeenCalled();
});

test("while the room tells it once more something happens: it is asked for again, and nothing stands there twice", async () => {
  let answer: (round: RoundTold) => void = () => {};
  getTold.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  getTold.mockResolvedValueOnce(told(3));
  await arrive({ match: 1, ply: 8 });
  await arrive({ n: 2, match: 1, ply: 12, events: [TRICK_WON] });
  answer(told(2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(getTold).toHaveBeenCalledTimes(2);
  expect(says()).toEqual(Array.from({ length: 3 }, () => "costly-tricks-trick-won"));
});

test("what the room tells of another match is passed over, and so is that it tells nothing", async () => {
  getTold.mockResolvedValueOnce(told(2, { match: 2 }));
  await arrive({ match: 1, ply: 8 });
  expect(says()).toEqual([]);
});

test.each([
  ["what happened meanwhile is there when the line is back", 12, 2],
  ["where nothing has happened meanwhile nothing is asked for", 8, 1],
])("%s", async (_, ply, asked) => {
  getTold.mockResolvedValue(told(1));
  await arrive({ match: 1, ply: 8 });
  getTold.mockResolvedValue(told(3));
  wire().get({ type: "hello", build: "", protocol: 1 } as unknown as ServerMessage);
  await arrive({ match: 1, ply });
  await vi.advanceTimersByTimeAsync(0);
  expect(getTold).toHaveBeenCalledTimes(asked);
  expect(says().filter((id) => id === "costly-tricks-trick-won")).toHaveLength(asked === 2 ? 3 : 1);
});

test("at a shared screen one press makes all own seats ready, from one that may say so", async () => {
  await arrive({ phase: "between", seats: [seat(true), seat(true), seat(true)], may: { ready: [1, 2] } });
  session.ready();
  expect(wire().sent.map((message) => [message.type, message.seat])).toEqual([["ready", 1]]);
});

test("taking back goes out for the seat that may, and only if one may", async () => {
  await arrive({ take_back: null });
  session.takeBack();
  await arrive({ n: 2, take_back: 0 });
  session.takeBack();
  expect(wire().sent).toMatchObject([{ type: "take-back", seat: 0 }]);
});

test("a table that does not exist says why, in the room's words", () => {
  wire().get({ type: "refused", id: "", code: "unknown-table", parameters: {} });
  wire().onclose?.({ code: 4004 });
  expect([session.status, session.reason.id, session.refusal]).toEqual(["unknown", "error-unknown-table", null]);
});

test("what happens around the game is shown for a few seconds and leaves the words of the game alone", async () => {
  await arrive({ events: [TRICK_WON] });
  const away = { event: "seat-news", seat: 1, news: "away" } as Frame["events"][number];
  await arrive({ n: 2, events: [away] });
  vi.advanceTimersByTime(2000);
  expect(session.news.map(({ id }) => id)).toEqual(["news-away"]);
  expect(session.said.map(({ id }) => id)).toEqual(["costly-tricks-trick-won"]);
  vi.advanceTimersByTime(6000);
  expect(session.news).toEqual([]);
  expect(session.history.map(({ id }) => id)).toEqual(["costly-tricks-trick-won", "news-away"]);
});

test("whoever is back himself is not told any more that a bot plays for him", async () => {
  const news = (news: string): Frame["events"] => [{ event: "seat-news", seat: 0, news } as Frame["events"][number]];
  await arrive({ acting: null, events: news("bot-plays") });
  expect(session.news.map(({ id }) => id)).toEqual(["news-bot-plays"]);
  await arrive({ n: 2, acting: null, events: news("back") });
  expect(session.news).toEqual([]);
});

test("test_pitfall_15: who was beaten in a race is told by how much", async () => {
  await arrive();
  session.act("R7 L");
  const id = wire().sent.at(-1)?.id ?? "";
  wire().get({ type: "refused", id, code: "paule-panik-does-not-fit", parameters: { beaten_by: 84 } });
  expect(session.refusal).toEqual({ action: "R7 L", message: { id: "beaten", args: { seconds: 0.084 } } });
});

test("test_pitfall_07: a window whose seat is played elsewhere keeps no wishes for when it takes the seat back", async () => {
  await arrive({ take_back: 0, may: { ready: [0] } });
  wire().get({ type: "replaced" });
  session.act("R8");
  session.takeBack();
  session.ready();
  session.do({ type: "pause", seat: 0 });
  expect(session.pending).toEqual([]);
  session.playHere();
  await arrive({ n: 1, take_back: 0 });
  expect(wire().sent).toEqual([]);
  session.takeBack();
  expect(wire().sent).toMatchObject([{ type: "take-back" }]);
});

test("what one does beside playing does not keep one from playing", async () => {
  await arrive();
  session.do({ type: "react", seat: 0, reaction: "hello" });
  session.act("R7");
  expect(wire().sent.map(({ type }) => type)).toEqual(["react", "act"]);
});

test("test_pitfall_19: a double click asks once, and later one may ask again", async () => {
  await arrive({ take_back: 0 });
  for (let click = 0; click < 2; click++) {
    session.do({ type: "answer", seat: 0, yes: true });
    session.takeBack();
  }
  expect(wire().sent.map(({ type }) => type)).toEqual(["answer", "take-back"]);
  expect(session.pending).toHaveLength(1);
  wire().get({ type: "acknowledged", id: wire().sent[0]?.id ?? "" });
  session.do({ type: "answer", seat: 0, yes: true });
  expect(wire().sent).toHaveLength(3);
});

test("a pause that covers the cards leaves open what became of a card on its way", async () => {
  load.mockResolvedValue({
    ...client,
    isDone: ({ view }) => {
      if (!view) throw new Error("a frame without a round");
      return true;
    },
  });
  await arrive({ ply: null });
  session.act("R7 L");
  await arrive({ n: 2, ply: null, acting: null, paused: true, view: null });
  expect([session.frame?.n, session.pending.length]).toEqual([2, 1]);
  await arrive({ n: 3, ply: null, view: {} as NonNullable<Frame["view"]> });
  expect(session.pending).toEqual([]);
});

test("a frame that follows another sounds, and in a window that nobody sees only the turn", async () => {
  const visible = vi.spyOn(document, "visibilityState", "get");
  await arrive({ acting: null, events: [TRICK_WON] });
  expect(play).not.toHaveBeenCalled();
  await arrive({ n: 2, acting: null, events: [TRICK_WON] });
  await vi.advanceTimersByTimeAsync(5000);
  visible.mockReturnValue("hidden");
  await arrive({ n: 3, events: [TRICK_WON] });
  expect(play.mock.calls).toEqual([[["card"]], [["turn"]]]);
  visible.mockRestore();
});

test("the own play is felt at once, and a refusal is felt and heard", async () => {
  await arrive();
  session.act("R8");
  expect([vibrate.mock.calls, play.mock.calls]).toEqual([[["played"]], []]);
  wire().get({ type: "refused", id: wire().sent[0]?.id ?? "", code: "stale-turn", parameters: {} });
  expect([vibrate.mock.lastCall, play.mock.lastCall]).toEqual([["refused"], [["refused"]]]);
});

/** The line breaks and comes back by itself; what was not answered goes out again after the first frame. */
async function comeBack(more: Partial<Frame>): Promise<void> {
  const before = wire();
  before.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(500);
  expect(wire()).not.toBe(before);
  await arrive(more);
}

/** What a refused action would leave behind: a card on its way, one marked as refused, or a table that takes no other. */
function expectNothingLeft(): void {
  expect(session.pending).toEqual([]);
  expect(session.refusal?.action ?? "").toBe("");
  const sent = wire().sent.length;
  session.act("G1");
  expect(wire().sent).toHaveLength(sent + 1);
}

test("pitfall 65: refused before the table has moved on, the card is marked only until it has", async () => {
  await arrive();
  session.act("R8");
  refuse(sentId());
  expect(session.refusal).toMatchObject({ action: "R8" });
  await arrive({ n: 2 });
  expect(session.refusal).toMatchObject({ action: "R8" });
  await arrive({ n: 3, ply: 6 });
  expect(session.refusal?.message.id).toBe("error-stale-turn");
  expectNothingLeft();
});

test("pitfall 65: refused after the table has moved on, only the words are left", async () => {
  await arrive();
  session.act("R8");
  await arrive({ n: 2, ply: 6 });
  expect(session.pending).toEqual([]);
  refuse(wire().sent[0]?.id ?? "");
  expect(session.refusal).toMatchObject({ action: "", message: { id: "error-stale-turn" } });
  expectNothingLeft();
});

test("pitfall 65: a stand-in has moved while the line was lost, and led the next trick", async () => {
  await arrive();
  session.act("R8");
  await comeBack({ ply: 6 });
  expect(session.pending).toEqual([]);
  expect(wire().sent.map(({ action }) => action)).toEqual(["R8"]);
  refuse(sentId());
  expectNothingLeft();
});

test("pitfall 65: a card is tried while the line is lost, then the refusal comes during the pause after a trick", async () => {
  await arrive();
  wire().onclose?.({ code: 1006 });
  session.act("R8");
  await vi.advanceTimersByTimeAsync(500);
  await arrive({ ply: 5, events: [TRICK_WON] });
  await arrive({ n: 2, ply: 6 });
  refuse(sentId());
  expect([session.frame?.ply, session.pending]).toEqual([5, []]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.frame?.ply).toBe(6);
  expectNothingLeft();
});

test("pitfall 65: the acknowledgement was lost, and a take-back led to the same moment again", async () => {
  await arrive();
  session.act("R8");
  await comeBack({ ply: 4 });
  expect(session.pending).toMatchObject([{ action: "R8" }]);
  expect(wire().sent).toMatchObject([{ action: "R8" }]);
  acknowledge(sentId());
  expectNothingLeft();
});

test("pitfall 65: an acknowledged card stays in its place until the frame that holds it is shown", async () => {
  load.mockResolvedValue({ ...client, isDone: () => false });
  await arrive({ events: [TRICK_WON] });
  session.act("R8");
  await arrive({ n: 2, events: [TRICK_WON] });
  await arrive({ n: 3 });
  acknowledge(sentId());
  expect(session.pending).toMatchObject([{ action: "R8" }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.frame?.n).toBe(3);
  expectNothingLeft();
});

test("pitfall 65: a card for one round says so, and is on its way no more in the next, at whatever turn", async () => {
  await arrive();
  session.act("R8");
  expect(wire().sent[0]).toMatchObject({ round: 1 });
  await comeBack({ round: 2 });
  expect(wire().sent[0]).toMatchObject({ round: 1 });
  refuse(sentId());
  expectNothingLeft();
});

test("pitfall 65: what was tried before the table was given up, or in a window that is replaced, is forgotten", async () => {
  await arrive();
  session.act("R8");
  wire().get({ type: "replaced" });
  expect([session.pending, session.refusal]).toEqual([[], null]);
  session.playHere();
  await arrive();
  session.act("R7");
  wire().onclose?.({ code: 4002 });
  expect([session.status, session.pending, session.refusal]).toEqual(["left", [], null]);
});

test("pitfall 65: a late refusal leaves the next card alone, and so does a late acknowledgement", async () => {
  await arrive();
  session.act("R8");
  const late = sentId();
  await arrive({ n: 2, ply: 6 });
  session.act("G1");
  refuse(late);
  expect(session.pending).toMatchObject([{ action: "G1" }]);
  acknowledge(late);
  expect(session.pending).toMatchObject([{ action: "G1" }]);
});

test("pitfall 65: in real time a refused play is marked for its while, though others play on", async () => {
  load.mockResolvedValue({ ...client, isDone: () => false });
  await arrive({ ply: null, legal: ["R7 L"] });
  session.act("R7 L");
  refuse(sentId(), "paule-panik-does-not-fit");
  await arrive({ n: 2, ply: null });
  expect(session.refusal?.action).toBe("R7 L");
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.refusal, session.pending]).toEqual([null, []]);
});

test("pitfall 71: what cards come to is told and heard once they lie there, and a tap brings it", async () => {
  load.mockResolvedValue({ ...client, tellAfter: () => 300 });
  await arrive({ acting: null });
  const revealed = { acting: 0, events: [TRICK_WON, { event: "tally-changed", tally: [1, 0] }] as Frame["events"] };
  for (const [n, told] of [
    [2, () => vi.advanceTimersByTimeAsync(300)],
    [3, () => window.dispatchEvent(new Event("pointerdown"))],
  ] as const) {
    play.mockReset();
    const before = session.said;
    await arrive({ n, ...revealed });
    expect([session.frame?.n, session.told?.n, session.said === before]).toEqual([n, n - 1, true]);
    expect(play.mock.calls).toEqual([[["card"]]]);
    await told();
    expect([session.told?.n, session.said.map(({ id }) => id)]).toEqual([n, ["costly-tricks-trick-won"]]);
    expect(session.said).not.toBe(before);
    expect(play.mock.calls.slice(1)).toEqual(n === 2 ? [[["chip", "turn"]]] : [[["chip"]]]);
    await vi.advanceTimersByTimeAsync(2000);
  }
});
