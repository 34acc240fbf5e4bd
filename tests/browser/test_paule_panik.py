"""Paule Panik in a real browser: a race against bots, by mouse, touch, drag and keys."""

import re
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, findings, outside, resize, scrolls, too_small
from tests.browser.steps import ENDS, open_table, settings, start, stop_clock

GAME = "paule-panik"
BY_HAND = {"auto_refill": False, "placing": "play_on", "bets": False}


def race(page: Page, *others: str, pace: float = 4, **order: Any) -> None:
    """Opens a table with bots and waits until everybody may play."""
    open_table(page, "me", *(others or ("bot:easy",)), game=GAME, pace=pace, **order)
    expect(hand(page).first).to_be_visible()
    until_begun(page)


def until_begun(page: Page) -> None:
    """A moment after the start: a line that was quicker when it was measured lets a page begin before its room."""
    expect(page.get_by_role("timer")).to_have_count(0)
    page.wait_for_timeout(500)


def hand(page: Page) -> Locator:
    return page.locator("button[data-card]")


def card(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-card='{name}']")


def stack(page: Page, number: int) -> Locator:
    return page.locator(f"[data-stack='{number}']")


FIND = """
const rank = button => Number(button?.ariaLabel.match(/(?:red|yellow|green|blue|violet) (\\d+)/)?.[1]);
const fitting = card => [0, 1].filter(number => {
  const top = document.querySelector(`[data-stack="${number}"]`);
  return [1, 16].includes(Math.abs(rank(card) - rank(top)));
});
const hand = () => [...document.querySelectorAll("button[data-card]")];
"""
FITTING = f"() => {{ {FIND} return hand().map(card => [card.dataset.card, fitting(card)]); }}"
"""The cards of the hand, each with the stacks that it fits now."""
RACE = f"""() => {{
  {FIND}
  setInterval(() => {{
    const card = hand().find(one => fitting(one).length > 0);
    card?.click();
    if (card && fitting(card).length > 1) document.querySelector("[data-stack='0']").click();
  }}, 50);
}}"""
"""Lays whatever fits, again and again."""


class Deal(NamedTuple):
    """A card that fits one stack only, that stack, and a card that fits none."""

    card: str
    stack: int
    misfit: str


def quiet_race(page: Page, friend: Page, **order: Any) -> Deal:
    """A race against somebody who lays no card, dealt so that there is such a card: nothing moves by itself."""
    for _ in range(30):
        address = open_table(page, "me", "open", game=GAME, terms={"idle": None}, **order)
        seats = friend.request.post(f"/api/tables/{address.removeprefix('/t/')}/seats", data={})
        assert seats.status == 201, seats.text()
        friend.goto(address)
        start(page)
        expect(hand(page)).to_have_count(6)
        fitting: list[tuple[str, list[int]]] = page.evaluate(FITTING)
        fits = [(name, stacks[0]) for name, stacks in fitting if len(stacks) == 1]
        misfits = [name for name, stacks in fitting if not stacks]
        if fits and misfits:
            until_begun(page)
            return Deal(*fits[0], misfits[0])
    raise AssertionError("no deal has such cards")


def laid(page: Page, deal: Deal) -> None:
    """Waits until the table has taken the card."""
    expect(card(page, deal.card)).to_have_count(0)


def told(page: Page, deal: Deal) -> Locator:
    """What happened, as the page tells it: the card and its stack."""
    page.keyboard.press("w")
    colour = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "V": "violet"}[deal.card[0]]
    return page.get_by_role("dialog").get_by_text(f"You: {colour} {deal.card[1:]}, {('left', 'right')[deal.stack]}.")


def test_a_whole_round_with_its_account(page: Page, context: BrowserContext) -> None:
    settings(context)
    race(page, *["bot:easy"] * 4, pace=0.1)  # among five the table is seldom stuck
    page.evaluate(RACE)
    expect(page.get_by_role("button", name=ENDS)).to_be_visible(timeout=120_000)
    account = page.get_by_role("group", name="Round 1 is over")
    expect(account.get_by_role("heading")).to_have_text(re.compile("wins? the round"))
    rows = account.get_by_role("row").all()[1:]
    points = [int(row.get_by_role("cell").nth(1).inner_text().split()[-1]) for row in rows]
    totals = [int(row.get_by_role("cell").nth(2).inner_text()) for row in rows]
    assert points == totals
    first, second, third, *others = points
    assert first == second + third
    assert others == [0, 0]


def test_pitfall_39_on_a_phone_a_card_is_tapped(window: Window) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    deal = quiet_race(page, window())
    card(page, deal.card).tap()
    laid(page, deal)
    assert not scrolls(page)


