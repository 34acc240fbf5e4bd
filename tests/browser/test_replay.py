"""Rounds that are over, looked at again in a real browser; and records that somebody opens."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, cut, findings, outside, resize, scrolls, too_small
from tests.browser.room import RoomProcess
from tests.browser.steps import open_table, play_out
from tests.room.test_past import ALL, desk_of
from tests.server.test_secret_pairs import put

CONFORMANCE = Path(__file__).parent.parent / "conformance"
PHONE: Any = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
LONG = {"buddy": pytest.mark.long, "third-man": pytest.mark.long}
SWIPE = """(main, [from, to]) => {
    const at = (type, x) => main.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: "touch", clientX: x, clientY: 200 }));
    at("pointerdown", from);
    at("pointerup", to);
}"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A room with a table of every game, named after it, at which a match is over."""
    folder = tmp_path_factory.mktemp("replays")
    put(folder, [(replace(desk_of(name).table.header, table=name), desk_of(name).rows) for name in ALL])
    process = RoomProcess(folder)
    yield process.url
    process.stop()


POSITION = "hands=T5.4..,.2..83,.3.T1.,...T76&leader=0"
ADDRESSES = {
    "": "Parlour",
    "new/buddy": "A new table",
    "t/third-man": "The Third Man",
    "rules/paule-panik": "Paule Panik: the rules",
    "study": "Study",
    f"study/costly-tricks?{POSITION}&play=R5": "Study",
    "puzzle": "Puzzle",
    "puzzle/costly-tricks/0": "Puzzle",
    f"review/costly-tricks?{POSITION}&play=R5,B3": "Review of a round",
    "review/costly-tricks/1": "Review of a round",
    "review/costly-tricks/1/1": "Review of a round",
    "replay/buddy/1/1": "Buddy on your Left: round 1",
    "replay/buddy/1/1/7?eyes=all": "Buddy on your Left: round 1",
    "learn/buddy": "Sweep – Buddy on your Left",
    "learn/third-man/learn/2": "First, and cheap – The Third Man",
    "open": "Open a record",
    "games": "Your games",
    "you": "You",
    "move": "Move here",
}
"""Every form of address that a client has ever had, and what its page is called."""
RECORDS = ("api/tables/costly-tricks/record", "api/tables/costly-tricks/matches/1/record")


def test_every_address_that_there_ever_was_leads_where_it_did(window: Window, played: str) -> None:
    page = window(base_url=played)
    for address, title in ADDRESSES.items():
        page.goto(f"/{address}")
        expect(page).to_have_title(title)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("There is no such page.")).to_have_count(0)
    for address in RECORDS:
        assert page.request.get(f"/{address}").json()["game"] == "costly-tricks"


def moves_of(name: str) -> int:
    return len(desk_of(name).table.rounds[0].moves)


def watch(page: Page, address: str) -> None:
    page.goto(f"/replay/{address}")
    expect(page.locator("[data-board]")).to_be_visible()


def at(page: Page, move: int) -> None:
    """The moment is shown, and the address names it."""
    expect(page).to_have_url(re.compile(rf"/{move}(\?.*)?$"))
    expect(page.get_by_role("slider")).to_have_value(str(move))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def test_a_round_is_looked_at_by_keys_buttons_the_curve_and_what_happened(window: Window, played: str) -> None:
    page = window(base_url=played)
    watch(page, "costly-tricks/1/1/21?eyes=0")
    at(page, 21)
    for key, move in (("ArrowRight", 22), ("ArrowLeft", 21), ("Home", 0), ("ArrowLeft", 0), ("End", 44)):
        page.keyboard.press(key)
        at(page, move)
    button(page, "One move back").click()
    at(page, 43)
    page.locator("svg.picks").click(position={"x": 1, "y": 20})
    at(page, 0)
    page.get_by_role("listitem").nth(5).get_by_role("link").click()
    at(page, 5)
    expect(page.locator("a[aria-current=step]")).to_have_count(1)
    page.get_by_role("slider").fill("30")
    at(page, 30)
    page.get_by_label("Seen by").select_option(label="a spectator")
    expect(page).to_have_url(re.compile("/30.eyes=all$"))
    expect(page.get_by_text("You", exact=True)).to_have_count(0)
    page.keyboard.press("Home")
    page.locator("#board").click(position={"x": 5, "y": 5})
    page.keyboard.press(" ")
    expect(button(page, "Stop")).to_be_visible()
    at(page, 2)
    page.keyboard.press(" ")
    expect(button(page, "Play")).to_be_visible()


