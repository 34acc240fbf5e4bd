// Why a match was won, in one sentence: from the points of its last round.

import type { Frame } from "../../protocol/protocol";
import { t, who } from "../../text";
import type { Message } from "../game";
import { BUDDY } from "./constants";
import { leftOf } from "./seats";
import { viewOf } from "./view";

/** How a total stood among the others, by the chips that it brought (BL-10). */
function placeOf(seat: number, totals: readonly number[]): "first" | "shared" | "equal" | "second" {
  const total = totals[seat] ?? 0;
  const [above, beside] = [totals.filter((other) => other > total), totals.filter((other) => other === total)];
  if (above.length > 0) return "second";
  return beside.length === totals.length ? "equal" : beside.length > 1 ? "shared" : "first";
}

/** Who brought the winner most of his last total: his left neighbour, or he himself. */
export function ending(frame: Frame): Message | null {
  const { result } = viewOf(frame);
  const [winner] = frame.winners;
  if (!result || winner === undefined || (frame.tally[winner] ?? 0) < BUDDY.chips_to_win) return null;
  const neighbour = leftOf(winner);
  const [own, left] = [result.own[winner] ?? 0, result.own[neighbour] ?? 0];
  const args = {
    ...who(frame.seats, winner),
    own,
    left,
    total: result.totals[winner] ?? 0,
    place: placeOf(winner, result.totals),
  };
  if (own >= left) return { id: "buddy-ending-own", args };
  const points = t("buddy-ending-points", { ...who(frame.seats, neighbour), left });
  return { id: "buddy-ending-left", args: { ...args, points } };
}
