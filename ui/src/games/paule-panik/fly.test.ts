import { afterEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { fly, leave } from "./fly";

afterEach(() => {
  settings.motion = "auto";
  document.body.replaceChildren();
});

/** A card on a stack, and one in the hand to which it may go back. */
function laid(): Element {
  document.body.innerHTML = '<div data-board><b data-card="R3"></b><span></span></div>';
  return document.querySelector("span") as Element;
}

test("a card flies from where it was to the stack, and back as long as it may take", () => {
  const way = { from: '[data-card="R3"]', duration: 110 };
  expect([fly(laid(), way).duration, leave(laid(), way).duration]).toEqual([110, 110]);
  expect(fly(laid(), { from: null, duration: 110 })).toEqual({ duration: 0 });
});

test("pitfall 65: a card that is buried while another flies back takes a time that Svelte can wait for", () => {
  for (const from of [null, '[data-card="gone"]']) {
    expect(leave(laid(), { from, duration: 160 }).duration).toBeGreaterThan(0);
  }
  settings.motion = "reduced";
  expect(leave(laid(), { from: null, duration: 160 })).toEqual({ duration: 0 });
});