def test_pitfall_39_on_a_phone_a_card_that_fits_nothing_comes_back(window: Window) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    deal = quiet_race(page, window())
    stop_clock(page)
    card(page, deal.misfit).tap()
    expect(card(page, deal.misfit)).to_have_attribute("aria-pressed", "true")
    stack(page, 0).tap()
    expect(page.get_by_role("alert").first).to_contain_text("does not fit on")
    expect(card(page, deal.misfit)).to_be_visible()
    assert not scrolls(page)


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Several fingers on a page at once."""

    def __init__(self, page: Page) -> None:
        self._browser = page.context.new_cdp_session(page)

    def touch(self, kind: Literal["touchStart", "touchMove", "touchEnd"], *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_pitfall_68_a_card_is_played_when_it_is_pressed_not_when_it_is_let_go(window: Window) -> None:
    page = window()
    deal = quiet_race(page, window())
    page.mouse.move(*middle(card(page, deal.card)))
    page.mouse.down()
    laid(page, deal)
    page.mouse.up()
    expect(hand(page)).to_have_count(6)
    expect(told(page, deal)).to_be_visible()


def test_pitfall_68_on_a_phone_a_card_is_played_when_it_is_touched(window: Window) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    deal = quiet_race(page, window())
    Fingers(page).touch("touchStart", middle(card(page, deal.card)))
    laid(page, deal)


def test_pitfall_68_a_gesture_of_two_fingers_plays_nothing_and_two_thumbs_play_when_they_are_lifted(
    window: Window,
) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    deal = quiet_race(page, window())
    stop_clock(page)  # the moment in which a finger waits for another one does not pass
    fingers, (x, y) = Fingers(page), middle(card(page, deal.card))
    fingers.touch("touchStart", (x, y), (180, 200))
    fingers.touch("touchMove", (x, y + 30), (180, 150))
    fingers.touch("touchEnd")
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page, deal.card)).to_have_attribute("aria-pressed", "false")
    fingers.touch("touchStart", (180, 200), (x, y))
    expect(card(page, deal.card)).to_have_attribute("aria-pressed", "false")
    fingers.touch("touchEnd")
    laid(page, deal)


def test_pitfall_40_a_card_is_dragged_onto_a_stack(page: Page, context: BrowserContext, window: Window) -> None:
    settings(context, drag=True)
    deal = quiet_race(page, window())
    card(page, deal.card).drag_to(stack(page, deal.stack))
    laid(page, deal)
    expect(told(page, deal)).to_be_visible()


@pytest.mark.parametrize("confirm", ["auto", "always"])
def test_pitfall_43_keys_alone_play_a_card_and_what_happens_is_told(
    window: Window, confirm: Literal["auto", "always"]
) -> None:
    page = window({"confirm": confirm})
    deal = quiet_race(page, window())
    page.keyboard.press(card(page, deal.card).get_attribute("aria-keyshortcuts") or "")
    if confirm == "always":
        expect(card(page, deal.card)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press(("ArrowLeft", "ArrowRight")[deal.stack])
    laid(page, deal)
    expect(told(page, deal)).to_be_visible()


def test_by_hand_a_card_is_drawn_into_the_place_that_became_free(
    page: Page, context: BrowserContext, window: Window
) -> None:
    settings(context)
    deal = quiet_race(page, window(), edition="french", options=BY_HAND)
    key = card(page, deal.card).get_attribute("aria-keyshortcuts")
    card(page, deal.card).click()
    laid(page, deal)
    expect(hand(page)).to_have_count(5)
    page.get_by_role("button", name=re.compile("^Draw a card")).click()
    expect(hand(page)).to_have_count(6)
    expect(page.locator(f"button[data-card][aria-keyshortcuts='{key}']")).to_have_count(1)


def test_a_bet_is_made_before_anybody_sees_a_card(page: Page, context: BrowserContext) -> None:
    settings(context)
    options = {"auto_refill": True, "placing": "cards_left", "bets": True}
    open_table(page, "me", "bot:easy", game=GAME, options=options)
    expect(page.get_by_text("Will you win this round?")).to_be_visible()
    assert hand(page).count() == 0
    page.get_by_role("button", name="Bet", exact=True).click()
    expect(hand(page)).to_have_count(6)
    expect(page.get_by_text("bet", exact=True).first).to_be_visible()


def test_pitfall_39_on_a_phone_a_bet_leaves_the_points_in_sight(window: Window) -> None:
    phone = window({"language": "de"}, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    friend = window()
    options = {"auto_refill": True, "placing": "cards_left", "bets": True}
    address = open_table(phone, "me", "open", "bot:easy", game=GAME, pace=4, options=options)
    friend.goto(address)
    friend.get_by_role("button", name="Sit down").click()
    start(phone)
    friend.get_by_role("button", name="Bet", exact=True).click()
    phone.get_by_role("button", name="Nicht wetten").tap()
    panel = phone.locator("[data-hand='1']")
    expect(panel.locator(".bet")).to_be_visible()
    assert panel.locator(".bet").evaluate(
        "bet => bet.getBoundingClientRect().bottom <="
        " bet.closest('[data-hand]').querySelector('.points').getBoundingClientRect().top"
    )


@pytest.mark.parametrize("others", [1, 4])
def test_pitfall_39_nothing_scrolls_nor_sticks_out_at_any_size(window: Window, others: int) -> None:
    page = window()
    race(page, *["bot:easy"] * others, edition="french", options=BY_HAND)
    for size in SIZES:
        resize(page, size)
        assert not scrolls(page), size
        assert outside(page) == [], size
        assert too_small(page) == 0, size


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave(window: Window, scheme: str) -> None:
    page = window(color_scheme=scheme)
    race(page)
    assert findings(page) == []
