// Matches, standings and figures in words.

import type { Message } from "../games/game";
import type { GameTold, MatchTold, MemberTold, StandingTold } from "../protocol/protocol";
import { language, minus, row, sameScreen, seatName, t, winnersOf, wordingOf } from "../text";

const MINUTE = 60_000;

/** Who won: "You won", "Mira won"; and how many a shared match has. */
export function resultOf(match: MatchTold): Message {
  if (match.winners.length === 0) return { id: "games-unwon" };
  const { who, name } = winnersOf(match.winners, match.seats);
  return who === "you" ? { id: "games-won" } : { id: "games-lost", args: { who, name } };
}

/** Whether whoever asks has won, alone or with others, at a screen of his own. */
export function hasWon(match: MatchTold): boolean {
  return !sameScreen(match.seats) && match.winners.some((side) => match.seats[side]?.mine);
}

/** Who else played, or who shared this screen by their names: "Mira, Bot". */
export function companyOf(match: MatchTold): string {
  const others = match.seats.flatMap((info, seat) => (info.mine && !info.named ? [] : [seatName(match.seats, seat)]));
  return others.length > 0 ? row(others) : t("games-alone");
}

/** How it ended, whoever asks first, and how long it took: "3 : 1 · 4 rounds · 12 min". */
export function lengthOf(match: MatchTold): string {
  const minutes = Math.round(match.took / MINUTE);
  const length = t(wordingOf(match.game, "games-length"), { rounds: match.rounds, minutes });
  const ended = { played: [], resigned: [t("games-given-up")], ended: [t("games-ended")] }[match.ending];
  const own = match.seats.findIndex((info) => info.mine);
  if (typeof match.begins === "number") return [length, ...ended].join(" · ");
  const tally = match.tally.map(minus);
  return [[...tally.splice(own, 1), ...tally].join(" : "), length, ...ended].join(" · ");
}

/** The worst action of whoever asks, if a review has found it: "Round 2: lost at trick 3, 8 points". */
export function slipOf({ game, slip }: MatchTold): string | null {
  if (!slip) return null;
  const { round, part, loss } = slip;
  return t("games-slip-round", { round, slip: t(`${game}-slip`, { part, loss }) });
}

/** A day and time as people of the language write it; "today" needs no date. */
export function whenOf(time: number, now: number): string {
  const at = new Date(time);
  const today = at.toDateString() === new Date(now).toDateString();
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const options = { hour: "2-digit", minute: "2-digit", ...(today ? {} : day) } as const;
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), options).format(at);
}

/** How a member of a company is called: "You", "Mira", "2 × Tilda". */
export function memberName(member: MemberTold): string {
  if (member.mine) return t("player", { who: "you", name: member.name });
  if (member.kind === "person") return member.name || t("seat-guest");
  const bot = member.name || t("seat-bot");
  return member.seats > 1 ? t("games-bots", { count: member.seats, bot }) : bot;
}

/** The others of a company: "Mira, Tilda". */
export function othersOf({ members }: StandingTold): string {
  const others = members.filter((member) => !member.mine);
  return others.length > 0 ? row(others.map(memberName)) : t("games-alone");
}

/** A company that can be asked for. */
export interface Party {
  readonly party: string;
  readonly text: string;
}

/** Every company once. */
export function partiesOf(standings: readonly StandingTold[]): Party[] {
  const found = new Map(standings.map((one) => [one.party, { party: one.party, text: othersOf(one) }]));
  return [...found.values()];
}

/** What the matches of a game come to, line by line. */
export function figuresOf({ game, matches, won, tally, figures }: GameTold): string[] {
  const share = Math.round((100 * won) / matches);
  return [
    t("games-count", { matches }),
    t("games-total-won", { won, share }),
    t(wordingOf(game, "games-tally"), { tally }),
    ...figures.map(({ name, value }) => t(`figure-${game}-${name}`, { value })),
  ].map((line) => line.replace(/-(?=\d)/g, "\u2212")); // the true minus sign, also where a number follows the language
}
