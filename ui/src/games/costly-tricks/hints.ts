// Hints in words, from the outlook that the server gives for every legal card.

import type { SeatInfo } from "../../protocol/protocol";
import { signed } from "../../text/numbers";
import type { Message } from "../game";
import { cardOf } from "./cards";
import { whoOf } from "./seats";
import type { CostlyTricksView } from "./view";

type Outlook = CostlyTricksView["outlook"][number];

/** More hints than this would be a list to study, not a help. */
const AT_ONCE = 3;

export interface CardHint {
  readonly card: string;
  readonly words: Message;
}

/** Hints for all legal cards, if they are few and there is a trick; else that for the card that is pointed at. */
export function hintsFor(view: CostlyTricksView, pointed: string | null, seats: readonly SeatInfo[]): CardHint[] {
  const few = view.table.length > 0 && view.outlook.length <= AT_ONCE;
  return view.outlook
    .filter(({ card }) => few || card === pointed)
    .map((outlook) => ({ card: outlook.card, words: wordsOf(outlook, view, seats) }));
}

function wordsOf(outlook: Outlook, view: CostlyTricksView, seats: readonly SeatInfo[]): Message {
  const args = { ...whoOf(outlook.winner, seats), ...cardOf(outlook.card), worth: signed(outlook.worth) };
  const byThisCard = outlook.winner === view.to_play;
  if (outlook.final) return { id: byThisCard ? "costly-tricks-hint-wins" : "costly-tricks-hint-leaves", args };
  return { id: byThisCard ? "costly-tricks-hint-ahead" : "costly-tricks-hint-behind", args };
}
