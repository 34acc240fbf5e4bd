// What a game brings to the client: one folder under ui/src/games/, found by its index.ts, listed nowhere.

import type { Component, Snippet } from "svelte";
import type { Sound } from "../feel/synth";
import type { Frame, Late, SeatInfo, StudyPosition } from "../protocol/protocol";

/** A Fluent message: its id and its arguments. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** The view of a game. */
export type ViewOf<Game extends string> = Extract<NonNullable<Frame["view"]>, { game: Game }>;

/** A moment of a round that the room has played, for a picture: a view, and the events that led to it. */
export interface Moment<Game extends string> {
  readonly view: ViewOf<Game>;
  readonly events: Frame["events"];
}

/** The refusal of an action, shown at the card or control that was tried. */
export interface Refusal {
  readonly action: string;
  readonly message: Message;
}

/** At a table with hints, when this person is to play. */
export interface HintOffer {
  readonly ask: () => void;
  /** One is being worked out. */
  readonly asking: boolean;
  /** By action, those that are best, once he has asked. */
  readonly worths: CardWorths;
  /** The same in words, for where the board says what happened. */
  readonly words: Message | null;
}

/** What an action is worth, as it stands at its card: "+9", or "…" while it is not certain. */
export interface CardWorth {
  readonly text: string;
  readonly best: boolean;
}

export type CardWorths = Readonly<Record<string, CardWorth>>;

/**
 * What the table page hands to a game's board. The board renders it and knows no rules.
 *
 * The board's parent is a size container (`container-type: size`) that fills the page below the bar: it scales with
 * container queries and never scrolls. On a flat phone (landscape, at most 480 px high) there is no bar: the board
 * fills the page and renders `controls` at the top of its rail.
 */
export interface BoardProps {
  /** The newest frame whose events have been shown; `frame.view` is this game's view and not null. */
  readonly frame: Frame;
  /**
   * The actions that were sent and not answered yet, in order: shown in their target places with a dashed edge. In turns
   * there is one at most.
   */
  readonly pending: readonly string[];
  /** In real time: what was asked while a refused play costs, in order; it is sent when that is over, if it still fits. */
  readonly waiting?: readonly string[];
  /** In real time: the action that was refused, while that costs; its seat can play nothing. */
  readonly comesBack?: string | null;
  /** The last refusal, until the next action or a few seconds have passed. */
  readonly refused: Refusal | null;
  /** Sends an action of `frame.legal`, or an illegal one that the person tried, to learn why not. */
  readonly act: (action: string) => void;
  /**
   * The frame whose outcome is told, in scores and sentences: `frame`, or the one before while what happened in `frame`
   * is still on its way, as `GameClient.tellAfter` says.
   */
  readonly told?: Frame | undefined;
  /** How long that lasts, in milliseconds. */
  readonly tellAfter?: number;
  /** False while the pause after the frame's events runs: a trick that just ended still lies on the table. */
  readonly settled: boolean;
  /** What happened last in this round, in words, the newest at the end. */
  readonly lately: readonly Message[];
  /** False where nothing is to be said of what a card would do, whatever the person has set: in a lesson. */
  readonly aided?: boolean;
  /** False where what is shown is part of no whole round, and so how far that has come says nothing: in a lesson. */
  readonly whole?: boolean;
  /** Set while the person may ask what is best. On a phone the board has the button for it, elsewhere the bar. */
  readonly hint?: HintOffer | undefined;
  /** By seat, the seconds that are left of its time; null or nothing where no clock runs. */
  readonly clocks?: readonly (number | null)[];
  /** The seconds until the table acts for somebody, because nobody does; null or nothing where it would not. */
  readonly goesOn?: number | null;
  /** Back, sound, rules and menu, only in the flat layout: 44 px high, as wide as the rail. */
  readonly controls?: Snippet | undefined;
}

/**
 * Where the frames of a board come from, and where goes what is played on it: a table, a lesson, a round that is looked at
 * again. The board does not know which.
 */
export interface FrameSource {
  readonly frame: Frame | null;
  readonly told: Frame | null;
  readonly tellAfter: number;
  readonly settled: boolean;
  readonly lately: readonly Message[];
  readonly sent: readonly string[];
  readonly waiting: readonly string[];
  readonly comesBack: string | null;
  readonly refusal: Refusal | null;
  act(action: string): void;
}

/** A line of the list of shortcuts: keys by their labels, with spaces between ("← →", "0 … 9 T"), and what they do. */
export interface KeyHelp {
  readonly keys: string;
  readonly message: Message;
}

/** A position that is studied. */
export interface StudyBoardProps {
  readonly view: StudyPosition["view"];
  /** By action that may be played; none where nothing is to be told, as in a puzzle. */
  readonly worths?: CardWorths | undefined;
  /** A tap on a card that may be played; beside the board there is a list of them for whoever cannot tap. */
  readonly onchoose?: ((action: string) => void) | undefined;
  /** Who played, where anybody did. */
  readonly seats?: readonly SeatInfo[] | undefined;
}

/** Whose rules are shown. */
export interface RulesProps {
  readonly edition: string;
  readonly options: Frame["options"];
}

/** How a round is set up, as a record of it says. */
export type Setup = Readonly<Record<string, unknown>>;

/** What a position is put together with by hand, beginning with the one that is shown, if any. */
export interface ArrangeProps {
  readonly setup: Setup | null;
  readonly onstart: (setup: Setup) => void;
}

