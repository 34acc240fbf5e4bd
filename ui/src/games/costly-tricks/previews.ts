// What a card would do, in words: from the outlook that the server gives for every legal card.

import type { SeatInfo } from "../../protocol/protocol";
import { either } from "../../text/lists";
import { signed } from "../../text/numbers";
import { sameScreen } from "../../text/seats";
import { t } from "../../text/text.svelte";
import type { Message } from "../game";
import { cardOf } from "./cards";
import { HANDS, SIDES } from "./constants";
import { sideOf, whoOf } from "./seats";
import type { CostlyTricksView } from "./view";

type Outlook = CostlyTricksView["outlook"][number];

/** More of them than this would be a list to study, not a help. */
const AT_ONCE = 3;
/** So many cards that can still win are named; more are only counted. */
const NAMED = 2;

export interface CardPreview {
  readonly card: string;
  readonly words: Message;
}

/** For all legal cards, if they are few and there is a trick; else for the card that is pointed at. */
export function previewsFor(view: CostlyTricksView, pointed: string | null, seats: readonly SeatInfo[]): CardPreview[] {
  const few = view.table.length > 0 && view.outlook.length <= AT_ONCE;
  return view.outlook
    .filter(({ card }) => few || card === pointed)
    .map((outlook) => ({ card: outlook.card, words: wordsOf(outlook, view, seats) }));
}

function wordsOf(outlook: Outlook, view: CostlyTricksView, seats: readonly SeatInfo[]): Message {
  const args = { ...whoOf(outlook.winner, seats), ...cardOf(outlook.card), worth: signed(outlook.worth) };
  const byThisCard = outlook.winner === view.to_play;
  const last = view.table.length === HANDS - 1;
  if (last) return { id: byThisCard ? "costly-tricks-preview-wins" : "costly-tricks-preview-leaves", args };
  if (outlook.beaters.length === 0) return { id: decided(outlook, view), args };
  const beaters = { ...args, beaters: beatersOf(outlook, seats) };
  return { id: byThisCard ? "costly-tricks-preview-ahead" : "costly-tricks-preview-behind", args: beaters };
}

/** The other side cannot win it any more; another card of the same side may, while its other hand has yet to play. */
function decided({ winner }: Outlook, { table, to_play }: CostlyTricksView): string {
  const other = (winner + SIDES) % HANDS;
  if (other !== to_play && !table.some(({ hand }) => hand === other)) return "costly-tricks-preview-side-safe";
  return winner === to_play ? "costly-tricks-preview-ahead-safe" : "costly-tricks-preview-behind-safe";
}

/** Who can still win it: all hands lie open. */
function beatersOf({ winner, beaters }: Outlook, seats: readonly SeatInfo[]): string {
  const whose = whoseAgainst(sideOf(winner), seats);
  if (beaters.length > NAMED) return t("costly-tricks-beaters-many", { whose, count: beaters.length });
  return t("costly-tricks-beaters", {
    whose,
    cards: either(beaters.map((card) => t("costly-tricks-card", { ...cardOf(card) }))),
  });
}

/** Whose cards are those against a side. */
function whoseAgainst(side: number, seats: readonly SeatInfo[]): "their" | "your" | "none" {
  if (sameScreen(seats) || !seats.some(({ mine }) => mine)) return "none";
  return seats[side]?.mine ? "their" : "your";
}
