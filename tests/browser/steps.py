"""What a person does on the page, in a person's words."""

import json
import re
import uuid
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

PLAYABLE = re.compile(r", playable$")
COSTLY = "costly-tricks"
ENDS = re.compile(r"^(Next round|Play again)$")


def open_table(page: Page, *seats: str, **order: Any) -> str:
    """Makes a table as this browser's guest, with bots that do not think, and opens it; its address."""
    page.goto("/")
    order = {"id": uuid.uuid4().hex, "game": COSTLY, "pace": 0, **order}
    if seats:
        order["seats"] = [*seats]
    made = page.request.post("/api/tables", data=order)
    assert made.status == 201, made.text()
    address = f"/t/{made.json()['table']}"
    page.goto(address)
    return address


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


def playable(page: Page) -> Locator:
    """The cards that may be played now."""
    return page.get_by_role("button", name=PLAYABLE)


def cards(page: Page) -> int:
    """How many cards all hands hold, as far as the page shows them."""
    return int(page.evaluate("document.querySelectorAll('[data-hand] .card').length"))


def until_asked(page: Page) -> Literal["card", "next round", "play again"]:
    """Waits until the page asks something of its person."""
    end = page.get_by_role("button", name=ENDS)
    expect(playable(page).or_(end).first).to_be_visible()
    if not end.count():
        return "card"
    return "play again" if end.first.inner_text() == "Play again" else "next round"


def play(page: Page, how: Literal["click", "tap"] = "click") -> str:
    """Plays the first card that may be played, and waits until it has left the hand; its name, such as ``red 8``."""
    expect(playable(page).first).to_be_visible()
    name = playable(page).first.get_attribute("aria-label") or ""
    card = page.get_by_role("button", name=name, exact=True)
    if how == "tap":
        card.tap()
        page.get_by_role("button", name=f"Play {name.partition(',')[0]}").tap()
    else:
        card.click()
    expect(card).to_have_count(0)
    return name.partition(",")[0]


def play_until(page: Page, wanted: str) -> None:
    """Plays on, round after round, until the page asks for what is wanted."""
    while (asked := until_asked(page)) != wanted:
        if asked == "card":
            play(page)
        else:
            page.get_by_role("button", name="Next round").click()
            expect(page.get_by_role("button", name=ENDS)).to_have_count(0)


def live_region(page: Page) -> Locator:
    """What a screen reader is told politely."""
    return page.locator("[aria-live=polite]")
