import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { makeBundle } from "../text/bundle";
import { useBundle } from "../text/text.svelte";
import { speak } from "../testing/texts";
import Announcer from "./Announcer.svelte";

const region = (kind: string): string => document.querySelector(`[aria-live=${kind}]`)?.textContent?.trim() ?? "";

beforeEach(() => speak("en"));

test("test_pitfall_43: what happened and whose turn it is are said politely, in words and without marks", () => {
  useBundle("en", makeBundle("en", "led = { $name } led { MARK($colour) }red 8.\nyour-turn = Your turn."));
  render(Announcer, { said: [{ id: "led", args: { name: "Mira", colour: "R" } }], refusal: null, turn: [] });
  expect(region("polite")).toBe("Mira led red 8. Your turn.");
});

test("pitfall 43: a game says in its own words which hand plays, and what it must do", () => {
  useBundle("en", makeBundle("en", 'ghost = Your ghost plays: must follow { MARK("sun") }{ $colour }.'));
  render(Announcer, { said: [], refusal: null, turn: [{ id: "ghost", args: { colour: "red" } }] });
  expect(region("polite")).toBe("Your ghost plays: must follow red.");
});

test("test_pitfall_43: a refusal is said at once", () => {
  const refusal = { action: "R8", message: { id: "error-stale-turn" } };
  render(Announcer, { said: [], refusal, turn: null });
  expect(region("assertive")).toBe("The game has moved on meanwhile. Have another look.");
});

test("test_pitfall_43: what happens twice alike is said twice", async () => {
  const said = [{ id: "paused" }];
  const { rerender } = render(Announcer, { said, refusal: null, turn: null });
  const spoken = document.querySelector("[aria-live=polite] span");
  await rerender({ said });
  expect(document.querySelector("[aria-live=polite] span")).toBe(spoken);
  await rerender({ said: [...said] });
  expect(document.querySelector("[aria-live=polite] span")).not.toBe(spoken);
  expect(region("polite")).toBe("Paused");
});
