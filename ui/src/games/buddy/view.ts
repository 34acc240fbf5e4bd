// Reading a frame as one of Buddy on your Left.

import type { BuddyView, Frame } from "../../protocol/protocol";

export type { BuddyView };
export type TableCard = BuddyView["table"][number];
export type Sequence = BuddyView["sequences"][number];
export type Outlook = BuddyView["outlook"][number];

/** The view of a frame that has one; the table page shows a board only then. */
export function viewOf(frame: Frame): BuddyView {
  if (frame.view?.game !== "buddy") throw new Error("a frame without a round of Buddy on your Left");
  return frame.view;
}

/** The sequence that was just taken and still lies there: until it has settled, and after the last card of the round. */
export function takenSequence(view: BuddyView, settled: boolean): Sequence | undefined {
  const lies = view.table.length === 0 && (!settled || view.to_play === null);
  return lies ? view.sequences.at(-1) : undefined;
}

/** How many cards of the round have been played. */
export function cardsPlayed(view: BuddyView): number {
  return view.sequences.reduce((sum, sequence) => sum + sequence.cards.length, view.table.length);
}

/** Whether a sequence ended with a sweep; otherwise the last card of the round fell to a neighbour. */
export function wasSwept(sequence: Sequence): boolean {
  return sequence.cards.length > 1;
}

/** The cards with which the player whose turn it is can sweep what lies on the table. */
export function sweepers(view: BuddyView): string[] {
  return view.outlook
    .filter((outlook) => view.table.length > 0 && outlook.taker === view.to_play)
    .map((outlook) => outlook.card);
}

/** A card in the middle of the table; `part` is null until the table has confirmed it, and it may not even be sent. */
export interface Lying {
  readonly card: string;
  readonly seat: number;
  readonly part: TableCard["part"] | null;
  readonly sent: boolean;
}
