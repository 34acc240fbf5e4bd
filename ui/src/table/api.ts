// What a table tells over HTTP, beside what it tells over its socket.

import { request } from "../net/api";
import type { RoundTold } from "../protocol/protocol";

/** What this guest was told of a round of the current match as it happened. */
export const getTold = (table: string, round: number): Promise<RoundTold> =>
  request("GET", `api/tables/${table}/told/${round}`);
