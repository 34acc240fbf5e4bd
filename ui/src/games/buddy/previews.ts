// What a card would do, in words: from the outlook that the server gives for every legal card.

import type { SeatInfo } from "../../protocol/protocol";
import { row, t } from "../../text";
import { who } from "../../text/seats";
import type { Message } from "../game";
import { BUDDY } from "./constants";
import { inOrder, southSeat } from "./seats";
import type { Outlook, BuddyView } from "./view";

/** That of the card that is pointed at; else, if only one card sweeps the table, what it would bring. */
export function previewFor(view: BuddyView, pointed: string | null, seats: readonly SeatInfo[]): Message | null {
  const outlook = view.outlook.find(({ card }) => card === pointed) ?? onlySweep(view);
  return outlook && view.to_play !== null ? preview(outlook, view, view.to_play, seats) : null;
}

function onlySweep(view: BuddyView): Outlook | undefined {
  const sweeping = view.outlook.filter(({ taker }) => view.table.length > 0 && taker === view.to_play);
  return sweeping.length === 1 ? sweeping[0] : undefined;
}

function preview(outlook: Outlook, view: BuddyView, player: number, seats: readonly SeatInfo[]): Message {
  const { card, part, points, taker, own, totals } = outlook;
  const power = BUDDY.no_power;
  switch (part) {
    case "led":
      return { id: "buddy-preview-lead", args: { card } };
    case "led_alone":
      if (taker !== null) return { id: "buddy-preview-last", args: { card, ...who(seats, taker) } };
      return { id: "buddy-preview-alone", args: { card, power } };
    case "stayed":
      return { id: "buddy-preview-stay", args: { card, points } };
    default:
      if (points === 0) return { id: "buddy-preview-sweep-nothing", args: { card } };
      return {
        id: "buddy-preview-sweep",
        args: {
          card,
          points,
          before: view.own[player] ?? 0,
          after: own[player] ?? 0,
          totals: totalsInWords(totals, seats),
        },
      };
  }
}

function totalsInWords(totals: readonly number[], seats: readonly SeatInfo[]): string {
  const each = inOrder(southSeat(seats));
  return row(each.map((seat) => t("buddy-total-of", { ...who(seats, seat), total: totals[seat] ?? 0 })));
}
