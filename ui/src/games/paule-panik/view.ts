// Reading a frame as one of Paule Panik.

import type { Frame, PaulePanikView } from "../../protocol/protocol";
import type { Face } from "../../cards/face";
import type { Sign } from "../../cards/signs";

export type { PaulePanikView };
export type Player = PaulePanikView["players"][number];

/** The stacks in the order of the view, as actions name them. */
export const SIDES = ["L", "R"] as const;
export type Side = (typeof SIDES)[number];

/** The action that draws a card from the own pile. */
export const DRAW = "+";
export const BET = "bet";
export const NO_BET = "no bet";

/** The view of a frame that has one; the table page shows a board only then. */
export function viewOf(frame: Frame): PaulePanikView {
  if (frame.view?.game !== "paule-panik") throw new Error("a frame without a round of Paule Panik");
  return frame.view;
}

type Colour = "R" | "G" | "V" | "B" | "Y";

const SIGN_OF: Readonly<Record<Colour, Sign>> = { R: "sun", G: "fir", V: "moon", B: "wave", Y: "house" };

/** A card's colour and rank, as messages take them: "V17" is the violet seventeen. */
export function cardOf(name: string): { readonly colour: Colour; readonly rank: number } {
  return { colour: name.charAt(0) as Colour, rank: Number(name.slice(1)) };
}

/** What is seen of a card. */
export function faceOf(name: string): Face {
  const { colour, rank } = cardOf(name);
  return { sign: SIGN_OF[colour], rank };
}

export interface Play {
  readonly card: string;
  readonly stack: number;
}

/** The card and the stack of a play such as "V17 L"; none for any other action. */
export function playOf(action: string | null): Play | null {
  const [card, side] = action?.split(" ") ?? [];
  const stack = SIDES.indexOf(side as Side);
  return card && stack >= 0 ? { card, stack } : null;
}

export function play(card: string, stack: number): string {
  return `${card} ${SIDES[stack] ?? SIDES[0]}`;
}

/**
 * Whether a frame shows an action of the viewer as done: in real time there is no count of turns to tell it. Of several
 * draws on their way none is told from the other, so that only the room's acknowledgement does.
 */
export function isDone(frame: Frame, action: string): boolean {
  if (action === DRAW) return false;
  const view = viewOf(frame);
  if (view.viewer === null) return true;
  const played = playOf(action);
  return played ? !view.hand.includes(played.card) : (view.players[view.viewer]?.said ?? true);
}
