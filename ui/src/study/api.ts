// The study over HTTP.

import { request } from "../net/api";
import type { StudyGame, Puzzle } from "../protocol/protocol";
import type { GameRecord } from "./record";

export const getStudied = (): Promise<StudyGame[]> => request("GET", "api/study");
/** A puzzle by its number; today's is that of the day which this browser has. */
export const getPuzzle = (game: string, number: string): Promise<Puzzle> =>
  request("GET", `api/study/${game}/puzzles/${number}?day=${localDay(new Date())}`);
export const getDeal = (game: string, edition: string): Promise<GameRecord> =>
  request("GET", `api/study/${game}/deal?edition=${encodeURIComponent(edition)}`);

/** The day at this place, for example "2026-11-28"; what `toISOString` says is the day at Greenwich. */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => `${part}`.padStart(2, "0")).join("-");
}
