import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../testing/texts";
import FirstTime from "./FirstTime.svelte";
import { isMet, meet, parseMet } from "./met.svelte";

const LINES = ["first-tap-once", "first-tap-twice"].map((id) => ({ id, args: { pointer: "touch" } }));

/** The line that is seen; a listener hears all of them. */
function seen(): string[] {
  return screen.getAllByRole("listitem").flatMap((line) => (line.matches(".unseen") ? [] : [line.textContent]));
}

beforeEach(() => speak("en"));
afterEach(cleanup);

test("a tap leads from line to line, and after the last one it is done", async () => {
  const ondone = vi.fn();
  render(FirstTime, { lines: LINES, ondone });
  expect(seen()).toEqual(["A tap on a card plays it at once."]);
  await fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(seen()).toEqual(["Tap a card to choose it; tap it again to play it."]);
  expect(ondone).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(ondone).toHaveBeenCalledOnce();
});

test("a card that is played leads on as a tap does, so that nothing is missed", async () => {
  const ondone = vi.fn();
  const { component } = render(FirstTime, { lines: LINES, ondone });
  component.goOn();
  await tick();
  expect([seen(), ondone.mock.calls.length]).toEqual([["Tap a card to choose it; tap it again to play it."], 0]);
  component.goOn();
  expect(ondone).toHaveBeenCalledOnce();
});

test("the keyboard is led to the board when the note goes away", async () => {
  document.body.insertAdjacentHTML("beforeend", '<main id="board" tabindex="-1"></main>');
  render(FirstTime, { lines: LINES.slice(0, 1), ondone: vi.fn() });
  const button = screen.getByRole("button");
  button.focus();
  await fireEvent.click(button);
  expect(document.activeElement?.id).toBe("board");
});

test("a game that was met is kept beside the others, and only once", () => {
  expect(isMet("chess")).toBe(false);
  meet("chess");
  meet("go");
  meet("chess");
  expect([isMet("chess"), isMet("go"), isMet("whist")]).toEqual([true, true, false]);
  expect(parseMet(localStorage.getItem("parlour.met"))).toEqual(["chess", "go"]);
});

test.each([null, "", "nonsense", "{}", "null", "[3, null]"])("what was stored as %s is no game", (text) => {
  expect(parseMet(text)).toEqual([]);
});
