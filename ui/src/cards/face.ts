// What is seen of a card whose colour has a sign; its game says what that is.

import type { Sign } from "./signs";

export interface Face {
  readonly sign: Sign;
  readonly rank: number;
}

/** The state a card of a hand is shown in; `rest` lies flat, `live` may be played, `barred` may not. */
export type CardState = "rest" | "live" | "barred" | "selected" | "pending" | "refused";
