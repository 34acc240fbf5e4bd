"""Who was away while others moved comes back to the table as it is: nothing of what he tried meanwhile is left."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Window
from tests.browser.steps import WHILE_NOBODY_MOVES, open_table

LIVE = re.compile("/live$")
PLAYABLE = "[data-board] button[data-card]:has(.live)"
"""The cards that may be played, in all games but the race."""

LIES = """() => {
  const board = document.querySelector("[data-board]");
  const moves = document.getAnimations().some(one => isFinite(one.effect.getComputedTiming().endTime));
  if (!board || moves || board.querySelector(".pending")) return null;
  const shown = [...board.querySelectorAll(".card, .back, .spot, .laid, [data-card], [data-hand], .face, .lately p")];
  const marks = ["refused", "selected", "pending", "live", "barred", "winning", "open", "gone", "filled", "bid"];
  return shown.filter(one => one.checkVisibility()).map(one => {
    const { left, top } = one.getBoundingClientRect();
    const states = marks.filter(mark => one.classList.contains(mark));
    const text = (one.innerText ?? "").trim();  // a drawing has none
    return [text, one.dataset.card ?? "", states.join(), Math.round(left), Math.round(top)].join(" | ");
  }).join("\\n");
}"""
"""Every card and place on the board: what is on it, how it is marked, where it lies; and what happened last, in words.

Nothing while something moves.
"""
SETTLED = f"""() => {{
  const seen = ({LIES})();
  if (seen !== window.seen) [window.seen, window.since] = [seen, Date.now()];
  return seen !== null && Date.now() - window.since > 700 && {{ seen }};
}}"""
"""The same, once it has not changed for a while."""


class Line:
    """The connection of a page to its table, which a test can cut and mend."""

    def __init__(self, page: Page) -> None:
        self._cut = False
        self._open: list[WebSocketRoute] = []
        self._page = page
        page.route_web_socket(LIVE, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        route.connect_to_server()
        self._open.append(route)

    def cut(self) -> None:
        self._cut = True
        for route in self._open:
            route.close()
        self._open.clear()
        expect(self._page.get_by_text("Connection lost.")).to_be_visible()

    def mend(self) -> None:
        self._cut = False
        self._page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(self._page.get_by_text("Connection lost.")).to_have_count(0)


def settled(page: Page) -> str:
    """The board as it lies there in the end."""
    seen: dict[str, str] = page.wait_for_function(SETTLED).json_value()
    return seen["seen"]


def two_people(window: Window, *others: str, **order: Any) -> tuple[list[Page], dict[Page, Line]]:
    """Two at a table that moves as it does for most people, the second by an invitation."""
    pages = [window({"trickPause": 600}, reduced_motion="no-preference") for _ in range(2)]
    lines = {page: Line(page) for page in pages}
    address = open_table(pages[0], "me", "open", *others, **order)
    pages[1].goto(address)
    pages[1].get_by_role("button", name="Sit down").click()
    return pages, lines


def who_plays(pages: list[Page]) -> Page:
    """The page that is asked for a card next."""
    for _ in range(WHILE_NOBODY_MOVES * 20):
        for page in pages:
            if page.locator(PLAYABLE).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody may play")


def play(page: Page) -> None:
    """Plays the first card that may be played."""
    card = page.locator(PLAYABLE).first.get_attribute("data-card")
    page.locator(f"[data-board] button[data-card='{card}']").first.click()
    expect(page.locator(".pending")).to_have_count(0)


def let_bot_play(page: Page) -> None:
    page.get_by_role("button", name="Let a bot play now").click()
    expect(page.get_by_text(re.compile("A bot plays for"))).not_to_have_count(0)


def same_as_reloaded(page: Page) -> None:
    """The board that came back is the board that anybody sees who opens the page now."""
    page.mouse.move(1, 1)  # a card under the mouse lies higher
    came_back = settled(page)
    page.reload()
    assert settled(page) == came_back


@pytest.mark.parametrize("first", ["card", "bot"])
def test_pitfall_65_a_card_tried_while_offline_leaves_nothing_on_the_table_when_a_bot_has_moved(
    window: Window, first: str
) -> None:
    """The fourth card of a trick: the bot plays it, and leads the next trick if it wins."""
    pages, lines = two_people(window)
    for _ in range(3):
        play(who_plays(pages))
    away = who_plays(pages)
    (other,) = (page for page in pages if page is not away)
    lines[away].cut()
    card = away.locator(PLAYABLE).first
    if first == "card":
        card.click()
        expect(away.locator(".pending")).not_to_have_count(0)
    let_bot_play(other)
    expect(other.locator("[data-hand] .card")).not_to_have_count(41)
    if first == "bot":
        card.click()
        expect(away.locator(".pending")).not_to_have_count(0)
    lines[away].mend()
    expect(away.get_by_text("The game has moved on")).not_to_have_count(0)
    same_as_reloaded(away)


@pytest.mark.parametrize(("game", "bots"), [("buddy", 1), ("third-man", 2)])
def test_pitfall_65_in_the_other_games_neither(window: Window, game: str, bots: int) -> None:
    pages, lines = two_people(window, *["bot:easy"] * bots, game=game)
    away = who_plays(pages)
    (other,) = (page for page in pages if page is not away)
    lines[away].cut()
    away.locator(PLAYABLE).first.click()
    expect(away.locator(".pending")).not_to_have_count(0)
    let_bot_play(other)
    if game == "third-man" and other.locator(PLAYABLE).count():
        play(other)
    expect(other.locator(PLAYABLE)).not_to_have_count(0)  # once more it is the turn of whoever stayed
    lines[away].mend()
    same_as_reloaded(away)


@pytest.mark.parametrize(("game", "bots"), [("costly-tricks", 1), ("buddy", 2)])
def test_what_happened_last_is_there_again_after_loading_anew_and_on_another_device(
    window: Window, game: str, bots: int
) -> None:
    page = window({"trickPause": 600})
    address = open_table(page, "me", *["bot:easy"] * bots, game=game)
    for _ in range(3):
        expect(page.locator(PLAYABLE)).not_to_have_count(0)
        play(page)
    expect(page.locator(PLAYABLE)).not_to_have_count(0)
    settled(page)
    lately = page.locator(".lately p")  # of which as many are seen as there is room for
    said = lately.all_text_contents()
    assert len(said) == 3
    same_as_reloaded(page)
    assert lately.all_text_contents() == said
    other = page.context.new_page()
    other.goto(address)
    expect(other.locator(".lately p")).to_have_text(said)
