import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../games/game";
import type { Frame, Refused, ServerMessage } from "../protocol/protocol";
import { waitBefore } from "./line";
import { TOO_MUCH, TRY_LATER, type Wire } from "./reconnecting";
import { TableSocket, type Listener, type Request, type TableStatus } from "./socket";

class FakeWire implements Wire {
  sent: { type: string; id?: string }[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }

  close(): void {
    this.closed = true;
  }

  get(message: ServerMessage): void {
    this.onmessage?.call(null as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  frame(n: number): void {
    this.get({ type: "frame", n } as Frame);
  }

  lose(code = 1006): void {
    this.onclose?.call(null as never, { code } as CloseEvent);
  }
}

const ACT: Request = { type: "act", id: "a1", seat: 0, round: 1, ply: 3, action: "R8" };

let wires: FakeWire[];
let frames: number[];
let refusals: Refused[];
let statuses: TableStatus[];
let acknowledged: string[];
let heard: (number | null)[];
let watching: string[];
let socket: TableSocket;
let reasons: (Message | undefined)[];
let reason: Message | undefined;
let outdated: boolean;
let left: number;
const last = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, frames, refusals, acknowledged, statuses, heard, reasons, watching] = [[], [], [], [], [], [], [], []];
  [reason, outdated, left] = [undefined, false, 0];
  const open = (): FakeWire => {
    wires.push(new FakeWire());
    return last();
  };
  const listener: Listener = {
    frame: (frame) => frames.push(frame.n),
    refused: (refused) => refusals.push(refused),
    acknowledged: (id) => acknowledged.push(id),
    status: (status, why) => {
      statuses.push(status);
      reasons.push(why);
    },
    pings: (pings) => heard.push(...pings),
    together: () => 0,
    watchers: ({ names }) => watching.push(...names),
    hello: () => outdated,
    leave: () => left++,
  };
  socket = new TableSocket(open, listener, () => Promise.resolve(reason));
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("what is asked while the person's new line is still opening is sent once it works", () => {
  last().frame(1);
  const before = wires.length;
  socket.connect();
  socket.request(ACT);
  expect(wires).toHaveLength(before + 1);
  expect(last().sent).toEqual([]);
  last().frame(2);
  expect(last().sent).toEqual([ACT]);
});

test("the first frame opens the line, and every frame is handed on whole", () => {
  last().frame(1);
  last().frame(2);
  expect(statuses).toEqual(["open"]);
  expect(frames).toEqual([1, 2]);
});

test("test_pitfall_04: after a lost line the first frame counts, which is whole, whatever was seen before", () => {
  last().frame(1);
  last().get({ type: "change", n: 2, events: [] });
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  last().frame(1);
  expect(frames).toEqual([1, 2, 1]);
});

test("pitfall 68: an acknowledgement is handed on, for it alone tells which of two equal draws was done", () => {
  last().frame(1);
  socket.request(ACT);
  last().get({ type: "acknowledged", id: "a1" });
  expect(acknowledged).toEqual(["a1"]);
});

test("an acknowledgement that comes with a frame counts once the frame is shown", () => {
  last().frame(1);
  socket.request(ACT);
  last().get({ type: "change", n: 2, events: [], done: "a1" });
  expect([frames, acknowledged]).toEqual([[1, 2], ["a1"]]);
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  last().frame(1);
  expect(last().sent).toEqual([]);
});

test("test_pitfall_01: a message that was not answered is sent again with its id after the first frame", () => {
  last().frame(1);
  socket.request(ACT);
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  expect(last().sent).toEqual([]);
  last().frame(1);
  expect(last().sent).toEqual([ACT]);
});

test("a message given while the line is lost waits for it", () => {
  last().frame(1);
  last().lose();
  socket.request(ACT);
  vi.advanceTimersByTime(waitBefore(0));
  last().frame(1);
  expect(last().sent).toEqual([ACT]);
});

test("an acknowledged message is not sent again", () => {
  last().frame(1);
  socket.request(ACT);
  last().get({ type: "acknowledged", id: "a1" });
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  last().frame(1);
  expect(last().sent).toEqual([]);
});

test("test_pitfall_02: a refusal is told, and its message is not sent again", () => {
  last().frame(1);
  socket.request(ACT);
  last().get({ type: "refused", id: "a1", code: "stale-turn", parameters: {} });
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  last().frame(1);
  expect(refusals.map((refused) => refused.code)).toEqual(["stale-turn"]);
  expect(last().sent).toEqual([]);
});

test("test_pitfall_08: it tries again without limit, with waits that grow to ten seconds", () => {
  for (let tries = 0; tries < 50; tries++) {
    last().lose();
    vi.advanceTimersByTime(waitBefore(tries) - 1);
    expect(wires).toHaveLength(tries + 1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(tries + 2);
  }
  expect([waitBefore(0), waitBefore(1), waitBefore(49)]).toEqual([250, 500, 10_000]);
});

test("test_pitfall_08: when the page becomes visible it connects at once, and the waits start anew", () => {
  for (let tries = 0; tries < 8; tries++) {
    last().lose();
    vi.advanceTimersByTime(waitBefore(tries));
  }
  last().lose();
  const before = wires.length;
  window.dispatchEvent(new Event("online"));
  expect(wires).toHaveLength(before + 1);
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  expect(wires).toHaveLength(before + 2);
});

test("test_pitfall_07: who was replaced does not come back by itself, so two tabs never fight", () => {
  last().frame(1);
  last().get({ type: "replaced" });
  last().lose(4000);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(1);
  expect(statuses).toEqual(["open", "replaced"]);
});

test("test_pitfall_05: who was replaced can play here instead", () => {
  last().frame(1);
  last().get({ type: "replaced" });
  socket.connect();
  last().frame(1);
  expect(statuses).toEqual(["open", "replaced", "connecting", "open"]);
});

test.each([
  [4001, "replaced"],
  [4002, "left"],
  [4004, "unknown"],
] as const)("after close code %i the table is %s, and nothing comes back by itself", (code, end) => {
  last().frame(1);
  last().lose(code);
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(1);
  expect(statuses).toEqual(["open", end]);
});

test("after close code 1012 the room comes back, so it is a lost line like any other", () => {
  last().frame(1);
  last().lose(1012);
  vi.advanceTimersByTime(waitBefore(0));
  expect(wires).toHaveLength(2);
  expect([statuses.at(-1), reasons.at(-1)]).toEqual(["lost", undefined]);
});

test.each([
  [TOO_MUCH, "connection-too-much"],
  [TRY_LATER, "connection-full"],
])("after close code %i it is told why, and the room is not asked again for ten seconds", (code, id) => {
  last().frame(1);
  socket.request(ACT);
  for (const tries of [1, 2]) {
    last().lose(code);
    expect([statuses.at(-1), reasons.at(-1)]).toEqual(["blocked", { id }]);
    vi.advanceTimersByTime(waitBefore(99) - 1);
    expect(wires).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(tries + 1);
  }
  last().frame(1);
  expect(last().sent).toEqual([ACT]);
  expect(statuses).toEqual(["open", "blocked", "open"]);
});

test("a page that was left neither listens to the browser nor connects", () => {
  socket.close();
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  socket.connect();
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(1);
});

test("pitfalls 16 and 70: a probe of the room is answered as it comes, whether timers run or not, and what was measured is told", () => {
  last().frame(1);
  last().get({ type: "probe", probe: 7 });
  expect(last().sent).toEqual([{ type: "echo", probe: 7 }]);
  last().get({ type: "pings", pings: [20, null] });
  last().get({ type: "watchers", names: ["Ada"], others: 2 });
  expect([heard, watching]).toEqual([[20, null], ["Ada"]]);
});

test("a silent line is asked, and without an answer given up", () => {
  last().frame(1);
  vi.advanceTimersByTime(15_000);
  expect(last().sent).toEqual([{ type: "ping", at: 0 }]);
  vi.advanceTimersByTime(8_000);
  expect(statuses).toEqual(["open", "lost"]);
});

test("a line on which a message is not answered is given up after a moment, and the message is sent again", () => {
  last().frame(1);
  socket.request(ACT);
  vi.advanceTimersByTime(7_999);
  expect(statuses).toEqual(["open"]);
  vi.advanceTimersByTime(1);
  expect(statuses).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(waitBefore(0));
  last().frame(1);
  expect(last().sent).toEqual([ACT]);
});

test("without a network the line is lost at once", () => {
  last().frame(1);
  window.dispatchEvent(new Event("offline"));
  expect(statuses).toEqual(["open", "lost"]);
});

test("an answer to the question keeps a silent line", () => {
  last().frame(1);
  vi.advanceTimersByTime(15_000);
  last().get({ type: "pong", at: 0 });
  vi.advanceTimersByTime(14_999);
  expect(statuses).toEqual(["open"]);
});

test("a line that never opens is given up and tried anew", () => {
  vi.advanceTimersByTime(15_000 + waitBefore(0));
  expect(wires).toHaveLength(2);
  expect(wires[0]?.closed).toBe(true);
});

/** So many tries that fail one after the other. */
async function failing(tries: number): Promise<void> {
  for (let index = 0; index < tries; index++) {
    last().lose();
    await vi.advanceTimersByTimeAsync(waitBefore(99));
  }
}

test("pitfall 59: when no line opens though the room answers, the reason is told, and it is tried on", async () => {
  reason = { id: "connection-blocked" };
  await failing(2);
  expect(statuses).toEqual(["lost"]);
  await failing(1);
  expect(statuses).toEqual(["lost", "blocked"]);
  expect(reasons.at(-1)).toEqual(reason);
  const before = wires.length;
  await failing(3);
  expect(wires).toHaveLength(before + 3);
  last().frame(1);
  expect(statuses).toEqual(["lost", "blocked", "open"]);
});

test("pitfall 59: a room that does not answer at all is lost, not blocked, also when it was blocked before", async () => {
  await failing(5);
  expect(statuses).toEqual(["lost"]);
  reason = { id: "connection-blocked" };
  await failing(1);
  reason = undefined;
  await failing(1);
  expect(statuses).toEqual(["lost", "blocked", "lost"]);
});

test("pitfall 59: a line that opened while the room was asked is not blocked", async () => {
  reason = { id: "connection-blocked" };
  await failing(2);
  last().lose();
  window.dispatchEvent(new Event("online"));
  last().frame(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe("open");
});

test("pitfall 61: a page older than the room is left at once, without a frame that it may not understand", () => {
  outdated = true;
  last().get({ type: "hello", build: "new" });
  last().frame(1);
  expect(left).toBe(1);
  expect(frames).toEqual([]);
});

test("pitfall 61: it is left only when everything that was asked is answered", () => {
  last().frame(1);
  socket.request(ACT);
  last().lose();
  vi.advanceTimersByTime(waitBefore(0));
  outdated = true;
  last().get({ type: "hello", build: "new" });
  last().frame(1);
  expect(last().sent).toEqual([ACT]);
  expect(left).toBe(0);
  last().get({ type: "acknowledged", id: "a1" });
  expect(left).toBe(1);
  expect(frames).toEqual([1]);
});

test("pitfall 61: a page of the room's own build stays", () => {
  last().get({ type: "hello", build: "same" });
  last().frame(1);
  expect(left).toBe(0);
  expect(frames).toEqual([1]);
});
