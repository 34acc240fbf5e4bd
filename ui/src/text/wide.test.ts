import { expect, test } from "vitest";
import { atLongWords } from "./wide";

const WIDE = "W".repeat(24);

test("a sentence is taken apart at a long name, which keeps what sticks to it", () => {
  expect(atLongWords(`It leaves ${WIDE}’s ghost ahead, and ${WIDE}, too`, { name: WIDE })).toEqual([
    { words: "It leaves ", long: WIDE, sticks: "’s" },
    { words: " ghost ahead, and ", long: WIDE, sticks: "," },
    { words: " too", long: "", sticks: "" },
  ]);
});

test.each(["Mira", "Maximiliane-von-Hohenberg", "Wolfgang-Maximilian Meyer", "\u2068אברהם בן־דוד\u2069"])(
  "a name in which a line can end stays in its sentence: %s",
  (name) => {
    const text = `It leaves ${name}’s ghost ahead.`;
    expect(atLongWords(text, { name })).toEqual([{ words: text, long: "", sticks: "" }]);
  },
);

test("a long word of the sentence itself is none", () => {
  const text = "Mira ist einverstanden, wie Jonas.";
  expect(atLongWords(text, { name: "Mira" })).toEqual([
    { words: "Mira ist einverstanden,", long: "", sticks: "" },
    { words: " wie Jonas.", long: "", sticks: "" },
  ]);
});
