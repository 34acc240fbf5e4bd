// The pictures of the rules page.

import { fitsOn, topsOf } from "./ahead";
import { MOMENTS } from "./moments";
import { cardOf, type PaulePanikView } from "./view";

/** A stack, and the cards of a hand that fit on its top (PP-4). */
export interface Fitting {
  readonly stack: number;
  readonly cards: readonly string[];
  readonly top: number;
  readonly fits: readonly string[];
}

const [before, after] = MOMENTS.fits.map(({ view }) => view);

/** A rank in the middle, and both ends. */
export const FITTING: readonly Fitting[] = [fittingOn(before, 0), fittingOn(before, 1), fittingOn(after, 1)];

/** A hand after the deal (PP-3). */
export const HAND: readonly string[] = before?.hand ?? [];

function fittingOn(view: PaulePanikView | undefined, stack: number): Fitting {
  const cards = view?.stacks[stack];
  const top = view && topsOf(view)[stack];
  if (!cards || top === undefined) throw new Error("no card lies here");
  return { stack, cards, top: cardOf(top).rank, fits: view.hand.filter((card) => fitsOn(view, card, top)) };
}

/** The middle after the deal (PP-2). */
export const DEAL = atEnd(MOMENTS.deal);

/** A round that is over, when its winner has drawn (PP-10). */
export const PRIZE = atEnd(MOMENTS.prize);
/** What the players of that round score, from the best place down. */
export const POINTS: readonly number[] = PRIZE.result?.places.map((seat) => PRIZE.result?.points[seat] ?? 0) ?? [];

function atEnd(moments: (typeof MOMENTS)[keyof typeof MOMENTS]): PaulePanikView {
  const last = moments.at(-1);
  if (!last) throw new Error("no moment");
  return last.view;
}
