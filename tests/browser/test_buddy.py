"""Buddy on your Left in a real browser."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, findings, outside, resize, scrolls, too_small
from tests.browser.player import next_press, press
from tests.browser.steps import (
    box,
    cards,
    go_on,
    hurry,
    live_region,
    open_table,
    play,
    playable,
    settings,
    stop_clock,
    until_asked,
)

GAME = "buddy"
NAME = "Buddy on your Left"
BOTS = ("me", "bot:easy", "bot:easy")
ONE_SCREEN = ("me", "same-screen", "same-screen")


def middle(page: Page) -> Locator:
    return page.get_by_role("group", name="On the table")


def play_card(page: Page, rank: str = "") -> str:
    """Plays a card at a shared screen, where the next player holds one of the same name; its rank."""
    card = page.get_by_role("button", name=f"{rank}, playable", exact=True) if rank else playable(page).first
    name = card.get_attribute("aria-label") or ""
    held = cards(page).count()
    card.click()
    expect(cards(page)).to_have_count(held - 1)
    return name.partition(",")[0]


def test_a_whole_round_against_bots_with_its_account(page: Page, context: BrowserContext) -> None:
    settings(context)
    hurry(context)
    open_table(page, *BOTS, game=GAME)
    played = 0
    while until_asked(page) == "card":
        play(page)
        played += 1
    assert played == 10
    account = page.get_by_role("group", name="Round 1 is over")
    expect(account.get_by_role("heading")).to_contain_text(re.compile("highest total|totals are equal"))
    rows = [
        [int(cell) for cell in row.get_by_role("cell").all_inner_texts() if cell.strip().isdigit()]
        for row in account.get_by_role("table").first.get_by_role("row").all()[1:]
    ]
    own = [row[0] for row in rows]
    assert sum(own) == 63
    assert [row[:3] for row in rows] == [[own[i], own[i - 2], own[i] + own[i - 2]] for i in range(3)]
    go_on(page)
    assert until_asked(page) == "card"


def test_the_home_page_opens_a_table_for_one_screen(page: Page, context: BrowserContext) -> None:
    settings(context)
    page.goto("/")
    expect(box(page, NAME)).to_contain_text("3 players")
    box(page, NAME).get_by_role("button", name="Same screen").click()
    for _ in range(4):
        play_card(page)
    expect(page.get_by_role("region", name="Player 3’s cards")).to_be_visible()


def test_pitfall_39_a_phone_plays_by_touch_and_sees_all_totals(window: Window) -> None:
    phone = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(phone, *BOTS, game=GAME)
    for _ in range(3):
        play(phone, "tap")
        assert not scrolls(phone)
    expect(playable(phone).first).to_be_visible()
    expect(phone.get_by_role("img", name=re.compile("own, .* of the left neighbour"))).to_have_count(3)
    assert too_small(phone) == 0


def test_pitfall_39_however_long_his_name_the_friend_on_the_left_is_called_so(window: Window) -> None:
    phone, friend = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True), window()
    friend.request.put("/api/me", data={"name": "Maximiliane von Hohenzol"})
    address = open_table(phone, "me", "open", "bot:easy", game=GAME)
    friend.goto(address)
    friend.get_by_role("button", name="Sit down").click()
    while not playable(phone).count():  # on his own turn the friend is "to play"
        if playable(friend).count():
            play(friend)
        phone.wait_for_timeout(20)
    assert phone.get_by_text("on your left", exact=True).evaluate("text => text.scrollWidth <= text.clientWidth")


def test_pitfall_39_the_account_has_room_for_long_words_on_a_phone(window: Window) -> None:
    phone = window({"language": "pseudo"}, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    hurry(phone.context)
    open_table(phone, *BOTS, game=GAME)
    while "over" not in (wanted := next_press(phone, GAME)):
        press(phone, "touch", wanted)
    fits = "table => table.getBoundingClientRect().right <= table.parentElement.getBoundingClientRect().right + 1"
    assert phone.get_by_role("table").evaluate_all(f"tables => tables.map({fits})") == [True, True]


def test_pitfall_39_a_table_full_of_cards_fits_every_screen(window: Window) -> None:
    page = window({"confirm": "never"})
    open_table(page, *ONE_SCREEN, game=GAME)
    play_card(page, "10")
    for turn in range(11):
        play_card(page, str(1 + turn // 3))  # everybody's lowest card: all stay
    expect(middle(page).locator(".card")).to_have_count(12)
    fits_all_screens(page)
    for turn in range(11, 27):
        play_card(page, str(1 + turn // 3))
    expect(middle(page).locator(".card")).to_have_count(28)
    fits_all_screens(page)
    play_card(page, "10")  # the next one's takes all, and lies there no longer
    expect(middle(page).locator(".card")).to_have_count(0)
    fits_all_screens(page)
    expect(page.locator(".rail .swept")).to_be_visible()


def fits_all_screens(page: Page) -> None:
    for size in SIZES:
        resize(page, size)
        assert not scrolls(page), size
        assert outside(page) == [], size
        box_of = middle(page).bounding_box()
        felt = page.locator(".felt").bounding_box()
        assert box_of
        assert felt
        assert box_of["height"] <= felt["height"] + 1, size


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_no_serious_finding(window: Window, scheme: str) -> None:
    page = window(color_scheme=scheme)
    hurry(page.context)
    page.goto(f"/rules/{GAME}")
    expect(page.get_by_role("heading", name="What it is about")).to_be_visible()
    assert findings(page) == []
    open_table(page, *ONE_SCREEN, game=GAME)
    play_card(page, "8")
    play_card(page, "3")
    expect(playable(page).first).to_be_visible()
    assert findings(page) == []
    play_card(page, "9")
    page.get_by_role("button", name="Look at all sweeps").click()
    expect(page.get_by_role("dialog")).to_contain_text("Taken by")
    assert findings(page) == []
    page.keyboard.press("Escape")
    while until_asked(page) == "card":
        play_card(page)
    assert findings(page) == []


def test_pitfall_43_every_card_of_a_sequence_is_announced_with_what_it_did(page: Page, context: BrowserContext) -> None:
    settings(context)
    stop_clock(page)
    open_table(page, *ONE_SCREEN, game=GAME)
    words = live_region(page)
    play_card(page, "8")
    expect(words).to_contain_text(re.compile(r"Player \d led 8\. It is the card to beat\."))
    play_card(page, "6")
    expect(words).to_contain_text("It stays on the table: the 8 is not beaten.")
    play_card(page, "5")
    play_card(page, "9")
    expect(words).to_contain_text(re.compile(r"Player \d beat the 8 with 9\."))
    expect(words).to_contain_text(re.compile(r"sweeps the table: 6\s\+\s5\s= 11 points, 11 in all\."))
    tree = middle(page).aria_snapshot()
    assert re.findall(r"Player \d: (\d+)", tree) == ["8", "6", "5", "9"]


def test_a_lone_highest_lead_counts_as_nothing_and_the_lowest_card_sweeps_it(
    page: Page, context: BrowserContext
) -> None:
    settings(context)
    stop_clock(page)
    open_table(page, *ONE_SCREEN, game=GAME)
    play_card(page, "10")
    play_card(page, "10")
    expect(live_region(page)).to_contain_text("it counts as higher")
    page.keyboard.press("Shift")
    play_card(page, "10")
    expect(page.get_by_role("heading", name="Any card sweeps")).to_be_visible()
    expect(middle(page)).to_contain_text("Counts as 0")
    play_card(page, "1")
    expect(live_region(page)).to_contain_text("The lone 10 counts as 0, so any card beats it.")
    page.get_by_role("button", name="Look at all sweeps").click()
    size = page.locator("dialog .struck").evaluate("rank => parseFloat(getComputedStyle(rank).fontSize)")
    assert size > 11, "a struck rank can be read in the list"


def test_pitfall_02_a_card_below_a_higher_one_says_why_when_it_is_tried(page: Page, context: BrowserContext) -> None:
    settings(context)
    stop_clock(page)
    open_table(page, *ONE_SCREEN, game=GAME)
    play_card(page, "5")
    barred = page.get_by_role("button", name="5, you hold a higher card", exact=True)
    barred.click(force=True)  # aria-disabled, and yet it answers
    expect(page.locator("[data-board] [role=status]")).to_contain_text("You may not play 5: you hold a higher card.")
    expect(barred).to_be_visible()


def test_pitfall_43_a_hand_is_played_with_the_keyboard_alone(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, *ONE_SCREEN, game=GAME)
    expect(playable(page).first).to_be_visible()
    focused = page.locator("button[data-card]:focus")
    for _ in range(30):
        if focused.count():
            break
        page.keyboard.press("Tab")
    for rank in ("8", "2", "t"):  # once in a hand, the focus goes on to the next one that plays
        expect(focused).to_have_count(1)
        held = cards(page).count()
        page.keyboard.press(rank)
        page.keyboard.press("Enter")
        expect(cards(page)).to_have_count(held - 1)
    expect(live_region(page)).to_contain_text("beat the 8 with 10")
