"""Whoever watches finds a table at home, looks back in its round while that goes on, and comes back to now."""

from playwright.sync_api import expect

from tests.browser.conftest import Window
from tests.browser.steps import open_table, play


def test_pitfall_37_whoever_watches_looks_back_while_the_table_goes_on_and_comes_back_to_now(window: Window) -> None:
    mira, tom = window(), window(viewport={"width": 360, "height": 640})
    address = open_table(mira, "me", "bot:easy", terms={"public": True})
    for _ in range(3):
        play(mira)
    tom.goto("/")
    tom.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="watch").click()
    expect(tom).to_have_url(f"{tom.url.split('/t/')[0]}{address}")
    tom.get_by_role("button", name="Unfold").click()
    tom.locator(":popover-open").get_by_role("button", name="Look back").click()
    past = tom.get_by_role("region", name="The round so far")
    slider = past.get_by_role("slider")
    expect(slider).to_be_visible()
    tom.keyboard.press("Home")
    expect(slider).to_have_value("0")
    play(mira)
    expect(slider).to_have_value("0")
    expect(past.get_by_role("button", name="To the start")).to_be_disabled()
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    expect(tom.locator("[data-board]")).to_be_visible()
    expect(mira.locator("[data-board]")).to_be_visible()


def test_where_nobody_may_watch_a_round_that_goes_on_is_not_shown(window: Window) -> None:
    mira, tom = window(), window()
    address = open_table(mira, "me", "bot:easy", terms={"public": True, "watching": False})
    play(mira)
    tom.goto("/")
    expect(tom.get_by_role("region", name="Open tables")).to_have_count(0)
    tom.goto(address)
    expect(tom.get_by_role("heading", name="This round is played in private")).to_be_visible()
    expect(tom.locator("[data-board]")).to_have_count(0)
