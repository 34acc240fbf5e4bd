import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../games/game";
import { TOO_MUCH, type Wire } from "../net/reconnecting";
import { StudyLink } from "./link.svelte";
import { waitBefore } from "../net/line";
import type { GameRecord } from "./record";

const RECORD: GameRecord = { game: "costly-tricks", players: 2, setup: { leader: 0 }, actions: [] };

class FakeWire implements Wire {
  sent: { type: string; id: string; record: GameRecord }[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FakeWire["sent"][number]);
  }

  close(): void {
    this.closed = true;
    this.lose();
  }

  begin(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
    this.tell({ type: "hello", build: "" });
  }

  lose(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }

  tell(message: object): void {
    const event = new MessageEvent<string>("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }
}

let wires: FakeWire[];
let link: StudyLink;
let reason: Message | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  reason = undefined;
  link = new StudyLink(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    () => Promise.resolve(reason),
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

function wire(index = 0): FakeWire {
  const found = wires[index];
  if (!found) throw new Error("no such line");
  return found;
}

/** The id of a question that was sent. */
function idOf(index: number): string {
  return wire().sent[index]?.id ?? "";
}

test("a question is sent when the line is there, and its answers are kept", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  wire().tell({ type: "study-worths", id: idOf(0), worths: { R5: [3, 9] }, done: false, line: [] });
  expect(link.worths?.worths["R5"]).toEqual([3, 9]);
});

test("answers to an older question are ignored", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  link.ask({ type: "position", record: { ...RECORD, actions: ["R5"] } });
  wire().tell({ type: "study-worths", id: idOf(0), worths: {}, done: true, line: [] });
  expect(link.worths).toBeUndefined();
  expect(wire().sent[1]?.record.actions).toEqual(["R5"]);
});

test("a position is current only as the answer to the newest question, also where two are as long", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  const tell = (index: number): void =>
    wire().tell({ type: "study-position", id: idOf(index), record: RECORD, view: {}, side: 0, legal: [] });
  expect(link.current).toBe(false);
  tell(0);
  expect(link.current).toBe(true);
  link.ask({ type: "position", record: { ...RECORD, setup: { leader: 1 } } });
  expect([link.current, link.position?.id]).toEqual([false, idOf(0)]);
  tell(1);
  expect(link.current).toBe(true);
});

test("a lost line comes back and the newest question is asked again", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  wire().lose();
  vi.advanceTimersByTime(1000);
  wire(1).begin();
  expect(wire(1).sent).toEqual(wire().sent);
});

test("a question that was answered to the end is not asked again when the line comes back", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  wire().tell({ type: "study-worths", id: idOf(0), worths: { R5: [9, 9] }, done: true, line: [] });
  wire().lose();
  vi.advanceTimersByTime(1000);
  wire(1).begin();
  expect(wire(1).sent).toEqual([]);
  expect(link.worths?.worths["R5"]).toEqual([9, 9]);
});

test("pitfall 8: on a dead line, which never says that it is one, a question is asked again on a new one", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  vi.advanceTimersByTime(8_000);
  expect(link.lost).toEqual({ id: "study-lost" });
  vi.advanceTimersByTime(waitBefore(0));
  wire(1).begin();
  expect(link.lost).toBeUndefined();
  expect(wire(1).sent).toEqual(wire().sent);
});

test("pitfall 8: a solver that searches in silence is asked whether it is there, and the question stands", () => {
  link.ask({ type: "review", record: RECORD });
  wire().begin();
  wire().tell({ type: "study-queued", id: idOf(0), others: 0 });
  vi.advanceTimersByTime(15_000);
  expect(wire().sent.at(-1)).toEqual({ type: "ping", at: 0 });
  wire().tell({ type: "pong", at: 0 });
  vi.advanceTimersByTime(14_999);
  expect([link.lost, wires.length]).toEqual([undefined, 1]);
  vi.advanceTimersByTime(8_001);
  expect(link.lost).toEqual({ id: "study-lost" });
});

test("pitfall 8: when the network is back a line is there at once", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  window.dispatchEvent(new Event("offline"));
  expect(link.lost).toEqual({ id: "study-lost" });
  window.dispatchEvent(new Event("online"));
  wire(1).begin();
  expect(wire(1).sent).toEqual(wire().sent);
});

test("who has sent too much is told so, and is let in again later", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  wire().lose(TOO_MUCH);
  expect(link.lost).toEqual({ id: "connection-too-much" });
  vi.advanceTimersByTime(waitBefore(99));
  wire(1).lose(TOO_MUCH);
  vi.advanceTimersByTime(waitBefore(99));
  wire(2).begin();
  expect([link.lost, wire(2).sent]).toEqual([undefined, wire().sent]);
});

test("while there is no line that is told, and it is tried less and less often", () => {
  link.ask({ type: "position", record: RECORD });
  expect(link.lost).toBeUndefined();
  for (const [tries, wait] of [250, 500, 1000].entries()) {
    wire(tries).lose();
    expect(link.lost).toEqual({ id: "study-lost" });
    vi.advanceTimersByTime(wait - 1);
    expect(wires).toHaveLength(tries + 1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(tries + 2);
  }
  wire(3).begin();
  expect(link.lost).toBeUndefined();
});

test("pitfall 59: after three tries in vain it is told why no line opens, until one does", async () => {
  reason = { id: "connection-blocked" };
  link.ask({ type: "position", record: RECORD });
  for (const [tries, wait] of [250, 500].entries()) {
    wire(tries).lose();
    await vi.advanceTimersByTimeAsync(wait);
    expect(link.lost).toEqual({ id: "study-lost" });
  }
  wire(2).lose();
  await vi.advanceTimersByTimeAsync(1000);
  expect(link.lost).toEqual(reason);
  wire(3).begin();
  expect(link.lost).toBeUndefined();
});

test("a question without a line brings one at once, and no second one later", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  wire().lose();
  link.ask({ type: "position", record: { ...RECORD, setup: { leader: 1 } } });
  vi.advanceTimersByTime(10_000);
  expect(wires).toHaveLength(2);
});

test("leaving closes the line for good", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  link.close();
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event("online"));
  expect(wire().closed).toBe(true);
  expect(wires).toHaveLength(1);
});

test("a page that has been left while it was loading asks nothing more", () => {
  link.close();
  link.ask({ type: "review", record: RECORD });
  expect(wires).toEqual([]);
});

test("a refusal becomes a message", () => {
  link.ask({ type: "position", record: RECORD });
  wire().begin();
  wire().tell({ type: "study-refused", id: idOf(0), code: "study-busy", parameters: {} });
  expect(link.problem).toEqual({ id: "error-study-busy", args: {} });
});
