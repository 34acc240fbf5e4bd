"""An evening with company: one table, two windows, bots where nobody sits."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import drawn, scrolls
from tests.browser.steps import cards, open_table, play_whoever, playable, settings, sit, stop_clock


def open_for_a_friend(page: Page) -> str:
    """A public table of The Third Man: the first guest, an open seat, two bots; its address."""
    page.goto("/new/third-man")
    sit(page, 2, "A friend, by link")
    page.get_by_text("More about the table").click()
    page.get_by_text("everybody in this room").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    return urlsplit(page.url).path


def join_from_home(friend: Page, address: str) -> None:
    """Somebody else finds the public table on his home page and sits down."""
    friend.goto("/")
    link = friend.get_by_role("link", name=re.compile("The Third Man.*one open seat"))
    link.and_(friend.locator(f"[href='{address.removeprefix('/')}']")).click()
    friend.get_by_role("textbox", name="Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down").click()


def meet(page: Page, window: Window) -> Page:
    """The friend's page, once both see the first auction of their table."""
    address = open_for_a_friend(page)
    friend = window()
    join_from_home(friend, address)
    for one in (page, friend):
        expect(one.get_by_text("Auction 1 of 9").first).to_be_visible()
    return friend


def at_the_table(page: Page, name: str) -> None:
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("button", name=name, exact=True).click()


def test_friends_meet_at_a_public_table_talk_and_pause(page: Page, context: BrowserContext, window: Window) -> None:
    settings(context)
    friend = meet(page, window)
    stop_clock(friend)
    friend.get_by_role("button", name="At the table").click()
    at_the_table(page, "Well played")
    said = friend.locator("p", has_text="“Well played”").first
    expect(said).to_be_visible()
    assert said.evaluate("said => said.matches(':popover-open')"), "it lies over the dialog"
    friend.keyboard.press("Escape")
    at_the_table(page, "Pause")
    friend.get_by_role("button", name="Agree").click()
    for one in (page, friend):
        expect(one.get_by_role("region", name="Notice").get_by_text("Paused")).to_be_visible()
    friend.set_viewport_size({"width": 360, "height": 640})
    friend.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("region", name="Notice")).to_have_count(0)


def test_pitfall_25_a_bot_plays_for_who_went_away_until_he_comes_back(
    page: Page, context: BrowserContext, window: Window
) -> None:
    settings(context)
    friend = meet(page, window)
    friend.goto("/")
    expect(page.get_by_text("Jonas is away.")).to_be_visible()
    stop_clock(page)
    page.get_by_role("button", name="Let a bot play now").click()
    expect(page.get_by_text("A bot plays for Jonas now.").first).to_be_visible()
    friend.goto(page.url)
    expect(page.get_by_text("Jonas is back.").first).to_be_visible()


def test_who_leaves_the_table_is_at_home_again(page: Page, context: BrowserContext, window: Window) -> None:
    settings(context)
    friend = meet(page, window)
    stop_clock(page)
    friend.get_by_role("button", name="At the table").click()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Really leave?").click()
    expect(friend.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_text("Jonas has left.").first).to_be_visible()


def test_who_finds_all_seats_taken_is_told_that_he_is_watching(page: Page, window: Window) -> None:
    address = open_table(page, "me", "open")
    friend, third = window(), window()
    friend.goto(address)
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="Guest 2’s ghost")).to_be_visible()
    third.goto(address)
    expect(third.get_by_role("region", name="Notice")).to_contain_text("You are watching: all seats are taken.")
    expect(third.get_by_role("region", name="Guest 1’s ghost")).to_be_visible()
    expect(playable(third)).to_have_count(0)


