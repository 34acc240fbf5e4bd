import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { SeatInfo, TableSummary } from "../protocol/protocol";
import { speak } from "../testing/texts";
import OpenTables from "./OpenTables.svelte";

const seat = (kind: SeatInfo["kind"]): SeatInfo => ({
  kind,
  name: "Mira",
  level: null,
  mine: false,
  present: true,
  ready: false,
});
const table = (name: string, phase: TableSummary["phase"], ...kinds: SeatInfo["kind"][]): TableSummary =>
  ({
    table: name,
    game: "buddy",
    phase,
    seats: kinds.map(seat),
    sat: [],
    round: 1,
    tally: [0, 0, 0],
  }) as unknown as TableSummary;

beforeEach(() => speak("en"));

test("open tables say how many places are free, and those that are full may be watched", () => {
  const tables = [table("a", "waiting", "person", "open", "open"), table("b", "playing", "person", "person", "bot")];
  render(OpenTables, { tables });
  const links = screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links).toEqual([
    ["t/a", expect.stringContaining("2 open seats") as string],
    ["t/b", expect.stringMatching(/watch\s*$/) as string],
  ]);
});
