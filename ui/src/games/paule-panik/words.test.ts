import { afterEach, describe, expect, test } from "vitest";
import type { Frame, SeatInfo } from "../../protocol/protocol";
import { LANGUAGES } from "../../text";
import { withoutMarks } from "../../text/marks";
import { say, t } from "../../text/text.svelte";
import { speak } from "../../testing/texts";
import { frameWith, SEATS, viewWith } from "./testing";
import { cardOf } from "./view";
import { late, pauseAfter, playedForHim, prompt, saidOf, words } from "./words";

type Event = Frame["events"][number];

const PRIZE: Event = {
  event: "paule-panik-prize-drawn",
  seat: 1,
  cards: ["R12", "V5"],
  places: [1, 0, 2],
  points: [12, 17, 5],
};
const EVENTS: readonly Event[] = [
  { event: "paule-panik-bet-said", seat: 1 },
  { event: "paule-panik-bets-turned", bets: [] },
  { event: "paule-panik-bets-turned", bets: [0, 2] },
  { event: "paule-panik-card-played", seat: 1, card: "B6", stack: 0, onto: "R5" },
  { event: "paule-panik-card-drawn", seat: 0, card: "V17", hand: 6, pile: 3 },
  { event: "paule-panik-stuck" },
  { event: "paule-panik-reshuffled", left: 4, right: 4 },
  { event: "paule-panik-card-turned", card: "Y1", stack: 1, left: 2 },
  { event: "paule-panik-went-out", seat: 2, place: 1 },
  { event: "paule-panik-round-ended", end: "out", cards: [1, 2, 0] },
  { event: "paule-panik-round-ended", end: "blocked", cards: [1, 2, 3] },
  { event: "paule-panik-lot-drawn", order: [1, 2] },
  PRIZE,
];

function said(event: Event, seats: readonly SeatInfo[] = SEATS): string {
  return words(event, seats)
    .map((message) => withoutMarks(say(message)))
    .join(" ");
}

afterEach(() => speak("en"));

describe("in English", () => {
  test("a play names who, what and where", () => {
    speak("en");
    expect(EVENTS.map((event) => said(event)).slice(3, 5)).toEqual(["Mira: blue 6, left.", "You drew violet 17."]);
  });

  test("what others draw is not told", () => {
    expect(said({ event: "paule-panik-card-drawn", seat: 1, card: null, hand: 6, pile: 3 })).toBe("");
  });

  test("the winner's two cards come with their sum", () => {
    expect(said(PRIZE)).toBe("Mira drew 12 and 5: 12 + 5 = 17 points.");
  });

  test("all who bet are named together", () => {
    expect(said({ event: "paule-panik-bets-turned", bets: [0, 2] })).toBe(
      "You bet on winning this round. The bot bets on winning this round.",
    );
  });
});

test.each(LANGUAGES)("pitfall 45: every event is a whole sentence in %s", (language) => {
  speak(language);
  for (const event of EVENTS) {
    for (const seat of [0, 1, 2]) {
      const sentence = said("seat" in event && event.event !== "paule-panik-card-drawn" ? { ...event, seat } : event);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}]|paule-panik/);
    }
  }
});

test.each(LANGUAGES)("violet has the moon and its own name in %s", (language) => {
  speak(language);
  const name = t("paule-panik-card", cardOf("V17"));
  expect(withoutMarks(name)).not.toBe(name);
  expect(withoutMarks(name).toLowerCase()).toContain("viol");
  expect(name).toContain("17");
});

