"""What a person does on the page, in a person's words.

What a page shows changes while a test looks at it: a step reads all that it decides by at once, and waits for what must
come. What `Page.wait_for_function` waits for is a function, for the pages' policy forbids to evaluate a text again.
"""

import json
import re
import time
import uuid
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.server.running import Screen

PLAYABLE = re.compile(r", playable$")
COSTLY = "costly-tricks"
NEXT_ROUND, NEXT_SERIES, PLAY_AGAIN = "Next round", "Next series", "Play again"
ENDS = re.compile(f"^({NEXT_ROUND}|{NEXT_SERIES}|{PLAY_AGAIN})$")
WHILE_NOBODY_MOVES = 60
"""Seconds that another page's move may take on a busy machine."""


def open_table(page: Page, *seats: str, **order: Any) -> str:
    """Makes a table as this browser's guest, with bots that do not think, and opens it; its address."""
    order = {"id": uuid.uuid4().hex, "game": COSTLY, "pace": 0, **order}
    if seats:
        order["seats"] = [*seats]
    page.request.get("/api/me", max_retries=2)  # hands out the cookie to whoever has none; its last line may be gone
    made = page.request.post("/api/tables", data=order, max_retries=2)
    assert made.status == 201, made.text()
    address = f"/t/{made.json()['table']}"
    page.goto(address)
    return address


def place(page: Page, seat: int) -> Locator:
    """Who sits at a seat of a new table, counted from 1, and what opens the choice."""
    return page.locator("summary", has_text=f"Who sits at seat {seat}")


def sit(page: Page, seat: int, name: str) -> None:
    """Chooses who sits at a seat of a new table, counted from 1."""
    place(page, seat).click()
    page.get_by_role("radiogroup", name=f"Who sits at seat {seat}").get_by_role("radio", name=name).click()


def start(page: Page) -> None:
    """Starts, as the host of a table at which all places are taken."""
    page.get_by_role("button", name=re.compile("^(Start|Los geht’s)$")).click()


def at_once(page: Page) -> None:
    """Lets the bots of the tables that this page makes do without thinking."""

    def make(route: Route) -> None:
        order = route.request.post_data_json
        route.continue_(post_data={**order, "pace": 0} if order else None)

    page.route("**/api/tables", make)


def box(page: Page, game: str = "Costly Tricks") -> Locator:
    """The box of a game on the home page."""
    return page.get_by_role("article").filter(has_text=game)


def settings(context: BrowserContext, **chosen: Any) -> None:
    """Opens the context's pages with these settings; a finished trick stays only shortly unless they say otherwise."""
    text = json.dumps({"trickPause": 600, **chosen})
    context.add_init_script(f"localStorage.setItem('parlour.settings', {json.dumps(text)})")


def hurry(context: BrowserContext) -> None:
    """Somebody who keeps tapping beside the cards, as any tap ends the pause after a trick."""
    context.add_init_script("setInterval(() => window.dispatchEvent(new PointerEvent('pointerdown')), 50)")


def stop_clock(page: Page) -> None:
    """Time stands still for the page: a pause lasts until a key ends it, and no word vanishes by itself.

    Nothing that needs the page's timers works until ``page.clock.resume()``: axe does.
    """
    page.clock.install(time=0)
    page.clock.pause_at(10)


def pass_time_until(page: Page, shown: Locator) -> None:
    """Lets a stopped clock go on, step by step, until something is shown."""
    since = time.monotonic()
    while not shown.count():
        assert time.monotonic() - since < WHILE_NOBODY_MOVES
        page.clock.run_for(20)


def playable(page: Page) -> Locator:
    """The cards that may be played now."""
    return page.get_by_role("button", name=PLAYABLE)


def cards(page: Page) -> Locator:
    """The cards that all hands hold, as far as the page shows them."""
    return page.locator("[data-hand] .card")


Asked = Literal["card", "next round", "play again"]
ASKED: dict[str, Asked] = {NEXT_ROUND: "next round", NEXT_SERIES: "next round", PLAY_AGAIN: "play again"}


def until_asked(page: Page, choice: Locator | None = None) -> Asked:
    """Waits until the page asks something of its person; ``choice`` are the cards if they are not `playable`."""
    asking = (choice or playable(page)).or_(page.get_by_role("button", name=ENDS)).first
    return ASKED.get(asking.evaluate("button => button.innerText.trim()"), "card")


def go_on(page: Page) -> None:
    """To the next round, or another match; comes back when the page no longer asks."""
    end = page.get_by_role("button", name=ENDS)
    end.click()
    expect(end).to_have_count(0)


def play(page: Page, how: Literal["click", "tap"] = "click") -> str:
    """Plays the first card that may be played, and waits until it has left the hand; its name, such as ``red 8``."""
    name = playable(page).first.get_attribute("aria-label") or ""
    card = page.get_by_role("button", name=name, exact=True)
    if how == "tap":
        card.tap()
        page.get_by_role("button", name=f"Play {name.partition(',')[0]}").tap()
    else:
        card.click()
    expect(card).to_have_count(0)
    return name.partition(",")[0]


def play_until(page: Page, wanted: Asked) -> None:
    """Plays on, round after round, until the page asks for what is wanted."""
    while (asked := until_asked(page)) != wanted:
        if asked == "card":
            play(page)
        else:
            go_on(page)


def play_out(page: Page) -> None:
    """Another window of the same guest plays the match of the table that is shown to its end, and this one comes back.

    A whole match by hand takes a minute; where it is not what a test is about, this takes seconds.
    """
    address = urlsplit(page.url)
    page.goto("/")
    cookie = next(one["value"] for one in page.context.cookies(address.geturl()) if one["name"] == "parlour")
    with Screen(address.netloc, address.path.rpartition("/")[2], f"parlour={cookie}") as screen:
        screen.until_frame()
        while screen.frame["phase"] != "over":
            if screen.frame["phase"] == "playing" and screen.frame["legal"]:
                screen.answer(screen.act())
            elif "ready" in screen.frame["may"]:
                screen.answer(screen.ready())
            else:
                screen.read()
    page.goto(address.geturl())
    page.get_by_role("button", name=PLAY_AGAIN).wait_for()


def whoever_may_play(pages: list[Page]) -> Page:
    """The one of several pages on which a card may be played: only looking again and again tells which."""
    since = time.monotonic()
    while time.monotonic() - since < WHILE_NOBODY_MOVES:
        for page in pages:
            if playable(page).count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody may play")


def play_whoever(pages: list[Page]) -> Page:
    """One of several pages plays a card, whoever's turn it is; that page."""
    mover = whoever_may_play(pages)
    play(mover)
    return mover


def live_region(page: Page) -> Locator:
    """What a screen reader is told politely."""
    return page.locator("[aria-live=polite]")
