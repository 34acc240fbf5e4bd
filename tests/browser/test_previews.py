"""What a card would do, where it takes most words: nothing is cut off for them, and nothing moves when they come."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from parlour.games.costly_tricks.cards import COLOURS
from parlour.room.log import Beginning
from parlour.room.messages import NameSeat
from parlour.room.names import LONGEST_NAME
from parlour.server.door.guests import player_of
from tests.browser.conftest import Window
from tests.browser.looks import SIZES, cut, drawn, outside, resize, scrolls
from tests.browser.room import RoomProcess
from tests.room.desk import Desk
from tests.server.test_secret_pairs import put

TOKEN: Final = "p" * 43
ME: Final = player_of(TOKEN)
NAMES: Final = ("W" * LONGEST_NAME, "Maximiliane-von-Hohenberg"[:LONGEST_NAME], "M" * LONGEST_NAME)
BUDDY: Final[dict[str, Any]] = {"game": "buddy", "edition": "piatnik-2001", "options": {}, "players": 3}
HANDS: Final = range(4)
RANKS: Final = "T9876543210"
HOLDS: Final = {
    -1: ["R0", "P8", "P5", "P0"],
    0: ["P3", "P2", "P1", *(f"B{rank}" for rank in "T9876543")],
    1: ["P7", "P6"],
    2: ["PT", "P9", "P4"],
}
"""By the places after the hand that plays: it holds three cards of what was led and eight of another colour, which take
two lines; none of the three wins, and two cards that the sentence names still can."""
CARD: Final = "P1"
WORTH: Final = re.compile(r"−11\b")
"""What its sentence ends with."""
SENTENCES: Final = ":is(.previews, .line, .aside) p:visible"
PLACES: Final = """() => [...document.querySelectorAll("[data-board] *")]
  .filter(e => e.checkVisibility() && !e.closest("[role=status], .previews, .line > *, .flat .aside > *, .legend > *"))
  .filter(e => !e.closest(".foot-of-panel > *, .task .said, button > *") && !e.matches(".above, .aside, .task"))
  .map(e => [e, e.getBoundingClientRect()])
  .map(([e, r]) => [e.getAttribute("class") ?? e.localName, r.x, r.y, r.width, r.height].join(" "))"""
"""Where everything of the board lies but the sentences and what holds them alone."""


def dealt(hand: int) -> list[str]:
    """A whole deal in which a hand has the longest to say."""
    holds = {(hand + place) % 4: [*cards] for place, cards in HOLDS.items()}
    known = {card for cards in holds.values() for card in cards}
    left = [colour + rank for colour in COLOURS for rank in RANKS if colour + rank not in known]
    for held in holds.values():
        held += [left.pop(0) for _ in range(11 - len(held))]
    return [written(holds[hand]) for hand in HANDS]


def written(cards: list[str]) -> str:
    return ".".join("".join(rank for rank in RANKS if colour + rank in cards) for colour in COLOURS)


def at_one_screen(hand: int) -> Desk:
    """A table of two people at one screen, with the longest names, at which that hand follows the one before it."""
    leader = (hand - 1) % 4
    setup = {"hands": dealt(hand), "leader": leader}
    begins = Beginning(setup=setup, moves=((leader % 2, "P8", 0),), move=1, seat=0)
    desk = Desk(ME, ME, table=f"hand{hand}", begins=begins)
    return named(desk)


def named(desk: Desk) -> Desk:
    """The table after its seats got their names and the first deal."""
    for seat, name in zip(range(desk.table.header.players), NAMES, strict=False):
        desk.do(ME, NameSeat(desk.new_id(), seat, name))
    desk.deal()
    return desk


def before_a_sweep() -> Desk:
    """A table of Buddy for three people at one screen, at which the near one may sweep points."""
    desk = named(Desk(ME, ME, ME, table="buddy", **BUDDY))
    while not (desk.to_act == 0 and sweeping(desk)):
        desk.play(desk.rng.randrange(11))
    return desk


def sweeping(desk: Desk) -> list[str]:
    """The cards that would sweep points."""
    view = desk.frame(ME).view
    assert view is not None
    return [outlook.card for outlook in view.outlook if view.table and outlook.taker == 0 and outlook.points]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A room with such a table for every hand, and one of Buddy."""
    folder = tmp_path_factory.mktemp("previews")
    put(folder, [(desk.table.header, desk.rows) for desk in (*map(at_one_screen, HANDS), before_a_sweep())])
    process = RoomProcess(folder)
    yield process.url
    process.stop()


def faults(page: Page) -> list[str]:
    drawn(page)
    return [*cut(page, dots=True), *outside(page), *(["scrolls"] if scrolls(page) else [])]


@pytest.mark.parametrize("language", ["de", "pseudo"])
def test_previews_have_their_room_at_every_hand_and_move_nothing(window: Window, staged: str, language: str) -> None:
    page = window({"language": language, "confirm": "always"}, base_url=staged)
    page.context.add_cookies([{"name": "parlour", "value": TOKEN, "url": staged}])
    found: dict[Any, list[str]] = {}
    for hand in HANDS:
        page.goto(f"/t/hand{hand}")
        expect(page.locator(f"[data-hand='{hand}'] button[data-card]")).to_have_count(11)
        for size in SIZES[:4]:
            page.mouse.move(1, 1)
            resize(page, size)
            found[hand, size] = faults(page)
            before = page.evaluate(PLACES)
            page.locator(f"[data-hand='{hand}'] [data-card={CARD}]").hover()
            told = page.locator(SENTENCES).filter(has_text=WORTH)
            expect(told).to_have_count(1)
            found[hand, size, "pointed at"] = [*faults(page), *({*before} ^ {*page.evaluate(PLACES)})]
            page.mouse.down()
            page.mouse.up()
            expect(page.locator(".button.go")).to_be_visible()
            expect(told).to_have_count(1)
            found[hand, size, "chosen"] = faults(page)
            page.keyboard.press("Escape")
            expect(page.locator(".button.go")).to_have_count(0)
    assert {at: seen for at, seen in found.items() if seen} == {}


def test_a_preview_of_buddy_moves_nothing(window: Window, staged: str) -> None:
    page = window({"language": "pseudo", "confirm": "never"}, base_url=staged)
    page.context.add_cookies([{"name": "parlour", "value": TOKEN, "url": staged}])
    page.goto("/t/buddy")
    cards = page.locator("[data-hand='0'] button[data-card]:not([aria-disabled=true])")
    expect(cards.first).to_be_visible()
    found: dict[Any, list[str]] = {}
    for size in SIZES[:4]:
        resize(page, size)
        page.mouse.move(1, 1)
        drawn(page)
        before = page.evaluate(PLACES)
        for card in (cards.first, cards.last):  # one that stays, and one that sweeps
            card.hover()
            drawn(page)
            found[size, card.get_attribute("data-card")] = [*outside(page), *({*before} ^ {*page.evaluate(PLACES)})]
    assert {at: seen for at, seen in found.items() if seen} == {}
