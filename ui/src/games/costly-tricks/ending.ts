// Why a match was won, in one sentence: from the tricks of its last round.

import type { Frame } from "../../protocol/protocol";
import { minus, signed } from "../../text/numbers";
import type { Message } from "../game";
import { sideOf, whoOf } from "./seats";
import { chipsNeeded, viewOf, type Trick } from "./view";

/** A trick without which its side would not have won decided the round: the last one, or else the richest. */
export function ending(frame: Frame): Message | null {
  const { result, tricks, size } = viewOf(frame);
  const winner = result?.winner ?? null;
  if (!result || winner === null || (frame.tally[winner] ?? 0) < chipsNeeded(frame.options)) return null;
  const score = result.score[winner] ?? 0;
  const args = { ...whoOf(winner, frame.seats), round: frame.round, score: signed(score), against: minus(-score) };
  const decided = (trick: Trick | undefined): boolean =>
    trick !== undefined && sideOf(trick.winner) === winner && score - trick.worth <= 0;
  const last = tricks.at(-1);
  if (last && decided(last)) {
    return { id: "costly-tricks-ending-last", args: { ...args, before: signed(score - last.worth) } };
  }
  const index = tricks.findIndex((trick) => decided(trick) && trick.worth === richestOf(tricks, winner));
  const richest = tricks[index];
  if (richest) {
    return { id: "costly-tricks-ending-trick", args: { ...args, trick: index + 1, worth: signed(richest.worth) } };
  }
  return { id: "costly-tricks-ending-many", args: { ...args, count: result.tricks[winner] ?? 0, size } };
}

function richestOf(tricks: readonly Trick[], side: number): number {
  return Math.max(...tricks.filter((trick) => sideOf(trick.winner) === side).map(({ worth }) => worth));
}