def test_a_chosen_colour_is_kept_and_seen_by_the_others(page: Page, context: BrowserContext, window: Window) -> None:
    settings(context)
    address = open_for_a_friend(page)
    friend = window()
    friend.request.put("/api/me", data={"colour": "clay"})  # chance might have given him plum
    friend.goto("/")
    friend.get_by_role("button", name="Menu").click()
    with friend.expect_response(lambda answer: answer.request.method == "PUT"):
        friend.get_by_role("radio", name="plum").check()
    friend.reload()
    friend.get_by_role("button", name="Menu").click()
    expect(friend.get_by_role("radio", name="plum")).to_be_checked()
    friend.keyboard.press("Escape")
    join_from_home(friend, address)
    token = page.get_by_role("region", name="Jonas", exact=True).locator(".token")
    expect(token.first).to_have_attribute("style", re.compile("guest-plum"))
    mine = page.get_by_role("region", name="You", exact=True).locator(".token").first
    expect(mine).to_have_attribute("style", re.compile("guest-"))
    expect(mine).not_to_have_attribute("style", re.compile("guest-plum"))


def two_at_a_table(window: Window, **order: Any) -> list[Page]:
    """Mira and Jonas at a table of Costly Tricks."""
    pages = [window(), window()]
    for page, name in zip(pages, ("Mira", "Jonas"), strict=True):
        page.request.put("/api/me", data={"name": name})
    address = open_table(pages[0], "me", "open", **order)
    pages[1].goto(address)
    pages[1].get_by_role("button", name="Sit down").click()
    for page in pages:
        expect(cards(page)).to_have_count(44)
    return pages


def test_pitfall_31_a_card_is_taken_back_only_when_the_other_agrees(window: Window) -> None:
    pages = two_at_a_table(window)
    mover = play_whoever(pages)
    (other,) = (page for page in pages if page is not mover)
    notice = other.get_by_role("region", name="Notice")
    for answer, held in (("No", 43), ("Agree", 44)):
        mover.get_by_role("button", name="Take back").click()
        expect(notice).to_contain_text("would like to take back the last move.")
        for page in pages:
            expect(cards(page)).to_have_count(43)
        notice.get_by_role("button", name=answer, exact=True).click()
        expect(notice).to_have_count(0)
        for page in pages:
            expect(cards(page)).to_have_count(held)
    expect(playable(mover).first).to_be_visible()


def test_at_a_table_that_waits_who_was_away_goes_on_where_he_was(window: Window) -> None:
    mira, jonas = two_at_a_table(window, terms={"away": "wait"})
    notice = mira.get_by_role("region", name="Notice")
    jonas.goto("/")
    expect(notice).to_contain_text("Jonas is away.")
    jonas.goto(mira.url)
    expect(notice).to_have_count(0)
    expect(cards(jonas)).to_have_count(44)
    play_whoever([mira, jonas])


def test_pitfall_28_whose_time_runs_out_is_warned_before_a_bot_makes_the_move(page: Page) -> None:
    open_table(page, terms={"clock": 5})
    expect(playable(page).first).to_be_visible()
    held = cards(page).count()
    stop_clock(page)
    expect(page.get_by_role("region", name="Notice")).to_contain_text("Still there? A bot plays in")
    expect(cards(page)).to_have_count(held)
    expect(page.get_by_text("Your time is up; a bot makes this move.").first).to_be_visible()
    expect(cards(page)).not_to_have_count(held)


def test_seats_are_changed_before_the_start_and_move_on_for_another_match(window: Window) -> None:
    mira, jonas = window(), window()
    address = open_table(mira, "me", "open")
    places = mira.get_by_role("list", name="Seats").get_by_role("listitem")
    for page, name in ((mira, "Mira"), (jonas, "Jonas")):
        page.request.put("/api/me", data={"name": name})
    expect(places.nth(0)).to_contain_text("(you)")
    mira.get_by_role("button", name="Change seat").click()
    expect(places.nth(1)).to_contain_text("(you)")
    jonas.goto(address)
    jonas.get_by_role("button", name="Sit down").click()
    jonas.get_by_role("button", name="At the table").click()
    sitting = jonas.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(sitting).to_contain_text(["Jonas", "Mira"])
    give_up(jonas)
    for page in (jonas, mira):
        page.get_by_role("button", name="Play again").click()
    for page in (jonas, mira):
        expect(page.locator("#between-title")).to_have_count(0)
    jonas.get_by_role("button", name="At the table").click()
    expect(sitting).to_contain_text(["Mira", "Jonas"])


