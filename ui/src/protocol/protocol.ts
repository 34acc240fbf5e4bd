// Written by scripts/client_types.py with json-schema-to-typescript. Do not edit.

export type ClientMessage = Act | Ready | TakeBack | Ping;
export type ServerMessage = Frame | Acknowledged | Refused | Replaced | Pong;

export interface Protocol {
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  Http: Http;
}
/**
 * Do something in the round.
 *
 * Attributes:
 * id: made by the client, at most 64 characters; the same id again is acknowledged and does nothing new.
 * seat: one of the viewer's own.
 * ply: of the frame it answers; None in real time.
 * action: in the game's notation.
 */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  ply: number | null;
  action: string;
}
/**
 * Between rounds: deal the next one. After the match: play another.
 */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
}
/**
 * Take back this seat's last action.
 */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}
/**
 * Asks for a `Pong`; ``at`` comes back as it was.
 */
export interface Ping {
  type: "ping";
  at: number;
}
/**
 * The whole table, for one viewer.
 *
 * Attributes:
 * n: counts the frames of this connection, from 1.
 * table: the table's id, as in its address.
 * game, edition, options, players: what is played.
 * pace: factor on the bots' time to think; 0 is none.
 * seats: by seat.
 * round: of the match, from 1; 0 before the first.
 * tally: chips (or points) by side.
 * tallies: the same after each finished round of this match.
 * winners: the sides that have won the match.
 * view: the round on the table, the finished one until the next is dealt.
 * to_act: the seats that may act now.
 * acting: the viewer's own seat that may act now; of several, the first.
 * legal: the legal actions of that seat.
 * ply: sent back with an action, so that a late one is recognized.
 * events: what happened since the last frame of this connection.
 * deal_in: milliseconds until the next round is dealt anyway.
 * take_back: the viewer's own seat whose last action may be taken back now.
 * join: the first open seat, if the viewer might sit down.
 */
export interface Frame {
  type: "frame";
  n: number;
  table: string;
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | string;
  };
  players: number;
  pace: number;
  phase: "between" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  round: number;
  tally: number[];
  tallies: number[][];
  winners: number[];
  view: CostlyTricksView | null;
  to_act: number[];
  acting: number | null;
  legal: string[];
  ply: number | null;
  events: (
    | SatDown
    | RoundDealt
    | TallyChanged
    | MatchWon
    | TakenBack
    | CostlyTricksCardPlayed
    | CostlyTricksTrickWon
    | CostlyTricksRoundEnded
  )[];
  deal_in: number | null;
  take_back: number | null;
  join: number | null;
}
/**
 * Who sits at a seat.
 *
 * Attributes:
 * kind: ``open`` while nobody does.
 * name: the guest's name; empty for an open seat or a bot.
 * level: the bot's level.
 * mine: the viewer plays this seat; at a shared screen he plays several.
 * present: a live connection plays it (always, for a bot).
 * ready: for the next round, or for another match.
 */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  present: boolean;
  ready: boolean;
}
/**
 * A round of Costly Tricks as anybody sees it; colours are R, G, P, B and hands clockwise 0 to 3.
 *
 * Attributes:
 * hands: the cards of each hand in notation, by colour, ranks from high to low.
 * leader: the hand that leads the trick on the table, or the next.
 * to_play: the hand whose card is next; None when the round is over.
 * duty: what that hand must do.
 * table: the trick on the table in the order of play.
 * led, trump: colours, as far as there are any.
 * superseded: the colours that were trump in this trick and no longer are, in order.
 * winning: the hand whose card is winning the trick on the table.
 * ranks: those of the cards on the table, in order; `worth` is their sum minus 20.
 * score: the two sides' scores so far.
 * tricks_won: by the two sides.
 * tricks: the finished tricks of the round.
 * size: how many tricks the round has.
 * outlook: for every legal card, how the trick would stand after it.
 * must_follow_trump: the option in force.
 * result: once the round is over.
 */
export interface CostlyTricksView {
  game: "costly-tricks";
  hands: string[][];
  leader: number;
  to_play: number | null;
  duty: ("follow" | "free" | "lead" | "trump") | null;
  table: CostlyTricksTableCard[];
  led: string | null;
  trump: string | null;
  superseded: string[];
  winning: number | null;
  ranks: number[];
  worth: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  tricks_won: [number, number];
  tricks: CostlyTricksPlayedTrick[];
  size: number;
  outlook: CostlyTricksOutlook[];
  must_follow_trump: boolean;
  result: CostlyTricksResult | null;
}
/**
 * A card of a trick: ``card`` in notation, the ``hand`` that played it, and what it did.
 */
export interface CostlyTricksTableCard {
  card: string;
  hand: number;
  part: "discarded" | "followed" | "led" | "raised" | "superseded" | "trumped";
}
/**
 * A finished trick: its cards in order, the hand that won it, its worth, the trump that stood at its end.
 */
export interface CostlyTricksPlayedTrick {
  cards: CostlyTricksTableCard[];
  winner: number;
  worth: number;
  trump: string | null;
}
/**
 * What the trick would look like after a legal card.
 *
 * Attributes:
 * card: the card in notation.
 * winner: the hand that would be winning the trick.
 * worth: what the trick would be worth to its side so far.
 * final: whether the card completes the trick.
 */
