"""Every game from the home page to the end of a match: by the keyboard alone, and with a friend in a second browser."""

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import scrolls
from tests.browser.player import GO_ON, NEXT, press, press_button
from tests.browser.steps import at_once, box, hurry, start

NAMES: Final = {
    "costly-tricks": "Costly Tricks",
    "buddy": "Buddy on your Left",
    "third-man": "The Third Man",
    "paule-panik": "Paule Panik",
}
BOTS: Final = {"costly-tricks": 0, "buddy": 1, "third-man": 2, "paule-panik": 0}
"""So many seats are left where two people meet at a table of the home page."""
MATCH_OVER: Final = re.compile("wins? the match|The match is shared")
MOST_STEPS: Final = 20_000
"""Looks at all pages in turn before a match counts as stuck; each takes some milliseconds."""


def play_to_the_end(pages: Sequence[Page], game: str, of: str, by: str = "mouse") -> None:
    """Plays on all pages, whoever is asked, until all show that a ``round`` or the ``match`` is over."""
    for _ in range(MOST_STEPS):
        wanted = [page.evaluate(NEXT, game) or {} for page in pages]
        over = [one.get("over") for one in wanted]
        if all(over) and of in ("round", over[0]):
            return
        for page, one in zip(pages, wanted, strict=True):
            if "at" in one:
                press(page, by, one)
            elif over[0] == "round" and all(over):
                press_button(page, by, GO_ON)
                page.locator("#between-title").wait_for(state="detached")
        if not any(wanted):
            pages[0].evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"no end: {wanted}")


@pytest.mark.parametrize(
    ("game", "by"),
    [
        ("costly-tricks", "mouse"),
        ("buddy", "keys"),
        ("third-man", "keys"),
        pytest.param("paule-panik", "keys", marks=pytest.mark.long),
    ],
)
def test_pitfall_40_43_a_whole_match_from_the_home_page(window: Window, game: str, by: str) -> None:
    """Costly Tricks by the keyboard alone is in ``test_match.py``."""
    page = window()
    at_once(page)
    hurry(page.context)
    page.goto("/")
    press_button(page, by, f"article:has(a[href='rules/{game}']) .go")
    play_to_the_end([page], game, "match", by)
    expect(page.get_by_role("heading", name=MATCH_OVER)).to_be_visible()
    press_button(page, by, GO_ON)
    page.locator("#between-title").wait_for(state="detached")


def test_pitfall_39_40_43_a_race_with_bots_on_a_phone_to_the_end_of_the_match(window: Window) -> None:
    """By keys on a wide screen it is played in the long run, a round of it in other ways among the pairs."""
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    at_once(page)
    hurry(page.context)
    page.goto("/")
    press_button(page, "touch", "article:has(a[href='rules/paule-panik']) .go")
    play_to_the_end([page], "paule-panik", "match", "touch")
    expect(page.get_by_role("heading", name=MATCH_OVER)).to_be_visible()
    assert not scrolls(page)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up this match?").click()


@pytest.mark.parametrize("game", NAMES)
def test_a_match_with_a_friend_who_got_the_link_a_round_is_played_and_then_given_up(window: Window, game: str) -> None:
    page, friend = window(), window()
    at_once(page)
    page.goto("/")
    box(page, NAMES[game]).get_by_role("button", name="Invite").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/t/"))
    friend.goto(link.input_value())
    friend.get_by_role("textbox", name="Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Jonas").first).to_be_visible()
    open_places = page.locator("summary", has_text="A friend, by link")
    for left in range(BOTS[game], 0, -1):
        expect(open_places).to_have_count(left)
        open_places.first.click()
        page.locator("details[open]").get_by_role("radio").first.click()
    if BOTS[game] or game == "paule-panik":
        start(page)
    pages = [page, friend]
    play_to_the_end(pages, game, "round")
    for one in pages:
        one.locator(GO_ON).click()
    for one in pages:
        one.locator("#between-title").wait_for(state="detached")
    give_up(friend)
    if BOTS[game]:  # with bots the other goes on alone
        give_up(page)
    for one in pages:
        expect(one.locator("#between-title.over")).to_be_visible()
