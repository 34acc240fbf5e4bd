import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "../testing/texts";
import News from "./News.svelte";

const LOW = { id: "news-time-low", args: { who: "you", name: "" } };
const LEFT = { id: "news-left", args: { who: "other", name: "Mira" } };

beforeEach(() => speak("en"));
afterEach(() => document.querySelector("dialog")?.remove());

test("what the strip shows anyway is only read out", () => {
  render(News, { news: [LOW, LEFT] });
  expect(screen.getByText("Mira has left.").closest("[data-note]")).not.toBeNull();
  expect(screen.getByText("Your time runs out.").className).toBe("hidden-text");
});

test("test_pitfall_28: whoever has a dialog open sees what the strip behind it says", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  render(News, { news: [LOW] });
  expect(screen.getByText("Your time runs out.").matches("[popover]")).toBe(true);
});
