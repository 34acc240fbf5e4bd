import type { FluentBundle } from "@fluent/bundle";
import { expect, test } from "vitest";
import { markCharacter, stretches } from "./marks";
import { LANGUAGES, loadBundle, makeBundle, PSEUDO } from "./bundle";
import { lengthen } from "./pseudo";
import { setLanguage, t } from "./text.svelte";

test("letters have accents, and two in five are double; a letter alone, numbers and signs stay", () => {
  expect(lengthen("Play now")).toBe("Plláýý ñóów");
  expect(lengthen("Y, 7 + 1")).toBe("Y, 7 + 1");
});

test("arguments and marks stay as they are", () => {
  const bundle = makeBundle("en", "led = { $name } led { MARK($sign) }red { $rank }", lengthen);
  const text = bundle.formatPattern(bundle.getMessage("led")?.value ?? "", { name: "Mira", sign: "sun", rank: 8 });
  expect(text).toBe(`Mira lééd ${markCharacter("sun")}rééd 8`);
  expect(stretches(text)[1]).toEqual({ text: "rééd 8", sign: "sun" });
});

test("whole sentences are two fifths longer, and no switch offers the language", async () => {
  const english = await loadBundle("en", ["games"]);
  const longer = await loadBundle(PSEUDO, ["games"]);
  const letters = (bundle: FluentBundle): number => {
    const texts = ["no-tables", "tagline", "study-intro", "terms-away-help"].map((id) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? ""),
    );
    return texts.join().match(/\p{L}/gu)?.length ?? 0;
  };
  expect(letters(longer) / letters(english)).toBeCloseTo(1.4, 1);
  expect(LANGUAGES).not.toContain(PSEUDO);
  await setLanguage(PSEUDO);
  expect(document.documentElement.lang).toBe("en");
  expect(t("parlour")).toBe(lengthen("Parlour"));
});
