import { beforeEach, expect, it, vi } from "vitest";
import { loadMe } from "../me.svelte";
import { makeTable, RoomError } from "../net/api";
import { meet } from "../table/met.svelte";
import { openTable } from "./open";

vi.mock("../net/api", async (original) => ({ ...(await original<object>()), makeTable: vi.fn() }));
vi.mock("../router.svelte", () => ({ go: vi.fn() }));
vi.mock("../me.svelte", () => ({ loadMe: vi.fn() }));

const make = vi.mocked(makeTable);
const ids = (): string[] => make.mock.calls.map(([order]) => order.id);

beforeEach(() => {
  make.mockReset();
  make.mockResolvedValue({ table: "abc", url: "" });
});

it("pitfall 19: an order that seemed to fail is sent again under its own id, so that it makes one table", async () => {
  make.mockRejectedValueOnce(new RoomError("not-stored"));
  await expect(openTable({ game: "buddy" })).rejects.toThrow();
  await openTable({ game: "buddy" });
  expect(ids()[1]).toBe(ids()[0]);
});

it("pitfall 19: another order, and the same one after it was done, is a new one", async () => {
  make.mockRejectedValueOnce(new RoomError("not-stored"));
  await expect(openTable({ game: "buddy" })).rejects.toThrow();
  await openTable({ game: "third-man" });
  await openTable({ game: "third-man" });
  expect(new Set(ids()).size).toBe(3);
});

it("pitfall 77: who sits down has told the room his name before", async () => {
  const done: string[] = [];
  vi.mocked(loadMe).mockImplementation(() => Promise.resolve(void done.push("name")));
  make.mockImplementation(() => Promise.resolve((done.push("table"), { table: "abc", url: "" })));
  await openTable({ game: "buddy" });
  expect(done).toEqual(["name", "table"]);
});

it("the order tells whether this guest meets the game for the first time, so that no race begins while he reads", async () => {
  await openTable({ game: "buddy" });
  meet("buddy");
  await openTable({ game: "buddy" });
  expect(make.mock.calls.map(([order]) => order.newcomer)).toEqual([true, false]);
});
