// For tests: what a spectator sees of matches that were played to their ends, as `tests/games/test_endings.py` keeps them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, SeatInfo } from "../protocol/protocol";

const FILE = join(import.meta.dirname, "..", "..", "..", "tests", "golden", "endings.jsonl");
const NAMES = ["Yvonne", "Mira", "Jonas", "Odile", "Tom"];

/** The ends of some matches of a game; the seats are a spectator's. */
export function endings(game: string): Frame[] {
  const lines = readFileSync(FILE, "utf8").trim().split("\n");
  const ends = lines.map((line) => JSON.parse(line) as Frame).filter((end) => end.game === game);
  return ends.map((end) => ({ ...end, phase: "over", seats: seatsOf(end.players) }));
}

function seatsOf(players: number): SeatInfo[] {
  return NAMES.slice(0, players).map((name) => ({
    kind: "person",
    name,
    level: null,
    mine: false,
    present: true,
    ready: false,
  }));
}

/** The same end for everybody who may look at it: a spectator, each player, and those who share a screen. */
export function seenByAll(end: Frame): Frame[] {
  const look = (mine: (seat: number) => boolean): Frame => ({
    ...end,
    seats: end.seats.map((info, seat) => ({ ...info, mine: mine(seat) })),
  });
  return [end, look(() => true), ...end.seats.map((_, own) => look((seat) => seat === own))];
}
