"""Whole matches in a real browser."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Window
from tests.browser.steps import (
    ENDS,
    NEXT_ROUND,
    box,
    hurry,
    open_table,
    play,
    play_whoever,
    playable,
    settings,
    until_asked,
)


@pytest.mark.parametrize("game", ["Costly Tricks"])
def test_pitfall_40_43_a_whole_match_with_the_keyboard_alone(page: Page, context: BrowserContext, game: str) -> None:
    settings(context)
    hurry(context)
    page.goto("/")
    expect(box(page, game)).to_be_visible()
    tab_to(page, f"^More choices, {game}$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(game)).first).to_be_visible()
    choose_with_keys(page, "at once")
    press_on(page, "Open the table")
    while (asked := until_asked(page)) != "play again":
        if asked == "card":
            play_with_keys(page)
        else:
            press_on(page, NEXT_ROUND)
            expect(page.get_by_role("button", name=ENDS)).to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()


def focused(page: Page) -> str:
    """The accessible name of what has the focus, and its description if it has one: ``More choices, Costly Tricks``."""
    found: list[str] = page.evaluate(
        "(e => [e.getAttribute('aria-label') || e.innerText || e.labels?.[0]?.innerText || '',"
        " document.getElementById(e.getAttribute('aria-describedby'))?.innerText || ''])(document.activeElement)"
    )
    return ", ".join(filter(None, map(str.strip, found)))


def tab_to(page: Page, wanted: str) -> None:
    """Presses Tab until the focus is there; the whole page has fewer stops than that."""
    for _ in range(60):
        if re.search(wanted, focused(page)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


def press_on(page: Page, name: str, role: str = "button") -> None:
    expect(page.get_by_role(role, name=name, exact=True).first).to_be_visible()  # type: ignore[arg-type]
    tab_to(page, f"^{name}$")
    page.keyboard.press("Enter")


def choose_with_keys(page: Page, name: str) -> None:
    """Moves within a group of radio buttons with the arrow keys."""
    radio = page.get_by_role("radio", name=name, exact=True)
    group = radio.get_attribute("name")
    for _ in range(60):
        if page.evaluate("document.activeElement.name") == group:
            break
        page.keyboard.press("Tab")
    for _ in range(6):
        if radio.is_checked():
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrow keys never reach {name}")


def play_with_keys(page: Page) -> None:
    tab_to(page, ", playable$|, you must")
    name = focused(page)
    if not name.endswith(", playable"):
        page.keyboard.press("Tab")
        tab_to(page, ", playable$")
        name = focused(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_two_browsers_play_each_other_by_an_invitation(page: Page, context: BrowserContext, window: Window) -> None:
    settings(context)
    hurry(context)
    page.goto("/")
    box(page).get_by_role("button", name="Invite").click()
    expect(page.get_by_label("Link to this table")).to_have_value(re.compile("/t/"))
    link = page.get_by_label("Link to this table").input_value()
    page.get_by_role("textbox", name=re.compile("^Your name")).fill("Mira")
    friend = window()
    hurry(friend.context)
    friend.goto(link)
    friend.get_by_role("textbox", name="Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down").click()
    for _ in range(44):
        play_whoever([page, friend])
    for one in (page, friend):
        one.get_by_role("button", name=NEXT_ROUND).click()
    for one in (page, friend):
        expect(one.get_by_text("Trick 1 of 11").first).to_be_visible()
    expect(page.get_by_text("Jonas", exact=True).first).to_be_visible()


def test_somebody_watches_without_a_seat(page: Page, context: BrowserContext, window: Window) -> None:
    settings(context)
    address = open_table(page)
    play(page)
    watcher = window()
    watcher.goto(address)
    expect(watcher.locator("[data-hand]")).to_have_count(4)
    expect(playable(watcher)).to_have_count(0)
    expect(watcher.get_by_role("button", name="Take back")).to_have_count(0)


def test_one_screen_serves_both_players(page: Page, context: BrowserContext) -> None:
    settings(context)
    page.goto("/")
    box(page).get_by_role("button", name="Same screen").click()
    for _ in range(8):
        play(page)
    expect(page.get_by_text("Trick 3 of 11").first).to_be_visible()


def test_against_a_bot_one_may_take_back_ones_last_card(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    name = play(page)
    expect(playable(page).first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name=f"{name}, playable", exact=True)).to_be_visible()
