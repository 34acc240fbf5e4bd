// Why a match was won, in one sentence: from its last round and the points in all.

import type { Frame } from "../../protocol/protocol";
import { t, who } from "../../text";
import type { Message } from "../game";
import { accountOf } from "./account";
import { pointsToWin } from "./constants";
import { viewOf } from "./view";

/** Who was first without a card, or had fewest left; the points alone where the winner was not the best of the round. */
export function ending(frame: Frame): Message | null {
  const goal = pointsToWin(frame.players);
  const [winner, ...more] = frame.winners;
  if (winner === undefined || (frame.tally[winner] ?? 0) < goal) return null;
  const total = frame.tally[winner] ?? 0;
  if (more.length > 0) return { id: "paule-panik-ending-shared", args: { total } };
  const account = accountOf(viewOf(frame));
  const mine = account.find(({ seat }) => seat === winner);
  const next = account[1];
  if (!mine || !next) return null;
  const args = { ...who(frame.seats, winner), total, points: mine.points, left: mine.left, goal };
  if (mine.place > 1) return { id: "paule-panik-ending-points", args };
  if (mine.left > 0) return { id: "paule-panik-ending-fewest", args };
  if (next.left === 0) return { id: "paule-panik-ending-out", args };
  const other = who(frame.seats, next.seat);
  const rival = { rival: other.who === "you" ? "you" : "other", second: t("player-within", other), had: next.left };
  return { id: "paule-panik-ending-while", args: { ...args, ...rival } };
}
