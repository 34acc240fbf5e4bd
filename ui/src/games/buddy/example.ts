// The pictures of the rules page.

import type { SeatInfo } from "../../protocol/protocol";
import type { Moment } from "../game";
import { BUDDY } from "./constants";
import { MOMENTS } from "./moments";
import type { TableCard } from "./view";

/** The players of the examples: you, B on your left, C on your right. */
export const EXAMPLE_SEATS: readonly SeatInfo[] = ["A", "B", "C"].map((name, seat) => ({
  kind: "person",
  name,
  level: null,
  mine: seat === 0,
  present: true,
  ready: false,
}));

/** Own points by seat, and what they come to (BL-12). */
export const OWN: readonly number[] = [BUDDY.own, BUDDY.left, BUDDY.right];
export const TOTALS: readonly number[] = [BUDDY.total, BUDDY.left_total, BUDDY.right_total];

/** The sequence of the example: the lead-card, three that stay, the one that sweeps (BL-6). */
export const SWEEP: readonly TableCard[] = sequenceAtEnd(MOMENTS.sweep);

/** The third of the highest cards is led: it counts as nothing, and the lowest card sweeps it (BL-7). */
export const LONE: readonly TableCard[] = sequenceAtEnd(MOMENTS.lone);

function sequenceAtEnd(moments: readonly Moment<"buddy">[]): readonly TableCard[] {
  return moments.at(-1)?.view.sequences.at(-1)?.cards ?? [];
}
