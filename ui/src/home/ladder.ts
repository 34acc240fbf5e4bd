// How far up a game's ladder of bots this device's guest has come: kept here, and told to nobody.

import type { GameInfo } from "../protocol/protocol";
import { store, storedObject } from "../stored";

const KEY = "parlour.ladder";

export type Ladder = Pick<GameInfo, "name" | "bots">;

/** Where a guest stands on a ladder. */
export interface Rung {
  /** The bot to meet. */
  readonly bot: string;
  /** Matches lost in a row. */
  readonly lost: number;
  /** The match that was counted last. */
  readonly match: string;
}

/** The place on the ladder of the bot to meet; who has met none meets the gentlest, the first. */
export function rungOf(game: Ladder): number {
  return Math.max(placeOf(game, kept()[game.name]?.bot), 0);
}

/** The place of a bot on the ladder, from 0; -1 for one that is not there. */
export function placeOf(game: Ladder, bot: string | undefined): number {
  return game.bots.findIndex((one) => one.id === bot);
}

/** By game. */
export function kept(): Record<string, Rung | undefined> {
  return storedObject<Record<string, Rung>>(KEY);
}

export function keep(game: string, rung: Rung): void {
  store(KEY, { ...kept(), [game]: rung });
}
