// Reading a frame as one of Costly Tricks.

import type { CostlyTricksView, Frame } from "../../protocol/protocol";
import { ALL_CHIPS, CHIPS_TO_WIN } from "./constants";

export type View = CostlyTricksView;
export type Trick = View["tricks"][number];
export type TableCard = View["table"][number];

/** The view of a frame that has one; the table page shows a board only then. */
export function viewOf(frame: Frame): View {
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

/** The trick that lies on the table: the one being played, or the one just finished until the table has settled. */
export function cardsShown(view: View, settled: boolean): readonly TableCard[] {
  if (view.table.length > 0 || settled) return view.table;
  return view.tricks.at(-1)?.cards ?? [];
}

/** The number of the trick that is shown, from 1. */
export function trickNumber(view: View, settled: boolean): number {
  const finished = view.tricks.length;
  const started = view.table.length > 0 || settled ? 1 : 0;
  return Math.min(Math.max(finished + started, 1), view.size);
}

/** What the trick that is shown is worth, finished or so far. */
export function worthShown(view: View, settled: boolean): number {
  const finished = view.table.length === 0 && !settled ? view.tricks.at(-1) : undefined;
  return finished ? finished.worth : view.worth;
}
