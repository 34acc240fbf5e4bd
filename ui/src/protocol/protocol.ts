// Written by scripts/client_types.py with json-schema-to-typescript. Do not edit.

export type ClientMessage =
  | Act
  | Ready
  | TakeBack
  | Pause
  | Resume
  | Answer
  | GiveTime
  | GoWithout
  | Resign
  | Leave
  | ComeBack
  | ChangeSeat
  | Arrange
  | AllowWatching
  | Start
  | NameSeat
  | AskBot
  | React
  | Lead
  | Point
  | Follow
  | Echo
  | Ping;
export type ServerMessage =
  Hello | Frame | Change | Acknowledged | Refused | Replaced | Pong | Probe | Pings | Watchers | Together;

export interface Protocol {
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  Http: Http;
  Guest: Guest;
  Study: Study;
  Replays: Replays;
}
/**
 * Do something in the round.
 *
 * Attributes:
 * id: made by the client, at most 64 characters; the same id again is acknowledged and does nothing new.
 * seat: one of the viewer's own.
 * ply: of the frame it answers; None in real time.
 * action: in the game's notation.
 * after: in real time, the id of the own action that this one was built on, sent before it and not answered yet;
 * if that one is refused, this one falls with it, free of cost.
 * round: of the frame it answers, so that what was sent late is not played in the next round; None does not mind.
 */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  ply: number | null;
  action: string;
  after?: string | null;
  round?: number | null;
}
/**
 * Before the first match: begin, once all are ready. Between rounds: deal the next. After a match: play another.
 */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  arranged?: number | null;
}
/**
 * Take back this seat's last action; the other people at the table are asked first.
 */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}
/**
 * Pause; the other people at the table are asked first.
 */
export interface Pause {
  type: "pause";
  id: string;
  seat: number;
}
/**
 * Go on after a pause.
 */
export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}
/**
 * Agree, or not, to what somebody has asked for.
 */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  yes: boolean;
}
/**
 * Give those who look at a round that is over more time before the next one.
 */
export interface GiveTime {
  type: "give-time";
  id: string;
  seat: number;
}
/**
 * Do not wait for those who look; the next round is dealt when all who could go on want that.
 */
export interface GoWithout {
  type: "go-without";
  id: string;
  seat: number;
}
/**
 * Give the match up.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}
/**
 * Go away: the seat is open again, or during a match a bot plays it until its person comes back.
 */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  arranged?: number | null;
}
/**
 * Play the seat again that a bot has taken.
 */
export interface ComeBack {
  type: "come-back";
  id: string;
  seat: number;
}
/**
 * Before the start: sit at another seat, an open one or a bot's.
 */
export interface ChangeSeat {
  type: "change-seat";
  id: string;
  seat: number;
  to: number;
  arranged?: number | null;
}
/**
 * Before a match, from the host: say who is meant to sit at a place; whoever sits there loses his seat.
 *
 * Attributes:
 * at: which place; the one behind the last is one more.
 * place: ``open``, ``gone``, or ``bot:LEVEL``.
 */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  at: number;
  place: string;
  arranged?: number | null;
}
/**
 * Before a match, from the host: whoever has the link may look on, or else none but those who sit there.
 */
export interface AllowWatching {
  type: "allow-watching";
  id: string;
  seat: number;
  allowed: boolean;
  arranged?: number | null;
}
/**
 * From the host, once all places are taken: begin now.
 */
export interface Start {
  type: "start";
  id: string;
  seat: number;
  arranged?: number | null;
}
/**
 * Say who of those who share this screen plays this seat; an empty name is none.
 */
export interface NameSeat {
  type: "name-seat";
  id: string;
  seat: number;
  name: string;
  arranged?: number | null;
}
/**
 * Let a bot play for somebody who is away; let it make the move of somebody who is idle.
 *
 * Attributes:
 * at: where.
 * level: None is the usual one.
 */
export interface AskBot {
  type: "ask-bot";
  id: string;
  seat: number;
  at: number;
  level?: string | null;
}
/**
 * Say one of a few things to the others; it is not kept.
 */
export interface React {
  type: "react";
  id: string;
  seat: number;
  reaction:
    | ("good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played")
    | ("applause" | "heart" | "laugh" | "sad" | "thumbs-up" | "wow");
}
/**
 * Lead those who look together at rounds that are over, or be the first; from a page that looks at one.
 *
 * Attributes:
 * move: after so many moves of that round is what this page shows.
 * eyes: the seat through whose eyes it shows that; None is a spectator's.
 */
export interface Lead {
  type: "lead";
  id: string;
  move: number;
  eyes: number | null;
}
/**
 * From whoever leads: this is what his page shows now, as in `Lead`.
 */
export interface Point {
  type: "point";
  id: string;
  move: number;
  eyes: number | null;
}
/**
 * Look together with the others, or each for himself.
 */
export interface Follow {
  type: "follow";
  id: string;
  yes: boolean;
}
/**
 * The answer to a `Probe`, at once.
 */
export interface Echo {
  type: "echo";
  probe: number;
}
/**
 * Asks for a `Pong`; ``at`` comes back as it was.
 */
export interface Ping {
  type: "ping";
  at: number;
}
/**
 * The first word on every connection.
 *
 * Attributes:
 * build: of the client that goes with this room; a page that is of another one was loaded before an upgrade.
 */
