"""Nothing that is written at a table is cut to a letter on a narrow phone, in any language."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Window
from tests.browser.looks import cut, drawn, outside, over_each_other, resize
from tests.browser.player import next_press, press
from tests.browser.steps import hurry, open_table

NARROW = [(320, 640), (360, 640)]
SEATS: dict[str, list[tuple[str, ...]]] = {
    "costly-tricks": [("me", "bot:easy"), ("me", "same-screen")],
    "buddy": [("me", "bot:easy", "bot:easy"), ("me", "same-screen", "same-screen")],
    "third-man": [("me", "bot:easy", "bot:easy", "bot:easy")],
    "paule-panik": [("me", "bot:easy", "bot:easy", "bot:easy")],
}
PRESSES = 5


def faults(page: Page) -> list[str]:
    drawn(page)
    return [*cut(page), *over_each_other(page), *outside(page)]


@pytest.mark.parametrize("language", ["en", "fr", "de", "pseudo"])
@pytest.mark.parametrize("game", SEATS)
def test_pitfall_66_no_name_or_word_is_cut_on_a_narrow_phone(window: Window, game: str, language: str) -> None:
    phone = window({"language": language, "confirm": "always"}, viewport={"width": 360, "height": 640}, has_touch=True)
    hurry(phone.context)
    for seats in SEATS[game]:
        open_table(phone, *seats, game=game)
        for _ in range(PRESSES):
            wanted = next_press(phone, game)
            for size in NARROW:
                resize(phone, size)
                assert faults(phone) == [], (seats, size)
            if "over" not in wanted:
                press(phone, "touch", next_press(phone, game))
