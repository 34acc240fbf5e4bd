"""People look together at a round that is over: one leads, the others' pages follow, and one has only the link."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, cut, findings, outside, resize
from tests.browser.steps import open_table
from tests.server.running import Screen, play_until

PHONE: Any = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def screen_of(page: Page, table: str) -> Screen:
    """A connection of a page's guest to a table, which no page of his shows."""
    cookie = next(one["value"] for one in page.context.cookies(page.url) if one["name"] == "parlour")
    return Screen(urlsplit(page.url).netloc, table, f"parlour={cookie}")


def played(mira: Page, jonas: Page, rounds: int = 2, **order: Any) -> str:
    """A table of two people at which so many rounds are over; they have left it for another page."""
    for page, name in ((mira, "Mira"), (jonas, "Jonas")):
        assert page.request.put("/api/me", data={"name": name}).status == 200
    table = open_table(mira, "me", "open", **order).rpartition("/")[2]
    assert jonas.request.post(f"/api/tables/{table}/seats", data={}).status == 201
    for page in (mira, jonas):
        page.goto("/")
    with screen_of(mira, table) as one, screen_of(jonas, table) as other:
        play_until([one, other], lambda frame: frame["phase"] == "between" and frame["round"] == rounds)
    return table


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def at(page: Page, table: str, round_number: int, move: int, eyes: int | str | None = None) -> None:
    """The moment is shown, and the address names it; of the eyes only if they are not told."""
    seen = r"(\?eyes=\d)?" if eyes is None else rf"\?eyes={eyes}"
    expect(page).to_have_url(re.compile(rf"/replay/{table}/1/{round_number}/{move}{seen}$"))
    expect(page.locator("[data-board]")).to_be_visible()


def test_who_follows_goes_along_with_moves_eyes_and_rounds_takes_over_and_looks_for_himself(window: Window) -> None:
    mira, jonas, tom = window(), window(**PHONE), window()
    table = played(mira, jonas)
    for page, eyes in ((mira, 0), (jonas, 1), (tom, "all")):
        page.goto(f"/replay/{table}/1/2/3?eyes={eyes}")
        at(page, table, 2, 3, eyes)
    expect(button(tom, "Look together")).to_have_count(0)
    button(mira, "Look together").click()
    expect(mira.get_by_text("You lead. Nobody follows yet.").first).to_be_visible()
    expect(button(mira, "Look for yourself")).to_be_focused()
    expect(jonas.get_by_text("Mira leads.").first).to_be_visible()
    at(jonas, table, 2, 3, 1)
    button(jonas, "Look together").tap()
    at(jonas, table, 2, 3, 0)
    button(tom, "Look together").click()
    expect(button(tom, "Take over")).to_have_count(0)
    expect(mira.get_by_text("You lead, with Jonas and one other.").first).to_be_visible()
    mira.keyboard.press("ArrowRight")
    for page in (jonas, tom):
        at(page, table, 2, 4, 0)
    mira.get_by_label("Seen by").select_option(label="Jonas")
    at(jonas, table, 2, 4, 1)
    mira.get_by_role("link", name="Round 1").click()
    for page in (jonas, tom):
        at(page, table, 1, 0)
    expect(button(jonas, "Play")).to_have_count(0)
    jonas.reload()
    expect(jonas.get_by_text("Mira leads, with you and one other.").first).to_be_visible()
    button(jonas, "Take over").tap()
    expect(mira.get_by_text("Jonas leads, with you and one other.").first).to_be_visible()
    button(jonas, "To the end").tap()
    at(mira, table, 1, 44)
    mira.keyboard.press("Home")  # her own way
    expect(mira.get_by_text("Jonas leads, with one guest.").first).to_be_visible()
    at(mira, table, 1, 0)
    at(tom, table, 1, 44)
    button(mira, "Look together").focus()
    mira.keyboard.press("Enter")
    at(mira, table, 1, 44)
    expect(button(mira, "Look for yourself")).to_be_focused()
    button(jonas, "Look for yourself").tap()
    expect(mira.get_by_text("Nobody leads now.").first).to_be_visible()
    button(mira, "Take over").click()
    expect(tom.get_by_text("Mira leads, with you.").first).to_be_visible()


def test_a_review_and_a_replay_look_together_and_a_line_that_is_lost_comes_back_as_it_was(window: Window) -> None:
    mira, jonas = window(), window(**PHONE)
    table = played(mira, jonas, 1)
    mira.goto(f"/review/{table}/1")  # the current match's
    jonas.goto(f"/replay/{table}/1/1/0?eyes=1")
    button(mira, "Look together").click()
    button(jonas, "Look together").tap()
    at(jonas, table, 1, 0, 0)
    button(mira, "Next card").click()
    at(jonas, table, 1, 1, 0)
    jonas.context.set_offline(offline=True)
    button(mira, "Next card").click()
    jonas.context.set_offline(offline=False)
    at(jonas, table, 1, 2, 0)
    button(jonas, "Take over").tap()
    button(jonas, "One move on").tap()
    expect(mira.get_by_text("Card 4 of 44")).to_be_visible()
    expect(mira.get_by_text("Jonas leads, with you.").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_who_leads_and_who_follows_is_said_in_full_on_every_screen(window: Window, language: str) -> None:
    mira, jonas, tom = (window({"language": language}) for _ in range(3))
    table = played(mira, jonas, 1)
    for page in (mira, jonas, tom):
        page.goto(f"/replay/{table}/1/1/20?eyes=0")
    mira.locator("header .way").click()
    jonas.locator("header .way").click()
    jonas.locator(".together-bar").wait_for()
    tom.locator("header .way").wait_for()
    for size in SIZES:
        for page in (mira, jonas, tom):
            resize(page, size)
            assert (outside(page), cut(page)) == ([], []), size
        words = mira.locator("header .together").bounding_box()
        assert words, "who leads is told"
        assert words["width"] > 80, "in words, not in pieces of them"
        boards = [page.locator("#board").bounding_box() for page in (mira, jonas)]
        assert boards[0] == boards[1], "whoever follows sees the same board in the same place"
    assert [findings(page) for page in (mira, jonas, tom)] == [[], [], []]
    for page in (mira, jonas):
        page.goto(f"/review/{table}/1/1")
        page.locator(".together-bar").get_by_role("button").last.wait_for()
    for size in SIZES:
        for page in (mira, jonas):
            resize(page, size)
            assert (outside(page), cut(page)) == ([], []), size
