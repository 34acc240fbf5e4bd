import { expect, test } from "vitest";
import { rulesFor, selectorOf } from "./lit";

test("a part of a board is found by the name that the board gives it, a card and a hand by what they are", () => {
  document.body.innerHTML = `<div id="board"><b data-lit="score:1"></b><b data-lit="totals"></b><i data-hand="2"></i>
    <button data-card="RT"></button><button data-card="+"></button></div>`;
  for (const part of ["score:1", "totals", "hand:2", "mine:RT", "mine:+"])
    expect(document.querySelectorAll(selectorOf(part)), part).toHaveLength(1);
  expect(document.querySelector(selectorOf("score:0"))).toBeNull();
});

test("nothing is lit without a part, and with less motion a ring stands still", () => {
  expect(rulesFor([], "#board", true)).toBe("");
  expect(rulesFor(["table"], "#board", true)).toContain("animation");
  expect(rulesFor(["table", "mine:R1"], "#board", false)).not.toContain("animation");
  expect(rulesFor(["table", "mine:R1"], "#board", false)).toContain('#board [data-card="R1"]');
});

test("a line of words has no ring, which would cut the next one, but is underlined", () => {
  expect(rulesFor(["worth"], "#board", true)).toMatch(
    /#board p\[data-lit~="worth"\]\S* \{ outline: none [^}]*underline/,
  );
});

test("what reaches to the edge of its board has its ring inside, so that it is whole", () => {
  expect(rulesFor(["totals"], "#board", false)).toMatch(
    /#board \[data-lit~="totals"\]\[data-edge\]\S* \{ outline-offset: -3px !important/,
  );
});
