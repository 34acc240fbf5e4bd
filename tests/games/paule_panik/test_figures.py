"""What is counted of whoever has played: points, rounds won, cards a minute (PP-4, PP-10)."""

from typing import Any

import pytest

from parlour.core.figures import Figure
from parlour.games.paule_panik import figures
from parlour.games.paule_panik.state import Play, Result, Turn


@pytest.fixture(autouse=True)
def _over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "result", lambda _: Result((1, 0), (7, 19), "out"))


def counted(moves: list[tuple[int, Any]], times: list[int], seat: int) -> dict[str, Figure]:
    return dict(figures.count([None], moves, times, seat))  # type: ignore[list-item]


def test_the_pace_is_that_of_the_race_until_his_last_card_and_a_pause_does_not_count() -> None:
    card = Play(0, 0)
    moves = [(0, card), (1, card), (-1, Turn()), (0, card), (1, card), (1, card)]
    times = [1000, 3000, 9000, 4000, 3_604_000, 3_606_000]
    assert counted(moves, times, 0)["pace"] == Figure(2 * 60_000, 3000)
    assert counted(moves, times, 1)["pace"] == Figure(3 * 60_000, 3000 + figures.LULL + 2000)


def test_points_and_rounds_won() -> None:
    first, second = (counted([], [], seat) for seat in (0, 1))
    assert (first["points"], first["won"], second["won"]) == (Figure(7), Figure(0), Figure(100))
    assert second["best-round"] == Figure(19)


def test_who_played_nothing_has_no_pace_nor_has_a_record_which_knows_no_times() -> None:
    assert "pace" not in counted([(0, Play(0, 0))], [1000], 1)
    assert "pace" not in counted([(0, Play(0, 0)), (0, Play(1, 0))], [0, 0], 0)
