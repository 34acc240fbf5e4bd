"""Reloads, restarts, lost connections, second windows: nobody loses a game or a seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Window, watched
from tests.browser.room import RoomProcess
from tests.browser.steps import (
    box,
    cards,
    open_table,
    play,
    play_whoever,
    playable,
    settings,
    until_asked,
    whoever_may_play,
)

HELD = "all => all.map(card => [card.closest('[data-hand]').dataset.hand, card.dataset.sign, card.innerText].join())"

TOP = """async line => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // the browser puts it back only then
  return line.getBoundingClientRect().top;
}"""


def on_the_table(page: Page) -> list[str]:
    """The trick and the cards of all hands, as soon as somebody is to play."""
    expect(playable(page).first).to_be_visible()
    return [page.get_by_role("group", name="This trick").inner_text(), *cards(page).evaluate_all(HELD)]


def test_a_reload_in_mid_trick_shows_the_same_table(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, "me", "same-screen")
    for _ in range(6):
        play(page)
    before = on_the_table(page)
    page.reload()
    assert on_the_table(page) == before
    play(page)


def test_name_and_colour_are_known_wherever_one_comes_in(page: Page, context: BrowserContext) -> None:
    settings(context)
    page.request.put("/api/me", data={"name": "Zoe", "colour": "plum"})
    page.goto("/new/costly-tricks")
    expect(page.get_by_role("group", name="Who plays").locator(".token").first).to_have_text("Z")
    open_table(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Your name")).to_have_value("Zoe")
    expect(page.get_by_role("radio", name="plum")).to_be_checked()


class TestRestart:
    @pytest.fixture
    def room(self, tmp_path: Path) -> Iterator[RoomProcess]:
        process = RoomProcess(tmp_path)
        yield process
        process.kill()

    def test_pitfall_03_after_kill_9_both_go_on_in_mid_trick_without_reloading(
        self, page: Page, context: BrowserContext, window: Window, room: RoomProcess
    ) -> None:
        settings(context)
        address = open_table(page, "me", "open")
        friend = window()
        friend.goto(address)
        friend.get_by_role("textbox", name="Your name").fill("Jonas")
        friend.get_by_role("button", name="Sit down").click()
        pages = [page, friend]
        for _ in range(6):
            play_whoever(pages)
        for one in pages:
            one.evaluate("window.before = true")
        room.kill()
        for one in pages:
            expect(one.get_by_text("Connection lost.")).to_be_visible()
        room.start()
        for one in pages:
            expect(one.get_by_text("Connection lost.")).to_have_count(0)
        for _ in range(6):
            play_whoever(pages)
        assert [one.evaluate("window.before") for one in pages] == [True, True]

    def test_pitfall_01_a_card_played_while_the_room_is_away_is_pending_and_then_counts_once(
        self, page: Page, context: BrowserContext, room: RoomProcess
    ) -> None:
        settings(context)
        open_table(page, "me", "same-screen")
        play(page)
        expect(playable(page).first).to_be_visible()
        room.kill()
        expect(page.get_by_text("Connection lost.")).to_be_visible()
        playable(page).first.click()
        expect(page.locator(".pending").first).to_be_visible()
        room.start()
        expect(page.get_by_text("Connection lost.")).to_have_count(0)
        expect(page.locator(".pending")).to_have_count(0)
        expect(page.get_by_role("group", name="This trick").locator(".winning, .spot:has(.card)")).to_have_count(2)

    def test_pitfall_77_whoever_gave_his_name_before_a_restart_sits_down_under_it(
        self, page: Page, room: RoomProcess
    ) -> None:
        page.goto("/")
        page.get_by_role("button", name="Your name").click()
        name = page.get_by_role("textbox", name="Your name")
        name.fill("Zoe")
        name.press("Enter")
        expect(page.get_by_text("Saved")).to_be_visible()
        page.keyboard.press("Escape")
        room.kill()
        room.start()
        assert page.request.get("/api/me").json()["name"] == "", "he has played nowhere yet"
        box(page).get_by_role("button", name="Play now").click()
        play(page)
        assert page.request.get("/api/me").json()["name"] == "Zoe"


def test_pitfall_08_a_connection_that_comes_back_is_taken_up_at_once(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page)
    expect(playable(page).first).to_be_visible()
    context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    play(page)


def test_pitfall_05_07_a_second_window_takes_the_table_over_once(page: Page, context: BrowserContext) -> None:
    settings(context)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.clock.install()
    address = open_table(page)
    expect(playable(page).first).to_be_visible()
    second = watched(context.new_page())
    second.goto(address)
    expect(playable(second).first).to_be_visible()
    expect(page.get_by_text("You play this table in another window now.")).to_be_visible()
    expect(playable(page)).to_have_count(0)
    page.clock.fast_forward(60_000)
    assert len(sockets) == 1
    play(second)
    page.get_by_role("button", name="Play here instead").click()
    assert until_asked(page) == "card"
    expect(second.get_by_text("You play this table in another window now.")).to_be_visible()


def test_pitfall_37_who_reads_what_happened_is_left_where_he_reads_while_others_play(
    page: Page, context: BrowserContext, window: Window
) -> None:
    settings(context)
    address = open_table(page, "me", "open")
    friend = window()
    friend.goto(address)
    friend.get_by_role("textbox", name="Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down").click()
    pages = [page, friend]
    for _ in range(22):
        play_whoever(pages)
    plays = whoever_may_play(pages)
    reads = pages[1 - pages.index(plays)]
    reads.keyboard.press("w")
    lines = reads.get_by_role("dialog", name="What happened").get_by_role("listitem")
    expect(lines).not_to_have_count(0)
    before = lines.count()
    oldest = lines.last
    oldest.scroll_into_view_if_needed()
    where = oldest.evaluate(TOP)
    play(plays)
    expect(lines).not_to_have_count(before)
    expect(reads.get_by_role("dialog", name="What happened")).to_be_visible()
    assert abs(oldest.evaluate(TOP) - where) < 1