def test_who_won_a_match_and_left_is_still_named_and_another_may_take_his_seat(window: Window) -> None:
    mira, jonas = two_at_a_table(window)
    mira.get_by_role("button", name="At the table").click()
    give_up(mira)
    expect(mira.locator("#between-title")).to_have_text("Jonas wins the match")
    expect(jonas.locator("#between-title")).to_have_text("You win the match")
    jonas.keyboard.press("a")
    jonas.get_by_role("button", name="Leave the table").click()
    jonas.get_by_role("button", name="Really leave?").click()
    mira.keyboard.press("a")
    expect(mira.get_by_role("list", name="Seats")).to_contain_text("A friend, by link")
    expect(mira.locator("#between-title")).to_have_text("Jonas wins the match")
    mira.keyboard.press("Escape")
    mira.get_by_role("button", name="Play again").click()
    expect(mira.get_by_label("Link to this table")).to_have_value(mira.url)
    sit(mira, 2, "Flora")
    expect(cards(mira)).not_to_have_count(0)
    expect(mira.get_by_label("Link to this table")).to_have_count(0)


def give_up(page: Page) -> None:
    """With the sheet about the table open."""
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Really give up this match?").click()


@pytest.mark.parametrize("language", ["fr", "pseudo"])
def test_pitfall_39_a_folded_account_leaves_its_buttons_in_the_window(window: Window, language: str) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(page, "me", "bot:easy")
    page.get_by_role("button", name="At the table").click()
    give_up(page)
    settings(page.context, language=language)
    page.reload()
    panel = page.locator("section[aria-labelledby=between-title]")
    panel.locator("[aria-expanded=true]").click()
    expect(panel.locator("[aria-expanded=false]")).to_be_visible()
    drawn(page)
    assert not scrolls(page)
    inside = "({ left, right, bottom }) => left >= 0 && right <= innerWidth && bottom <= innerHeight"
    places = f"all => all.map(one => one.getBoundingClientRect()).map({inside})"
    assert panel.locator("button:visible").evaluate_all(places) == [True, True]


def test_among_four_who_gives_up_only_watches_and_the_others_play_on(
    page: Page, context: BrowserContext, window: Window
) -> None:
    settings(context)
    friend = meet(page, window)
    bid = "[data-board] button[data-card]:has(.live)"
    stop_clock(page)
    friend.get_by_role("button", name="At the table").click()
    give_up(friend)
    expect(page.get_by_text("Jonas gives up.").first).to_be_visible()
    expect(friend.locator(bid)).to_have_count(0)
    page.get_by_role("button", name="At the table").click()
    second = page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    expect(second).to_have_text(re.compile("Jonas.*has given up"))
    page.keyboard.press("Escape")
    expect(page.locator(bid).first).to_be_visible()
    expect(page.locator("#between-title")).to_have_count(0)


def test_pitfall_66_the_home_page_names_who_won_a_match_though_he_has_left(window: Window) -> None:
    mira, jonas = two_at_a_table(window)
    mira.get_by_role("button", name="At the table").click()
    give_up(mira)
    expect(jonas.locator("#between-title")).to_have_text("You win the match")
    jonas.keyboard.press("a")
    jonas.get_by_role("button", name="Leave the table").click()
    jonas.get_by_role("button", name="Really leave?").click()
    expect(jonas).to_have_url(re.compile("/$"))
    mira.goto("/")
    mira.get_by_text("One more table").click()
    expect(mira.get_by_role("region", name="Your tables")).to_contain_text("Jonas won")
