// For tests: a frame of Paule Panik with three players, of whom the first is the viewer.

import type { Frame, SeatInfo } from "../../protocol/protocol";
import { frameOf } from "../testing";
import { cardOf, type Player, type PaulePanikView } from "./view";

const OWN: SeatInfo = { kind: "person", name: "Yvonne", level: null, mine: true, present: true, ready: false };

export const SEATS: SeatInfo[] = [
  OWN,
  { ...OWN, name: "Mira", mine: false },
  { ...OWN, kind: "bot", name: "", level: "easy", mine: false },
];

const PLAYER: Player = { hand: 6, pile: 9, said: true, bet: false, spent: false, place: null };

/** A view in the middle of a round: 4 and 12 on top, 3, 5 and 11 in hand. */
export function viewWith(change: Partial<PaulePanikView> = {}, own: Partial<Player> = {}): PaulePanikView {
  return {
    game: "paule-panik",
    viewer: 0,
    options: { auto_refill: true, placing: "cards_left", bets: false },
    colours: "RYGB",
    phase: "play",
    hand: ["R3", "Y5", "G11"],
    goes_on: (change.hand ?? ["R3", "Y5", "G11"]).map(beside),
    may_draw: 0,
    players: [{ ...PLAYER, hand: 3, pile: 0, ...own }, PLAYER, PLAYER],
    stacks: [
      ["B9", "R4"],
      ["Y13", "V12"],
    ],
    fits: [
      [3, 5],
      [11, 13],
    ],
    sides: [2, 1],
    known: [],
    stuck: false,
    reshuffles: 0,
    moved: true,
    out: [],
    end: null,
    lots: [],
    drawn: null,
    result: null,
    ...change,
  };
}

/** The ranks beside a card's, as the room tells them. */
function beside(card: string): [number, number] {
  const { rank } = cardOf(card);
  return [((rank + 15) % 17) + 1, (rank % 17) + 1];
}

export function frameWith(view: PaulePanikView, change: Partial<Frame> = {}): Frame {
  const usual = {
    edition: "quick",
    tally: [24, 16, 8],
    to_act: [0, 1, 2],
    legal: ["R3 L", "Y5 L", "G11 R"],
    ply: null,
  };
  return frameOf({ game: "paule-panik", seats: SEATS, view, ...usual, ...change });
}
