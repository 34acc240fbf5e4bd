// The study over HTTP.

import { request } from "../net/api";
import type { StudyGame, StudyPuzzle } from "../protocol/protocol";
import type { GameRecord } from "./record";

export const getStudied = (): Promise<StudyGame[]> => request("GET", "/api/study");
export const getPuzzle = (game: string, number: string): Promise<StudyPuzzle> =>
  request("GET", `/api/study/${game}/puzzles/${number}`);
export const getDeal = (game: string, edition: string): Promise<GameRecord> =>
  request("GET", `/api/study/${game}/deal?edition=${encodeURIComponent(edition)}`);
/** The current match at a table as a record. */
export const getMatch = (table: string): Promise<Record<string, unknown>> =>
  request("GET", `/api/tables/${table}/record`);
