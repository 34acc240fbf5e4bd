"""A browser whose person has set a larger font: texts follow it, and nothing is cut."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.browser.conftest import FLAGS, watched
from tests.browser.looks import cut, drawn, named, outside, over_each_other, resize, scrolls
from tests.browser.player import next_press, press
from tests.browser.steps import open_table, playable, settings

LARGE = 28
"""Pixels of the font; a browser that nobody has changed has 16."""
WINDOWS = [(360, 640), (1280, 800)]
BOARDS = {(360, 640): 0.9, (640, 360): 0.9, (768, 1024): 1.2, (1280, 800): 1.25, (1920, 1080): 1.65}
"""The windows of boards, and how many times the usual their texts are there."""
TOO_WIDE = """() => [...document.querySelectorAll("body, body *")]
  .filter((e) => e.checkVisibility() && !e.closest(".hidden-text, .skip, svg, select, input"))
  .filter((e) => e.scrollWidth > e.clientWidth + 1)
  .filter((e) => e === document.body || getComputedStyle(e).overflowX !== "visible")
  .filter((e) => getComputedStyle(e).textOverflow !== "ellipsis")
  .map((e) => `${e.tagName}.${e.className} ${e.scrollWidth} > ${e.clientWidth}`)"""
"""What cuts off or scrolls a part of what it holds, other than a line that ends in an ellipsis."""
SMALLEST = """board => {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const sizes = [];
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode;
    const read = data.trim() && parent.checkVisibility() && !parent.closest(".hidden-text, svg, .card, [aria-hidden]");
    if (read) sizes.push(parseFloat(getComputedStyle(parent).fontSize));
  }
  return Math.min(...sizes);
}"""
"""Of the texts of a board but those on cards, the size of the smallest."""
SIZE = """selector => {
  const found = document.querySelector(selector);
  return found && parseFloat(getComputedStyle(found).fontSize);
}"""
"""Of the first element, in one step: a page that has just loaded may draw it anew at any moment."""


@pytest.fixture(scope="module")
def far_sighted(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={LARGE}"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": flags})
    yield browser
    browser.close()


@pytest.fixture
def large(far_sighted: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = far_sighted.new_context(**browser_context_args)
    settings(context, confirm="never")
    yield watched(context.new_page())
    context.close()


def size_of(page: Page, selector: str) -> float:
    return float(page.wait_for_function(SIZE, arg=selector).json_value())


@pytest.mark.parametrize("size", WINDOWS, ids=named)
@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("/", "article p"),
        ("/new/costly-tricks", "legend"),
        ("/rules/buddy", "main p"),
        ("/puzzle/costly-tricks/0", "main p"),
    ],
)
def test_pitfall_63_pages_follow_the_font_of_the_browser(
    large: Page, page: Page, size: tuple[int, int], address: str, text: str
) -> None:
    for each in (large, page):
        resize(each, size)
        each.goto(address)
        expect(each.locator(text).first).to_be_visible()
        expect(each.locator(".opening")).to_have_count(0)  # what is measured comes after it
    drawn(large)
    least = LARGE / 16 if size[0] > 1000 else 1.2
    assert size_of(large, text) >= least * size_of(page, text)
    assert large.evaluate(TOO_WIDE) == []
    assert large.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["buddy", "costly-tricks", "third-man", "paule-panik"])
def test_pitfall_63_boards_follow_the_font_as_far_as_their_window_has_room(large: Page, game: str) -> None:
    open_table(large, game=game)
    for _ in range(3):
        press(large, "mouse", next_press(large, game))
    next_press(large, game)
    for size, least in BOARDS.items():
        resize(large, size)
        assert not scrolls(large), size
        assert [*outside(large), *cut(large), *over_each_other(large)] == [], size
        assert large.locator("[data-board]").evaluate(SMALLEST) >= 11 * least, size


@pytest.mark.parametrize("size", WINDOWS, ids=named)
@pytest.mark.parametrize("game", ["buddy", "costly-tricks"])
def test_pitfall_63_dialogs_and_accounts_follow_the_font_and_hold_it(
    large: Page, size: tuple[int, int], game: str
) -> None:
    resize(large, size)
    open_table(large, game=game)
    expect(playable(large).first).to_be_visible()
    for key in ("m", "i", "?", "a"):
        large.keyboard.press(key)
        dialog = large.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert size_of(large, "dialog .content") > 18
        assert [fault for fault in large.evaluate(TOO_WIDE) if "content" in fault] == [], key
        large.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    while "over" not in (wanted := next_press(large, game)):
        press(large, "mouse", wanted)
    account = large.locator(".account").first
    expect(account).to_be_visible()
    assert account.evaluate("element => element.scrollWidth <= element.clientWidth + 1")
