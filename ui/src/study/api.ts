// The study over HTTP.

import { request } from "../net/api";
import type { Puzzle, PuzzleNumber, PuzzleStanding, StudyGame } from "../protocol/protocol";
import type { GameRecord } from "./record";

export const getStudied = (): Promise<StudyGame[]> => request("GET", "api/study");
/** A puzzle by its number; today's is that of the day which this browser has. */
export const getPuzzle = (game: string, number: string): Promise<Puzzle> =>
  request("GET", `api/study/${game}/puzzles/${number}?day=${localDay(new Date())}`);
/** How the guest stands with a puzzle on the day which this browser has. */
export const getStanding = (game: string, number: number): Promise<PuzzleStanding> =>
  request("GET", tries(game, number));
/** Keeps a try at a puzzle, of which the first counts; how he stands then. */
export const postTry = (game: string, number: number, action: string): Promise<PuzzleStanding> =>
  request("POST", tries(game, number), { action });
const tries = (game: string, number: number): string =>
  `api/study/${game}/puzzles/${number}/tries?day=${localDay(new Date())}`;
/** How hard another puzzle shall be, beside the guest's rating. */
export type Level = "easier" | "fitting" | "harder";
export const getAnother = (game: string, level: Level): Promise<PuzzleNumber> =>
  request("GET", `api/study/${game}/another?level=${level}`);
export const getDeal = (game: string, edition: string): Promise<GameRecord> =>
  request("GET", `api/study/${game}/deal?edition=${encodeURIComponent(edition)}`);

/** The day at this place, for example "2026-11-28"; what `toISOString` says is the day at Greenwich. */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => `${part}`.padStart(2, "0")).join("-");
}
