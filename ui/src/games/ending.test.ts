import { expect, test } from "vitest";
import type { Frame } from "../protocol/protocol";
import { endings, seenByAll } from "../testing/endings";
import { speak } from "../testing/texts";
import { LANGUAGES, say, withoutMarks } from "../text";
import type { GameClient } from "./game";

const loaders = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });
const games = Object.values(loaders).map(({ default: game }) => [game.name, game] as const);

test.each(games)("%s: why a match was won is one sentence in every language, for everybody who looks", (name, game) => {
  const ends = endings(name);
  expect(ends.length).toBeGreaterThanOrEqual(6);
  for (const language of LANGUAGES) {
    speak(language);
    for (const frame of ends.flatMap(seenByAll)) {
      const message = game.ending(frame);
      const text = message ? withoutMarks(say(message)) : "";
      expect(text).toMatch(/^[\p{Lu}\d].*\d.*\.$/u);
      expect(text).not.toMatch(/[{}$]|-ending|NaN|undefined|\n/);
    }
  }
});

test.each(games)("%s: nothing is told of a match that was not decided by play", (name, game) => {
  for (const end of endings(name)) {
    const before: Frame = { ...end, tally: end.tally.map(() => 0) };
    expect(game.ending(before)).toBeNull();
    expect(game.ending({ ...end, winners: [], view: { ...end.view, result: null } as Frame["view"] })).toBeNull();
  }
});
