"""The day's puzzle for a week, in a browser and a room whose calendars the test turns."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parlour.games.costly_tricks import GAME
from parlour.server.study import routes
from parlour.study.puzzle import puzzle
from tests.browser.conftest import SOLVING
from tests.server.running import running

MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC)
SOLVED = {0: "1 puzzle", 1: "2 puzzles", 2: "3 puzzles", 4: "1 puzzle", 5: "2 puzzles", 6: "3 puzzles"}
"""The days on which he solves the puzzle, and for how many in a row he has then: on one he looks and lets it be."""


class Calendar:
    """What the room takes for the class `datetime`, which it asks for nothing but the day."""

    def __init__(self) -> None:
        self.shown = MONDAY

    def now(self, _zone: tzinfo) -> datetime:
        return self.shown


def test_the_puzzles_of_a_week_are_each_days_own_and_count_in_a_row_until_one_is_missed(
    window: Callable[..., Page], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calendar = Calendar()
    monkeypatch.setattr(routes, "datetime", calendar)
    numbers = set[int]()
    with running(tmp_path) as (_, host):
        page = window(base_url=f"http://{host}", timezone_id="UTC")
        stands = page.get_by_role("list", name="How you stand")
        for at in range(7):
            calendar.shown = MONDAY + timedelta(days=at)
            page.clock.set_fixed_time(calendar.shown)
            number = int(calendar.shown.strftime("%Y%m%d"))
            numbers.add(number)
            page.goto("/puzzle")
            expect(page.get_by_text(f"Puzzle {number} ")).to_be_visible(timeout=SOLVING)
            expect(stands).to_contain_text("Not tried yet")
            if at not in SOLVED:
                expect(stands).to_contain_text("3 puzzles of the day in a row – today’s is still to come")
                continue
            page.locator(f"button[data-action={puzzle(GAME, number).solution}]").click()
            expect(page.get_by_text("Right: ")).to_be_visible(timeout=SOLVING)
            expect(stands).to_contain_text(f"{SOLVED[at]} of the day")
            expect(stands).not_to_contain_text("is still to come")
        expect(stands).to_contain_text("(6 of 6 at the first try)")
    assert len(numbers) == 7
