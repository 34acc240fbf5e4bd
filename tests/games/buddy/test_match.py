"""Matches of Buddy on your Left: who plays the first card (BL-3), chips and their end (BL-10, BL-11)."""

from random import Random

import pytest

from parlour.core.errors import InvalidSetup
from parlour.core.game import Setup
from parlour.core.json import Json
from parlour.core.match import Match, deal, new_match, score
from parlour.core.round import Variant
from parlour.games.buddy import GAME
from parlour.games.buddy.options import Options
from parlour.games.buddy.rules import Result, chips, totals

FIRST: Setup = {"first": 0}


def outcome(*own: int) -> Result:
    return Result(own, totals(own), chips(own))


def after(*rounds: Result) -> Match:
    match = new_match(Variant(GAME, "piatnik-2001", Options(), 3))
    for result in rounds:
        match = score(match, FIRST, result)
    return match


def firsts(match: Match) -> set[Json]:
    rng = Random(3)
    return {deal(match, rng)["first"] for _ in range(60)}


def test_bl_03_anybody_may_be_drawn_for_the_first_round() -> None:
    assert firsts(after()) == {0, 1, 2}


def test_bl_03_the_winner_of_the_round_before_plays_the_first_card() -> None:
    assert firsts(after(outcome(12, 40, 11))) == {0}
    assert firsts(after(outcome(12, 40, 11), outcome(40, 11, 12))) == {2}


def test_bl_03_the_winner_is_the_one_with_the_highest_total_not_the_most_points() -> None:
    assert firsts(after(outcome(0, 63 - 20, 20))) == {1}
    assert firsts(after(outcome(30, 20, 13))) == {0}


def test_bl_03_when_several_share_the_highest_total_the_lot_decides_among_them() -> None:
    assert firsts(after(outcome(20, 23, 20))) == {0, 1}
    assert firsts(after(outcome(21, 21, 21))) == {0, 1, 2}


def test_bl_03_a_round_of_a_match_is_refused_if_somebody_else_begins() -> None:
    match = after(outcome(20, 23, 20))
    for seat in (0, 1):
        GAME.match.accept(Options(), 3, {"first": seat}, match.carry)
    with pytest.raises(InvalidSetup) as caught:
        GAME.match.accept(Options(), 3, {"first": 2}, match.carry)
    assert (caught.value.code, caught.value.parameters) == ("buddy-winner-leads", {"seat": 2})


def test_bl_03_the_first_round_of_a_match_may_be_begun_by_anybody() -> None:
    for seat in range(3):
        GAME.match.accept(Options(), 3, {"first": seat}, None)


def test_a_match_has_whole_rounds_only() -> None:
    with pytest.raises(InvalidSetup) as caught:
        GAME.match.accept(Options(), 3, {"first": 0, "hands": ["8", "5", "4"]}, None)
    assert caught.value.code == "buddy-not-whole-round"


def test_bl_10_the_chips_of_the_rounds_add_up() -> None:
    match = after(outcome(12, 40, 11), outcome(21, 21, 21), outcome(20, 23, 20))
    assert match.tallies == ((3, 1, 0), (4, 2, 1), (6, 4, 1))


@pytest.mark.parametrize(
    ("tally", "winners"),
    [
        ((0, 0, 0), ()),
        ((6, 6, 5), ()),
        ((7, 6, 5), (0,)),
        ((1, 7, 6), (1,)),
        ((0, 3, 9), (2,)),
        ((7, 7, 6), ()),
        ((8, 8, 8), ()),
        ((8, 7, 3), (0,)),
        ((7, 8, 7), (1,)),
        ((8, 8, 9), (2,)),
    ],
)
def test_bl_11_seven_chips_win_and_of_several_the_one_with_most(
    tally: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert GAME.match.winners(Options(), tally) == winners


def test_bl_11_when_several_share_the_most_chips_another_round_decides() -> None:
    level = after(*[outcome(20, 23, 20)] * 4)
    assert level.tally == (8, 8, 0)
    assert level.winners == ()
    assert firsts(level) == {0, 1}
    assert score(level, FIRST, outcome(40, 11, 12)).winners == (0,)
