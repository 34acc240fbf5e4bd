// A table in a line, for the home page.

import type { TableSummary } from "../protocol/protocol";
import { minus, sameScreen, seatName, t } from "../text";

/** Who else plays, and how it stands: "Mira · round 3 · 2 : 1". */
export function summaryLine(table: TableSummary): string {
  const others = table.seats.flatMap((info, seat) => (info.mine ? [] : [seatName(table.seats, seat)]));
  const players = sameScreen(table.seats) && others.length === 0 ? t("same-screen") : others.join(", ");
  const tally = table.tally.map(minus).join(" : ");
  return table.round === 0 ? players : t("table-line", { players, round: table.round, tally });
}

/** The message that says what a table waits for. */
export function standing(table: TableSummary): string {
  if (table.phase === "over") return "table-over";
  if (table.phase === "waiting") return "table-waiting";
  if (table.my_turn) return table.phase === "between" ? "table-ready" : "your-turn-short";
  return "table-others";
}
