import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { makeBundle } from "./bundle";
import { useBundle } from "./text.svelte";
import Words from "./Words.svelte";

test("test_pitfall_44: a colour in a sentence has its mark, which is hidden from a listener", () => {
  useBundle("en", makeBundle("en", "said = Play { MARK($sign) }green 3."));
  const { container } = render(Words, { id: "said", args: { sign: "fir" } });
  expect(container.textContent).toBe("Play green 3.");
  expect(container.querySelector(".fir")?.textContent).toBe("green 3");
  expect(container.querySelector(".fir svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("a very wide name ends in dots, and all of it is there for a listener", () => {
  useBundle("en", makeBundle("en", "said = It leaves { $name }’s ghost ahead."));
  const name = "W".repeat(24);
  const { container } = render(Words, { id: "said", args: { name } });
  expect(container.textContent).toBe(`It leaves ${name}’s ghost ahead.`);
  expect(container.querySelector(".long")?.textContent).toBe(name);
});
