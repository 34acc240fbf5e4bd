"""How soon a table can be used: ``python -m bench.page [--times 20]``.

From the navigation to a table's address until a card can be played, in a Chromium on this machine: with nothing in its
cache, as a friend sees it who follows a link, and with the client in it. Both are measured in the same run, and each
time it is checked that the room takes the card. The goal is one second.
"""

import argparse
import statistics
import sys
import tempfile
import time
import uuid
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.room import RoomProcess

from bench.arguments import at_least_one

CARD = "button[data-card]:has(.live)"


def make(page: Page) -> str:
    """The address of a new table against a bot, at which the person soon leads or follows."""
    order = {"id": uuid.uuid4().hex, "game": "costly-tricks", "pace": 0}
    page.request.get("/api/me")  # hands out the cookie
    made = page.request.post("/api/tables", data=order)
    assert made.status == 201, made.text()
    return f"/t/{made.json()['table']}"


def measure(page: Page) -> float:
    """Milliseconds until a card can be played; then it is."""
    address = make(page)
    page.wait_for_timeout(300)  # the bot plays what it has to before the person comes
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    card = page.locator(CARD).first
    card.wait_for()
    took = 1000 * (time.perf_counter() - begun)
    name = card.get_attribute("data-card")
    card.click()
    page.locator(f"button[data-card='{name}']").wait_for(state="detached")
    return took


def times(browser: Browser, url: str, count: int, *, cached: bool) -> list[float]:
    """So many measurements; without a cache each has a browser context of its own."""
    taken = []
    page = browser.new_context(base_url=url).new_page()
    page.goto("/")
    for number in range(count + 1):
        if not cached:
            page.context.close()
            page = browser.new_context(base_url=url).new_page()
        took = measure(page)
        taken += [took] if number else []  # the first one warms up
    page.context.close()
    return taken


def main() -> int:
    """Prints median and worst; fails if a card was not taken."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=at_least_one, default=20)
    count = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        room = RoomProcess(Path(folder))
        try:
            browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
            print(f"{'':12} median   worst   (ms, {count} times)")
            for words, cached in (("first visit", False), ("again", True)):
                taken = times(browser, room.url, count, cached=cached)
                print(f"{words:12} {statistics.median(taken):6.0f}  {max(taken):6.0f}")
        finally:
            room.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
