"""Hints in a real browser: agreed on when the table is made, asked for with a button or a key, told in words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SOLVING
from tests.browser.looks import SIZES, findings, named, outside, scrolls
from tests.browser.steps import hurry, open_table, play, play_out, playable, sit

Window = Callable[..., Page]
WORDS = re.compile(r"(Best: .*|The \d+ marked cards are best)\. With best play you then end the round at [+−]?\d+\.")
LIE_ON_THEIR_CARDS = """stars => stars.every(star => {
  const { top, bottom } = star.getBoundingClientRect();
  return (top + bottom) / 2 > star.closest("[data-card]").getBoundingClientRect().top;
})"""
"""Whether the stars of the best cards leave the row above alone."""
BEST = re.compile(r", best, worth [+−]?\d+, playable$")


def with_hints(page: Page) -> None:
    """A table with hints, as far on in its round that the solver has little to do."""
    hurry(page.context)
    open_table(page, "me", "bot:easy", terms={"hints": True})
    play_some(page)


def play_some(page: Page) -> None:
    for _ in range(6):
        play(page)
    expect(playable(page).first).to_be_visible()


def best(page: Page) -> str:
    """The name of the first card that is marked as a best one, once there is one."""
    marked = page.get_by_role("button", name=BEST).first
    expect(marked).to_be_visible(timeout=SOLVING)
    return marked.get_attribute("aria-label") or ""


def test_hints_are_switched_on_where_the_table_is_made_and_counted_at_its_end(page: Page) -> None:
    hurry(page.context)
    page.goto("/new/costly-tricks")
    page.get_by_role("group", name="Hints").get_by_text("on", exact=True).click()
    page.get_by_role("group", name="How fast bots play").get_by_text("at once", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    play_some(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    card = best(page)
    expect(page.get_by_text(WORDS).first).to_be_visible()
    page.get_by_role("button", name=card, exact=True).click()
    expect(page.get_by_role("button", name=card, exact=True)).to_have_count(0)
    play_out(page)
    expect(page.get_by_text("One hint asked for.")).to_be_visible()


def test_the_key_asks_for_a_hint_and_is_listed_only_where_there_are_hints(page: Page) -> None:
    with_hints(page)
    page.keyboard.press("h")
    best(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Hint", exact=True)).to_be_visible()
    open_table(page, "me", "bot:easy")
    expect(playable(page).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Rules")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Hint", exact=True)).to_have_count(0)


def test_friends_at_one_table_are_offered_none(page: Page) -> None:
    page.goto("/new/costly-tricks")
    expect(page.get_by_role("group", name="Hints")).to_be_visible()
    sit(page, 2, "A friend, by link")
    expect(page.get_by_role("group", name="Hints")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_a_hint_fits_every_screen(window: Window, size: tuple[int, int]) -> None:
    page = window({"confirm": "never"}, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 700)
    with_hints(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    best(page)
    expect(page.locator("[data-board]").get_by_text(WORDS).first).to_be_visible()
    assert not scrolls(page)
    assert outside(page) == []
    assert findings(page) == []
    assert page.locator("[data-hand] [data-worth]").evaluate_all(LIE_ON_THEIR_CARDS)
