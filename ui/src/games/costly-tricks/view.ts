// Reading a frame as one of Costly Tricks.

import type { CostlyTricksView, Frame } from "../../protocol/protocol";
import { ALL_CHIPS, CHIPS_TO_WIN } from "./constants";

export type { CostlyTricksView };
export type Trick = CostlyTricksView["tricks"][number];
export type TrickCard = CostlyTricksView["table"][number];

/** The view of a frame that has one; the table page shows a board only then. */
export function viewOf(frame: Frame): CostlyTricksView {
  if (frame.view?.game !== "costly-tricks") throw new Error("a frame without a round of Costly Tricks");
  return frame.view;
}

/** How many chips win the match that a frame belongs to. */
export function chipsNeeded(options: Frame["options"]): number {
  return isTugOfWar(options) ? ALL_CHIPS : CHIPS_TO_WIN;
}

export function isTugOfWar(options: Frame["options"]): boolean {
  return options["match"] === "tug_of_war";
}

/** All cards that were dealt to a hand. */
export function dealtTo(view: CostlyTricksView, hand: number): string[] {
  const laid = [...view.tricks.flatMap(({ cards }) => cards), ...view.table];
  return [...(view.hands[hand] ?? []), ...laid.filter((played) => played.hand === hand).map(({ card }) => card)];
}

/** The finished trick that still lies on the table: until it has settled, and after the last card of the round. */
export function finishedTrick(view: CostlyTricksView, settled: boolean): Trick | undefined {
  const lies = view.table.length === 0 && (!settled || view.to_play === null);
  return lies ? view.tricks.at(-1) : undefined;
}

/** The cards on the table: of the trick being played, or of the one just finished. */
export function cardsShown(view: CostlyTricksView, settled: boolean): readonly TrickCard[] {
  return finishedTrick(view, settled)?.cards ?? view.table;
}

/** What the trick on the table is worth, finished or so far. */
export function worthShown(view: CostlyTricksView, settled: boolean): number {
  return (finishedTrick(view, settled) ?? view).worth;
}

/** The hand that gets the trick on the table, or would as it stands. */
export function takerShown(view: CostlyTricksView, settled: boolean): number | null {
  return finishedTrick(view, settled)?.winner ?? view.winning;
}

/** The number of the trick on the table, from 1. */
export function trickNumber(view: CostlyTricksView, settled: boolean): number {
  return view.tricks.length + (finishedTrick(view, settled) ? 0 : 1);
}
