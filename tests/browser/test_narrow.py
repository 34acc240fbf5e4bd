"""Nothing that is written at a table is cut to a letter on a narrow phone, in any language."""

import uuid

import pytest
from playwright.sync_api import Page, Playwright, expect

from parlour.core.discovery import find
from tests.browser.conftest import Window
from tests.browser.looks import SIZES, cut, drawn, names_in_the_way, outside, over_each_other, resize
from tests.browser.player import next_press, press
from tests.browser.room import RoomProcess
from tests.browser.steps import hurry, open_table, start

NARROW = [(320, 640), (360, 640)]
SEATS: dict[str, list[tuple[str, ...]]] = {
    "costly-tricks": [("me", "bot:easy"), ("me", "same-screen")],
    "buddy": [("me", "bot:easy", "bot:easy"), ("me", "same-screen", "same-screen")],
    "third-man": [("me", "bot:easy", "bot:easy", "bot:easy")],
    "paule-panik": [("me", "bot:easy", "bot:easy", "bot:easy")],
}
PRESSES = 5
LONG = ["Maximiliane-von-Hohenberg", "W" * 24, "Wolfgang-Maximilian Meyer", "אברהם בן־דוד השלישי"]
PEOPLE = {"costly-tricks": 2, "buddy": 3, "third-man": 4, "paule-panik": 4}


WIDEST = "document.querySelectorAll('[data-lit^=score]').forEach(score => (score.firstChild.data = '−88'))"
"""Scores as wide as they can be, whatever has been dealt."""


def faults(page: Page) -> list[str]:
    page.evaluate(WIDEST)
    drawn(page)
    return [*cut(page), *over_each_other(page), *outside(page)]


@pytest.mark.parametrize("language", ["fr", "de", "pseudo"])
@pytest.mark.parametrize("game", SEATS)
def test_pitfall_66_no_name_or_word_is_cut_on_a_narrow_phone(window: Window, game: str, language: str) -> None:
    phone = window({"language": language, "confirm": "always"}, viewport={"width": 360, "height": 640}, has_touch=True)
    hurry(phone.context)
    for seats in SEATS[game]:
        open_table(phone, *seats, game=game)
        for _ in range(PRESSES):
            next_press(phone, game)
            for size in NARROW:
                resize(phone, size)
                assert faults(phone) == [], (seats, size)
            if "over" not in (wanted := next_press(phone, game)):  # a race has gone on meanwhile
                press(phone, "touch", wanted)


def table_of_people(window: Window, playwright: Playwright, room: RoomProcess, game: str, names: list[str]) -> str:
    """The address of a table of people with these names, of whom nobody has come but whoever starts a race."""
    requests = [playwright.request.new_context(base_url=room.url) for _ in names]
    for request, name in zip(requests, names, strict=True):
        request.get("/api/me")
        assert request.put("/api/me", data={"name": name}).ok
    seats = ["me", *["open"] * (len(names) - 1)]
    made = requests[0].post("/api/tables", data={"id": uuid.uuid4().hex, "game": game, "seats": seats})
    table = made.json()["table"]
    for request in requests[1:]:
        assert request.post(f"/api/tables/{table}/seats", data={}).ok
    if find(game).real_time:
        host = window({}, storage_state=requests[0].storage_state())
        host.goto(f"/t/{table}")
        start(host)
    for request in requests:
        request.dispose()
    return f"/t/{table}"


@pytest.mark.parametrize("game", PEOPLE)
def test_pitfall_66_the_longest_name_ends_in_dots_and_lies_over_nothing(
    window: Window, playwright: Playwright, room: RoomProcess, game: str
) -> None:
    names = [name[:24] for name in LONG[: PEOPLE[game]]]
    page = window({"language": "de"})
    page.goto(table_of_people(window, playwright, room, game, names))
    expect(page.locator("[data-board]")).to_be_visible()
    found: dict[tuple[int, int], list[str]] = {}
    for size in [*NARROW, *SIZES]:
        resize(page, size)
        found[size] = [*names_in_the_way(page, names), *outside(page)]
    assert {size: faults for size, faults in found.items() if faults} == {}
