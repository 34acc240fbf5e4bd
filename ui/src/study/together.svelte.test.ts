import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wire } from "../net/reconnecting";
import type { Route } from "../router.svelte";
import { speak } from "../testing/texts";
import ReviewCompany from "./ReviewCompany.svelte";

const here = { page: "review-table", table: "abc", match: 1, round: 2 } as const;
let at: Route = here;
const gone = vi.fn();
vi.mock("../router.svelte", () => ({
  go: vi.fn(),
  goInstead: (path: string): unknown => gone(path),
  route: () => at,
}));

const seat = (name: string, mine: boolean): object => ({ kind: "person", name, level: null, mine, present: true });
const SEATS = [seat("Yvonne", true), seat("Anna", false)];
const frame = { type: "frame", n: 1, game: "costly-tricks", phase: "between", match: 1, round: 2, ply: 0 };

let wire: { sent: { type: string; id: string }[]; onmessage: Wire["onmessage"] };
const ongo = vi.fn((index: number) => void (props.at = index));
const props = $state({ table: "abc", match: 1, round: 2, at: 5, own: 0, ongo });
let page: ReturnType<typeof render<typeof ReviewCompany>>;

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
  gone.mockClear();
  ongo.mockClear();
  at = here;
  props.at = 5;
  vi.stubGlobal(
    "WebSocket",
    class {
      onopen = null;
      onmessage = null;
      onclose = null;
      sent: object[] = [];
      constructor() {
        wire = this as unknown as typeof wire;
      }
      send(text: string): void {
        this.sent.push(JSON.parse(text) as object);
      }
      close(): void {}
    },
  );
  page = render(ReviewCompany, props);
});

afterEach(() => vi.useRealTimers());

function hear(message: object): void {
  wire.onmessage?.call(null as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  flushSync();
}

function opens(seats: readonly object[] = SEATS): void {
  hear({ type: "hello", build: "" });
  hear({ ...frame, seats });
}

/** By hand. */
function goes(move: number): void {
  props.at = move;
  flushSync();
}

function told(part: string, leader: number | null, move = 5, more: object = {}): void {
  const spot = { match: 1, round: 2, move, eyes: 0, ...more };
  const followers = part === "follows" ? [0] : part === "leads" ? [1] : [];
  hear({ type: "together", part, leader, at: spot, followers, others: 0 });
}

const sent = (type: string): object[] => wire.sent.filter((message) => message.type === type);
const buttons = (): (string | null)[] => screen.queryAllByRole("button").map((button) => button.textContent);
const line = (): string => screen.getAllByRole("status").at(-1)?.textContent ?? "";

test("whoever has others at his table may begin to look together, and then leads", async () => {
  opens([seat("Yvonne", true), { ...seat("Bot", false), kind: "bot" }]);
  expect(buttons()).toEqual([]);
  hear({ ...frame, seats: SEATS });
  expect(buttons()).toEqual(["Look together"]);
  await fireEvent.click(screen.getByRole("button"));
  expect(sent("lead")).toMatchObject([{ move: 5, eyes: 0 }]);
  told("leads", 0);
  expect(line()).toBe("You lead, with Anna.");
  expect(buttons()).toEqual(["Look for yourself"]);
});

test("what whoever leads looks at is told: one message at a time, and of all that came meanwhile the last", () => {
  opens();
  told("leads", 0);
  expect(sent("point")).toEqual([]);
  for (const move of [6, 7, 8]) goes(move);
  expect(sent("point")).toMatchObject([{ move: 6 }]);
  hear({ type: "acknowledged", id: wire.sent.at(-1)?.id });
  told("leads", 0, 6);
  expect(sent("point")).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sent("point")).toMatchObject([{ move: 6 }, { move: 8 }]);
});

test("the page of whoever follows goes where the other leads, also to another round", () => {
  opens();
  told("follows", 1, 9);
  expect(ongo).toHaveBeenCalledExactlyOnceWith(9);
  expect(line()).toBe("Anna leads, with you.");
  expect(buttons()).toEqual(["Take over", "Look for yourself"]);
  told("follows", 1, 9);
  expect(ongo).toHaveBeenCalledOnce();
  told("follows", 1, 0, { round: 1 });
  expect(gone).toHaveBeenCalledExactlyOnceWith("review/abc/1/1");
  expect(sent("follow")).toEqual([]);
});

test("whoever goes his own way looks for himself, and one press leads back", async () => {
  opens();
  told("follows", 1, 9);
  goes(3);
  expect(sent("follow")).toMatchObject([{ yes: false }]);
  told("follows", 1, 12); // on its way before the room knew
  expect(ongo).toHaveBeenCalledOnce();
  told("alone", 1, 12);
  expect(line()).toBe("Anna leads.");
  await fireEvent.click(screen.getByRole("button", { name: "Look together" }));
  expect(sent("follow")).toMatchObject([{ yes: false }, { yes: true }]);
  told("follows", 1, 12);
  expect(ongo).toHaveBeenLastCalledWith(12);
});

test("whoever takes over leads from where he is, and whoever only watches cannot", async () => {
  opens();
  told("follows", 1, 9);
  await fireEvent.click(screen.getByRole("button", { name: "Take over" }));
  expect(sent("lead")).toMatchObject([{ move: 9, eyes: 0 }]);
  opens([seat("Yvonne", false), seat("Anna", false)]);
  told("follows", 1, 9);
  expect(buttons()).toEqual(["Look for yourself"]);
});

test("while nobody leads all stay where they are", () => {
  opens();
  told("follows", null, 9);
  expect(ongo).not.toHaveBeenCalled();
  expect(line()).toBe("Nobody leads now.");
  expect(buttons()).toEqual(["Take over", "Look for yourself"]);
});

test("on the page's line that comes back he follows again as soon as the room says so", () => {
  opens();
  told("follows", 1, 9);
  opens();
  expect(line()).toBe("");
  told("follows", 1, 11);
  expect(ongo).toHaveBeenLastCalledWith(11);
  expect(sent("follow")).toEqual([]);
});

test.each([
  [{ ...here, page: "replay", move: 0, query: "" }, "follows", true],
  [{ ...here, round: 1 }, "follows", false],
  [{ ...here, round: 1 }, "leads", true],
  [{ ...here, table: "other" }, "leads", false],
  [{ page: "table", table: "abc" }, "leads", false],
] as const)("who leaves the page for %o stays one of them only where they look", (to, part, stays) => {
  opens();
  told(part, part === "leads" ? 0 : 1);
  at = to as Route;
  page.unmount();
  expect(sent("follow")).toHaveLength(stays ? 0 : 1);
});
