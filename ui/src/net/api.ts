// The room over HTTP.

import { heardBuild } from "../build.svelte";
import type { Message } from "../games/game";
import type {
  AskHint,
  ChangeMe,
  GameInfo,
  Hint,
  MakeTable,
  Me,
  Problem,
  TableLink,
  TableSummary,
} from "../protocol/protocol";

/** The room said no, or did not answer (`unreachable`). Its message is `error-CODE`. */
export class RoomError extends Error {
  constructor(
    readonly code: string,
    readonly parameters: Problem["parameters"] = {},
  ) {
    super(code);
  }

  /** What to show. */
  get words(): Message {
    return { id: `error-${this.code}`, args: this.parameters };
  }
}

/** The faults that may have passed when it is tried again: nobody answered, something was too much or went wrong there. */
const PASSING = [
  "no-cookie",
  "part-missing",
  "unreachable",
  "unexpected",
  "server-error",
  "not-read",
  "not-stored",
  "study-busy",
  "study-too-many",
  "table-elsewhere",
  "too-many-messages",
  "too-many-tables",
  "too-many-wishes",
].map((code) => `error-${code}`);

/** Whether trying again may help; nothing is found by asking once more for what there is not. */
export function mayPass({ id }: Message): boolean {
  return PASSING.includes(id);
}

/** The words for anything that was thrown. */
export function wordsOf(error: unknown): Message {
  return error instanceof RoomError ? error.words : { id: "error-unexpected" };
}

export const getMe = (): Promise<Me> => request("GET", "api/me");
export const putMe = (change: ChangeMe): Promise<Me> => request("PUT", "api/me", change);
export const getGames = (): Promise<GameInfo[]> => request("GET", "api/games");
export const getTables = (): Promise<TableSummary[]> => request("GET", "api/tables");
/** The public tables at which a seat is open. */
export const getOpenTables = (): Promise<TableSummary[]> => request("GET", "api/tables/open");
export const makeTable = (table: MakeTable): Promise<TableLink> => request("POST", "api/tables", table);

/** Takes that seat, or the first open one. Who sits already keeps his, and gets the address that lets others in again. */
export const sitDown = (table: string, seat: number | null = null): Promise<TableLink> =>
  request("POST", `api/tables/${table}/seats`, { seat });

/** The best actions of the moment, once they are worked out. */
export const askHint = (table: string, ask: AskHint): Promise<Hint> =>
  request("POST", `api/tables/${table}/hints`, ask);

/**
 * What the room answers; rejects with its reason. A browser without the room's cookie gets one and asks again; if it
 * still has none then, it keeps none.
 */
export async function request<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  try {
    return await ask(method, path, body);
  } catch (error) {
    if (method === "GET" || !(error instanceof RoomError) || error.code !== "no-cookie") throw error;
  }
  await getMe();
  return ask(method, path, body);
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await reach(path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
  });
  heardBuild(response.headers.get("parlour-build"));
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problem(answer);
  return answer as Answer;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new RoomError("unreachable");
  }
}

/** The error in an answer's body; a proxy on the way may have answered with anything. */
function problem(answer: unknown): RoomError {
  const { code, parameters } = (answer ?? {}) as Partial<Problem>;
  return typeof code === "string" ? new RoomError(code, parameters) : new RoomError("unreachable");
}
