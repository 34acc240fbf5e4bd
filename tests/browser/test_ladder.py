"""Whom one meets: bots with faces, names and habits, the gentlest first, and after a win the next one."""

import json

import pytest
from playwright.sync_api import Page, expect

from parlour.core.discovery import find, games
from tests.browser.conftest import Window
from tests.browser.looks import SIZES, findings, named
from tests.browser.steps import at_once, box, open_table, place, sit

GENTLEST = {game.name: next(iter(game.bots.values())) for game in games().values()}


def stands(page: Page, game: str, bot: str) -> None:
    """Opens the browser's pages as somebody who is to meet that bot."""
    rung = json.dumps({game: {"bot": bot, "lost": 0, "match": ""}})
    page.context.add_init_script(f"localStorage.setItem('parlour.ladder', {json.dumps(rung)})")


def test_whoever_plays_at_once_meets_the_gentlest_and_sees_the_face(page: Page) -> None:
    page.goto("/")
    box(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_text(GENTLEST["costly-tricks"].name, exact=True).first).to_be_visible()
    assert page.locator(".portrait").count() >= 1


def test_whoever_has_beaten_the_gentlest_meets_the_next_with_the_gentlest_beside(page: Page) -> None:
    first, second, *_ = find("buddy").bots.items()
    stands(page, "buddy", second[0])
    page.goto("/")
    box(page, "Buddy on your Left").get_by_role("button", name="Play now").click()
    for _, bot in (first, second):
        expect(page.get_by_text(bot.name, exact=True).first).to_be_visible()


def test_a_bot_is_chosen_by_face_name_and_habit_with_the_keyboard_too(page: Page) -> None:
    at_once(page)
    page.goto("/new/costly-tricks")
    top = place(page, 2)
    expect(top).to_contain_text("Takes every trick, whatever it costs.")
    top.press("Enter")
    page.get_by_role("radio", name="Gus").press("ArrowDown")
    expect(top).to_contain_text("Mina")
    page.keyboard.press("Escape")
    expect(top).to_be_focused()
    sit(page, 2, "Otto")
    expect(top).to_contain_text("Reckons with you and forgets the ghosts.")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Otto", exact=True).first).to_be_visible()


def test_the_table_tells_what_its_bots_are_like(page: Page) -> None:
    open_table(page, "me", "bot:willi", "bot:zack", game="paule-panik", options={}, edition="quick", pace=4)
    page.get_by_role("button", name="At the table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Willi")
    expect(dialog).to_contain_text("Quicker than any person can be.")


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_choosing_fits_every_screen(window: Window, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    page.goto("/new/third-man")
    place(page, 2).click()
    expect(page.get_by_role("radio", name="Emil").first).to_be_visible()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
