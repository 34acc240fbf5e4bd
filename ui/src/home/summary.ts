// A table in a line, for the home page.

import type { Message } from "../games/game";
import type { SeatInfo, TableSummary } from "../protocol/protocol";
import { minus, sameScreen, seatName, t, winnersOf, wordingOf } from "../text";

/** Who else plays, or who shares this screen by their names, and how it stands: "Mira · round 3 · 2 : 1". */
export function summaryLine(table: TableSummary): string {
  const seats = seatsOf(table);
  const others = seats.flatMap((info, seat) => (info.mine && !info.named ? [] : [seatName(seats, seat)]));
  const players = sameScreen(seats) && others.length === 0 ? t("same-screen") : others.join(", ");
  const tally = table.tally.map(minus).join(" : ");
  if (typeof table.begins === "number") return `${players} · ${t("try-mark", { move: table.begins })}`;
  return table.round === 0 ? players : t(wordingOf(table.game, "table-line"), { players, round: table.round, tally });
}

/** Those who play, or who played the match that is over. */
function seatsOf({ seats, sat }: TableSummary): readonly SeatInfo[] {
  return sat.length > 0 ? sat : seats;
}

/** What a table waits for, or who has won: "You to play", "Mira to play", "Paused", "Mira won". */
export function standing(table: TableSummary): Message {
  if (table.phase === "over" && typeof table.begins === "number" && table.winners.length === 0)
    return { id: "table-over-nobody" };
  if (table.phase === "over") return { id: "table-over", args: winnersOf(table.winners, seatsOf(table)) };
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
