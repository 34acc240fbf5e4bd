// Why a match was won, in one sentence: from the auctions of its last series.

import type { Frame } from "../../protocol/protocol";
import { signed } from "../../text/numbers";
import { who } from "../../text/seats";
import type { Message } from "../game";
import { CHIPS_TO_WIN } from "./constants";
import { viewOf, type BidPlace, type PlayedAuction } from "./view";

/** The places that earn something, and what counts as each. */
const EARNING = { first: ["first", "shared-first"], third: ["third", "shared-third"] } as const;

/** Where the winner of the last series got most from; or that nothing but the last moves broke a shared lead. */
export function ending(frame: Frame): Message | null {
  const { result, auctions } = viewOf(frame);
  const winner = result?.winner ?? null;
  if (!result || winner === null || (frame.tally[winner] ?? 0) < CHIPS_TO_WIN) return null;
  const score = result.scores[winner] ?? 0;
  const args = { ...who(frame.seats, winner), round: frame.round, score: signed(score) };
  if (result.scores.filter((other) => other === score).length > 1) return { id: "third-man-ending-shared", args };
  const { count, sum, place } = bestOf(winner, auctions);
  if (sum <= 0) return { id: "third-man-ending-least", args };
  return { id: `third-man-ending-${place}`, args: { ...args, count, sum: signed(sum) } };
}

function bestOf(seat: number, auctions: readonly PlayedAuction[]): { count: number; sum: number; place: string } {
  const all = Object.entries(EARNING).map(([place, counted]) => {
    const moves = auctions.flatMap(({ places, moves }) =>
      (counted as readonly (BidPlace | undefined)[]).includes(places[seat]) ? [moves[seat] ?? 0] : [],
    );
    return { place, count: moves.length, sum: moves.reduce((sum, move) => sum + move, 0) };
  });
  return all.reduce((best, one) => (one.sum > best.sum ? one : best));
}
