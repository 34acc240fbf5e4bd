import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { SeatInfo, TableSummary } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Running from "./Running.svelte";

const person = (name: string, mine: boolean): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready: false,
});
const table = (id: string, more: Partial<TableSummary>): TableSummary => ({
  table: id,
  game: "buddy",
  edition: "piatnik-2001",
  phase: "playing",
  seats: [person("Mira", true), person("Jonas", false)],
  match: 1,
  round: 2,
  tally: [3, 1],
  my_turn: false,
  waits_for: [1],
  paused: false,
  winners: [],
  sat: [],
  ...more,
});

beforeEach(() => speak("en"));

test("the tables that are on lead back to them, those that wait for this guest first, and one that is over is none", () => {
  const tables = [table("a", {}), table("b", { my_turn: true, waits_for: [0] }), table("c", { phase: "over" })];
  render(Running, { tables });
  const ways = screen.getAllByRole("link");
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["t/b", "t/a"]);
  expect(ways[1]?.textContent).toMatch(/Jonas · round 2 · 3 : 1 · Jonas to play\s+Go on/);
});

test("where nothing is on, nothing is said of it", () => {
  render(Running, { tables: [table("c", { phase: "over" })] });
  expect(screen.queryByRole("heading")).toBeNull();
});
