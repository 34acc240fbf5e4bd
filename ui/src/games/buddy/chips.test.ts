import { beforeEach, expect, test } from "vitest";
import { speak } from "../../testing/texts";
import { say } from "../../text";
import { whyChips } from "./chips";

beforeEach(() => speak("en"));

test.each([
  [[52, 51, 23], "The highest total earns 3 chips, the next 1."],
  [[30, 30, 66], "The highest total earns 3 chips; two share the second place and get 1 each."],
  [[20, 53, 53], "Two share the highest total: 2 chips each, and none for the third."],
  [[42, 42, 42], "All totals are equal: 1 chip each."],
])("the account of %s says why the chips were given", (totals, why) => {
  expect(say(whyChips(totals))).toBe(why);
});