export interface CostlyTricksOutlook {
  card: string;
  winner: number;
  worth: number;
  final: boolean;
}
/**
 * What a round came to (CT-9).
 *
 * Attributes:
 * score: side A's, then side B's.
 * tricks: those won by each side.
 * winner: side 0 or 1, None for a draw.
 */
export interface CostlyTricksResult {
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  tricks: [number, number];
  winner: number | null;
}
/**
 * Somebody took a seat; ``level`` is set for a bot.
 */
export interface SatDown {
  event: "sat-down";
  seat: number;
  name: string;
  level: string | null;
}
/**
 * A new round was dealt; rounds of a match count from 1.
 */
export interface RoundDealt {
  event: "round-dealt";
  round: number;
}
/**
 * Chips (or points) by side after a round, and before it.
 */
export interface TallyChanged {
  event: "tally-changed";
  before: number[];
  after: number[];
}
/**
 * The match is over; several sides may share it.
 */
export interface MatchWon {
  event: "match-won";
  winners: number[];
}
/**
 * A seat took back its last action, and with it the ``count - 1`` actions that others had made since.
 */
export interface TakenBack {
  event: "taken-back";
  seat: number;
  count: number;
}
/**
 * A hand played a card.
 *
 * Attributes:
 * hand, card, part: as in `TableCard`.
 * led: the led colour.
 * trump: the trump that stands after the card.
 * before: the trump that stood before it.
 * opening: it is the first card of the round, by the hand that was dealt the red 0 (CT-3).
 * declined: the hand held the trump that stood and played another colour, as it may without the duty of CT-6.
 */
export interface CostlyTricksCardPlayed {
  event: "costly-tricks-card-played";
  hand: number;
  card: string;
  part: "discarded" | "followed" | "led" | "raised" | "superseded" | "trumped";
  led: string;
  trump: string | null;
  before: string | null;
  opening: boolean;
  declined: boolean;
}
/**
 * A trick ended: the hand that won it with which card, and the arithmetic of its worth.
 */
export interface CostlyTricksTrickWon {
  event: "costly-tricks-trick-won";
  hand: number;
  card: string;
  ranks: number[];
  worth: number;
}
/**
 * The last trick is played.
 */
export interface CostlyTricksRoundEnded {
  event: "costly-tricks-round-ended";
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number];
  winner: number | null;
}
/**
 * The message of that id is stored, now or earlier.
 */
export interface Acknowledged {
  type: "acknowledged";
  id: string;
}
/**
 * The message of that id changed nothing; a frame with the state that counts follows.
 *
 * Attributes:
 * code, parameters: of the Fluent message ``error-CODE``.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  parameters: {
    [k: string]: string | number;
  };
}
/**
 * The same seat has a newer connection; this one is closed and must not come back by itself.
 */
export interface Replaced {
  type: "replaced";
}
/**
 * The answer to a `Ping`.
 */
export interface Pong {
  type: "pong";
  at: number;
}
/**
 * Every body that goes over HTTP, gathered so that the client's types can be generated.
 */
export interface Http {
  problem: Problem;
  me: Me;
  games: GameInfo[];
  make: MakeTable;
  link: TableLink;
  sit: Sit;
  tables: TableSummary[];
}
/**
 * Why a request was refused: the Fluent message ``error-CODE`` and its arguments.
 */
export interface Problem {
  code: string;
  parameters: {
    [k: string]: string | number;
  };
}
/**
 * The guest that this browser is.
 */
export interface Me {
  name: string;
}
/**
 * What a client must know of a game to set up a table.
 *
 * Attributes:
 * name: as in records.
 * players: the numbers of players it can be played by.
 * editions: option values by edition; the first is the default.
 * options: in the order they are shown.
 * levels: of its bots, from weak to strong; ``default_level`` plays unless another is chosen.
 * open_hands: it can be played at a shared screen.
 */
export interface GameInfo {
  name: string;
  players: number[];
  editions: {
    [k: string]: {
      [k: string]: boolean | string;
    };
  };
  options: OptionInfo[];
  levels: string[];
  default_level: string;
  open_hands: boolean;
}
/**
 * An option of a game: its name and the values it can have.
 */
export interface OptionInfo {
  name: string;
  values: (boolean | string)[];
}
/**
 * Open a table; left out, everything has a good default.
 *
 * Attributes:
 * id: made by the client; asking again with the same id makes no second table.
 * seats: by seat; None is the maker and bots.
 * pace: factor on the bots' time to think, 0 to 4.
 */
export interface MakeTable {
  id: string;
  game: string;
  edition?: string | null;
  options?: {
    [k: string]: boolean | string;
  };
  players?: number | null;
  seats?: (("me" | "open" | "same-screen") | string)[] | null;
  pace?: number;
}
/**
 * A table's id, and the address that lets others in.
 */
export interface TableLink {
  table: string;
  url: string;
}
/**
 * Take a seat; None is the first open one.
 */
export interface Sit {
  seat?: number | null;
}
/**
 * One of the viewer's tables, for the home page, newest first.
 *
 * Attributes:
 * my_turn: one of the viewer's seats may act, or the table waits for him to be ready.
 */
export interface TableSummary {
  table: string;
  game: string;
  edition: string;
  phase: "between" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  round: number;
  tally: number[];
  my_turn: boolean;
}
