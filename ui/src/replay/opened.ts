// What somebody has opened: a text of one record, or of one a line.

import type { Message } from "../games/game";
import type { RecordRead } from "../protocol/protocol";
import { say } from "../text";

/** Bytes that the room reads at once, with some room for how they are sent. */
export const LONGEST = 240 * 1024;

/** The record at a line, as the room counts them: whoever has written one over several lines has one. */
export function lineOf(text: string, line: number): string {
  return isOne(text) ? text : (text.split("\n")[line - 1] ?? "");
}

function isOne(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a record, and where: as `parlour replay` tells it. */
export function whereOf({ line, round, action, code, parameters }: RecordRead): Message {
  const why = say({ id: `error-${code}`, args: parameters ?? {} });
  const inRound = typeof round === "number";
  const args = { line, round: round ?? 0, action: action ?? 0, why };
  if (typeof action === "number") return { id: inRound ? "open-at-round-action" : "open-at-action", args };
  return { id: inRound ? "open-at-round" : "open-at", args };
}
