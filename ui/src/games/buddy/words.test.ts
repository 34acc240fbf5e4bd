import { beforeEach, describe, expect, test } from "vitest";
import type { Frame, SeatInfo } from "../../protocol/protocol";
import { LANGUAGES, say } from "../../text";
import { speak } from "../../testing/texts";
import { exampleView } from "./testing";
import { previewFor } from "./previews";
import { addends, pauseAfter, pointsHere, sumOf, words } from "./words";

type Event = Frame["events"][number];
type Played = Extract<Event, { event: "buddy-card-played" }>;
type Taken = Extract<Event, { event: "buddy-table-taken" }>;

const PARTS = ["led", "led_alone", "stayed", "higher", "equal", "any"] as const;
const OWN: SeatInfo = { kind: "person", name: "Yvonne", level: null, mine: true, present: true, ready: false };
const BOT: SeatInfo = { ...OWN, kind: "bot", name: "", level: "medium", mine: false };
const SEATS: SeatInfo[] = [OWN, { ...OWN, name: "Mira", mine: false }, BOT];
const TABLES: SeatInfo[][] = [SEATS, [OWN, BOT, { ...BOT }], [OWN, OWN, OWN]];

function said(event: Event, seats = SEATS): string {
  return words(event, seats).map(say).join(" ").replaceAll("\u00a0", " ");
}

function played(change: Partial<Played> = {}): Played {
  return { event: "buddy-card-played", seat: 0, card: "5", part: "stayed", lead: "8", points: 14, ...change };
}

function taken(change: Partial<Taken> = {}): Taken {
  return {
    event: "buddy-table-taken",
    seat: 0,
    swept: true,
    worth: [0, 6, 3, 5, 0],
    points: 14,
    own: [20, 32, 6],
    totals: [52, 38, 26],
    ...change,
  };
}

beforeEach(() => speak("en"));

describe("in English", () => {
  test("every part tells the rule that it followed", () => {
    expect(said(played({ part: "led", card: "8" }))).toBe("You led 8. It is the card to beat.");
    expect(said(played())).toBe("You played 5. It stays on the table: the 8 is not beaten.");
    expect(said(played({ seat: 1, part: "higher", card: "9" }))).toBe("Mira beat the 8 with 9.");
    expect(said(played({ seat: 2, part: "equal", card: "8" }))).toBe(
      "The bot played 8, as high as the lead-card, and held nothing higher: it counts as higher.",
    );
    expect(said(played({ seat: 1, part: "led_alone", card: "T", lead: "T" }))).toBe(
      "Mira led 10. No hand has a card as high, so it counts as 0.",
    );
    expect(said(played({ part: "any", card: "1", lead: "T" }))).toBe(
      "You played 1. The lone 10 counts as 0, so any card beats it.",
    );
  });

  test("a sweep ends with its arithmetic and what it makes of the total", () => {
    expect(said(taken())).toBe("You sweep the table: 6 + 3 + 5 = 14 points, 20 in all. Your total is 52.");
    expect(said(taken({ seat: 1, worth: [0, 0], points: 0 }))).toBe(
      "Mira sweeps the table: no points, 32 in all. The total is 38.",
    );
  });

  test("an unbeaten last card falls to the left neighbour", () => {
    expect(said(taken({ seat: 2, swept: false, worth: [4], points: 4 }))).toBe(
      "Nobody can beat the last card. It falls to the bot, with 4 points.",
    );
  });

  test("a round ends with everybody's arithmetic (BL-12)", () => {
    const ended = { own: [12, 40, 11], totals: [52, 51, 23], chips: [3, 1, 0] };
    expect(said({ event: "buddy-round-ended", ...ended })).toBe(
      "The round is over. You: 12 + 40 = 52, 3 chips. Mira: 40 + 11 = 51, 1 chip. The bot: 11 + 12 = 23, no chip.",
    );
  });

  test("what lies on the table is added up only where there is something to add", () => {
    expect(say(pointsHere([0, 6, 3]))).toBe("9 points lie here: 6\u00a0+ 3");
    expect(say(pointsHere([0, 1]))).toBe("1 point lies here.");
    expect(say(pointsHere([0]))).toBe("No points lie here.");
    expect(say(pointsHere([1, 1, 1, 2, 2, 2, 3]))).toBe("12 points lie here.");
  });

  test("the preview tells what a sweep would make of all totals, and of one that brings nothing just that", () => {
    const sweep = { card: "9", part: "higher", taker: 0, points: 14, own: [20, 32, 6], totals: [52, 38, 26] } as const;
    const view = { lead: "8", table: [{ card: "8", seat: 2, part: "led", points: 0 }], own: [6, 32, 6] } as const;
    const shown = (outlook: object) =>
      previewFor(
        exampleView({ ...view, table: [...view.table], own: [...view.own], outlook: [outlook as never] }),
        "9",
        SEATS,
      );
    const message = shown(sweep);
    expect(message && say(message)).toBe(
      "9 sweeps 14 points. Own points: 6 + 14 = 20. Totals: you 52, Mira 38, the bot 26.",
    );
    const nothing = shown({ ...sweep, points: 0 });
    expect(nothing && say(nothing)).toBe("9 sweeps the table, but no points lie there.");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every event is a whole sentence for every player at every table", () => {
    speak(language);
    const events: Event[] = PARTS.flatMap((part) => [0, 1, 2].map((seat) => played({ part, seat })));
    events.push(...[0, 1, 2].flatMap((seat) => [taken({ seat }), taken({ seat, swept: false })]));
    for (const [seats, event] of TABLES.flatMap((seats) => events.map((event) => [seats, event] as const))) {
      const text = said(event, seats);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/buddy-|player-|[{}$]/);
    }
  });

  test("the preview of any card is a whole sentence", () => {
    speak(language);
    const points = { points: 5, own: [5, 0, 0], totals: [5, 0, 5] };
    const outlooks = [
      ...PARTS.map((part) => ({ card: "T", part, taker: part === "stayed" || part.startsWith("led") ? null : 0 })),
      { card: "T", part: "led_alone" as const, taker: 1 },
    ];
    for (const outlook of outlooks) {
      const message = previewFor(exampleView({ outlook: [{ ...outlook, ...points }] }), "T", SEATS);
      const text = message ? say(message) : "";
      expect(text).toMatch(/^\p{Lu}?.*10.*\.$/u);
      expect(text).not.toMatch(/buddy-|player-|[{}$]/);
    }
  });
});

test("cards without points are left out of the arithmetic", () => {
  expect(sumOf([0, 6, 0, 5]).replaceAll("\u00a0", " ")).toBe("6 + 5 = 11");
  expect(sumOf([0, 4])).toBe("4");
  expect(sumOf([])).toBe("0");
  expect(addends([0, 4])).toBe("4");
});

test("a swept table stays as long as the person wants, other cards never longer (pitfall 41)", () => {
  expect(pauseAfter(taken(), 4000)).toBe(4000);
  expect(pauseAfter(played(), 4000)).toBeLessThan(300);
  expect(pauseAfter(played(), 0)).toBe(0);
});
