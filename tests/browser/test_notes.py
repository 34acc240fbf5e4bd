"""What a table says beside the game moves nothing and covers nothing of it, on every screen."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, WebSocketRoute

from parlour.room.showing import Message, seen
from tests.browser.conftest import PATIENCE, Window
from tests.browser.looks import cut, outside, resize
from tests.browser.steps import open_table, start, stop_clock

SIZES = [(360, 640), (640, 360), (768, 1024), (1280, 800)]
RACE = "paule-panik"
GAMES = {"costly-tricks": 0, "buddy": 1, "third-man": 2, RACE: 0}
"""So many bots sit at the table beside two people."""

PLACES = """() => {
  const shown = [...document.querySelectorAll("h1, [data-hand] :is(.card, .row), [data-seat], [data-stack]," +
    "[data-card], .slot, .score, .scores, .prospects, .foot")];
  return shown.filter(one => one.checkVisibility()).map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.tagName, one.dataset.card ?? "", x, y, width, height].join(" ");
  });
}"""
"""Where the title, the hands, the cards and the places of all else are, to a fraction of a pixel."""

RESTS = f"""() => {{
  const seen = ({PLACES})().join() + document.querySelector("[data-board]").innerText;
  if (seen !== window.seen) [window.seen, window.since] = [seen, performance.now()];
  return performance.now() - window.since > 1500;
}}"""
"""Whether the bots have done what they do without the people."""

COVERED = """() => {
  const notes = [...document.querySelectorAll("[data-note], [role=timer]")].filter(one => one.checkVisibility({
    visibilityProperty: true }));
  const boxes = notes.map(one => one.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const read = [...document.querySelectorAll("[data-board] :is(.card, [data-card], .slot)")];
  while (walker.nextNode()) {
    const { parentElement: parent } = walker.currentNode;
    const board = parent.closest("[data-board], h1");
    if (board && walker.currentNode.data.trim() && !parent.closest("[data-note], [role=timer], .hidden-text, nav"))
      read.push(walker.currentNode);
  }
  const range = document.createRange();
  const box = one => one instanceof Element ? one.getBoundingClientRect()
    : (range.selectNodeContents(one), range.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return {
    notes: notes.length,
    over: boxes.filter(one => boxes.some(other => other !== one && over(one, other))).length,
    covered: read.filter(one => boxes.some(note => over(note, box(one)))).map(one => one.textContent.trim()),
    cut: notes.filter(one => {
      const line = one.querySelector("p");
      return line && line.scrollHeight > line.clientHeight + 1 && !one.querySelector(".more")?.checkVisibility();
    }).map(one => one.innerText),
  };
}"""
"""How many notes are shown, how many of them lie over each other, what of the game lies under one, and which
neither show nor unfold all their words."""


class Room:
    """Two people at a table; the line of the first can be cut, and he can be told what the room would never say."""

    def __init__(self, window: Window, game: str, language: str = "en") -> None:
        self.page, self.friend = window({"language": language}), window()
        self._cut = False
        self._routes: list[WebSocketRoute] = []
        self.page.route_web_socket(re.compile("/live$"), self._connect)
        self.friend.request.put("/api/me", data={"name": "Maximilian"})
        self.address = open_table(self.page, "me", "open", *["bot:easy"] * GAMES[game], game=game, terms={"idle": None})
        self.friend.goto(self.address)
        self.friend.get_by_role("button", name="Sit down").click()
        if game == RACE:
            start(self.page)
        for page in (self.page, self.friend):
            page.locator("[data-board]").wait_for()
        self.page.wait_for_function(RESTS, arg=[], polling=100)
        self.until(0)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        route.connect_to_server()
        self._routes.append(route)

    def until(self, notes: int) -> None:
        """Waits until so many notes are shown."""
        self.page.wait_for_function(f"notes => ({COVERED})().notes === notes", arg=notes)

    def away(self) -> None:
        self.friend.goto("/")

    def back(self) -> None:
        self.friend.goto(self.address)

    def ask(self) -> None:
        self.friend.get_by_role("button", name=re.compile("At the table|Menu")).first.click()
        self.friend.get_by_role("button", name="Pause", exact=True).click()

    def react(self) -> None:
        self.friend.get_by_role("button", name=re.compile("At the table|Menu")).first.click()
        self.friend.get_by_role("button", name="Well played", exact=True).click()

    def refuse(self) -> None:
        refused = {"type": "refused", "id": "x", "code": "stale-turn", "parameters": {}}
        self._routes[-1].send(json.dumps(refused))

    def cut(self) -> None:
        self._cut = True
        for route in self._routes:
            route.close()
        self._routes.clear()


NOTES: dict[str, Callable[[Room], None]] = {
    "away": Room.away,
    "asks": Room.ask,
    "reaction": Room.react,
    "refused": Room.refuse,
    "lost": Room.cut,
}


def places(page: Page, size: tuple[int, int]) -> list[str]:
    """Where everything lies at rest."""
    resize(page, size)
    found: list[str] = page.evaluate(PLACES)
    return found


def differences(page: Page, size: tuple[int, int], before: list[str]) -> list[str]:
    """What lies elsewhere than before; the clock stands still, so only what is drawn anew tells when it is."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    same = f"before => innerWidth === {size[0]} && ({PLACES})().join() === before.join()"
    try:
        page.wait_for_function(same, arg=before, timeout=PATIENCE / 4)
    except Error:
        now: list[str] = page.evaluate(PLACES)
        return [*set(before) ^ set(now)]
    return []


WELL: dict[str, Any] = {"over": 0, "covered": [], "cut": []}


def seen_at(page: Page, size: tuple[int, int], notes: int) -> dict[str, Any]:
    """What is wrong with so many notes once they are drawn; the clock stands still, so nothing tells when that is."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    well = f"""wanted => innerWidth === {size[0]} && Object.entries(({COVERED})())
      .every(([what, found]) => String(found) === String(wanted[what]))"""
    with suppress(Error):
        page.wait_for_function(well, arg=WELL | {"notes": notes}, timeout=PATIENCE / 4)
    found: dict[str, Any] = page.evaluate(COVERED)
    return found


@pytest.mark.parametrize("kind", NOTES)
@pytest.mark.parametrize("game", GAMES)
def test_pitfall_69_no_note_moves_or_covers_anything_of_the_game(window: Window, game: str, kind: str) -> None:
    room = Room(window, game)
    before = {size: places(room.page, size) for size in SIZES}
    room.page.clock.install()
    room.page.clock.pause_at(room.page.evaluate("Date.now()") + 1000)
    NOTES[kind](room)
    room.until(1)
    for size in SIZES:
        assert differences(room.page, size, before[size]) == [], size
        assert seen_at(room.page, size, 1) == WELL | {"notes": 1}, size
        assert [*cut(room.page), *outside(room.page)] == [], size


WHILE_NEWS_STAY = 5000
"""Milliseconds after which nothing is told any more of what happened around a game."""


class Stopped:
    """A page whose line can be stopped, so that what it was told last stays as long as a test looks at it."""

    def __init__(self, page: Page) -> None:
        self._stopped = False
        self._last: Message | None = None
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self._route, room = route, route.connect_to_server()
        room.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        if self._stopped:
            return
        self._last = seen(self._last, json.loads(text))
        self._route.send(text)

    def stop(self) -> None:
        self._stopped = True

    def tell(self, **change: Any) -> None:
        """The last frame once more, with a change."""
        assert self._last is not None, "a table is shown"
        self._last = {**self._last, "n": self._last["n"] + 1, "events": [], **change}
        self._route.send(json.dumps(self._last))

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sat where, when the line was stopped."""
        assert self._last is not None, "a table was shown"
        seats: list[dict[str, Any]] = self._last["seats"]
        return seats


def test_pitfall_69_the_countdown_to_a_race_covers_nothing_of_it_nor_any_note(window: Window) -> None:
    page, friend = window(), window()
    line = Stopped(page)
    address = open_table(page, "me", "open", game="paule-panik")
    page.get_by_label("Link to this table").wait_for()
    stop_clock(page)
    friend.request.put("/api/me", data={"name": "Maximilian"})
    friend.goto(address)
    friend.get_by_role("button", name="Sit down").click()
    start(page)
    friend.locator("[data-board]").wait_for()  # that he is here is news, too
    page.get_by_role("timer").wait_for()
    page.clock.run_for(WHILE_NEWS_STAY)
    line.stop()
    line.tell(starts_in=3000)
    page.get_by_role("timer").wait_for()
    for size in SIZES:
        assert seen_at(page, size, 1) == WELL | {"notes": 1}, size
        assert page.get_by_role("timer").inner_text().strip().endswith("3")
    mine, other = line.seats
    line.tell(starts_in=3000, seats=[mine, {**other, "present": False}], away=[None, 5000])
    page.locator("[data-note]").wait_for()
    for size in SIZES:
        assert seen_at(page, size, 2) == WELL | {"notes": 2}, size
