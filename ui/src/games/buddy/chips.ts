// What the totals of a round have earned, and why.

import type { Message } from "../game";
import { BUDDY } from "./constants";

const { first_chips: first, second_chips: second, shared_chips: shared, equal_chips: equal } = BUDDY;

/** Why everybody got as many chips as he got (BL-10). */
export function whyChips(totals: readonly number[]): Message {
  const [best, next, last] = totals.toSorted((a, b) => b - a);
  if (best === last) return { id: "buddy-account-chips-equal", args: { equal } };
  if (best === next) return { id: "buddy-account-chips-shared", args: { shared } };
  return { id: `buddy-account-chips-${next === last ? "second" : "first"}`, args: { first, second } };
}
