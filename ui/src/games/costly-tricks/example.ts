// The pictures of the rules: the printed example trick, card by card (CT-11), and what a trick may be worth.

import type { CostlyTricksCardPlayed, CostlyTricksTrickWon, CostlyTricksView, SeatInfo } from "../../protocol/protocol";
import type { Moment } from "../game";
import { MOMENTS } from "./moments";

/** The players of the example, A and B; nobody is "you". */
export const SEATS: readonly SeatInfo[] = ["A", "B"].map((name) => player(name));

/** The same table, seen by A. */
export const SEEN_BY_A: readonly SeatInfo[] = [player("A", { mine: true }), player("B")];

function player(name: string, { mine = false } = {}): SeatInfo {
  return { kind: "person", name, level: null, mine, present: true, ready: true };
}

/** How many cards the example has. */
export const STEPS = MOMENTS.trick.length - 1;

/** The table after so many cards of the example. */
export function exampleView(step: number): CostlyTricksView {
  return momentOf(step).view;
}

/** The card of a step as the table tells it. */
export function exampleEvent(step: number): CostlyTricksCardPlayed | undefined {
  return momentOf(step).events.find((event) => event.event === "costly-tricks-card-played");
}

function momentOf(step: number): Moment<"costly-tricks"> {
  const moment = MOMENTS.trick[step];
  if (!moment) throw new Error(`the example has ${STEPS} cards`);
  return moment;
}

/** A finished trick: its cards, and the arithmetic of its worth. */
export interface Sum extends Pick<CostlyTricksTrickWon, "ranks" | "worth"> {
  readonly cards: readonly string[];
}

/** The trick that ends a row of moments. */
function sumAtEnd(moments: readonly Moment<"costly-tricks">[]): Sum {
  const last = moments.at(-1);
  const won = last?.events.find((event) => event.event === "costly-tricks-trick-won");
  if (!last || !won) throw new Error("no trick ends here");
  return { ...won, cards: last.view.tricks.at(-1)?.cards.map(({ card }) => card) ?? [] };
}

export const [EXAMPLE, RICH, POOR] = [sumAtEnd(MOMENTS.trick), sumAtEnd(MOMENTS.rich), sumAtEnd(MOMENTS.poor)];
