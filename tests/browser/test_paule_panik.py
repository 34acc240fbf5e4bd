"""Paule Panik in a real browser: a race against bots, by mouse, touch, drag and keys."""

import re
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, findings, named, outside, scrolls, too_small
from tests.browser.steps import ENDS, open_table, settings

GAME = "paule-panik"
BY_HAND = {"auto_refill": False, "placing": "play_on", "bets": False}
SLOW = 2
"""The pace at which an easy bot leaves a person the time that a test needs."""


def race(page: Page, *others: str, pace: float = SLOW, **order: object) -> None:
    """Opens a table with bots and waits until everybody may play."""
    open_table(page, "me", *(others or ("bot:easy",)), game=GAME, pace=pace, **order)
    expect(hand(page).first).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)


def hand(page: Page) -> Locator:
    return page.locator("button[data-card]")


def stack(page: Page, number: int) -> Locator:
    return page.locator(f"[data-stack='{number}']")


FIND = """wanted => {
  const named = /(?:red|yellow|green|blue|violet) (\\d+)/;
  const rank = button => Number(button?.getAttribute("aria-label").match(named)?.[1]);
  const tops = [0, 1].map(number => rank(document.querySelector(`[data-stack="${number}"]`)));
  for (const card of document.querySelectorAll("button[data-card]")) {
    const fitted = [0, 1].filter(number => [1, 16].includes(Math.abs(rank(card) - tops[number])));
    if (fitted.length > 0 === wanted) return [card.dataset.card, fitted];
  }
  return null;
}"""
"""A card of the hand that fits a stack now, or one that fits none, and the stacks that it fits."""


CLICK = """async places => {
  for (const place of places) {
    document.querySelector(place)?.click();
    await new Promise(requestAnimationFrame);
  }
}"""
"""Clicks what is still there: the round may end between any two steps of a test."""


def await_card(page: Page, *, fits: bool = True) -> tuple[str, list[int]]:
    """Such a card, as soon as there is one; the others go on meanwhile."""
    name, stacks = page.wait_for_function(FIND, arg=fits).json_value()
    return name, stacks


def card(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-card='{name}']")


How = Literal["click", "tap", "drag", "keys"]


def lay(page: Page, how: How = "click") -> tuple[str, str]:
    """Lays a card that fits, on the left stack if it fits both; its name and the key of its place.

    Tries again with another if somebody else was faster.
    """
    for _ in range(10):
        name, stacks = await_card(page)
        key, told = (card(page, name).get_attribute(part) or "" for part in ("aria-keyshortcuts", "aria-label"))
        move(page, name, key, stacks, how)
        try:
            expect(card(page, name)).to_have_count(0, timeout=3000)
        except AssertionError:
            continue
        return told, key
    raise AssertionError("every card came too late")


def move(page: Page, name: str, key: str, stacks: list[int], how: How) -> None:
    if how == "drag":
        card(page, name).drag_to(stack(page, stacks[0]))
    elif how == "keys":
        page.keyboard.press(key)
        if len(stacks) > 1:
            page.keyboard.press("ArrowLeft")
    else:
        for target in (card(page, name), *([stack(page, 0)] if len(stacks) > 1 else [])):
            target.tap() if how == "tap" else target.click()


def test_a_whole_round_with_its_account(page: Page, context: BrowserContext) -> None:
    settings(context, motion="reduced")
    race(page, pace=0.5)
    end = page.get_by_role("button", name=ENDS)
    while not end.count():
        if found := page.evaluate(FIND, True):
            name, stacks = found
            page.evaluate(CLICK, [f"[data-card='{name}']", *(["[data-stack='0']"] if len(stacks) > 1 else [])])
        page.wait_for_timeout(50)
    account = page.get_by_role("group", name="Round 1 is over")
    expect(account.get_by_role("heading")).to_have_text(re.compile("wins? the round"))
    rows = account.get_by_role("row").all()[1:]
    points = [int(row.get_by_role("cell").nth(1).inner_text().split()[-1]) for row in rows]
    totals = [int(row.get_by_role("cell").nth(2).inner_text()) for row in rows]
    assert points == totals
    assert points[0] > points[1] > 0


def test_pitfall_39_on_a_phone_a_card_is_tapped_and_one_that_fits_nothing_comes_back(window: Window) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    race(page)
    lay(page, "tap")
    name, _ = await_card(page, fits=False)
    card(page, name).tap()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    stack(page, 0).tap()
    expect(page.get_by_role("alert").first).to_contain_text(re.compile("does not fit on|too late"))
    expect(card(page, name)).to_be_visible()
    assert not scrolls(page)


def test_pitfall_40_a_card_is_dragged_onto_a_stack(page: Page, context: BrowserContext) -> None:
    settings(context)
    race(page)
    lay(page, "drag")
    page.keyboard.press("w")
    expect(page.get_by_text("You: ").last).to_be_visible()


def test_pitfall_43_keys_alone_play_a_card_and_what_happens_is_told(page: Page, context: BrowserContext) -> None:
    settings(context)
    race(page)
    for _ in range(2):
        told, _ = lay(page, "keys")
        page.keyboard.press("w")
        expect(page.get_by_text(f"You: {told}, ").last).to_be_visible()
        page.keyboard.press("Escape")


def test_by_hand_a_card_is_drawn_into_the_place_that_became_free(page: Page, context: BrowserContext) -> None:
    settings(context)
    race(page, edition="french", options=BY_HAND)
    _, key = lay(page)
    expect(hand(page)).to_have_count(5)
    page.get_by_role("button", name=re.compile("^Draw a card")).click()
    expect(hand(page)).to_have_count(6)
    expect(page.locator(f"button[data-card][aria-keyshortcuts='{key}']")).to_have_count(1)


def test_a_bet_is_made_before_anybody_sees_a_card(page: Page, context: BrowserContext) -> None:
    settings(context)
    options = {"auto_refill": True, "placing": "cards_left", "bets": True}
    open_table(page, "me", "bot:easy", game=GAME, pace=SLOW, options=options)
    expect(page.get_by_text("Will you win this round?")).to_be_visible()
    assert hand(page).count() == 0
    page.get_by_role("button", name="Bet", exact=True).click()
    expect(hand(page)).to_have_count(6)
    expect(page.get_by_text("bet", exact=True).first).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_pitfall_39_nothing_scrolls_nor_sticks_out_with_two_or_five_players(
    window: Window, size: tuple[int, int]
) -> None:
    for others in (1, 4):
        page = window(viewport={"width": size[0], "height": size[1]})
        race(page, *["bot:easy"] * others, edition="french", options=BY_HAND)
        assert not scrolls(page)
        assert outside(page) == []
        assert too_small(page) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave(window: Window, scheme: str) -> None:
    page = window(color_scheme=scheme)
    race(page)
    assert findings(page) == []
