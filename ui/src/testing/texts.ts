// For tests: the catalogues as the build gathers them, without Vite's module.

import { readFileSync } from "node:fs";
import { catalogues } from "../../build/texts";
import { makeBundle, type Language } from "../text/bundle";
import { useBundle } from "../text/text.svelte";

/** Switches the texts to a language at once. */
export function speak(language: Language): void {
  const source = catalogues(language).map((file) => readFileSync(file, "utf8"));
  useBundle(language, makeBundle(language, source.join("\n")));
}