test("the prompt asks for what can be done", () => {
  const ask = (...args: Parameters<typeof viewWith>): string =>
    prompt(viewWith(...args), frameWith(viewWith(...args)), null).id;
  expect(ask()).toBe("paule-panik-prompt-play");
  expect(ask({ stacks: [["R5"], ["V17"]] })).toBe("paule-panik-prompt-play-ends");
  expect(ask({ stacks: [["B1"], ["V4"]] })).toBe("paule-panik-prompt-play-ends");
  expect(ask({ phase: "bets" }, { said: false })).toBe("paule-panik-prompt-bet");
  expect(ask({ phase: "bets" })).toBe("paule-panik-prompt-bets");
  expect(ask({ stuck: true })).toBe("paule-panik-said-stuck");
  expect(ask({}, { place: 1 })).toBe("paule-panik-prompt-out");
  expect(ask({ viewer: null })).toBe("paule-panik-prompt-watching");
  expect(ask({ phase: "ending", out: [1] })).toBe("paule-panik-prompt-draws");
  expect(prompt(viewWith(), frameWith(viewWith()), null, true).id).toBe("paule-panik-prompt-none");
});

test("which stack is asked only if both fit", () => {
  const ask = (stacks: readonly number[]): string =>
    withoutMarks(say(prompt(viewWith(), frameWith(viewWith()), { card: "R3", stacks })));
  expect([[0, 1], [1], []].map(ask)).toEqual([
    "red 3: which stack?",
    "red 3 fits on the right: press the right stack.",
    "red 3 fits neither stack now.",
  ]);
});

test("whose card the table has played is told it, and nobody else", () => {
  const laid: Event = { event: "paule-panik-card-played", seat: 0, card: "R3", stack: 0, onto: "R4" };
  const acts = (seat: number): Event => ({ event: "seat-news", seat, news: "table-acts" });
  const told = (...events: Event[]): string | undefined => playedForHim(frameWith(viewWith(), { events }))?.id;
  expect([told(acts(0), laid), told(acts(1), laid), told(laid)]).toEqual([
    "paule-panik-played-for-you",
    undefined,
    undefined,
  ]);
});

test("while the others choose if they bet, each sees what he has said himself", () => {
  const own = (...args: Parameters<typeof viewWith>): string[] =>
    saidOf(viewWith(...args))
      .map(say)
      .map(withoutMarks);
  expect(own({ phase: "bets" }, { said: true, bet: true })).toEqual(["You bet on winning this round."]);
  expect(own({ phase: "bets" }, { said: true, bet: false })).toEqual(["You do not bet on this round."]);
  expect(own({ phase: "bets" }, { said: true, bet: false, spent: true })).toEqual([
    "You have used your bet card in an earlier round.",
  ]);
  expect([own({ phase: "bets" }, { said: false, bet: null }), own(), own({ phase: "bets", viewer: null })]).toEqual([
    [],
    [],
    [],
  ]);
});

test("at a stuck table whoever can draw is told to", () => {
  const view = viewWith({ stuck: true }, { pile: 2 });
  expect(prompt(view, frameWith(view, { legal: ["+"] }), null).id).toBe("paule-panik-prompt-draw");
});

test("a race never waits; only the winner's cards stay", () => {
  expect(EVENTS.filter((event) => pauseAfter(event, 1200) > 0)).toEqual([PRIZE]);
});

test("pitfall 15: a card that lost a race is named, with how much it came too late where that is known", () => {
  const lost = (seat: number, by: number | null): string => {
    const told = late({ move: 3, seat, action: "R7 L", by }, SEATS);
    return told ? withoutMarks(say(told)) : "";
  };
  const said = LANGUAGES.flatMap((language) => {
    speak(language);
    return [lost(0, 120), lost(1, 120), lost(1, null)];
  });
  expect(said).toEqual([
    "Your red 7 came 0.12 s too late.",
    "Mira’s red 7 came 0.12 s too late.",
    "Mira’s red 7 came too late.",
    "Votre 7 rouge est arrivé 0,12 s trop tard.",
    "Le 7 rouge de Mira est arrivé 0,12 s trop tard.",
    "Le 7 rouge de Mira est arrivé trop tard.",
    "Du kamst mit Rot 7 um 0,12 s zu spät.",
    "Mira kam mit Rot 7 um 0,12 s zu spät.",
    "Mira kam mit Rot 7 zu spät.",
  ]);
  expect(late({ move: 3, seat: 1, action: "+", by: null }, SEATS), "no card was laid").toBeNull();
});
