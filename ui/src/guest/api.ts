// A guest's own pages over HTTP.

import { request } from "../net/api";
import type { MatchPage, Me, MoveLink, MoveOffer, PlayAgain, Standings, TableLink } from "../protocol/protocol";

/** Which matches are asked for; an empty text is any. */
export interface MatchesAsked {
  readonly game: string;
  readonly party: string;
  /** As the page before has told it. */
  readonly after: string;
}

/** Some of the guest's matches, newest first. */
export function getMatches(asked: MatchesAsked): Promise<MatchPage> {
  const fields = Object.entries(asked).filter(([, value]) => value !== "");
  const query = new URLSearchParams(fields as [string, string][]).toString();
  return request("GET", `api/me/matches${query && "?"}${query}`);
}

export const getStandings = (): Promise<Standings> => request("GET", "api/me/standings");
/** Opens a table like the one of a match, for the same company. */
export const playAgain = (order: PlayAgain): Promise<TableLink> => request("POST", "api/me/rematch", order);

/** Where everything that is stored of the guest can be downloaded. */
export const DATA = "api/me/data";
export const deleteMe = (): Promise<Me> => request("DELETE", "api/me");

/** A link by which another device becomes this guest. */
export const offerMove = (): Promise<MoveLink> => request("POST", "api/me/move");
export const lookAtMove = (code: string): Promise<MoveOffer> => request("POST", "api/me/move/look", { code });
export const takeMove = (code: string, replace: boolean): Promise<Me> =>
  request("POST", "api/me/move/take", { code, replace });

/**
 * Signs the guest out everywhere else. First this browser gets a new key, while the old one still fits: if an answer is
 * lost, it can be asked again. Whoever has so many keys that there is no further one keeps the one that he has.
 */
export async function signOutOthers(): Promise<Me> {
  await request("POST", "api/me/key").catch(() => undefined);
  return request("POST", "api/me/sign-out");
}
