import { beforeEach, describe, expect, test } from "vitest";
import type { Frame, SeatInfo } from "../../protocol/protocol";
import { speak } from "../../testing/texts";
import { LANGUAGES } from "../../text/bundle";
import { say, t } from "../../text/text.svelte";
import { FACTS } from "../../protocol/facts";
import { PLACES, REVEALED, SEATS, viewWith } from "./testing";
import { pauseAfter, prompt, summary, words } from "./words";

type Event = Frame["events"][number];

const ANNULLED: Event = { event: "third-man-annulled", leader: 0, bids: [5, 5, 2, 5], bid: 5, count: 3 };
const BOTS: SeatInfo[] = SEATS.map((seat, index) =>
  index === 3 ? { ...seat, kind: "bot", name: "", level: "easy" } : seat,
);

const EVENTS: Event[] = [
  { event: "third-man-open-bid", seat: 1, bid: 7, auction: 1 },
  { event: "third-man-bid-sealed", seat: 0, bid: 5 },
  { event: "third-man-bid-sealed", seat: 2, bid: null },
  { event: "third-man-bid-changed", seat: 0, bid: 6 },
  REVEALED,
  { ...REVEALED, bids: [9, 9, 3, 3], places: ["shared-first", "shared-first", "shared-third", "shared-third"] },
  { ...REVEALED, bids: [9, 6, 6, 3], places: ["first", "shared-second", "shared-second", "last"] },
  ANNULLED,
  { ...ANNULLED, leader: 1, bids: [5, 5, 5, 5], count: 4 },
  ...([0, 1, 3] as const).flatMap((seat): Event[] =>
    (["lot", "ahead", "moved", "again"] as const).map((by) => ({ event: "third-man-lead-decided", seat, by })),
  ),
  { event: "third-man-lead-shared", seats: [0, 1] },
  { event: "third-man-lot-drawn", seat: 0, seats: [0, 1] },
  { event: "third-man-series-ended", scores: [3, 24, -25, 0], winner: 1, end: "board", left: [1, 2] },
  { event: "third-man-series-ended", scores: [3, 3, 1, 0], winner: null, end: "auctions", left: [] },
];

function said(event: Event, seats: readonly SeatInfo[] = SEATS): string {
  return words(event, seats).map(say).join(" ");
}

beforeEach(() => speak("en"));

test("four bids are told from the highest to the lowest, with what each earned and why", () => {
  expect(said(REVEALED)).toBe(
    "Jonas’s 9 came first: 10 − 9, +1. Your 7 came second and pays: −7. " +
      "Mira’s 5 came third: twice 5, +10. Odile’s 4 came last and moves nothing.",
  );
});

test("an auction in one sentence tells what every bid brought, or why none did", () => {
  const played = { leader: 0, bids: REVEALED.bids, places: REVEALED.places, moves: REVEALED.moves, scores: [] };
  const said = LANGUAGES.flatMap((language) => {
    speak(language);
    return [played, { ...played, bids: [5, 5, 5, 5], places: [] }].map((auction) =>
      say(summary(4, auction, BOTS)).replace(/\s/g, " "),
    );
  });
  expect(said).toEqual([
    "Auction 4: +1 for Jonas’s 9, −7 for your 7, +10 for Mira’s 5, 0 for the bot’s 4.",
    "Auction 4 was annulled: all four bids were 5.",
    "Enchère 4 : +1 pour le 9 de Jonas, −7 pour votre 7, +10 pour le 5 de Mira, 0 pour le 4 du robot.",
    "L’enchère 4 a été annulée : les quatre mises étaient de 5.",
    "Auktion 4: +1 für die 9 von Jonas, −7 für deine 7, +10 für die 5 von Mira, 0 für die 4 des Bots.",
    "Auktion 4 war ungültig: Alle vier Gebote waren 5.",
  ]);
});

test("pitfall 35: a sealed bid is told to its own seat alone", () => {
  expect(said({ event: "third-man-bid-sealed", seat: 0, bid: 5 })).toBe("You have sealed 5.");
  expect(said({ event: "third-man-bid-sealed", seat: 2, bid: null })).toBe("Jonas has sealed a bid.");
});

test("an annulled auction says why, and what follows", () => {
  expect(said(ANNULLED)).toBe(
    "Three bids are 5: the auction is annulled. All cards go back to their hands, and you lead again.",
  );
});

