"""At somebody's first table of a game: what he is told, where, and until when."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Window
from tests.browser.steps import at_once, box, hurry, open_table, play, playable, start

GOAL = "Win rich tricks: their ranks count for you, less 20 a trick."
SIZES = [(360, 640), (768, 1024), (640, 360), (1280, 800)]
COVERED = """() => {
    const note = document.querySelector("[data-first]").getBoundingClientRect();
    const beside = (one) => one.right <= note.left || one.left >= note.right;
    const over = (one) => !beside(one) && one.top < note.bottom && one.bottom > note.top;
    const all = "[data-card], [data-hand], [data-lit], .table-bar .button, nav .button";
    const parts = [...document.querySelectorAll(all)];
    return parts.filter((part) => over(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 80));
}"""
"""What of the game, and of the bar, lies under the note."""


def test_a_race_does_not_begin_while_a_newcomer_reads(window: Window) -> None:
    page = window(storage_state=None)
    at_once(page)
    page.goto("/")
    box(page, "Paule Panik").get_by_role("button", name="Play now").click()
    for line in ("Be the first without a card", "only you see them", "A press plays a card at once"):
        expect(page.get_by_text(line)).to_be_visible()
    start(page)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator("[data-first]")).to_have_count(0)


def test_a_first_table_tells_what_it_is_about_and_covers_nothing_of_the_game(window: Window) -> None:
    page = window(storage_state=None)
    hurry(page.context)
    open_table(page)
    goal = page.get_by_text(GOAL)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(goal).to_be_visible()
        assert page.evaluate(COVERED) == [], (width, height)
    page.set_viewport_size({"width": 360, "height": 640})
    board = page.locator("[data-board]")
    where = board.bounding_box()
    page.get_by_role("button", name="Next").click()
    second = page.get_by_text("You play two hands: your own and, opposite, your ghost’s.")
    expect(second).not_to_have_class(re.compile("unseen"))
    assert board.bounding_box() == where
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()
    expect(goal).to_be_visible()
    told = page.locator("[data-first] li").count()
    for number in range(2, told + 1):
        play(page)
        expect(page.locator("[data-first]")).to_contain_text(f"{number}/{told}")
        expect(playable(page).first).to_be_visible()
    play(page)
    expect(goal).to_have_count(0)
    page.reload()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(goal).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_text(GOAL)).to_be_visible()
    page.get_by_role("button", name="All the rules").click()
    expect(page.get_by_role("heading", name="Four open hands")).to_be_visible()
