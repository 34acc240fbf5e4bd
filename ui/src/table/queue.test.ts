import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../protocol/protocol";
import { FrameQueue } from "./queue";

let log: string[];
let queue: FrameQueue;
const frame = (n: number, pause = 0): Frame => ({ n, deal_in: pause }) as Frame;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  queue = new FrameQueue({
    show: ({ n }) => log.push(`show ${n}`),
    settle: () => log.push("settle"),
    pauseAfter: ({ deal_in }) => deal_in ?? 0,
  });
});

afterEach(() => vi.useRealTimers());

test("frames without a pause are shown at once", () => {
  queue.push(frame(1));
  queue.push(frame(2));
  expect(log).toEqual(["show 1", "settle", "show 2", "settle"]);
});

test("test_pitfall_41: a finished trick stays for its pause before the next frame is shown", () => {
  queue.push(frame(1, 1200));
  queue.push(frame(2));
  vi.advanceTimersByTime(1199);
  expect(log).toEqual(["show 1"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["show 1", "settle", "show 2", "settle"]);
});

test("a tap ends the pause, and only that one", () => {
  queue.push(frame(1, 1200));
  queue.push(frame(2, 1200));
  queue.push(frame(3));
  queue.skip();
  expect(log).toEqual(["show 1", "settle", "show 2"]);
});

test("a tap without a pause does nothing", () => {
  queue.skip();
  expect(log).toEqual([]);
});

test("a client that has fallen behind catches up, and misses no frame", () => {
  for (let n = 1; n <= 12; n++) queue.push(frame(n, 1200));
  expect(log.filter((line) => line.startsWith("show"))).toHaveLength(8);
  vi.advanceTimersByTime(5 * 1200);
  expect(log.filter((line) => line.startsWith("show"))).toEqual(
    Array.from({ length: 12 }, (_, index) => `show ${index + 1}`),
  );
});

test("a pause without end lasts until somebody goes on, however much is waiting", () => {
  queue.push(frame(1, Infinity));
  for (let n = 2; n <= 12; n++) queue.push(frame(n));
  vi.advanceTimersByTime(3_600_000);
  expect([log, queue.waits]).toEqual([["show 1"], true]);
  queue.skip();
  expect(log.filter((line) => line.startsWith("show"))).toHaveLength(12);
  expect(queue.waits).toBe(false);
});

test("after it is stopped nothing more is shown, whatever comes", () => {
  queue.push(frame(1, 1200));
  queue.push(frame(2));
  queue.stop();
  queue.push(frame(3));
  vi.advanceTimersByTime(5000);
  expect(log).toEqual(["show 1"]);
});

test("a queue that is stopped at rest shows nothing more either", () => {
  queue.stop();
  queue.push(frame(1));
  expect(log).toEqual([]);
});
