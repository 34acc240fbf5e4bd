"""Chips and matches (TM-8, TM-9), and the editions (TM-7)."""

from random import Random

import pytest

from parlour.core.errors import InvalidOptions
from parlour.core.json import Json
from parlour.core.match import deal, new_match, score
from parlour.core.options import choose
from parlour.games.third_man import GAME
from parlour.games.third_man.options import Options
from parlour.games.third_man.rules import Result
from tests.games.third_man.play import variant


def chips(*winners: int | None) -> list[tuple[int, ...]]:
    match = new_match(variant())
    for winner in winners:
        match = score(match, {}, Result((0,) * 4, winner, "board"))
    return list(match.tallies)


def test_tm_08_the_winner_of_a_series_takes_a_chip_and_nobody_else() -> None:
    assert chips(2, None, 0) == [(0, 0, 1, 0), (0, 0, 1, 0), (1, 0, 1, 0)]


def test_tm_09_three_chips_win() -> None:
    assert GAME.match.winners(Options(), (2, 2, 2, 2)) == ()
    assert GAME.match.winners(Options(), (2, 2, 3, 2)) == (2,)


def test_tm_09_nine_series_with_a_winner_are_always_enough() -> None:
    worst = chips(0, 1, 2, 3, 0, 1, 2, 3, 0)
    assert [GAME.match.winners(Options(), tally) for tally in worst] == [()] * 8 + [(0,)]


def test_tm_03_every_series_of_a_match_draws_its_first_lead_anew() -> None:
    match, rng = score(new_match(variant()), {"first": 1}, Result((0,) * 4, 1, "board")), Random(5)
    assert {deal(match, rng)["first"] for _ in range(60)} == {0, 1, 2, 3}


def test_tm_07_the_editions_differ_in_when_a_piece_leaves_the_board() -> None:
    assert choose(GAME) == choose(GAME, "piatnik-2001") == Options(board_end="beyond")
    assert choose(GAME, "french") == Options(board_end="reach")
    assert choose(GAME, "french", {"board_end": "beyond"}) == Options(board_end="beyond")


@pytest.mark.parametrize(
    ("edition", "values", "code"),
    [
        ("german", None, "unknown-edition"),
        (None, {"board_end": "above"}, "bad-option-value"),
        (None, {"board_end": True}, "bad-option-value"),
        (None, {"match": "first_to_three"}, "unknown-option"),
    ],
)
def test_an_unknown_edition_option_or_value_is_an_error(edition: Json, values: Json, code: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        choose(GAME, edition, values)
    assert caught.value.code == code
