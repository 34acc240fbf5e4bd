// The study over HTTP.

import { RoomError } from "../net/api";
import type { Problem, StudyGame, StudyPuzzle } from "../protocol/protocol";
import type { GameRecord } from "./record";

export const getStudied = (): Promise<StudyGame[]> => get("/api/study");
export const getPuzzle = (game: string, number: string): Promise<StudyPuzzle> =>
  get(`/api/study/${game}/puzzles/${number}`);
export const getDeal = (game: string, edition: string): Promise<GameRecord> =>
  get(`/api/study/${game}/deal?edition=${encodeURIComponent(edition)}`);
/** The current match at a table as a record. */
export const getMatch = (table: string): Promise<Record<string, unknown>> => get(`/api/tables/${table}/record`);

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path).catch(() => {
    throw new RoomError("unreachable");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code, parameters } = (answer ?? {}) as Partial<Problem>;
  throw typeof code === "string" ? new RoomError(code, parameters) : new RoomError("unreachable");
}
