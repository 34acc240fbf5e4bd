// Rounds that are over, and records that somebody opens, over HTTP.

import { request } from "../net/api";
import type { RecordRead, Replay, RoundSeen, SeatInfo } from "../protocol/protocol";

/** Through whose eyes: of a seat, or of a spectator; without either, of whoever asks, if he has played. */
export type Eyes = number | "all";

/** A round by what its address says. */
export interface RoundAt {
  readonly table: string;
  readonly match: number;
  readonly round: number;
}

export const getReplay = ({ table, match, round }: RoundAt, eyes: Eyes | undefined): Promise<Replay> =>
  request("GET", `api/replays/${table}/${match}/${round}${eyes === undefined ? "" : `?eyes=${eyes}`}`);

/** Who played a round. */
export const getSeats = ({ table, match, round }: RoundAt): Promise<SeatInfo[]> =>
  request("GET", `api/replays/${table}/${match}/${round}/seats`);

/** What whoever asks has seen so far of the round on a table. */
export async function getSeen(table: string): Promise<Replay> {
  const { frames } = await request<RoundSeen>("GET", `api/tables/${table}/seen`);
  return { eyes: null, own: null, rounds: 1, frames, times: [], late: [], record: {} };
}

/** What a text holds, line by line. */
export const readRecords = (text: string): Promise<RecordRead[]> => request("POST", "api/replays/read", { text });

/** A round of one of its records. */
export const openRecord = (text: string, round: number, eyes: Eyes | undefined): Promise<Replay> =>
  request("POST", "api/replays/open", { text, round, eyes: typeof eyes === "number" ? eyes : null });

/** Where the rounds of a match can be downloaded. */
export const roundsOf = ({ table, match }: RoundAt): string => `api/replays/${table}/${match}/rounds`;
