// The example trick of the printed rules, card by card, as the views of a table (CT-11).

import type { SeatInfo } from "../../protocol/protocol";
import { face } from "../../cards/face";
import { COST } from "./constants";
import type { TrickCard, CostlyTricksView } from "./view";

const HANDS = [
  ["RT", "R5", "G4"],
  ["G2", "B8", "B3"],
  ["G3", "PT", "P1"],
  ["BT", "B7", "B6"],
];

/** The four cards, with the trump and the winning hand after each. */
const PLAYED: readonly (TrickCard & { trump: string | null; superseded: string[]; winning: number })[] = [
  { card: "R5", hand: 0, part: "led", trump: null, superseded: [], winning: 0 },
  { card: "B3", hand: 1, part: "trumped", trump: "B", superseded: [], winning: 1 },
  { card: "PT", hand: 2, part: "superseded", trump: "P", superseded: ["B"], winning: 2 },
  { card: "B6", hand: 3, part: "discarded", trump: "P", superseded: ["B"], winning: 2 },
];

export const RANKS: readonly number[] = PLAYED.map(({ card }) => face(card).rank);
export const WORTH = RANKS.reduce((sum, rank) => sum + rank, -COST);

/** The players of the example, A and B; nobody is "you". */
export const SEATS: readonly SeatInfo[] = ["A", "B"].map((name) => player(name));

/** The same table, seen by A. */
export const SEEN_BY_A: readonly SeatInfo[] = [player("A", { mine: true }), player("B")];

function player(name: string, { mine = false } = {}): SeatInfo {
  return { kind: "person", name, level: null, mine, present: true, ready: true };
}

/** How many cards the example has. */
export const STEPS = PLAYED.length;

/** The table after so many cards of the example. */
export function exampleView(step: number): CostlyTricksView {
  const played = PLAYED.slice(0, step);
  const last = played.at(-1);
  const ranks = played.map(({ card }) => face(card).rank);
  const cards = played.map(({ card, hand, part }) => ({ card, hand, part }));
  return {
    game: "costly-tricks",
    hands: HANDS.map((hand) => hand.filter((card) => played.every((other) => other.card !== card))),
    leader: 0,
    to_play: step < STEPS ? step : null,
    duty: null,
    table: step < STEPS ? cards : [],
    led: last ? "R" : null,
    trump: last?.trump ?? null,
    superseded: last?.superseded ?? [],
    winning: last?.winning ?? null,
    ranks,
    worth: ranks.reduce((sum, rank) => sum + rank, -COST),
    score: [0, 0],
    tricks_won: [0, 0],
    tricks: step < STEPS ? [] : [{ cards, winner: last?.winning ?? 0, worth: WORTH, trump: last?.trump ?? null }],
    size: HANDS[0]?.length ?? 0,
    outlook: [],
    must_follow_trump: true,
    result: null,
  };
}

/** The card of a step as the event that a table would tell. */
export function exampleEvent(step: number) {
  const played = PLAYED[step - 1];
  if (!played) return null;
  const { card, hand, part, trump } = played;
  const before = PLAYED[step - 2]?.trump ?? null;
  return {
    event: "costly-tricks-card-played",
    card,
    hand,
    part,
    led: "R",
    trump,
    before,
    opening: false,
    declined: false,
  } as const;
}
