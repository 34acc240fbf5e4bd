import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Wire } from "../net/reconnecting";
import { speak } from "../testing/texts";
import { Attendance } from "./attendance.svelte";
import Meanwhile from "./Meanwhile.svelte";

const seat = (name: string, mine: boolean): object => ({ kind: "person", name, level: null, mine, present: true });
const frame = {
  type: "frame",
  n: 1,
  game: "costly-tricks",
  phase: "between",
  match: 1,
  round: 1,
  acting: null,
  ply: 0,
};

let wires: { path: string; onmessage: Wire["onmessage"] }[];
const gone = vi.fn();

vi.mock("../router.svelte", () => ({ go: (path: string): unknown => gone(path) }));

beforeEach(() => {
  speak("en");
  gone.mockClear();
  wires = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      onopen = null;
      onmessage = null;
      onclose = null;
      constructor(readonly path: string) {
        wires.push(this as unknown as (typeof wires)[number]);
      }
      send(): void {}
      close(): void {}
    },
  );
});

function shown(): void {
  const attendance = new Attendance("abc", { match: 1, round: 1 });
  render(Meanwhile, { attendance, table: "abc" });
}

function hear(message: object): void {
  wires[0]?.onmessage?.call(null as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  flushSync();
}

test("a page that looks at a round says so to its table, and shows who waits there and the way back", () => {
  shown();
  expect(wires[0]?.path).toContain("api/tables/abc/live?look=1/1");
  expect(screen.queryByRole("link")).toBeNull();
  hear({
    ...frame,
    seats: [seat("Yvonne", true), seat("Anna", false)],
    looks: [{ match: 1, round: 1 }, null],
    deal_in: 90_000,
  });
  expect(screen.getByText("Anna waits for you, 90 s more.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("t/abc");
  expect(gone).not.toHaveBeenCalled();
});

test("no race begins without whoever looks at something else", () => {
  shown();
  hear({ ...frame, seats: [seat("Yvonne", true), seat("Anna", false)], phase: "playing", ply: null, starts_in: 3000 });
  expect(gone).toHaveBeenCalledWith("t/abc");
});

test("who has no seat there is told nothing", () => {
  shown();
  hear({ ...frame, seats: [seat("Yvonne", false), seat("Anna", false)], starts_in: 3000 });
  expect(screen.queryByRole("link")).toBeNull();
  expect(gone).not.toHaveBeenCalled();
});
