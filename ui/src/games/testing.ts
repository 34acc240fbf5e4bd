// For tests of boards: a board on a page, and a frame to fill.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { Frame } from "../protocol/protocol";
import type { BoardProps } from "./game";

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
  const board: BoardProps = { frame, pending: [], refused: null, act, settled: true, said: [], ...props };
  return { act, board, ...render(Board, board) };
}