/** How the positions of a game are written: in an address, and by a person. */
export interface PositionNotation {
  readonly players: number;
  /** A set-up as the fields of an address, in order; none of them is called "version", "edition", "play" or "option.…". */
  readonly fieldsOf: (setup: Setup) => readonly (readonly [name: string, value: string])[];
  /** The set-up of such fields. What is wrong with it, the room says. */
  readonly setupIn: (fields: readonly (readonly [name: string, value: string])[]) => Setup;
  /** The set-up that a person has typed; null if it is none. */
  readonly typed: (text: string) => Setup | null;
  /** What may be typed. */
  readonly help: Message;
  /** What was typed is no position, nor a record. */
  readonly notUnderstood: Message;
}

/** What a game brings whose best play is known exactly. */
export interface StudyClient {
  readonly notation: PositionNotation;
  /** In an inline-size container. */
  readonly Board: Component<StudyBoardProps>;
  /** Puts a position together by hand; loaded when it is asked for. */
  readonly arrange: () => Promise<{ default: Component<ArrangeProps> }>;
  /** An action as it stands in a list of choices; its name is said beside it. */
  readonly Action: Component<{ action: string }>;
  readonly name: (action: string) => Message;
  /** How a side is called in sentences. */
  readonly sideName: (side: number) => string;
  /** Who plays for which side, where a side has several hands. */
  readonly sides?: Message;
  /** Whether something new begins, a trick for example, with the action at an index of a round's actions. */
  readonly begins: (index: number) => boolean;
  /** Who plays now, or that the round is over; by the names of those who played, where anybody did. */
  readonly toPlay: (view: StudyPosition["view"], seats?: readonly SeatInfo[]) => Message;
  /** The solution of puzzle 0, the printed example, explained. */
  readonly example: Message;
}

/** What may be done in real time ahead of the table's answers, which alone count: by the frame and what is on its way. */
export interface Ahead {
  /** Whether an action would be legal if all that is on its way were done. */
  readonly fits: (frame: Frame, sent: readonly string[], action: string) => boolean;
  /** Which of those on their way an action is built on, so that it falls with that one; none if it stands by itself. */
  readonly builtOn: (frame: Frame, sent: readonly string[], action: string) => string | null;
}

/**
 * A game's part of the client. Beside it `Art.svelte` is the picture on the home page's box, which fills its parent; and
 * `moments.json` the records of what its pictures show, which `scripts/client_types.py` plays.
 */
export interface GameClient {
  /** The name in the protocol, which is that of its folder. */
  readonly name: string;
  readonly Board: Component<BoardProps>;
  /**
   * What somebody reads at his first table, a line each: what it is about, whose cards are his, what a tap does. Every line
   * has its place in the bar of a phone: about 70 letters.
   */
  readonly first: (seats: readonly SeatInfo[]) => readonly Message[];
  /** The rules of an edition with its options, in an inline-size container that scrolls. */
  readonly Rules: Component<RulesProps>;
  /** The same in about ten lines, each with a picture: what one looks up at the table. Loaded when it is asked for. */
  readonly brief: () => Promise<{ default: Component<RulesProps> }>;
  /**
   * The account of a finished round, without what it counts for in a match where it stands alone (`frame.begins`), shown in a panel over the board between rounds. The panel, like a dialog, is an
   * inline-size container.
   */
  readonly Account: Component<{ frame: Frame }>;
  /**
   * Why the match that a frame ends was won, in one sentence that its last round bears out; nothing where it was not decided
   * by play.
   */
  readonly ending: (frame: Frame) => Message | null;
  /** An event of this game in words; none if it needs no words. `seats` gives the names. */
  readonly words: (event: Frame["events"][number], seats: readonly SeatInfo[]) => Message[];
  /**
   * How long the board needs after this event before the next may be shown, in milliseconds; `pause` is how long the
   * person wants what came of a play to stay.
   */
  readonly pauseAfter: (event: Frame["events"][number], pause: number) => number;
  /**
   * How long this event is seen to happen before what came of it is told, in milliseconds: a card flies, bids turn over.
   * It is part of the pause. Without it everything is told at once.
   */
  readonly tellAfter?: (event: Frame["events"][number], pause: number) => number;
  /** The sound of an event, by its name; the others are silent. */
  readonly sounds: { readonly [Name in Frame["events"][number]["event"]]?: Sound };
  /**
   * Whether a frame shows an action of the viewer as done, though its ply is still the same: a bid that was sealed, a
   * card in real time. Without it an action is done when the ply has changed; and where no view tells, by the room's
   * acknowledgement.
   */
  readonly isDone?: (frame: Frame, action: string) => boolean;
  /** For a game in real time: what may be done before the table has answered. */
  readonly ahead?: Ahead;
  /** The same: what came too late, and by how much, in the game's words; null, or without it, in the table's. */
  readonly late?: (late: Late, seats: readonly SeatInfo[]) => Message | null;
  /** What is read out when this person's turn comes, in a few words: which hand plays, what it must do. */
  readonly turn?: (frame: Frame) => readonly Message[];
  /** The board's keys, for the list that `?` opens: all of them, and no others. The table page itself takes ? A H I M N S U W. */
  readonly keys?: readonly KeyHelp[];
  /** What a round's course is told by: by side (or seat) the score so far, or what counts in its place. */
  readonly course?: (view: NonNullable<Frame["view"]>) => readonly number[];
  /** For the pages that study positions, review rounds and set puzzles. */
  readonly study?: StudyClient;
}
