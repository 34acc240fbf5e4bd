import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { LANGUAGES, say } from "../text";
import { speak } from "../testing/texts";
import { settings } from "../settings.svelte";
import type { GameClient, RulesProps } from "./game";

const loaders = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });
const games = Object.values(loaders).map(({ default: game }) => game);
/** What an option of any game may be: the card must have its lines for all of them. */
const OPTIONS: readonly RulesProps["options"][] = [
  {},
  {
    must_follow_trump: false,
    match: "tug_of_war",
    board_end: "reach",
    auto_refill: false,
    placing: "play_on",
    bets: true,
  },
];
const alone = [{ kind: "person", name: "Mira", level: null, mine: true, present: true, ready: true }] as const;
const everywhere = LANGUAGES.flatMap((language) => games.map((game) => [game.name, language, game] as const));
/** So many letters have their place in the strip below the bar of a phone, in two lines. */
const ROOM = 84;

afterEach(() => {
  cleanup();
  settings.confirm = "auto";
  settings.drag = false;
});

test.each(everywhere)(
  "%s in %s: three or four short lines say what somebody needs at his first table",
  (_, language, game) => {
    speak(language);
    const tables = [[], alone, [alone[0], alone[0]]];
    for (const confirm of ["always", "never"] as const)
      for (const drag of [true, false]) {
        Object.assign(settings, { confirm, drag });
        for (const seats of tables) {
          const lines = game.first(seats).map(say);
          expect(lines.length).toBeGreaterThanOrEqual(3);
          expect(lines.length).toBeLessThanOrEqual(4);
          for (const line of lines) {
            expect(line).toMatch(/^\p{Lu}[^{}]+[.!]$/u);
            expect(line.length, line).toBeLessThanOrEqual(ROOM);
          }
        }
      }
  },
);

test.each(everywhere)(
  "%s in %s: the card of the rules has about ten sentences with a picture each",
  async (_, language, game) => {
    speak(language);
    const { default: Brief } = await game.brief();
    for (const options of OPTIONS) {
      const { container } = render(Brief, { edition: "", options });
      const lines = screen.getAllByRole("listitem").filter((line) => line.querySelector(":scope > .picture"));
      expect(lines.length).toBeGreaterThanOrEqual(10);
      expect(lines.length).toBeLessThanOrEqual(12);
      for (const line of lines) {
        const sentence = line.querySelector(":scope > p")?.textContent ?? "";
        expect(sentence).toMatch(/^[^{}]+\.$/u);
        expect(sentence.length, sentence).toBeLessThanOrEqual(130);
        expect(line.querySelector(".picture")?.getAttribute("aria-hidden")).toBe("true");
        expect(line.querySelector(".picture *"), sentence).toBeTruthy();
      }
      expect(container.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
      cleanup();
    }
  },
);
