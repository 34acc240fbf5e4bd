// What a bid may come to, as the boxes below the hand and the names of the cards tell it.

import { row, signed, t } from "../../text";
import type { BidPlace, Prospect } from "./view";

/** A place, or that the auction is annulled. */
type End = BidPlace | "annulled";

/** The boxes, and the ends that each is for: those of a box move the piece equally far. */
const BOXES = {
  first: ["first"],
  "shared-first": ["shared-first"],
  second: ["second", "shared-second"],
  third: ["third", "shared-third"],
  last: ["last", "annulled"],
} as const satisfies Readonly<Record<string, readonly End[]>>;
type Box = keyof typeof BOXES;

export interface Shown {
  readonly box: Box;
  /** What its name says, for the message `third-man-place-short`. */
  readonly place: End;
  /** Null if the bid cannot come to it; undefined if no bid is looked at. */
  readonly move: number | null | undefined;
}

export function boxesOf(prospect: Prospect | null): Shown[] {
  return (Object.keys(BOXES) as Box[]).map((box) => {
    const ends = prospect ? BOXES[box].filter((end) => moveOf(prospect, end) !== null) : [];
    return { box, place: ends[0] ?? box, move: prospect ? (ends[0] ? moveOf(prospect, ends[0]) : null) : undefined };
  });
}

function moveOf(prospect: Prospect, end: End): number | null {
  return prospect[end.replace("-", "_") as keyof Prospect] ?? null;
}

/** All that a bid may come to, in a row: "second −7, third +14, last 0". */
export function earnings(prospect: Prospect): string {
  const possible = boxesOf(prospect).filter(({ move }) => typeof move === "number");
  return row(possible.map(({ place, move }) => t("third-man-earns-place", { place, move: signed(move ?? 0) })));
}
