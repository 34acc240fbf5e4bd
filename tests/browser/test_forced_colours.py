"""Colours that somebody has set in the system: what a form said by its fill, its shadow or its edge it still says."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.player import next_press, press
from tests.browser.steps import open_table, play, playable

COLOUR = "(element, of) => getComputedStyle(element)[of]"


def looks(of: Locator) -> bytes:
    """A picture of it."""
    return of.screenshot(animations="disabled")


def colour(of: Locator, what: str = "backgroundColor") -> str:
    return str(of.evaluate(COLOUR, what))


def forced(window: Window, game: str) -> Page:
    page = window({"confirm": "never"}, forced_colors="active")
    open_table(page, game=game)
    return page


def test_pitfall_63_a_chip_that_was_won_does_not_look_like_one_that_is_missing(window: Window) -> None:
    page = forced(window, "buddy")
    while "over" not in (wanted := next_press(page, "buddy")):
        press(page, "mouse", wanted)
    account = page.get_by_role("region", name="Round 1 is over")
    won, missing = account.locator(".chips .on").first, account.locator(".chips i:not(.on)").first
    expect(won).to_be_visible()
    assert looks(won) != looks(missing)


def test_pitfall_63_what_may_be_played_and_whose_turn_it_is_keeps_its_form(window: Window) -> None:
    page = forced(window, "costly-tricks")
    lit, others = page.locator("[data-hand].lit"), page.locator("[data-hand]:not(.lit)")
    while not page.locator(".barred").count():
        play(page)
        expect(playable(page).first).to_be_visible()
    live, barred = page.locator(".card.live").first, page.locator(".card.barred").first
    assert colour(barred, "borderTopStyle") == "dashed"
    assert colour(live, "borderTopStyle") == "solid"
    underline = live.evaluate("card => getComputedStyle(card, '::after').backgroundColor")
    assert underline not in ("rgba(0, 0, 0, 0)", colour(live))
    assert colour(lit.first, "borderTopColor") != colour(others.first, "borderTopColor")
    assert colour(page.locator(".now").first) != colour(page.locator("body"))


def test_pitfall_63_what_is_chosen_in_a_dialog_differs_from_what_is_not(window: Window) -> None:
    page = forced(window, "buddy")
    while not page.locator(".bar .own").count():
        press(page, "mouse", next_press(page, "buddy"))
    own, left = page.locator(".bar .own").first, page.locator(".bar .left").first
    assert colour(own) != colour(page.locator("body"))
    assert colour(left, "backgroundImage") != "none"
    page.keyboard.press("m")
    chosen = page.get_by_role("group", name="Language").locator(".chosen")
    other = page.get_by_role("group", name="Language").locator("label:not(.chosen)").first
    assert colour(chosen) != colour(other)
    assert colour(chosen, "color") == colour(page.locator("dialog"))
