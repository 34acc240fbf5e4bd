"""Names that run from right to left beside sums that run from left to right."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.player import GO_ON, next_press, press
from tests.browser.steps import hurry, open_table

NAME = "נועה"
SUMS = """name => {
  const walker = document.createTreeWalker(document.querySelector("dialog"), NodeFilter.SHOW_TEXT);
  const sums = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    for (const found of text.data.matchAll(/\\d+(?:[\\s\\u00a0][+−=×][\\s\\u00a0][−+]?\\d+)+/g)) {
      const places = [...found[0]].flatMap((sign, index) => {
        const range = document.createRange();
        range.setStart(text, found.index + index);
        range.setEnd(text, found.index + index + 1);
        const { left, top } = range.getBoundingClientRect();
        return sign.trim() ? [{ left, top: Math.round(top) }] : [];
      });
      const rising = places.every((at, index) => index === 0 ||
        at.top > places[index - 1].top || at.left > places[index - 1].left);
      const line = text.parentElement.closest("li, p, td, div").textContent;
      sums.push({ sum: found[0], beside: line.includes(name), rising });
    }
  }
  return sums;
}"""
"""The sums in a dialog: whether each stands in a line with the name, and whether one sees it from left to right."""


def sums(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(SUMS, NAME)
    return found


def play_to_the_end_of_a_round(page: Page, other: Page, game: str) -> None:
    while "over" not in (wanted := next_press(page, game)):
        press(page, "mouse", wanted)
    expect(other.locator("#between-title")).to_be_attached()  # whoever watches sees it later


SLOW = pytest.param("third-man", marks=pytest.mark.long)
"""Often a whole match until he has won something that is added up."""


@pytest.mark.parametrize("game", ["buddy", "costly-tricks", SLOW])
def test_pitfall_64_no_name_turns_a_sum_around(window: Window, game: str) -> None:
    noa, other = window({"confirm": "never"}), window()
    for page in (noa, other):
        hurry(page.context)
    noa.goto("/")
    assert noa.request.put("/api/me", data={"name": NAME}).ok
    other.goto(open_table(noa, game=game))
    expect(other.get_by_text(NAME).first).to_be_visible()
    other.keyboard.press("w")
    play_to_the_end_of_a_round(noa, other, game)
    while not any(one["beside"] for one in sums(other)):  # he may have won nothing yet that is added up
        noa.locator(GO_ON).click()
        for page in (noa, other):
            expect(page.locator("#between-title")).to_have_count(0)
        play_to_the_end_of_a_round(noa, other, game)
    assert [one["sum"] for one in sums(other) if not one["rising"]] == []
