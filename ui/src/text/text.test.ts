import { beforeEach, expect, test } from "vitest";
import type { SeatInfo } from "../protocol/protocol";
import { LANGUAGES, makeBundle, preferredLanguage } from "./bundle";
import { either } from "./lists";
import { minus, signed } from "./numbers";
import { initialOf, sameScreen, seatName, who } from "./seats";
import { speak } from "../testing/texts";
import { hasText, language, loadTexts, setLanguage, t, useBundle } from "./text.svelte";

const person = (name: string, mine = false): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready: false,
});
const bot: SeatInfo = { ...person(""), kind: "bot", level: "medium" };

beforeEach(() => speak("en"));

test.each(LANGUAGES)("every catalogue of %s is sound Fluent", (code) => {
  speak(code);
  expect(language()).toBe(code);
  expect(document.documentElement.lang).toBe(code);
  expect(t("parlour")).toBe("Parlour");
});

test("a text takes its arguments and its plural", () => {
  expect(t("more-tables", { count: 1 })).toBe("One more table");
  expect(t("more-tables", { count: 3 })).toBe("3 more tables");
});

test("a message that is missing shows as its id", () => {
  expect(hasText("no-such-text")).toBe(false);
  expect(t("no-such-text")).toBe("no-such-text");
});

test("a catalogue may call MARK, SIGNED and MINUS", () => {
  useBundle("en", makeBundle("en", "one = { MARK($sign) }red, { SIGNED($gain) }, { MINUS($loss) }"));
  expect(t("one", { sign: "sun", gain: 9, loss: -9 })).toBe("\uE000red, +9, \u22129");
});

test("pitfall 71: lateness has two digits after the point, whatever they are, and the language's own point", () => {
  const late = (seconds: number): string => t("beaten", { seconds });
  expect([0.114, 0.09, 0.1, 1].map(late).map((text) => /[\d.,]+/.exec(text)?.[0])).toEqual([
    "0.11",
    "0.09",
    "0.10",
    "1.00",
  ]);
  speak("de");
  expect(late(0.09)).toBe("Um 0,09 s zu spät.");
});

test("in French no line ends before high punctuation or within quotation marks", () => {
  useBundle("fr", makeBundle("fr", "one = « { $name } » joue : oui ; non ? Si !"));
  expect(t("one", { name: "Mira" })).toBe("«\u202FMira\u202F» joue\u202F: oui\u202F; non\u202F? Si\u202F!");
});

test("numbers have a true minus sign, scores always a sign, nothing has none", () => {
  expect([minus(-7), minus(7), signed(-7), signed(7), signed(0)]).toEqual(["−7", "7", "−7", "+7", "0"]);
});

test("the first language of the browser that there is counts, else English", () => {
  expect(preferredLanguage(["nl-BE", "fr-BE", "de"])).toBe("fr");
  expect(preferredLanguage(["DE-at"])).toBe("de");
  expect(preferredLanguage(["nl"])).toBe("en");
  expect(preferredLanguage(["frr", "de"])).toBe("de"); // North Frisian is no French
  expect(preferredLanguage([])).toBe("en");
});

test("a guest is called by his name, a bot is the bot, and who gave no name is a guest", () => {
  expect([0, 1].map((seat) => seatName([person("Mira"), bot], seat))).toEqual(["Mira", "Bot"]);
  expect(seatName([person("")], 0)).toBe("Guest");
});

test("two people at one screen are told apart by their seats", () => {
  const seats = [person("Mira", true), person("Mira", true)];
  expect(sameScreen(seats)).toBe(true);
  expect([0, 1].map((seat) => seatName(seats, seat))).toEqual(["Player 1", "Player 2"]);
});

test("people at one screen have the names that were given there, on their tokens, too", () => {
  const given = { named: true } as const;
  const seats = [{ ...person("Anna", true), ...given }, person("Mira", true), { ...person("Ben", true), ...given }];
  expect([0, 1, 2].map((seat) => seatName(seats, seat))).toEqual(["Anna", "Player 2", "Ben"]);
  expect([0, 1, 2].map((seat) => initialOf(seats, seat))).toEqual(["A", "2", "B"]);
  expect(who(seats, 0)).toEqual({ who: "other", name: "Anna" });
  const own = [{ ...person("Mira", true), ...given }, person("Mira", true)];
  expect([0, 1].map((seat) => seatName(own, seat))).toEqual(["Mira", "Player 2"]);
  const same = [0, 1].map(() => ({ ...person("Anna", true), ...given }));
  expect([0, 1].map((seat) => seatName(same, seat))).toEqual(["Anna 1", "Anna 2"]);
});

test("who would be called the same is numbered, and a bot is “the bot” only where it is the only one", () => {
  const seats = [person("Mira", true), bot, { ...bot }];
  expect([0, 1, 2].map((seat) => seatName(seats, seat))).toEqual(["Mira", "Bot 1", "Bot 2"]);
  expect([0, 1, 2].map((seat) => who(seats, seat).who)).toEqual(["you", "other", "other"]);
  expect(who([person("Mira", true), bot], 1)).toEqual({ who: "bot", name: "Bot" });
});

test("a choice is put into words as each language does it", () => {
  const choices = LANGUAGES.map((code) => (speak(code), either(["8", "9", "10"])));
  expect(choices).toEqual(["8, 9 or 10", "8, 9 ou 10", "8, 9 oder 10"]);
});

test("what the games say is there once it was asked for, in whatever language comes next", async () => {
  await setLanguage("en");
  expect([hasText("game-buddy"), hasText("buddy-on-table")]).toEqual([true, false]);
  await Promise.all([loadTexts("games"), setLanguage("fr")]);
  expect([language(), hasText("buddy-on-table")]).toEqual(["fr", true]);
  await setLanguage("de");
  expect(hasText("buddy-on-table")).toBe(true);
});
