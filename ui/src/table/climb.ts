// After a match against bots: who is met next time.

import { keep, kept, placeOf, rungOf, type Ladder } from "../home/ladder";
import type { Frame, GameInfo } from "../protocol/protocol";

/** So many matches lost in a row bring the bot below back. */
const LOSSES = 2;

export type Bot = GameInfo["bots"][number];

/** The strongest bot of a table at which one person plays among bots; none at any other. */
export function rivalOf(game: Ladder, { seats }: Pick<Frame, "seats">): Bot | undefined {
  const alone = seats.filter((info) => info.kind !== "bot").length === 1 && seats.some((info) => info.mine);
  return alone ? game.bots.findLast((bot) => seats.some((info) => info.level === bot.id)) : undefined;
}

/** Whether the one person who plays has won, and alone. */
export function hasWon({ seats, winners }: Pick<Frame, "seats" | "winners">): boolean {
  return winners.length === 1 && seats[winners[0] ?? -1]?.mine === true;
}

/** The bot above another one; none above the strongest. */
export function nextAbove(game: Ladder, bot: Bot): Bot | undefined {
  return game.bots[placeOf(game, bot.id) + 1];
}

/**
 * Counts a match once: after a win over the bot to meet, or a stronger one, the next is met; after two lost in a row to it,
 * or to a weaker one, the one below.
 */
export function count(game: Ladder, match: string, rival: Bot, won: boolean): void {
  const before = kept()[game.name];
  if (before?.match === match) return;
  const [rung, met] = [rungOf(game), placeOf(game, rival.id)];
  const lost = won || met > rung ? 0 : (before?.lost ?? 0) + 1;
  const falls = lost === LOSSES;
  const next = won ? Math.max(rung, met + 1) : rung - Number(falls);
  const bot = game.bots[Math.min(Math.max(next, 0), game.bots.length - 1)] ?? rival;
  keep(game.name, { bot: bot.id, lost: falls ? 0 : lost, match });
}