test("pieces that left the board are told before the winner", () => {
  expect(
    said({ event: "third-man-series-ended", scores: [3, 24, -25, 0], winner: 1, end: "board", left: [1, 2] }),
  ).toBe(
    "Mira’s piece has left the board, at +24. Jonas’s piece has left the board, at −25. " +
      "Mira is furthest ahead and wins the series.",
  );
});

describe("what is to be done", () => {
  const LED = viewWith({ leader: 1, lead_by: "ahead" }, { 1: { doing: "open", bid: 3 }, 0: { doing: "chooses" } });

  test.each([
    [
      "the leader bids",
      viewWith({ leader: 0, lead_by: "lot" }, { 0: { doing: "leads" } }),
      "The lot fell on you: you lead. Bid one card, open to all.",
    ],
    [
      "the others wait for him",
      viewWith({ leader: 1, lead_by: "ahead" }, { 1: { doing: "leads" }, 0: { doing: "waits" } }),
      "Mira is furthest ahead and leads. That first bid lies open; then you choose yours in secret.",
    ],
    ["a bid is to be chosen", LED, "Mira’s open bid is 3. Choose yours: nobody sees it before all four turn over."],
    [
      "a sealed bid may be changed",
      {
        ...LED,
        bidders: LED.bidders.map((one, seat) => (seat === 0 ? { ...one, doing: "sealed" as const, bid: 6 } : one)),
      },
      "Your 6 is sealed. You may change it until everybody has bid.",
    ],
    [
      "a spectator is told what is waited for",
      { ...LED, viewer: null },
      "Mira’s 3 lies open. The others choose in secret.",
    ],
    [
      "a lot is due",
      viewWith({ leader: null, lead_by: null, tied: [0, 1] }),
      "Several are furthest ahead, and nothing tells them apart: a lot decides who leads.",
    ],
  ])("%s", (_, view, sentence) => {
    expect(prompt(view, SEATS).map(say).join(" ")).toBe(sentence);
  });

  test("for whom a bot plays, there is nothing to do", () => {
    const seats = SEATS.map((info, seat) => (seat === 0 ? { ...info, level: "medium" } : info));
    expect(prompt(LED, seats).map(say).join(" ")).toBe("Mira’s 3 lies open. The others choose in secret.");
  });

  test("after an annulled auction the reason stays until the leader bids again", () => {
    const view = viewWith(
      {
        leader: 0,
        lead_by: "again",
        auctions: [{ leader: 0, bids: [5, 5, 2, 5], places: [], moves: [0, 0, 0, 0], scores: [0, 0, 0, 0] }],
      },
      { 0: { doing: "leads" } },
    );
    expect(prompt(view, SEATS).map(say)[0]).toMatch(/^Three bids are 5: the auction is annulled\./);
  });
});

test.each(LANGUAGES)(
  "pitfall 45: in %s every event is whole sentences, for me, for others and for a bot",
  (language) => {
    speak(language);
    for (const seats of [SEATS, BOTS]) {
      for (const event of EVENTS) {
        const sentence = said(event, seats);
        expect(sentence, event.event).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(/third-man|[{}]|undefined/);
      }
    }
    if (language !== "en") expect(said(REVEALED)).not.toMatch(/came|bid|first/);
  },
);

test.each(LANGUAGES)("pitfall 45: in %s places, reasons and prospects have words", (language) => {
  speak(language);
  for (const place of PLACES) {
    const args = { place, bid: 4, prize: 10, half: 5 };
    for (const id of ["third-man-place", "third-man-place-short", "third-man-reason"]) {
      expect(t(id, args)).not.toMatch(/third-man|[{}]/);
    }
  }
  for (const id of [
    "goal",
    "cards",
    "places-first",
    "places-example",
    "ties-first",
    "ties-annulled",
    "end-board",
    "match",
  ]) {
    expect(t(`rules-third-man-${id}`, FACTS["third-man"])).not.toMatch(/rules-|[{}]/);
  }
});

test("pitfall 41: bids that were turned over stay longer than the pieces walk, and longer still if the person wants it", () => {
  expect(pauseAfter(REVEALED, 600)).toBeGreaterThan(1000);
  expect(pauseAfter(REVEALED, 4000)).toBeGreaterThan(pauseAfter(REVEALED, 600));
  expect(pauseAfter({ event: "third-man-bid-sealed", seat: 0, bid: null }, 4000)).toBe(0);
});
