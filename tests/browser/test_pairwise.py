"""Every two of game, screen, input, theme, words and served name meet in a round, from the home page to its end."""

from itertools import combinations, product
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Window
from tests.browser.looks import cut, outside, scrolls
from tests.browser.player import GO_ON, next_press, press, press_button
from tests.browser.room import RoomProcess
from tests.browser.steps import at_once

GAMES: Final = ("costly-tricks", "buddy", "third-man", "paule-panik")
SCREENS: Final = {"upright": (360, 640), "flat": (640, 360), "tablet": (768, 1024), "computer": (1280, 800)}
INPUTS: Final = ("mouse", "touch", "keys")
WORDS: Final = ("en", "fr", "de", "pseudo")
THEMES: Final = ("light", "dark")
HOSTS: Final = ("127.0.0.1", "room.test")
"""Names the room is served by; at the second a page is no secure context: no clipboard, no wake lock, no randomUUID."""
PHONES: Final = ("upright", "flat")


class Row(NamedTuple):
    """What meets in one round."""

    game: str
    screen: str
    words: str
    input: str
    theme: str
    host: str


VALUES: Final = (GAMES, tuple(SCREENS), WORDS, INPUTS, THEMES, HOSTS)


def rows() -> list[Row]:
    """Sixteen rows, the least there can be: the lines of the plane over the field of four elements.

    Any two of its columns hold every pair of elements once; those with fewer values take some elements together.
    """
    times_2, times_3 = (0, 2, 3, 1), (0, 3, 1, 2)
    return [
        Row(
            GAMES[one],
            tuple(SCREENS)[other],
            WORDS[one ^ other],
            INPUTS[(one ^ times_2[other]) % 3],
            THEMES[(one ^ times_3[other]) % 2],
            HOSTS[(one ^ times_3[other]) // 2],
        )
        for one, other in product(range(4), repeat=2)
    ]


def test_every_pair_of_values_meets() -> None:
    met = [{(row[one], row[other]) for row in rows()} for one, other in combinations(range(6), 2)]
    assert met == [set(product(*two)) for two in combinations(VALUES, 2)]


MOST_PRESSES: Final = 600
"""A round that takes more is stuck: what there is to press cannot be reached by this input."""


def look(page: Page) -> None:
    """Nothing scrolls, sticks out or is cut."""
    assert not scrolls(page)
    assert outside(page) == []
    assert cut(page) == []


@pytest.mark.parametrize("row", rows(), ids="-".join)
def test_pitfall_39_40_43_a_round_from_the_home_page_to_its_end(window: Window, room: RoomProcess, row: Row) -> None:
    width, height = SCREENS[row.screen]
    page = window(
        {"language": row.words, "theme": row.theme, "pause": 0},
        base_url=room.url.replace("127.0.0.1", row.host),
        viewport={"width": width, "height": height},
        has_touch=row.input == "touch",
        is_mobile=row.input == "touch" and row.screen in PHONES,
    )
    at_once(page)
    page.goto("/")
    press_button(page, row.input, f"article:has(a[href='rules/{row.game}']) .go")
    page.locator("[data-board]").wait_for()
    look(page)
    for presses in range(MOST_PRESSES):
        wanted = next_press(page, row.game)
        if "over" in wanted:
            break
        press(page, row.input, wanted)
        if presses % 8 == 7:
            look(page)
    else:
        raise AssertionError(f"never pressed: {wanted}")
    look(page)
    assert page.evaluate("isSecureContext") == (row.host == "127.0.0.1")
    assert page.evaluate("document.documentElement.dataset.theme") == row.theme
    press_button(page, row.input, GO_ON)
    page.locator("#between-title").wait_for(state="detached")