def test_what_is_looked_at_can_be_handed_on_and_taken_along(window: Window, played: str, tmp_path: Path) -> None:
    page = window(base_url=played, permissions=["clipboard-read", "clipboard-write"])
    watch(page, "third-man/1/2/7")
    button(page, "Copy link").click()
    expect(button(page, "Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith("/replay/third-man/1/2/7?eyes=all")
    button(page, "Copy record").click()
    expect(button(page, "Copied")).to_be_visible()
    record = page.evaluate("() => navigator.clipboard.readText()")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download match").click()
    saved.value.save_as(tmp_path / "match.jsonl")
    page.goto("/open")
    page.get_by_label("Or paste it").fill(record)
    button(page, "Open").click()
    expect(page.get_by_role("heading", name="The Third Man: series 1")).to_be_visible()
    button(page, "Another record").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "match.jsonl")
    rounds = desk_of("third-man").table.number
    expect(page.get_by_role("button", name="Series 1")).to_have_count(rounds)
    page.get_by_role("button", name="Series 1").last.click()
    expect(page.locator("[data-board]")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"[1-9]\d"))


def test_what_is_wrong_with_a_record_is_said_at_its_line(window: Window, played: str) -> None:
    page = window(base_url=played, **PHONE)
    page.goto("/open")
    wrong = (CONFORMANCE / "invalid.jsonl").read_text().splitlines()[0]
    right = (CONFORMANCE / "matches.jsonl").read_text().splitlines()[0]
    page.get_by_label("Or paste it").fill(f'{wrong}\n\n{right}\n{{"game"')
    button(page, "Open").click()
    expect(page.get_by_text(re.compile("^Line 1[:,]"))).to_be_visible()
    expect(page.get_by_text("Line 4: The line breaks off")).to_be_visible()
    assert (findings(page), outside(page), cut(page)) == ([], [], [])
    page.get_by_role("button", name="Round 2").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("round 2$"))).to_be_visible()
    page.get_by_role("button", name="Another record").click()
    page.get_by_label("Or paste it").fill(" ")
    button(page, "Open").click()
    expect(page.get_by_text("There is no record in it.")).to_be_visible()


def test_on_a_phone_a_finger_swipes_and_what_happened_is_one_press_away(window: Window, played: str) -> None:
    page = window(base_url=played, **PHONE)
    watch(page, "paule-panik/1/1/20?eyes=1")
    main = page.locator("#board")
    main.evaluate(SWIPE, [200, 100])
    at(page, 21)
    main.evaluate(SWIPE, [100, 200])
    main.evaluate(SWIPE, [100, 130])
    at(page, 20)
    button(page, "What happened").tap()
    page.get_by_role("dialog").get_by_role("listitem").nth(9).get_by_role("link").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("slider")).not_to_have_value("20")
    at(page, int(page.get_by_role("slider").input_value()))
    page.get_by_label("Speed").select_option("4")
    button(page, "To the start").tap()
    button(page, "Play").tap()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    button(page, "Stop").tap()


def test_pitfall_39_on_a_phone_on_its_side_a_record_that_was_opened_does_not_scroll(
    window: Window, played: str
) -> None:
    page = window(base_url=played, viewport={"width": 640, "height": 360}, has_touch=True)
    page.goto("/open")
    page.get_by_label("Or paste it").fill(page.request.get("/api/replays/buddy/1/rounds").text().splitlines()[0])
    button(page, "Open").click()
    expect(page.locator("[data-board]")).to_be_visible()
    assert not scrolls(page)
    expect(page.get_by_role("heading", name="Buddy on your Left: round 1")).to_be_attached()


@pytest.mark.parametrize("name", [pytest.param(name, marks=LONG.get(name, ())) for name in ALL])
def test_every_board_looked_at_again_fits_every_screen_and_every_reader(window: Window, played: str, name: str) -> None:
    page = window(base_url=played)
    for size in SIZES:
        resize(page, size)
        watch(page, f"{name}/1/1/{moves_of(name) // 2}?eyes=0")
        assert (findings(page), outside(page), cut(page), too_small(page)) == ([], [], [], 0), size
        assert not scrolls(page), size


def test_a_table_and_the_list_of_games_lead_to_its_rounds_and_what_happened_outlasts_the_page(window: Window) -> None:
    page = window()
    open_table(page, "me", "bot:easy")
    play_out(page)
    page.keyboard.press("w")
    told = page.get_by_role("dialog", name="What happened")
    expect(told.get_by_role("link")).not_to_have_count(0)
    last = told.get_by_role("heading").last.inner_text()
    told.get_by_role("button", name=re.compile("^What happened in round")).click()
    expect(told.get_by_role("heading", name=last)).to_be_visible()
    expect(told.get_by_role("heading")).to_have_count(3)
    told.get_by_role("listitem").nth(5).get_by_role("link").click()
    expect(page.get_by_role("heading", name=f"Costly Tricks: {last.lower()}")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Watch the replay").click()
    at(page, 0)  # whoever wants little motion starts it himself
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.goto("/games")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("link", name="Watch the replay of round 2").click()
    expect(page.get_by_role("heading", name="Costly Tricks: round 2")).to_be_visible()
    button(page, "Stop").click()  # it has begun by itself
    expect(button(page, "Play")).to_be_visible()
