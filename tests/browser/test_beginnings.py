"""Trying a round again from one of its moves, in a real browser: from replays, reviews and the study."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SOLVING, Window
from tests.browser.looks import SIZES, cut, findings, outside, resize, too_small
from tests.browser.room import RoomProcess
from tests.browser.steps import hurry
from tests.room.test_past import ALL, desk_of
from tests.server.test_secret_pairs import put

PHONE: Any = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
SHEET = "/study/costly-tricks?hands=T5.4..,.2..83,.3.T1.,...T76&leader=0"
HERE, OUT, SAME = "Try again from here", "Play this out against the bot", "Try again from the same place"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A room with a table of every game, named after it, at which a match is over."""
    folder = tmp_path_factory.mktemp("beginnings")
    header = {name: replace(desk_of(name).table.header, table=name, pace=0) for name in ALL}
    put(folder, [(header[name], desk_of(name).rows) for name in ALL])
    process = RoomProcess(folder)
    yield process.url
    process.stop()


def middle(name: str) -> int:
    """A move of the first round after which everybody has still something to do."""
    return len(desk_of(name).table.rounds[0].moves) // 2


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def at_table(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("[data-board]")).to_be_visible()


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("shape", ["phone", "computer"])
def test_from_a_replay_a_table_begins_and_says_what_it_is(window: Window, played: str, name: str, shape: str) -> None:
    page = window(base_url=played, **(PHONE if shape == "phone" else {}))
    page.goto(f"/replay/{name}/1/1/{middle(name)}?eyes=1")
    expect(page.locator("[data-board]")).to_be_visible()
    assert too_small(page) == 0
    button(page, HERE).click()
    at_table(page)
    mark = f"A try from move {middle(name)}"
    expect(page.locator("header").get_by_text(mark).locator("visible=true")).to_have_count(1)
    expect(page).to_have_title(re.compile(mark))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name=f"Back to the replay, move {middle(name)}").click()
    expect(page).to_have_url(re.compile(rf"/replay/{name}/1/1/{middle(name)}\?eyes=1$"))
    page.goto("/")
    expect(page.get_by_text(re.compile(mark)).first).to_be_visible()


def test_it_is_played_to_its_end_compared_and_tried_again(window: Window, played: str) -> None:
    page = window(base_url=played)
    hurry(page.context)
    page.goto("/replay/costly-tricks/1/1/40?eyes=0")
    button(page, HERE).focus()
    page.keyboard.press("Enter")
    at_table(page)
    first = page.url
    play_to_the_end(page)
    expect(page.get_by_text(re.compile(r"^This time you have [−\d]+, the first time [−\d]+\.$"))).to_be_visible()
    expect(page.get_by_text("A try counts for nothing")).to_be_visible()
    expect(button(page, "Play again")).to_have_count(0)
    assert findings(page) == []
    back = page.get_by_role("link", name="Back to the replay, move 40")
    expect(back).to_have_attribute("href", "replay/costly-tricks/1/1/40?eyes=0")
    button(page, SAME).click()
    at_table(page)
    expect(page).not_to_have_url(first)
    play_to_the_end(page)
    back.click()
    expect(page.get_by_role("slider")).to_have_value("40")
    page.goto("/games")
    entry = page.get_by_role("listitem").filter(has_text="A try from move 40").first
    expect(entry.get_by_role("button", name=re.compile(f"{SAME.lower()}$"))).to_be_visible()
    page.get_by_text("Standings", exact=True).click()
    expect(page.locator("main").get_by_text("Costly Tricks")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('parlour.ladder')") is None


def play_to_the_end(page: Page) -> None:
    """Plays whatever may be played, until the account says that the round is over."""
    over = page.get_by_role("heading", name="The try is over")
    card = page.get_by_role("button", name=re.compile(", playable$")).first
    while not over.is_visible():
        expect(over.or_(card).first).to_be_visible()
        if not over.is_visible():
            card.click()
            page.wait_for_timeout(60)


def test_at_the_end_of_a_round_there_is_nothing_to_try(window: Window, played: str) -> None:
    page = window(base_url=played)
    page.goto("/replay/costly-tricks/1/1/44?eyes=0")
    expect(button(page, HERE)).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(button(page, HERE)).to_be_enabled()


@pytest.mark.parametrize("name", ALL)
def test_the_way_on_fits_every_screen(window: Window, played: str, name: str) -> None:
    for language in ("en-GB", "de-DE", "fr-FR"):
        page = window(base_url=played, locale=language)
        page.goto(f"/replay/{name}/1/1/{middle(name)}?eyes=0")
        expect(page.locator("[data-board]")).to_be_visible()
        for size in SIZES:
            resize(page, size)
            assert (outside(page), cut(page), too_small(page)) == ([], [], 0), (language, size)
        assert findings(page) == []


def test_a_position_of_a_review_is_played_out_by_whoever_is_to_move(window: Window, played: str) -> None:
    expect.set_options(timeout=SOLVING)
    page = window(base_url=played)
    page.goto("/review/costly-tricks/1/1")
    page.get_by_role("button", name="Next card").click()
    expect(page.get_by_role("heading", name="2 of 44")).to_be_visible()
    button(page, OUT).click()
    at_table(page)
    expect(page).to_have_title(re.compile("A try from move 1$"))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="Back to the replay, move 1")).to_be_visible()


@pytest.mark.parametrize("shape", ["phone", "computer"])
def test_a_position_that_was_set_up_is_played_out_and_leads_back(window: Window, played: str, shape: str) -> None:
    page = window(base_url=played, **(PHONE if shape == "phone" else {}))
    hurry(page.context)
    page.goto(f"{SHEET}&play=R5")
    button(page, OUT).click()
    at_table(page)
    play_to_the_end(page)
    page.get_by_role("link", name="Back to the study").click()
    expect(page).to_have_url(re.compile("/study/costly-tricks.*play=R5$"))
    expect(page.get_by_role("heading", name="B is to play.")).to_be_visible()
