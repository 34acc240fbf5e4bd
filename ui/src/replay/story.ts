// What happened in a round, in words, each with the moment at which it had.

import type { GameClient, Message } from "../games/game";
import type { Frame, Late } from "../protocol/protocol";
import { who } from "../text";
import { wordsOfEvents } from "../table/words";

export interface StoryLine {
  /** After so many moves; null while the round goes on. */
  readonly move: number | null;
  readonly words: readonly Message[];
  /** Something is over with it that is looked at: a trick, a sweep, an auction. */
  readonly ends: boolean;
}

/** What is looked at as long as a person wants is what has come of a play. */
const LOOKED_AT = 1000;

/** One thing that happened; none if it needs no words. */
export function toldOf(
  move: number | null,
  { events, seats, game }: Pick<Frame, "events" | "seats" | "game">,
  client: GameClient,
): StoryLine[] {
  const words = wordsOfEvents({ events, seats, game }, client);
  const ends = events.some((event) => client.pauseAfter(event, LOOKED_AT) >= LOOKED_AT);
  return words.length > 0 ? [{ move, words, ends }] : [];
}

/** The whole story of a round, with what came too late where it did. */
export function storyOf(frames: readonly Frame[], late: readonly Late[], client: GameClient): StoryLine[] {
  return frames.flatMap((frame, move) => {
    const beaten = late.filter((one) => one.move === move);
    const told = toldOf(move, frame, client);
    return beaten.length > 0
      ? [...told, { move, words: beaten.map((one) => lateOf(one, frame, client)), ends: false }]
      : told;
  });
}

function lateOf(late: Late, { seats }: Frame, client: GameClient): Message {
  return client.late?.(late, seats) ?? tooLate(late, seats);
}

function tooLate({ seat, by }: Late, seats: Frame["seats"]): Message {
  const whose = who(seats, seat);
  return by === null
    ? { id: "replay-late", args: whose }
    : { id: "replay-beaten", args: { ...whose, seconds: by / 1000 } };
}
