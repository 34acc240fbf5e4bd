import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { catalogues } from "../../../build/texts";
import type { Frame, SeatInfo } from "../../protocol/protocol";
import { makeBundle, LANGUAGES, type Language } from "../../text/bundle";
import { withoutMarks } from "../../text/marks";
import { say, t, useBundle } from "../../text/text.svelte";
import { previewsFor } from "./previews";
import type { CostlyTricksView } from "./view";
import { pauseAfter, sumOf, words } from "./words";

type Event = Frame["events"][number];
type Played = Extract<Event, { event: "costly-tricks-card-played" }>;

const PARTS = ["led", "followed", "trumped", "superseded", "raised", "discarded"] as const;
const OWN: SeatInfo = { kind: "person", name: "Yvonne", level: null, mine: true, present: true, ready: false };
const SEATS: SeatInfo[] = [OWN, { ...OWN, name: "Mira", mine: false }];

function speak(language: Language): void {
  const source = catalogues(language)
    .filter((file) => file.includes("costly_tricks") || file.includes("ui.ftl"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  useBundle(language, makeBundle(language, source));
}

function said(event: Event, seats = SEATS): string {
  return words(event, seats)
    .map((message) => withoutMarks(say(message)))
    .join(" ");
}

function played(change: Partial<Played>): Event {
  return {
    event: "costly-tricks-card-played",
    hand: 3,
    card: "G3",
    part: "superseded",
    led: "R",
    trump: "G",
    before: "B",
    opening: false,
    declined: false,
    ...change,
  };
}

type Outlook = CostlyTricksView["outlook"][number];

/** What is said of a card of the hand across the table, the viewer's ghost, after those hands have played. */
function preview(outlook: Partial<Outlook>, seats = SEATS, played = [0, 1]): string {
  const whole = { card: "G9", winner: 2, worth: 3, beaters: [], ...outlook };
  const table = played.map((hand) => ({ hand }));
  const view = { table, to_play: 2, outlook: [whole] } as unknown as CostlyTricksView;
  return previewsFor(view, null, seats)
    .map(({ words }) => withoutMarks(say(words)))
    .join();
}

afterEach(() => speak("en"));

describe("in English", () => {
  test("a superseding card tells what the hand lacked and which colour is lost", () => {
    speak("en");
    expect(said(played({}))).toBe(
      "Mira’s ghost had no red and no blue and played green 3. Green is trump now; blue cannot be trump again in this trick.",
    );
  });

  test("what is said of a card says what is known: who can still beat it", () => {
    speak("en");
    expect(preview({ beaters: ["PT"] })).toBe("green 9 wins if nobody beats it; their purple 10 still can. So far +3.");
    expect(preview({ beaters: ["G0", "PT"] })).toContain("; their green 0 or purple 10 still can.");
    expect(preview({ beaters: ["B0", "B1", "PT"] })).toContain("; 3 of their cards still can.");
    expect(preview({})).toBe("green 9 wins the trick, whatever comes. So far +3.");
    expect(preview({}, SEATS, [3, 0, 1])).toBe("green 9 wins the trick: +3 for you.");
    expect(preview({ winner: 1, beaters: ["PT"] })).toBe(
      "green 9 leaves Mira ahead if nobody beats that; your purple 10 still can. So far +3.",
    );
    const shared = SEATS.map((seat) => ({ ...seat, mine: true }));
    expect(preview({ beaters: ["PT"] }, shared)).toContain("; purple 10 still can.");
  });

  test("of a trick that is decided only the side is told while its other hand may still win it with another card", () => {
    speak("en");
    const bot: SeatInfo = { ...OWN, kind: "bot", name: "", level: "medium", mine: false };
    expect(preview({}, SEATS, [1])).toBe("With green 9, your side wins the trick, whatever comes. So far +3.");
    expect(preview({ winner: 1 })).toBe("With green 9, Mira’s side wins the trick, whatever comes. So far +3.");
    expect(preview({ winner: 1 }, [OWN, bot])).toContain("With green 9, the bot’s side wins the trick");
    expect(preview({ winner: 0 })).toBe("green 9 leaves the trick to you, whatever comes. So far +3.");
  });

  test("a hand that declined the trump is not said to have none of it", () => {
    speak("en");
    expect(said(played({ declined: true }))).toBe(
      "Mira’s ghost had no red and played green 3. Green is trump now; blue cannot be trump again in this trick.",
    );
  });

  test("the first card of a round tells why that hand leads", () => {
    speak("en");
    const opening = played({ hand: 0, card: "PT", part: "led", led: "P", trump: null, before: null, opening: true });
    expect(said(opening)).toBe("You held the red 0 and led purple 10. No trump yet.");
  });

  test("a trick ends with its arithmetic, for the side that won it", () => {
    speak("en");
    const won = said({ event: "costly-tricks-trick-won", hand: 2, card: "G3", ranks: [7, 1, 3, 2], worth: -7 });
    expect(won.replaceAll("\u00a0", " ")).toBe(
      "Your ghost won the trick with green 3: 7 + 1 + 3 + 2 − 20 = −7 for you.",
    );
  });

  test("a round ends with both scores, or as a draw", () => {
    speak("en");
    const ended = { event: "costly-tricks-round-ended", score: [-12, 12] } as const;
    expect(said({ ...ended, score: [-12, 12], winner: 1 })).toBe("The round goes to Mira, +12 to −12.");
    expect(said({ ...ended, score: [0, 0], winner: null })).toBe("The round is a draw, 0 to 0. No chip moves.");
  });

  test("guests without a name are called as everywhere at the table", () => {
    speak("en");
    const followed = played({ part: "followed", card: "R8" });
    const nameless = { ...OWN, name: "", mine: false };
    expect(said(followed, [OWN, nameless])).toBe("Guest’s ghost followed with red 8.");
    expect(said(followed, [{ ...nameless }, nameless])).toBe("Guest 2’s ghost followed with red 8.");
  });

  test("a bot has no name, and two at one screen are told apart by number", () => {
    speak("en");
    const bot: SeatInfo = { ...OWN, kind: "bot", name: "", level: "medium", mine: false };
    const followed = played({ part: "followed", card: "R8" });
    expect(said(followed, [OWN, bot])).toBe("The bot’s ghost followed with red 8.");
    expect(said(followed, [OWN, OWN])).toBe("Player 2’s ghost followed with red 8.");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every part of a trick is a whole sentence with its card, for every player", () => {
    speak(language);
    const seats = [SEATS, [OWN, { ...OWN, kind: "bot", name: "", mine: false } as SeatInfo], [OWN, OWN]];
    for (const [table, part, hand] of seats.flatMap((s) =>
      PARTS.flatMap((p) => [0, 1, 2, 3].map((h) => [s, p, h] as const)),
    )) {
      const text = said(played({ part, hand, before: part === "superseded" ? "B" : "G" }), table);
      expect(text).toContain("3");
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/costly-tricks|[{}$]/);
    }
  });

  test("a colour has its mark wherever it is named in a sentence (pitfall 44)", () => {
    speak(language);
    const [message] = words(played({}), SEATS);
    const marks = message ? say(message).match(/[\uE000-\uE003]/g) : [];
    expect(marks).toHaveLength(5);
  });

  test("the worst refusals name the rule", () => {
    speak(language);
    expect(withoutMarks(t("costly-tricks-reason-follow", { led: "R", trump: "" }))).toMatch(/red|rouge|Rot/);
    expect(withoutMarks(t("costly-tricks-reason-trump", { led: "R", trump: "B" }))).toMatch(/blue|bleu|Blau/);
  });
});

test("the arithmetic of an empty table is what a trick costs", () => {
  expect(sumOf([])).toBe("−20");
});

test("a finished trick stays as long as the person wants, other cards never longer (pitfall 41)", () => {
  const won: Event = { event: "costly-tricks-trick-won", hand: 2, card: "G3", ranks: [7, 1, 3, 2], worth: -7 };
  expect(pauseAfter(won, 4000)).toBe(4000);
  expect(pauseAfter(played({}), 4000)).toBeLessThan(300);
  expect(pauseAfter(played({}), 0)).toBe(0);
});

test.each(LANGUAGES)("in %s all that is said of a card is whole sentences", (language) => {
  speak(language);
  const tables = [
    SEATS,
    SEATS.map((seat) => ({ ...seat, mine: true })),
    SEATS.map((seat) => ({ ...seat, mine: false })),
  ];
  for (const seats of tables)
    for (const winner of [0, 1, 2, 3])
      for (const beaters of [[], ["PT"], ["G0", "PT"], ["B0", "B1", "PT"]])
        for (const played of [[0, 1], [3], [3, 0, 1]]) {
          const text = preview({ winner, beaters }, seats, played);
          expect(text).toMatch(/\.$/);
          expect(text).not.toMatch(/costly-tricks|[{}$]/);
        }
});