export interface Hello {
  type: "hello";
  build: string;
}
/**
 * The whole table, for one viewer.
 *
 * Attributes:
 * n: counts the frames of this connection, from 1.
 * table: the table's id, as in its address.
 * game, edition, options: what is played.
 * players: of the match; after it there may be more or fewer seats already, for the next one.
 * pace: factor on the bots' time to think; 0 is none.
 * seats: by seat.
 * match: of the table, from 1.
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
 * take_over: the bots' seats that he might have instead, where none is open.
 * barred: the host has taken his seat, and he gets none any more.
 * host: a seat of whoever arranges the places and starts; None if nobody sits.
 * sizes: how many places there may be.
 * looks: by seat, the round that is over at which its person looks again; empty if nobody does.
 * sits_ready: whoever sits down is ready to begin by that; in a race he is not.
 * terms: what is agreed beside the rules, as it is now.
 * arranged: how often a place was taken away here, so that those behind it have other numbers.
 * closed: a round is on that is told to those alone who sit there; the viewer does not.
 * waits_for: the seats that the table waits for.
 * starts_in: milliseconds until everybody may act, after a deal in real time: the same moment for all.
 * paused: nothing goes on and no clock runs; in real time nobody sees the round meanwhile.
 * clocks: by seat, milliseconds until its player is warned or, once he was, until a bot makes his move.
 * warned: the seats that were warned.
 * away: by seat, milliseconds until a bot takes it, or the match ends, because its person is away.
 * idle: the seats that have kept others waiting for minutes, although their people are there.
 * goes_on_in: milliseconds until the table acts for somebody, because nobody does.
 * asked: what somebody asks for.
 * may: what the viewer may do beside playing.
 * change_to: the seats that he may change to.
 * bot_at: the seats at which he may have a bot play.
 * asked_of: the viewer's own seat that has yet to answer.
 * hints: how many were asked for in this match; None at a table that gives none.
 * sat: who sat where when the match ended, if somebody has come or gone since.
 * begins: where the table begins, if that is a moment of another round; this one is all that is played then.
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
  match: number;
  round: number;
  tally: number[];
  tallies: number[][];
  winners: number[];
  view: (BuddyView | CostlyTricksView | PaulePanikView | ThirdManView) | null;
  to_act: number[];
  acting: number | null;
  legal: string[];
  ply: number | null;
  events: (
    | SatDown
    | RoundDealt
    | TallyChanged
    | MatchWon
    | RoundWon
    | TakenBack
    | SeatNews
    | Reacted
    | PlayedFor
    | BuddyCardPlayed
    | BuddyTableTaken
    | BuddyRoundEnded
    | CostlyTricksCardPlayed
    | CostlyTricksTrickWon
    | CostlyTricksRoundEnded
    | PaulePanikBetSaid
    | PaulePanikBetsTurned
    | PaulePanikCardPlayed
    | PaulePanikCardDrawn
    | PaulePanikStuck
    | PaulePanikReshuffled
    | PaulePanikCardTurned
    | PaulePanikLastCard
    | PaulePanikWentOut
    | PaulePanikRoundEnded
    | PaulePanikLotDrawn
    | PaulePanikPrizeDrawn
    | ThirdManOpenBid
    | ThirdManBidSealed
    | ThirdManBidChanged
    | ThirdManRevealed
    | ThirdManAnnulled
    | ThirdManLeadDecided
    | ThirdManLeadShared
    | ThirdManLotDrawn
    | ThirdManSeriesEnded
  )[];
  deal_in: number | null;
  take_back: number | null;
  join: number | null;
  terms?: Terms;
  waits_for?: number[];
  starts_in?: number | null;
  paused?: boolean;
  clocks?: (number | null)[];
  warned?: number[];
  away?: (number | null)[];
  idle?: number[];
  goes_on_in?: number | null;
  asked?: Asked | null;
  may?: May;
  change_to?: number[];
  bot_at?: number[];
  asked_of?: number | null;
  hints?: number | null;
  sat?: SeatInfo[];
  take_over?: number[];
  barred?: boolean;
  host?: number | null;
  sizes?: number[];
  sits_ready?: boolean;
  looks?: (LookAt | null)[];
  closed?: boolean;
  arranged?: number;
  begins?: BeginsAt | null;
}
/**
 * Who sits at a seat.
 *
 * Attributes:
 * kind: ``open`` while nobody does.
 * name: the guest's name, or the bot's; empty for an open seat and for a bot without one.
 * level: the bot's id; at a person's seat, that of the bot that plays for him.
 * mine: the viewer plays this seat; at a shared screen he plays several.
 * present: whoever plays it is there and answers (always, for a bot).
 * ready: for the next round, or for a match.
 * resigned: he cannot win this match any more.
 * colour: of the person's token, like no other's at the table; None if he shares his screen at several seats.
 * face: the bot's, None for all others.
 * named: the name is of this seat alone, given by whoever shares his screen at several.
 */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  present: boolean;
  ready: boolean;
  resigned?: boolean;
  colour?: ("clay" | "moss" | "plum" | "rose" | "slate" | "teal") | null;
  face?: BotFace | null;
  named?: boolean;
}
/**
 * A face, for example ``BotFace("round", "curls", "glasses", "smile")``.
 */
export interface BotFace {
  head: "heart" | "long" | "oval" | "round" | "square";
  hair: "antenna" | "bald" | "bob" | "bun" | "bunches" | "cap" | "curls" | "fringe" | "parting" | "quiff";
  eyes: "brows" | "dots" | "glasses" | "lashes" | "visor";
  mouth: "beard" | "calm" | "grin" | "moustache" | "smile";
}
/**
 * A round of Buddy on your Left as anybody sees it; the left neighbour of seat i is seat i + 1.
 *
 * Attributes:
 * hands: the cards in front of each seat in notation, from low to high.
 * leader: the seat that led the sequence on the table, or leads the next.
 * to_play: the seat whose turn it is; None when the round is over.
 * lead: the lead-card, the one to beat, if one lies there.
 * lone: it is a lone highest lead: the next card sweeps it, whatever it is (BL-7).
 * barred: the card equal to the lead-card that the seat to play holds below a higher one and may not play (BL-5).
 * table: the sequence on the table in the order of play.
 * points: what lies on the table.
 * own: the points that each seat has won.
 * totals: the own points and the left neighbour's.
 * sequences: the finished ones of the round.
 * outlook: for every legal card, what would come of it.
 * result: once the round is over.
 */
export interface BuddyView {
  game: "buddy";
  hands: string[][];
  leader: number;
  to_play: number | null;
  lead: string | null;
  lone: boolean;
  barred: string | null;
  table: BuddyTableCard[];
  points: number;
  own: number[];
  totals: number[];
  sequences: BuddyPlayedSequence[];
  outlook: BuddyOutlook[];
  result: BuddyResult | null;
}
/**
 * A card of a sequence: ``card`` in notation, the ``seat`` that played it, what it did, its ``points``.
 */
export interface BuddyTableCard {
  card: string;
  seat: number;
  part: "any" | "equal" | "higher" | "led" | "led_alone" | "stayed";
  points: number;
}
/**
 * A finished sequence: its cards in order, the seat that took them, their worth.
 */
export interface BuddyPlayedSequence {
  cards: BuddyTableCard[];
  taker: number;
  points: number;
}
/**
 * What would come of a legal card.
 *
 * Attributes:
 * card: the card in notation.
 * part: what it would do.
 * taker: the seat that would take the table, None if the card would stay there.
 * points: what would lie on the table with it.
 * own, totals: the points by seat after it.
 */
export interface BuddyOutlook {
  card: string;
  part: "any" | "equal" | "higher" | "led" | "led_alone" | "stayed";
  taker: number | null;
  points: number;
  own: number[];
  totals: number[];
}
/**
 * What a round came to, by seat: own points, totals (BL-9) and chips (BL-10).
 */
