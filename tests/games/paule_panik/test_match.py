"""Matches (PP-11), and bets from round to round (PP-12)."""

from random import Random
from typing import Any

import pytest

from parlour.core.match import deal, new_match, replay_match, score
from parlour.core.options import choose
from parlour.core.play import random_round
from parlour.core.record import header_fields, round_fields
from parlour.core.round import Variant
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.options import EDITIONS, Options
from parlour.games.paule_panik.state import Result
from tests.games.paule_panik.play import BETS, QUICK, dealt


@pytest.mark.parametrize(("players", "needed"), [(2, 55), (3, 55), (4, 44), (5, 44)])
def test_pp_11_55_points_win_with_two_or_three_players_and_44_with_more(players: int, needed: int) -> None:
    rest = (0,) * (players - 1)
    assert GAME.match.winners(QUICK, (needed - 1, *rest)) == ()
    assert GAME.match.winners(QUICK, (needed, *rest)) == (0,)


def test_pp_11_if_several_get_there_the_highest_total_wins_and_equal_ones_share_the_win() -> None:
    assert GAME.match.winners(QUICK, (57, 59, 55)) == (1,)
    assert GAME.match.winners(QUICK, (58, 20, 58)) == (0, 2)


def test_pp_11_points_add_up_over_the_rounds() -> None:
    match = new_match(Variant(GAME, "quick", QUICK, 3))
    for points in ((10, 4, 6), (1, 20, 19)):
        match = score(match, dealt(3), Result((0, 1, 2), points, "out"))
    assert match.tallies == ((10, 4, 6), (11, 24, 25))
    assert GAME.match.sides(3) == (0, 1, 2)
    assert GAME.match.tally == "points"


OUTCOME = Result((0, 1, 2), (0, 0, 0), "out")


def test_pp_12_a_bet_is_remembered_for_the_whole_match() -> None:
    assert GAME.match.carry(BETS, 3, {"bets": [2]}, OUTCOME, None) == [2]
    assert GAME.match.carry(BETS, 3, {"bets": [0]}, OUTCOME, [2]) == [0, 2]
    assert GAME.match.carry(BETS, 3, {}, OUTCOME, [0, 2]) == [0, 2]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("edition", "players"), [("quick", 2), ("quick", 4), ("french", 3), ("french", 5)])
def test_a_match_of_random_play_ends_and_its_record_replays(edition: str, players: int, seed: int) -> None:
    variant, rng = Variant(GAME, edition, choose(GAME, edition, {"bets": True}), players), Random(seed)
    match, rounds = new_match(variant), []
    while not match.winners:
        played = random_round(variant, deal(match, rng), rng)
        rounds.append(round_fields(played))
        match = score(match, played.told, played.outcome)
    record: Any = header_fields(variant) | {"match": rounds, "points": [[*tally] for tally in match.tallies]}
    replayed = replay_match(record).match
    assert (replayed.tallies, replayed.winners, replayed.carry) == (match.tallies, match.winners, match.carry)
    bets = [seat for each in record["match"] for seat in each["setup"].get("bets", [])]
    assert sorted(bets) == match.carry


def test_the_editions_differ_in_drawing_and_placing() -> None:
    assert choose(GAME) == EDITIONS["quick"] == Options(auto_refill=True, placing="cards_left", bets=False)
    assert choose(GAME, "french") == Options(auto_refill=False, placing="play_on", bets=False)
