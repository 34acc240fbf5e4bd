// For tests: a table of four, and a view of it.

import type { Frame, SeatInfo, ThirdManRevealed } from "../../protocol/protocol";
import { frameOf } from "../testing";
import type { Bidder, BidPlace, ThirdManView } from "./view";

export const PLACES: readonly BidPlace[] = [
  "first",
  "shared-first",
  "second",
  "shared-second",
  "third",
  "shared-third",
  "last",
];

export const SEATS: readonly SeatInfo[] = ["Yvonne", "Mira", "Jonas", "Odile"].map((name, seat) => ({
  kind: "person",
  name,
  level: null,
  mine: seat === 0,
  present: true,
  ready: false,
}));

export const REVEALED: ThirdManRevealed = {
  event: "third-man-revealed",
  leader: 0,
  bids: [7, 5, 9, 4],
  places: ["second", "third", "first", "last"],
  moves: [-7, 10, 1, 0],
  before: [11, 4, -8, -5],
  after: [4, 14, -7, -5],
};

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A view of seat 0 at the start, with changes, also by seat. */
export function viewWith(
  change: Partial<ThirdManView> = {},
  seats: Record<number, Partial<Bidder>> = {},
): ThirdManView {
  return {
    game: "third-man",
    viewer: 0,
    auction: 1,
    size: 9,
    leader: 0,
    lead_by: "lot",
    tied: [],
    bidders: SEATS.map((_, seat) => ({ score: 0, hand: ALL, used: [], doing: "waits", bid: null, ...seats[seat] })),
    prospects: [],
    auctions: [],
    board_end: "beyond",
    limit: 20,
    result: null,
    ...change,
  };
}

/** A frame with that view, in which the viewer may bid any card. */
export function frameWith(view: ThirdManView, change: Partial<Frame> = {}): Frame {
  const options = { board_end: "beyond" };
  const legal = ALL.map(String);
  return frameOf({ game: "third-man", seats: [...SEATS], options, view, tally: [1, 0, 2, 0], legal, ...change });
}
