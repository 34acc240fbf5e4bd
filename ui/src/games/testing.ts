// For tests of boards: a board on a page, and a frame to fill.

import { fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { Frame } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import type { BoardProps, KeyHelp } from "./game";

/** The frame of a round in which the person at seat 0 is to act; the rest is for the test to say. */
export function frameOf(game: Pick<Frame, "game" | "seats" | "view"> & Partial<Frame>): Frame {
  return {
    type: "frame",
    n: 1,
    table: "t",
    edition: "piatnik-2001",
    options: {},
    players: game.seats.length,
    pace: 1,
    phase: "playing",
    match: 1,
    round: 1,
    tally: game.seats.map(() => 0),
    tallies: [],
    winners: [],
    to_act: [0],
    acting: 0,
    legal: [],
    ply: 1,
    events: [],
    deal_in: null,
    take_back: null,
    join: null,
    ...game,
  };
}

/** Shows a board at which nothing is on its way; `board` is for another look with other props. */
export function showBoard(Board: Component<BoardProps>, frame: Frame, props: Partial<BoardProps> = {}) {
  const act = vi.fn<(action: string) => void>();
  const board: BoardProps = { frame, pending: [], refused: null, act, settled: true, lately: [], ...props };
  return { act, board, ...render(Board, board) };
}

const NAMED: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  Esc: "Escape",
  Space: " ",
};

/** The keys in lines of help, as a browser calls them: "1 … 3 T ←" are 1, 2, 3, t and ArrowLeft. */
export function keysIn(help: readonly Pick<KeyHelp, "keys">[]): string[] {
  const inFull = (line: string): string =>
    line.replace(/(\d) … (\d)/g, (_, from, to) =>
      Array.from({ length: to - from + 1 }, (_, step) => Number(from) + step).join(" "),
    );
  const nameOf = (key: string): string => NAMED[key] ?? (key.length === 1 ? key.toLowerCase() : key);
  return help.flatMap(({ keys }) => inFull(keys).split(" ").map(nameOf));
}

const SIGNS = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).filter(
  (sign) => sign !== " " && sign === sign.toLowerCase(),
);
/** Every key that writes a sign, and those that others than the browser may want. */
export const ALL_KEYS: readonly string[] = [
  ...SIGNS,
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Insert", "Delete"],
  ...["Backspace", "Tab", "F2", "F8"],
];

/** The keys that a board takes from anywhere on the page, in a position in which all its cards may be played. */
export async function keysTaken(Board: Component<BoardProps>, frame: Frame): Promise<string[]> {
  settings.confirm = "always";
  const { container } = showBoard(Board, frame);
  const taken = [];
  for (const key of ALL_KEYS) if (!(await fireEvent.keyDown(document.body, { key }))) taken.push(key);
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  if (document.activeElement?.matches("button[data-card]")) taken.push("Enter", " "); // as the browser makes clicks of them
  const card = container.querySelector("button[data-card]") as HTMLElement;
  await fireEvent.click(card);
  if (!(await fireEvent.keyDown(card, { key: "Escape" }))) taken.push("Escape");
  return taken;
}
