"""From home to the first own decision: ``python -m bench.newcomer [--times 5]``.

Somebody on a phone who has never been here taps, game by game, on "Play now" or on "Learn", and at once on the start of
a race, which waits for that: how many taps it takes, and how many seconds pass, until there is something for him to
decide, a card that may be played for example. Bots think as long as they do for people; the baseline of the same run is
the home page alone.
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.player import NEXT
from tests.browser.room import RoomProcess

from bench.arguments import at_least_one
from parlour.core.discovery import games

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
START = "#lobby-title"
"""Of the page on which a race waits for its start."""
DECIDES = f"game => document.querySelector('{START}') ? 'start' : 'at' in (({NEXT})(game) ?? {{}})"
"""Whether there is something to decide, or a race to start."""


def measure(browser: Browser, url: str, game: str, way: str) -> tuple[float, float, int]:
    """Seconds until the box of the game is there, and until the first own decision; and the taps it took."""
    page = browser.new_context(base_url=url, **PHONE).new_page()
    begun = time.perf_counter()
    page.goto("/", wait_until="commit")
    button = page.locator(f"article:has(a[href='rules/{game}'])").get_by_text(way, exact=True)
    button.wait_for()
    home = time.perf_counter() - begun
    button.tap()
    taps = 1
    while page.wait_for_function(DECIDES, arg=game, polling=20).json_value() == "start":
        page.get_by_role("button", name="Start", exact=True).tap()
        page.locator(START).wait_for(state="detached")
        taps += 1
    took = time.perf_counter() - begun
    page.context.close()
    return home, took, taps


def main() -> int:
    """Prints the medians of each game and way."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=at_least_one, default=5)
    count = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        room = RoomProcess(Path(folder))
        try:
            browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
            print(f"{'':15} {'':9}   home  first decision  taps   (s, medians of {count})")
            for game in games():
                for way in ("Play now", "Learn"):
                    taken = [measure(browser, room.url, game, way) for _ in range(count)]
                    home, took, taps = map(statistics.median, zip(*taken, strict=True))
                    print(f"{game:15} {way:9} {home:6.1f}  {took:14.1f}  {taps:4}")
        finally:
            room.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
