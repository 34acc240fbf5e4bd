import { expect, test } from "vitest";
import { speak } from "../testing/texts";
import { whoWatches } from "./watchers";

test.each([
  [["Ada"], 0, "Watching: Ada"],
  [["Ada", "Ben"], 0, "Watching: Ada and Ben"],
  [["Ada", "Ben"], 3, "Watching: Ada, Ben and 3 others"],
  [["Ada"], 1, "Watching: Ada and one other"],
  [[], 1, "Watching: one guest"],
  [[], 2, "Watching: 2 guests"],
])("those who look on are listed by name and number: %s and %i", (names, others, words) => {
  speak("en");
  expect(whoWatches({ names, others })).toBe(words);
});
