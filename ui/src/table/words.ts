// What happened at the table, in words; the games word their own events.

import type { GameClient, Message } from "../games/game";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { say, seatName, who, winnersOf, wordingOf } from "../text";

export type TableEvent = Frame["events"][number];

/** The words of everything that happened in the game, in order. */
export function wordsOfEvents(
  { events, seats, game }: Pick<Frame, "events" | "seats" | "game">,
  client: GameClient,
): Message[] {
  return events.flatMap((event) => ofTable(event, seats, game) ?? client.words(event, seats));
}

/**
 * What happened around the game, in words: who else is away or back, who asks for what, what somebody says. Whoever
 * left before the start is among the seats of `before` only.
 */
export function newsOf(
  events: readonly TableEvent[],
  seats: readonly SeatInfo[],
  before: readonly SeatInfo[] = seats,
  client: GameClient | null = null,
): Message[] {
  return events.flatMap((event) => {
    if (event.event === "played-for") return [playedFor(event, seats, client)];
    if (event.event === "seat-news") {
      const known = event.news === "back" && seats[event.seat]?.mine;
      const those = seats[event.seat]?.kind === "open" ? before : seats;
      return known ? [] : [{ id: `news-${event.news}`, args: who(those, event.seat) }];
    }
    if (event.event === "reacted") {
      return [{ id: `says-${event.reaction}`, args: { name: seatName(seats, event.seat) } }];
    }
    return [];
  });
}

/** Whether a message tells what happened around the game. */
export function isNews({ id }: Message): boolean {
  return /^(news|says)-/.test(id);
}

/** What a bot has played for this person meanwhile, in the game's words: of him as of anybody, by his name. */
function playedFor(
  { count, events }: Extract<TableEvent, { event: "played-for" }>,
  seats: readonly SeatInfo[],
  client: GameClient | null,
): Message {
  const others = seats.map((info) => ({ ...info, mine: false }));
  const moves = client ? events.flatMap((event) => client.words(event, others)).map(say) : [];
  return { id: "news-played-for", args: { count, moves: moves.join(" ") } };
}

/** Whether this person has come back to his seat: nothing that was said before he did is news any more. */
export function hasComeBack({ events, seats }: Pick<Frame, "events" | "seats">): boolean {
  return events.some((event) => event.event === "seat-news" && event.news === "back" && seats[event.seat]?.mine);
}

/** Whether what was said before is over: a round begins, or something was taken back. */
export function beginsAnew({ events }: Pick<Frame, "events">): boolean {
  return events.some(({ event }) => event === "round-dealt" || event === "taken-back");
}

/** The words of an event of the table; null if it is one of the game's. */
function ofTable(event: TableEvent, seats: readonly SeatInfo[], game: string): Message[] | null {
  switch (event.event) {
    case "sat-down":
      return [{ id: "event-sat-down", args: who(seats, event.seat) }];
    case "round-dealt":
      return [{ id: wordingOf(game, "event-round-dealt"), args: { round: event.round } }];
    case "taken-back":
      return [{ id: "event-taken-back", args: { ...who(seats, event.seat), count: event.count } }];
    case "match-won":
      return [{ id: "event-match-won", args: winnersOf(event.winners, seats) }];
    case "round-won":
      return [roundWon(event.winners, seats, game)];
    case "tally-changed": // the account of the round says it
    case "seat-news":
    case "played-for":
    case "reacted":
      return [];
    default:
      return null;
  }
}

/** Who has won the one round of a table that began at a moment of another. */
export function roundWon(winners: readonly number[], seats: readonly SeatInfo[], game: string): Message {
  if (winners.length === 0) return { id: wordingOf(game, "round-won-nobody") };
  return { id: wordingOf(game, "round-won"), args: winnersOf(winners, seats) };
}
