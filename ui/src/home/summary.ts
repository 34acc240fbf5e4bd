// A table in a line, for the home page.

import type { Message } from "../games/game";
import type { TableSummary } from "../protocol/protocol";
import { minus, sameScreen, seatName, t, wordingOf } from "../text";

/** Who else plays, and how it stands: "Mira · round 3 · 2 : 1". */
export function summaryLine(table: TableSummary): string {
  const others = table.seats.flatMap((info, seat) => (info.mine ? [] : [seatName(table.seats, seat)]));
  const players = sameScreen(table.seats) && others.length === 0 ? t("same-screen") : others.join(", ");
  const tally = table.tally.map(minus).join(" : ");
  return table.round === 0 ? players : t(wordingOf(table.game, "table-line"), { players, round: table.round, tally });
}

/** What a table waits for: "You to play", "Mira to play", "Paused". */
export function standing(table: TableSummary): Message {
  if (table.phase === "over") return { id: "table-over" };
  if (table.phase === "waiting") return { id: "table-waiting" };
  if (table.paused) return { id: "paused" };
  if (table.my_turn)
    return { id: wordingOf(table.game, table.phase === "between" ? "table-ready" : "your-turn-short") };
  const [seat, ...more] = table.waits_for;
  if (seat === undefined || more.length > 0) return { id: wordingOf(table.game, "table-others") };
  return { id: "table-other", args: { name: seatName(table.seats, seat) } };
}

/** Who waits at a public table: "Mira, Jonas". */
export function companyLine(table: TableSummary): string {
  return table.seats.flatMap((info, seat) => (info.kind === "open" ? [] : [seatName(table.seats, seat)])).join(", ");
}