export interface BuddyResult {
  own: number[];
  totals: number[];
  chips: number[];
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
 * beaters: the cards of the other side than the winner's with which it can still win the trick.
 */
export interface CostlyTricksOutlook {
  card: string;
  winner: number;
  worth: number;
  beaters: string[];
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
 * A round of Paule Panik as one viewer may know it; colours are R, Y, G, B, V, and left is 0, right is 1.
 *
 * Attributes:
 * viewer: whose view it is; None for a spectator.
 * options: those in force.
 * colours: the colours in play.
 * phase: what is going on; while bets are made nobody sees a card.
 * hand: the viewer's cards, in notation, by colour and rank.
 * goes_on: for each of them, the two ranks that it may lie on (PP-4), whatever lies there now.
 * may_draw: how many cards the viewer may draw before he plays again (PP-5).
 * players: by seat.
 * stacks: the left and the right centre stack, from the bottom.
 * fits: for each stack, the two ranks that fit.
 * sides: how many cards the left and the right side pile have.
 * known: the cards that lie in the side piles, by colour and rank, once they come from a reshuffle.
 * stuck: nobody can play, and the table is about to turn a card.
 * reshuffles: how often the centre has been reshuffled.
 * moved: somebody has played or drawn a card since the last reshuffle.
 * out: the seats that have no card left, in the order of going out.
 * end: why the round ended, as soon as it did.
 * lots: the placing orders that were drawn.
 * drawn: what the winner drew.
 * result: once the round is over.
 */
export interface PaulePanikView {
  game: "paule-panik";
  viewer: number | null;
  options: PaulePanikOptions;
  colours: string;
  phase: "bets" | "ending" | "over" | "play";
  hand: string[];
  goes_on: [number, number][];
  may_draw: number;
  players: PaulePanikParticipant[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  stacks: [string[], string[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  fits: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [number, number];
  known: string[];
  stuck: boolean;
  reshuffles: number;
  moved: boolean;
  out: number[];
  end: ("blocked" | "out") | null;
  lots: number[][];
  drawn: PaulePanikDrawn | null;
  result: PaulePanikResult | null;
}
/**
 * What the sheet, or the players, decide differently.
 *
 * Attributes:
 * auto_refill: PP-5, the table refills a hand in the same step as the play.
 * placing: PP-9, whether the others play on for the places or are placed by the cards they have left.
 * bets: PP-12, before a round everybody may bet, once a match, that he wins it.
 */
export interface PaulePanikOptions {
  auto_refill?: boolean;
  placing?: "cards_left" | "play_on";
  bets?: boolean;
}
/**
 * What everybody may see of a player.
 *
 * Attributes:
 * hand, pile: how many cards he holds and has in his pile.
 * said: he has said if he bets, or has no bet card any more.
 * bet: what he said, once it may be known: always to himself, to the others when all have said it.
 * spent: he used his bet card in an earlier round.
 * place: from 1, once he is out or the round is over.
 */
export interface PaulePanikParticipant {
  hand: number;
  pile: number;
  said: boolean;
  bet: boolean | null;
  spent: boolean;
  place: number | null;
}
/**
 * The two cards that the winner drew, and where they lay: left stack from bottom to top, then the right one.
 */
export interface PaulePanikDrawn {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  positions: [number, number];
}
/**
 * What a round came to: the seats from the best place down, the points of each seat, and why it ended.
 */
export interface PaulePanikResult {
  places: number[];
  points: number[];
  end: "blocked" | "out";
}
/**
 * A series of The Third Man as one viewer may know it.
 *
 * Attributes:
 * viewer: whose view it is; None for a spectator.
 * auction: the number of the auction that goes on, from 1; annulled ones do not count.
 * size: the number of auctions that a series has at most.
 * leader: the seat that leads the auction; None while a lot is due and when the series is over.
 * lead_by: why it leads.
 * tied: the seats among whom a lot decides now.
 * bidders: by seat.
 * prospects: what each card of the viewer may come to, while he may bid.
 * auctions: those that have been revealed, the annulled ones included, in order.
 * board_end: the option in force.
 * limit: the last score on the board either way; pieces leave it there or beyond it, as `board_end` says (TM-7).
 * result: once the series is over.
 */
export interface ThirdManView {
  game: "third-man";
  viewer: number | null;
  auction: number;
  size: number;
  leader: number | null;
  lead_by: ("again" | "ahead" | "lot" | "moved") | null;
  tied: number[];
  bidders: ThirdManBidder[];
  prospects: ThirdManProspect[];
  auctions: ThirdManPlayedAuction[];
  board_end: "beyond" | "reach";
  limit: number;
  result: ThirdManResult | null;
}
/**
 * A seat as its column shows it.
 *
 * Attributes:
 * score: where its piece stands.
 * hand: the cards that it has not used, a sealed bid included, in rising order.
 * used: the cards that lie open before it (TM-6), in rising order.
 * doing: what it is at; that it has sealed a bid may be seen.
 * bid: its bid in this auction, if it lies open or is the viewer's own.
 */
export interface ThirdManBidder {
  score: number;
  hand: number[];
  used: number[];
  doing: "chooses" | "leads" | "nothing" | "open" | "sealed" | "waits";
  bid: number | null;
}
/**
 * How far a bid of the viewer would move his piece in each place that it may take.
 *
 * Attributes:
 * bid: the card.
 * first, shared_first, second, shared_second, third, shared_third, last: None where the bid cannot come to that
 * place.
 * annulled: no steps, if the others may annul the auction with it (TM-5), else None.
 */
export interface ThirdManProspect {
  bid: number;
  first?: number | null;
  shared_first?: number | null;
  second?: number | null;
  shared_second?: number | null;
  third?: number | null;
  shared_third?: number | null;
  last?: number | null;
  annulled?: number | null;
}
/**
 * An auction that has been revealed, by seat.
 *
 * Attributes:
 * leader: the seat that bid openly.
 * bids: all four.
 * places: that they took; empty if the auction was annulled (TM-5).
 * moves: of the pieces; no steps if it was annulled.
 * scores: where the pieces stood afterwards.
 */
export interface ThirdManPlayedAuction {
  leader: number;
  bids: number[];
  places: ("first" | "last" | "second" | "shared-first" | "shared-second" | "shared-third" | "third")[];
  moves: number[];
  scores: number[];
}
/**
 * What a series came to (TM-8).
 *
 * Attributes:
 * scores: by seat.
 * winner: the seat that takes a chip, None if nobody does.
 * end: what ended it.
 */
export interface ThirdManResult {
  scores: number[];
  winner: number | null;
  end: "auctions" | "board";
}
/**
 * Somebody took a seat; ``level`` is a bot's id.
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
 * The one round of a table is over that begins at a moment of another; nobody may have won it, or several.
 */
export interface RoundWon {
  event: "round-won";
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
 * Something happened around a seat that is no part of the game.
 *
 * Its person is ``away`` or ``back``; a bot ``bot-plays`` for him; he ``left``, has ``moved`` to this seat, or the
 * host has ``removed`` him from it; he ``resigned``, or the match ``ended`` because he stays away; he ``asks`` for
 * something, ``agrees`` or ``declines``; he ``paused`` or ``resumed``; his ``time-low`` means that it runs out,
 * ``time-out`` that a bot makes this move. He is ``idle`` while others wait for him; what he asked for is
 * ``unanswered`` in time; the ``table-acts`` for him. To those who look at a round that is over he ``gives-time``, or
 * he wants the next one and ``goes-without`` them.
 */
export interface SeatNews {
  event: "seat-news";
  seat: number;
  news:
    | "agrees"
    | "asks-pause"
    | "asks-take-back"
    | "away"
    | "back"
    | "bot-plays"
    | "declines"
    | "ended"
    | "gives-time"
    | "goes-without"
    | "idle"
    | "left"
    | "moved"
    | "paused"
    | "removed"
    | "resigned"
    | "resumed"
    | "table-acts"
    | "time-low"
    | "time-out"
    | "unanswered";
}
/**
 * Somebody said something to the table.
 */
export interface Reacted {
  event: "reacted";
  seat: number;
  reaction:
    | ("good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played")
    | ("applause" | "heart" | "laugh" | "sad" | "thumbs-up" | "wow");
}
/**
 * To whoever has his seat back from a bot, and to him alone: what it has done for him meanwhile.
 *
 * Attributes:
 * count: how many actions.
 * events: what he would have seen of the last of them.
 */
export interface PlayedFor {
  event: "played-for";
  seat: number;
  count: number;
  events: (
    | BuddyCardPlayed
    | BuddyTableTaken
    | BuddyRoundEnded
    | CostlyTricksCardPlayed
    | CostlyTricksTrickWon
    | CostlyTricksRoundEnded
    | PaulePanikBetSaid
    | PaulePanikBetsTurned
    | PaulePanikCardPlayed
    | PaulePanikCardDrawn
    | PaulePanikStuck
    | PaulePanikReshuffled
    | PaulePanikCardTurned
    | PaulePanikLastCard
    | PaulePanikWentOut
    | PaulePanikRoundEnded
    | PaulePanikLotDrawn
    | PaulePanikPrizeDrawn
    | ThirdManOpenBid
    | ThirdManBidSealed
    | ThirdManBidChanged
    | ThirdManRevealed
    | ThirdManAnnulled
    | ThirdManLeadDecided
    | ThirdManLeadShared
    | ThirdManLotDrawn
    | ThirdManSeriesEnded
  )[];
}
/**
 * A seat played a card.
 *
 * Attributes:
 * seat, card, part: as in `TableCard`.
 * lead: the lead-card, this card if it leads.
 * points: what lies on the table with it.
 */
export interface BuddyCardPlayed {
  event: "buddy-card-played";
  seat: number;
  card: string;
  part: "any" | "equal" | "higher" | "led" | "led_alone" | "stayed";
  lead: string;
  points: number;
}
/**
 * A sequence ended: a seat took the cards on the table.
 *
 * Attributes:
 * seat: who took them.
 * swept: he swept; otherwise the last card of the round fell to him, unbeaten, from his right neighbour (BL-8).
 * worth: the points of each card, in the order of play; ``points`` is their sum.
 * own, totals: the points by seat after it.
 */
export interface BuddyTableTaken {
  event: "buddy-table-taken";
  seat: number;
  swept: boolean;
  worth: number[];
  points: number;
  own: number[];
  totals: number[];
}
/**
 * The last card is played: own points, totals and chips by seat.
 */
export interface BuddyRoundEnded {
  event: "buddy-round-ended";
  own: number[];
  totals: number[];
  chips: number[];
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
 * A player has said if he bets; nobody else knows what.
 */
export interface PaulePanikBetSaid {
  event: "paule-panik-bet-said";
  seat: number;
}
/**
 * All bets were turned over together, and the hands were taken up: the seats that bet.
 */
export interface PaulePanikBetsTurned {
  event: "paule-panik-bets-turned";
  bets: number[];
}
/**
 * A player put a card on a stack (0 left, 1 right), on the card that was its top.
 */
export interface PaulePanikCardPlayed {
  event: "paule-panik-card-played";
  seat: number;
  card: string;
  stack: number;
  onto: string;
}
/**
 * A player drew a card from his own pile: which one only he knows; the cards he now has in hand and pile.
 */
export interface PaulePanikCardDrawn {
  event: "paule-panik-card-drawn";
  seat: number;
  card: string | null;
  hand: number;
  pile: number;
}
/**
 * Nobody can play; the table will turn a card.
 */
export interface PaulePanikStuck {
  event: "paule-panik-stuck";
}
/**
 * The centre but the two tops became new side piles of so many cards.
 */
export interface PaulePanikReshuffled {
  event: "paule-panik-reshuffled";
  left: number;
  right: number;
}
/**
 * The table turned a card onto a stack (0 left, 1 right); so many are left in its side pile.
 */
export interface PaulePanikCardTurned {
  event: "paule-panik-card-turned";
  card: string;
  stack: number;
  left: number;
}
/**
 * A player has one card left, which everybody sees.
 */
export interface PaulePanikLastCard {
  event: "paule-panik-last-card";
  seat: number;
}
/**
 * A player has no card left: his place, from 1.
 */
export interface PaulePanikWentOut {
  event: "paule-panik-went-out";
  seat: number;
  place: number;
}
/**
 * Nobody can go on: why, and the cards that each player has left.
 */
export interface PaulePanikRoundEnded {
  event: "paule-panik-round-ended";
  end: "blocked" | "out";
  cards: number[];
}
/**
 * A lot placed seats with equally many cards left, the best place first.
 */
export interface PaulePanikLotDrawn {
  event: "paule-panik-lot-drawn";
  order: number[];
}
/**
 * The winner drew his two cards: the places, and the points of the round by seat.
 */
export interface PaulePanikPrizeDrawn {
  event: "paule-panik-prize-drawn";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
  places: number[];
  points: number[];
}
/**
 * The leader bid openly; ``auction`` counts from 1.
 */
export interface ThirdManOpenBid {
  event: "third-man-open-bid";
  seat: number;
  bid: number;
  auction: number;
}
/**
 * A seat bid in secret; only that seat is told what.
 */
export interface ThirdManBidSealed {
  event: "third-man-bid-sealed";
  seat: number;
  bid: number | null;
}
/**
 * The viewer changed his own sealed bid; nobody else is told anything.
 */
export interface ThirdManBidChanged {
  event: "third-man-bid-changed";
  seat: number;
  bid: number;
}
/**
 * All four bids were turned over, and the pieces moved.
 *
 * Attributes:
 * leader: the seat that had bid openly.
 * bids, places, moves: by seat, as in `PlayedAuction`.
 * before, after: where the pieces stood.
 */
export interface ThirdManRevealed {
  event: "third-man-revealed";
  leader: number;
  bids: number[];
  places: ("first" | "last" | "second" | "shared-first" | "shared-second" | "shared-third" | "third")[];
  moves: number[];
  before: number[];
  after: number[];
}
/**
 * Three or four bids were equal: all cards go back, and the same leader leads again (TM-5).
 *
 * Attributes:
 * leader: the seat that leads again.
 * bids: by seat.
 * bid: the one that was made so often.
 * count: how often, 3 or 4.
 */
export interface ThirdManAnnulled {
  event: "third-man-annulled";
  leader: number;
  bids: number[];
  bid: number;
  count: number;
}
/**
 * A seat leads the next auction, and why.
 */
export interface ThirdManLeadDecided {
  event: "third-man-lead-decided";
  seat: number;
  by: "again" | "ahead" | "lot" | "moved";
}
/**
 * Several seats are ahead, and no auction tells them apart: a lot is drawn next.
 */
export interface ThirdManLeadShared {
  event: "third-man-lead-shared";
  seats: number[];
}
/**
 * The lot fell on one of the seats that shared the lead: it leads.
 */
export interface ThirdManLotDrawn {
  event: "third-man-lot-drawn";
  seat: number;
  seats: number[];
}
/**
 * The series is over (TM-7, TM-8).
 *
 * Attributes:
 * scores: by seat.
 * winner: who takes the chip; None if a shared lead could not be broken.
 * end: what ended it.
 * left: the seats whose pieces have left the board.
 */
export interface ThirdManSeriesEnded {
  event: "third-man-series-ended";
  scores: number[];
  winner: number | null;
  end: "auctions" | "board";
  left: number[];
}
/**
 * What a table has agreed on beside the rules of its game.
 *
 * Attributes:
 * public: it is shown to everybody who comes to the room; else only its link leads to it.
 * clock: seconds that a move may take before its player is warned; None is as long as he likes. Not in real time.
 * timeout: what happens some seconds after that warning: a bot makes the ``move``, or takes the ``seat``.
 * away: what happens to the seat of somebody who stays away while others wait: they ``wait``, a ``bot`` takes it
 * until he comes back, or the match ``end``s. None: a bot in real time, else they wait, and may ask for one.
 * idle: in a race, seconds without a play after which the table goes on by itself; None is never. What is chosen
 * before it, such as bets, must be chosen in as many.
 * compensate: in real time, whoever has the better connection waits for the others, within bounds.
 * hints: the one person among bots may ask for the best action, where it is known.
 * watching: whoever has the link may look on; else a round that goes on is told to those alone who sit there. The
 * host may change it before a match (`Table.terms`).
 */
export interface Terms {
  public?: boolean;
  clock?: number | null;
  timeout?: "move" | "seat";
  away?: ("bot" | "end" | "wait") | null;
  idle?: number | null;
  compensate?: boolean;
  hints?: boolean;
  watching?: boolean;
}
/**
 * What somebody asks the others for.
 *
 * Attributes:
 * what: to take back his last action, or to pause.
 * seat: who asks.
 * waits: the seats that have not answered yet; all must agree.
 */
export interface Asked {
  what: "pause" | "take-back";
  seat: number;
  waits: number[];
}
/**
 * What somebody may do beside playing, and from which of his own seats, where it concerns no other seat.
 */
export interface May {
  pause?: number[];
  resume?: number[];
  ready?: number[];
  resign?: number[];
  leave?: number[];
  "come-back"?: number[];
  react?: number[];
  start?: number[];
  arrange?: number[];
  "give-time"?: number[];
  "go-without"?: number[];
  "name-seat"?: number[];
}
/**
 * A round that is over, at which somebody looks again.
 *
 * Attributes:
 * match: of the table, from 1.
 * round: of that match, from 1.
 */
export interface LookAt {
  match: number;
  round: number;
}
/**
 * The moment of another round at which a table begins.
 *
 * Attributes:
 * of: where that was played; None for a position that somebody has studied.
 * move: after so many moves of it.
 * seat: that whoever has opened the table plays.
 * record: of a studied position.
 * now: by side, what the round has come to, once it is over.
 * then: the same of that other round, to be compared; empty before that, and if nobody knows its end.
 */
export interface BeginsAt {
  of: PlayedMoment | null;
  move: number;
  seat: number;
  record?: {} | null;
  now?: number[];
  then?: number[];
}
/**
 * A moment of a round that was played at a table.
 *
 * Attributes:
 * match: of the table, from 1.
 * round: of that match, from 1.
 * move: after so many moves of it.
 */
export interface PlayedMoment {
  type: "played";
  table: string;
  match: number;
  round: number;
  move: number;
}
/**
 * What is new for a viewer since his last frame, with which it makes the next: everything else is as it was.
 *
 * Attributes:
 * n, events: of the new frame.
 * frame: what is different in it, countdowns that run among that.
 * view: what is different in the view of the round.
 * done: the id of a message that is acknowledged with it; empty if there is none.
 */
export interface Change {
  type: "change";
  n: number;
  events: (
    | SatDown
    | RoundDealt
    | TallyChanged
    | MatchWon
    | RoundWon
    | TakenBack
    | SeatNews
    | Reacted
    | PlayedFor
    | BuddyCardPlayed
    | BuddyTableTaken
    | BuddyRoundEnded
    | CostlyTricksCardPlayed
    | CostlyTricksTrickWon
    | CostlyTricksRoundEnded
    | PaulePanikBetSaid
    | PaulePanikBetsTurned
    | PaulePanikCardPlayed
    | PaulePanikCardDrawn
    | PaulePanikStuck
    | PaulePanikReshuffled
    | PaulePanikCardTurned
    | PaulePanikLastCard
    | PaulePanikWentOut
    | PaulePanikRoundEnded
    | PaulePanikLotDrawn
    | PaulePanikPrizeDrawn
    | ThirdManOpenBid
    | ThirdManBidSealed
    | ThirdManBidChanged
    | ThirdManRevealed
    | ThirdManAnnulled
    | ThirdManLeadDecided
    | ThirdManLeadShared
    | ThirdManLotDrawn
    | ThirdManSeriesEnded
  )[];
  frame?: Patch;
  view?: Patch1;
  done?: string;
}
/**
 * What is different in the fields of a frame, or of a view.
 *
 * Attributes:
 * new: fields as they are now.
 * more: what lists that have only grown have got at their end.
 * at: of lists as long as before the items that are different, by their places.
 */
export interface Patch {
  new?: {};
  more?: {
    [k: string]: unknown[];
  };
  at?: {
    [k: string]: {};
  };
}
/**
 * What is different in the fields of a frame, or of a view.
 *
 * Attributes:
 * new: fields as they are now.
 * more: what lists that have only grown have got at their end.
 * at: of lists as long as before the items that are different, by their places.
 */
export interface Patch1 {
  new?: {};
  more?: {
    [k: string]: unknown[];
  };
  at?: {
    [k: string]: {};
  };
}
/**
 * The message of that id is stored, now or earlier; a frame that shows what came of it has been sent before.
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
 * Asks for an `Echo`: so the room measures how long a message takes to this client and back.
 */
export interface Probe {
  type: "probe";
  probe: number;
}
/**
 * How long a message takes to each seat and back, in milliseconds as the room measured them; None is unknown.
 */
export interface Pings {
  type: "pings";
  pings: (number | null)[];
}
/**
 * Who looks on without a seat.
 *
 * Attributes:
 * names: of those who have one, in the order in which they came; of a crowd the first.
 * others: so many more.
 */
export interface Watchers {
  type: "watchers";
  names: string[];
  others: number;
}
/**
 * To whoever looks at a round that is over: those who look together, and where.
 *
 * Attributes:
 * leader: the seat of whoever leads; None while nobody does.
 * at: where they look; None if nobody looks together.
 * followers: the seats of the others among them.
 * others: so many more of them have no seat.
 * part: what whoever is told this does.
 */
export interface Together {
  type: "together";
  leader: number | null;
  at: Spot | null;
  followers: number[];
  others: number;
  part: "alone" | "follows" | "leads";
}
/**
 * A moment of a round that is over.
 *
 * Attributes:
 * match: of the table, from 1.
 * round: of that match, from 1.
 * move: after so many moves.
 * eyes: the seat through whose eyes it is seen; None is a spectator's.
 */
export interface Spot {
  match: number;
  round: number;
  move: number;
  eyes: number | null;
}
/**
 * Every body that goes over HTTP, gathered so that the client's types can be generated.
 */
export interface Http {
  problem: Problem;
  me: Me;
  change: ChangeMe;
  games: GameInfo[];
  make: MakeTable;
  begin: BeginTable;
  link: TableLink;
  sit: Sit;
  ask_hint: AskHint;
  hint: Hint;
  tables: TableSummary[];
  deeds: LessonDeeds;
  lesson: Lesson;
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
 * The guest that this browser is; without a name until he gives one, with a colour by chance until he chooses.
 *
 * Attributes:
 * known: the browser has sent its cookie; one that keeps none can take no seat.
 */
export interface Me {
  name: string;
  colour: "clay" | "moss" | "plum" | "rose" | "slate" | "teal";
  known: boolean;
}
/**
 * What a guest changes of himself; None leaves it.
 */
export interface ChangeMe {
  name?: string | null;
  colour?: ("clay" | "moss" | "plum" | "rose" | "slate" | "teal") | null;
}
/**
 * What a client must know of a game to set up a table.
 *
 * Attributes:
 * name: as in records.
 * players: the numbers of players it can be played by.
 * editions: option values by edition; the first is the default.
 * options: in the order they are shown.
 * bots: its ladder of bots, from weak to strong; ``default_level`` is the id of the one that plays unless another
 * is chosen.
 * open_hands: it can be played at a shared screen.
 * real_time: everybody plays at once, so there are no clocks for moves.
 * study: its best play is known, so there are an analysis, puzzles and, against bots, hints.
 * courses: its lessons: by course, for each step the options without which it does not hold.
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
  bots: BotInfo[];
  default_level: string;
  open_hands: boolean;
  real_time: boolean;
  study: boolean;
  courses: {
    [k: string]: {
      [k: string]: boolean | string;
    }[];
  };
}
/**
 * An option of a game: its name and the values it can have.
 */
export interface OptionInfo {
  name: string;
  values: (boolean | string)[];
}
/**
 * A bot of a game: its ``id``, its ``name`` and its ``face``, see `core.game.Bot`.
 */
export interface BotInfo {
  id: string;
  name: string;
  face: BotFace | null;
}
/**
 * Open a table; left out, everything has a good default.
 *
 * Attributes:
 * id: made by the client; asking again with the same id makes no second table.
 * seats: by seat; None is the maker and bots.
 * names: by seat, of those who share the maker's screen; left out or empty is none.
 * pace: factor on the bots' time to think, 0 to 4.
 * newcomer: its maker meets the game for the first time: a race waits until he starts it.
 * terms: what is agreed beside the rules.
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
  names?: string[];
  pace?: number;
  newcomer?: boolean;
  terms?: Terms1;
}
/**
 * What a table has agreed on beside the rules of its game.
 *
 * Attributes:
 * public: it is shown to everybody who comes to the room; else only its link leads to it.
 * clock: seconds that a move may take before its player is warned; None is as long as he likes. Not in real time.
 * timeout: what happens some seconds after that warning: a bot makes the ``move``, or takes the ``seat``.
 * away: what happens to the seat of somebody who stays away while others wait: they ``wait``, a ``bot`` takes it
 * until he comes back, or the match ``end``s. None: a bot in real time, else they wait, and may ask for one.
 * idle: in a race, seconds without a play after which the table goes on by itself; None is never. What is chosen
 * before it, such as bets, must be chosen in as many.
 * compensate: in real time, whoever has the better connection waits for the others, within bounds.
 * hints: the one person among bots may ask for the best action, where it is known.
 * watching: whoever has the link may look on; else a round that goes on is told to those alone who sit there. The
 * host may change it before a match (`Table.terms`).
 */
export interface Terms1 {
  public?: boolean;
  clock?: number | null;
  timeout?: "move" | "seat";
  away?: ("bot" | "end" | "wait") | null;
  idle?: number | null;
  compensate?: boolean;
  hints?: boolean;
  watching?: boolean;
}
/**
 * Open a table that begins at a moment of a round that is over, or of one that is studied.
 *
 * Attributes:
 * id: made by the client; asking again with the same id makes no second table.
 * at: the moment.
 * seat: that whoever opens it plays. None: the one that he played then, else the one that is to move.
 * level: the bot where no bot sat; None is the strongest.
 * pace: factor on the bots' time to think; None is that of the table where the round was played.
 * newcomer: see `MakeTable`.
 */
export interface BeginTable {
  id: string;
  at: PlayedMoment | StudiedMoment | SameMoment;
  seat?: number | null;
  level?: string | null;
  pace?: number | null;
  newcomer?: boolean;
}
/**
 * A moment of a round that somebody studies, as a game record; without a ``move`` its end.
 */
export interface StudiedMoment {
  type: "studied";
  record: {};
  move?: number | null;
}
/**
 * The moment at which another table has begun.
 */
export interface SameMoment {
  type: "same";
  table: string;
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
 * What is best now?
 *
 * Attributes:
 * id: made by the client, as of its messages.
 * seat: one of the viewer's own, whose turn it is.
 * ply: of the frame it is about.
 */
export interface AskHint {
  id: string;
  seat: number;
  ply: number;
}
/**
 * The answer to `AskHint`.
 *
 * Attributes:
 * ply: of the moment.
 * worths: by legal action, what its side scores in the round if both sides play their best after it.
 * best: the actions worth most.
 */
export interface Hint {
  ply: number;
  worths: {
    [k: string]: number;
  };
  best: string[];
}
/**
 * A table, for the home page.
 *
 * Attributes:
 * match: its number at the table, from 1.
 * my_turn: one of the viewer's seats may act, or the table waits for him to be ready.
 * waits_for: the seats that the table waits for.
 * paused: it rests until somebody goes on.
 * winners: the sides that have won the match.
 * sat: who sat where when the match ended, if somebody has come or gone since.
 * begins: it begins at a moment of another round, after so many moves of that one; None where a round is dealt.
 */
export interface TableSummary {
  table: string;
  game: string;
  edition: string;
  phase: "between" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  match: number;
  round: number;
  tally: number[];
  my_turn: boolean;
  waits_for: number[];
  paused: boolean;
  winners: number[];
  sat: SeatInfo[];
  begins?: number | null;
}
/**
 * All that was done in a step of a course since it began, in order.
 */
export interface LessonDeeds {
  deeds: LessonDeed[];
}
/**
 * Something that was done.
 *
 * Attributes:
 * seat: who did it, the learner, another player or `HOUSE`.
 * action: in notation; None is that the learner has read what was said, and goes on.
 */
export interface LessonDeed {
  seat: number;
  action?: string | null;
}
/**
 * A step at some moment, as the learner's screen shows it.
 *
 * Attributes:
 * title: the message that names the step.
 * frame: the table as he sees it; the names in it are messages.
 * says: what is said.
 * lit: the parts of the board to look at.
 * right: those that show what is right, for who asks.
 * stop: the lesson waits until he goes on, tries again, or leaves the step, which is over.
 * follows: who does what next.
 * refused: the rules forbid what he has just tried.
 * counts: it belongs to what was done all the same, as does everything else.
 */
export interface Lesson {
  title: string;
  frame: Frame;
  says: Saying | null;
  lit: string[];
  right: string[];
  stop: ("again" | "go-on" | "over") | null;
  follows: Following | null;
  refused: Refused | null;
  counts: boolean;
}
/**
 * What is said.
 *
 * Attributes:
 * id: the message.
 * kind: whether it asks, praises or corrects.
 * count: the number in it, if it has one.
 */
export interface Saying {
  id: string;
  kind: "no" | "ok" | "say";
  count?: number | null;
}
/**
 * Who does what next, unless the learner is quicker.
 *
 * Attributes:
 * wait: milliseconds from now.
 */
export interface Following {
  seat: number;
  action: string;
  wait: number;
}
/**
 * Every such body, gathered so that the client's types can be generated.
 */
export interface Guest {
  page: MatchPage;
  standings: Standings;
  again: PlayAgain;
  link: MoveLink;
  code: MoveCode;
  take: TakeMove;
  offer: MoveOffer;
}
/**
 * Some of somebody's matches, newest first; ``after`` asks for the next ones, if there are any.
 */
export interface MatchPage {
  matches: MatchTold[];
  after: string | null;
}
/**
 * A match that is over, for its players' lists.
 *
 * Attributes:
 * match: its number at the table.
 * ended_at: milliseconds since 1970.
 * took: milliseconds from its first deal on.
 * party: names who played together; to be asked for.
 * seats: who sat where, as he was called by now.
 * tally: chips (or points) by side.
 * winners: the sides that have won.
 * slip: the worst action of whoever asks, known from a review; None where nobody has had one made.
 * begins: it was one round that began at a moment of another, after so many moves of that one, and counts for
 * nothing; None for a match.
 */
export interface MatchTold {
  table: string;
  match: number;
  game: string;
  edition: string;
  ended_at: number;
  ending: "ended" | "played" | "resigned";
  rounds: number;
  took: number;
  party: string;
  seats: SeatInfo[];
  tally: number[];
  winners: number[];
  slip: Slip | null;
  begins?: number | null;
}
/**
 * The worst action of a side in the rounds of a match that have been reviewed.
 *
 * Attributes:
 * round: its number, from 1.
 * part: of the round, from 1, see `StudyRules.part`.
 * loss: what it lost; 0 if no action of the side lost anything.
 */
export interface Slip {
  round: number;
  part: number;
  loss: number;
}
/**
 * How a guest stands: with those he has played with, those of late first, and in each game.
 */
export interface Standings {
  standings: StandingTold[];
  games: GameTold[];
}
/**
 * How it stands between those who have played a game together.
 *
 * Attributes:
 * party: names them; to be asked for.
 * members: whoever asks is the first, bots are the last.
 * last: whether he has won the last matches, newest first.
 */
export interface StandingTold {
  party: string;
  game: string;
  matches: number;
  members: MemberTold[];
  last: boolean[];
}
/**
 * One of those who have played together, or the bots of a level among them.
 *
 * Attributes:
 * kind, name, level, mine: see `SeatInfo`.
 * seats: how many he had in each match.
 * won: how many matches he won.
 */
export interface MemberTold {
  kind: "bot" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  seats: number;
  won: number;
}
/**
 * What somebody's matches of a game come to.
 *
 * Attributes:
 * tally: chips (or points) of a match on average.
 */
export interface GameTold {
  game: string;
  matches: number;
  won: number;
  tally: number;
  figures: FigureTold[];
}
/**
 * A number that a game counts: the message ``figure-GAME-NAME`` with this ``value``.
 */
export interface FigureTold {
  name: string;
  value: number;
}
/**
 * Open a table like the one of a match that is over; asking again with the same id makes no second one.
 */
export interface PlayAgain {
  id: string;
  table: string;
  match: number;
}
/**
 * Where another device may become this guest.
 *
 * Attributes:
 * url: its secret stands behind the ``#``, so that no server and no preview sees it.
 * picture: the address for a phone's camera, as SVG.
 * seconds: as long it may be used, once.
 */
export interface MoveLink {
  url: string;
  picture: string;
  seconds: number;
}
/**
 * The secret of such a link.
 */
export interface MoveCode {
  code: string;
}
/**
 * Become the guest of such a link.
 *
 * Attributes:
 * replace: even if this browser is somebody already, who cannot be had back.
 */
export interface TakeMove {
  code: string;
  replace?: boolean;
}
/**
 * Who is to move here.
 *
 * Attributes:
 * same: this browser is that guest already.
 * replaces: this browser is somebody else, who would be gone.
 */
export interface MoveOffer {
  name: string;
  colour: "clay" | "moss" | "plum" | "rose" | "slate" | "teal";
  same: boolean;
  replaces: boolean;
}
/**
 * Everything that the study says, gathered so that the client's types can be generated.
 */
export interface Study {
  games: StudyGame[];
  puzzle: Puzzle;
  attempt: TryPuzzle;
  standing: PuzzleStanding;
  another: PuzzleNumber;
  ask: AskPosition | AskReview | AskTableReview | Ping;
  answer:
    Hello | Pong | StudyPosition | StudyWorths | StudyRound | StudyJudged | StudyReviewed | StudyQueued | StudyRefused;
}
/**
 * A game that can be studied.
 *
 * Attributes:
 * game: its name.
 * editions: the first is the default.
 * example: the record of the printed example.
 */
export interface StudyGame {
  game: string;
  editions: string[];
  example: {};
}
/**
 * A puzzle and its solution; whoever is given the one gets the other: there is nothing to win by cheating.
 *
 * Attributes:
 * number: its name; 0 is the printed example, and that of a day's puzzle is the date, such as 20261128.
 * record: the ending as a game record; no action is played.
 * side: whose best action is asked for.
 * solution: the one best action, in notation.
 * worths: of every legal action, by notation.
 * line: a best way to the end, in notation, the solution first.
 * missed: the plain ways to choose that miss the solution, each looking further ahead than the last.
 * margin: how much the second best action loses.
 * grade: 1 to 5, from how deep the solution is and how many actions there are to choose among.
 */
export interface Puzzle {
  number: number;
  record: {};
  side: number;
  solution: string;
  worths: {
    [k: string]: number;
  };
  line: string[];
  missed: Missed[];
  margin: number;
  grade: number;
}
/**
 * A plain way to choose that misses the solution: the name of the `Glance`, and what it chooses, in notation.
 *
 * One that cannot decide between the solution and something else has not seen it.
 */
export interface Missed {
  glance: string;
  actions: string[];
}
/**
 * The action that somebody holds to be the best of a puzzle; the first try counts.
 */
export interface TryPuzzle {
  action: string;
}
/**
 * How the guest stands with a puzzle, and with those of its game.
 *
 * Attributes:
 * first: whether his first try was right; None before it.
 * solved: whether he has found the solution by now.
 * rating: his, see `Rating`.
 * sure: whether he has tried enough puzzles for his rating to mean something.
 * tries: how many puzzles of the game he has tried.
 * right: how many of those were right at the first try.
 * puzzle_rating: how hard the puzzle has turned out to be; None if nobody has tried it.
 * streak: days in a row on which he has solved the puzzle of that day.
 * today: whether he has solved this day's.
 */
export interface PuzzleStanding {
  first: boolean | null;
  solved: boolean;
  rating: number;
  sure: boolean;
  tries: number;
  right: number;
  puzzle_rating: number | null;
  streak: number;
  today: boolean;
}
/**
 * Another puzzle, by its number.
 */
export interface PuzzleNumber {
  number: number;
}
/**
 * What is every action worth at the end of this record? A newer question of the same socket replaces it.
 */
export interface AskPosition {
  type: "position";
  id: string;
  record: {};
}
/**
 * What did every action of this record lose? A newer question of the same socket replaces it.
 */
export interface AskReview {
  type: "review";
  id: string;
  record: {};
}
/**
 * What did every action of a round lose that was played at a table?
 *
 * Whoever knows the table may ask, and gets an answer once the round is over. A newer question of the same socket
 * replaces it.
 *
 * Attributes:
 * match: its number at the table; None is the current one.
 * round: its number in that match, from 1.
 */
export interface AskTableReview {
  type: "review-table";
  id: string;
  table: string;
  match: number | null;
  round: number;
}
/**
 * The moment that was asked about, at once.
 *
 * Attributes:
 * record: as it is understood: the edition named, without claims.
 * options: in force.
 * view: as everybody may see it.
 * seat: that plays; None when the round is over.
 * side: of that seat.
 * legal: its actions.
 * ply: counts the turns.
 */
export interface StudyPosition {
  type: "study-position";
  id: string;
  record: {};
  options: {
    [k: string]: boolean | string;
  };
  view: BuddyView | CostlyTricksView | PaulePanikView | ThirdManView;
  seat: number | null;
  side: number | null;
  legal: string[];
  ply: number | null;
}
/**
 * What is proved by now: of each action, what side 0 scores in the round under best play after it.
 *
 * Attributes:
 * done: everything is certain.
 * line: once it is, a best way to the end.
 */
export interface StudyWorths {
  type: "study-worths";
  id: string;
  worths: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  done: boolean;
  line: string[];
}
/**
 * The round to be reviewed, at once.
 *
 * Attributes:
 * record: as it is understood: the version of its rules and the edition named.
 * side: that whoever asks played for, at a table; None if he did not, or played for both.
 * views: of the round as everybody may see it, before each of its actions and after the last.
 * movers: the seat that is to move at each of these moments; None when the round is over.
 * match: the number of its match at the table, whichever the question named; None for a round of no table.
 * first: the index of the first action that is judged: those before it were made before its table began.
 */
export interface StudyRound {
  type: "study-round";
  id: string;
  record: {};
  side: number | null;
  views: (BuddyView | CostlyTricksView | PaulePanikView | ThirdManView)[];
  movers: (number | null)[];
  match?: number | null;
  first?: number;
}
/**
 * One action of a review; the last one comes first. ``count`` is how many there are.
 */
export interface StudyJudged {
  type: "study-judged";
  id: string;
  choice: Choice;
  count: number;
}
/**
 * One action of a round, judged.
 *
 * Attributes:
 * index: of the action in the record, from 0.
 * side: that chose, 0 or 1.
 * action: in notation.
 * worth: of the action played (see `core.study`).
 * best: the worth of the best actions.
 * loss: what the action lost for its side; 0 is one of the best.
 * worths: of every legal action, by notation.
 * decisive: under best play the action changed who wins the round, or whether anybody does.
 */
export interface Choice {
  index: number;
  side: number;
  action: string;
  worth: number;
  best: number;
  loss: number;
  worths: {
    [k: string]: number;
  };
  decisive: boolean;
}
/**
 * All of a review.
 */
export interface StudyReviewed {
  type: "study-reviewed";
  id: string;
  review: Review;
}
/**
 * A round, reviewed.
 *
 * Attributes:
 * choices: every action in order.
 * curve: what the round was worth before the first action and after each one.
 * decisive: the indexes of the actions that changed the outcome.
 * sides: how well each side chose.
 */
export interface Review {
  choices: Choice[];
  curve: number[];
  decisive: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [Tally, Tally];
}
/**
 * How well a side chose.
 *
 * Attributes:
 * choices: how often it had more than one legal action.
 * best: how often it then chose a best one.
 * lost: what its actions lost together.
 */
export interface Tally {
  choices: number;
  best: number;
  lost: number;
}
/**
 * The solver is busy for so many other visitors; everybody gets his share in turn.
 */
export interface StudyQueued {
  type: "study-queued";
  id: string;
  others: number;
}
/**
 * A question that cannot be answered: the Fluent message ``error-CODE``.
 */
export interface StudyRefused {
  type: "study-refused";
  id: string;
  code: string;
  parameters: {
    [k: string]: string | number;
  };
}
/**
 * Every body about replays, gathered so that the client's types can be generated.
 */
export interface Replays {
  replay: Replay;
  given: RecordsGiven;
  one: RecordGiven;
  read: RecordRead[];
  told: RoundTold;
  seen: RoundSeen;
}
/**
 * A round to be looked at again.
 *
 * Attributes:
 * eyes: through which it is seen, a seat's or a spectator's.
 * own: the seat that whoever asks played in it.
 * rounds: so many of its match can be looked at, this one among them.
 * frames: after so many moves as their place says: the first one whole, then what was new.
 * times: when each of them was so, in milliseconds from the first move; empty where nobody looked at a clock.
 * late: what came too late.
 * record: of the round.
 */
export interface Replay {
  eyes: number | null;
  own: number | null;
  rounds: number;
  frames: (Frame | Change)[];
  times: number[];
  late: Late[];
  record: {};
}
/**
 * An action that came too late, and changed nothing.
 *
 * Attributes:
 * move: after so many moves.
 * seat: whose it was.
 * action: in notation.
 * by: milliseconds after somebody else had made it impossible; None where nobody looked at a clock, or it was
 * no race.
 */
export interface Late {
  move: number;
  seat: number;
  action: string;
  by: number | null;
}
/**
 * What somebody has opened or pasted: game records and matches, one a line; or one, however it is written.
 */
export interface RecordsGiven {
  text: string;
}
/**
 * A record to be looked at.
 *
 * Attributes:
 * text: one game record or match.
 * round: of the match, from 1.
 * eyes: of a seat, or of a spectator.
 */
export interface RecordGiven {
  text: string;
  round?: number;
  eyes?: number | null;
}
/**
 * A line of what somebody has opened: what it is, or what is wrong with it.
 *
 * Attributes:
 * line: from 1.
 * game, players: what is played; None if not even that could be read.
 * rounds: so many can be looked at; 0 if it is wrong.
 * whole_match: it is a match.
 * code, parameters: of the message ``error-CODE``; empty if nothing is wrong.
 * round, action: where it is wrong, counted from 0 as in records.
 */
export interface RecordRead {
  line: number;
  game?: string | null;
  players?: number | null;
  rounds?: number;
  whole_match?: boolean;
  code?: string;
  parameters?: {
    [k: string]: string | number;
  };
  round?: number | null;
  action?: number | null;
}
/**
 * What somebody saw happen in a round of a match.
 *
 * Attributes:
 * match: its number at the table, from 1.
 * round: of the match, from 1.
 * over: it can be looked at again.
 * happened: all that he was told of it as it happened.
 */
export interface RoundTold {
  match: number;
  round: number;
  over: boolean;
  happened: Happened[];
}
/**
 * What somebody saw happen with a move of a round.
 *
 * Attributes:
 * move: after so many moves it had happened; None while the round goes on, for how many there were is no more
 * told then than what they were: who changes a sealed bid changes it in secret.
 * events: what it was.
 */
export interface Happened {
  move: number | null;
  events: (
    | SatDown
    | RoundDealt
    | TallyChanged
    | MatchWon
    | RoundWon
    | TakenBack
    | SeatNews
    | Reacted
    | PlayedFor
    | BuddyCardPlayed
    | BuddyTableTaken
    | BuddyRoundEnded
    | CostlyTricksCardPlayed
    | CostlyTricksTrickWon
    | CostlyTricksRoundEnded
    | PaulePanikBetSaid
    | PaulePanikBetsTurned
    | PaulePanikCardPlayed
    | PaulePanikCardDrawn
    | PaulePanikStuck
    | PaulePanikReshuffled
    | PaulePanikCardTurned
    | PaulePanikLastCard
    | PaulePanikWentOut
    | PaulePanikRoundEnded
    | PaulePanikLotDrawn
    | PaulePanikPrizeDrawn
    | ThirdManOpenBid
    | ThirdManBidSealed
    | ThirdManBidChanged
    | ThirdManRevealed
    | ThirdManAnnulled
    | ThirdManLeadDecided
    | ThirdManLeadShared
    | ThirdManLotDrawn
    | ThirdManSeriesEnded
  )[];
}
/**
 * What somebody has seen of the round on a table so far.
 *
 * Attributes:
 * match, round: which it is.
 * frames: one after the other: the deal whole, then what was new. How many moves there were, they do not tell.
 */
export interface RoundSeen {
  match: number;
  round: number;
  frames: (Frame | Change)[];
}
