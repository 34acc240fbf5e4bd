"""The clauses about the end of a round: places (PP-9), the winner's draw (PP-10), bets (PP-12)."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core.errors import InvalidSetup
from parlour.core.game import HOUSE
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import Lot, Result, State, Told
from tests.games.paule_panik.play import PLAY_ON, QUICK, house, house_once, play, refusal, table


def finished(state: State) -> Result:
    result = GAME.result(house(state))
    assert result is not None
    return result


def test_pp_09_with_cards_left_the_round_ends_at_once_and_few_cards_place_better() -> None:
    state = play(table(["R3", "G8 G9", "B8"], ("V4", "V13"), piles=["", "", "Y1 Y2"]), "0 R3 L")
    assert finished(state).places == (0, 1, 2)
    assert finished(state).end == "out"


def test_pp_09_the_cards_left_are_those_in_hand_and_pile() -> None:
    state = play(table(["R3", "G8 G9 G10", "B8"], ("V4", "V13"), piles=["", "", "Y1"]), "0 R3 L")
    assert finished(state).places == (0, 2, 1)


@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_pp_09_playing_on_the_round_ends_when_the_first_three_places_or_all_are_decided(
    players: int, needed: int
) -> None:
    state = table([f"{'RYGBV'[seat]}{seat + 2}" for seat in range(players)], ("V1", "V1"), options=PLAY_ON)
    for seat in range(needed):
        assert state.ending is None
        state = play(state, f"{seat} {'RYGBV'[seat]}{seat + 2} L")
    assert state.ending is not None
    assert state.out == tuple(range(needed))


def test_pp_09_whoever_is_not_out_after_playing_on_is_placed_by_cards_left() -> None:
    hands = ["R2", "Y3", "G4", "B9 B10", "V9"]
    state = play(table(hands, ("V1", "V1"), options=PLAY_ON), "0 R2 L", "1 Y3 L", "2 G4 L")
    assert finished(state).places == (0, 1, 2, 4, 3)


def test_pp_09_equal_numbers_of_cards_are_placed_by_lot() -> None:
    state = play(table(["R2", "Y9", "G9", "B9"], ("V1", "V1")), "0 R2 L")
    assert GAME.due(state) == 1000
    orders = {house_once(state, seed=seed).ending for seed in range(30)}
    assert len(orders) == 6
    assert {finished(house_once(state, seed=seed)).places[0] for seed in range(10)} == {0}


def test_pp_09_a_sample_of_a_round_that_has_ended_is_placed_alike() -> None:
    state = play(table(["R2", "Y9 Y10", "G9", "B9", "V9 V10"], ("V1", "V1")), "0 R2 L")
    for stage in (state, play(state, "lot 3 2"), play(state, "lot 3 2", "lot 1 4")):
        assert finished(GAME.sample(GAME.view(stage, 0), Random(1))).places == finished(stage).places


def test_pp_09_several_lots_are_drawn_from_the_best_place_down() -> None:
    state = play(table(["R2", "Y9 Y10", "G9", "B9", "V9 V10"], ("V1", "V1")), "0 R2 L")
    assert refusal(state, "drawn 0 1") == "paule-panik-not-due"
    state = play(state, "lot 3 2", "lot 1 4")
    assert refusal(state, "lot 0 1") == "paule-panik-not-due"
    assert finished(state).places == (0, 3, 2, 1, 4)


def test_pp_09_lots_that_are_told_are_used_in_order() -> None:
    told = Told(lots=((3, 2), (4, 1)), drawn=(0, 1))
    state = play(table(["R2", "Y9 Y10", "G9", "B9", "V9 V10"], ("V1", "V1"), told=told), "0 R2 L")
    assert finished(state).places == (0, 3, 2, 4, 1)


def test_pp_09_a_lot_must_place_exactly_the_seats_that_are_equal() -> None:
    state = play(table(["R2", "Y9", "G9", "B9 B8"], ("V1", "V1")), "0 R2 L")
    for order in ((1,), (1, 3), (1, 2, 3), (1, 1)):
        with pytest.raises(InvalidSetup, match="paule-panik-lot-differs"):
            GAME.apply(state, HOUSE, Lot(order))


def test_without_a_generator_a_lot_or_the_prize_must_be_told() -> None:
    assert GAME.house is not None
    tied = play(table(["R2", "Y9", "G9"], ("V1", "V1")), "0 R2 L")
    with pytest.raises(InvalidSetup, match="paule-panik-lot-missing"):
        GAME.house(tied, None)
    with pytest.raises(InvalidSetup, match="paule-panik-drawn-missing"):
        GAME.house(play(tied, "lot 1 2"), None)


def test_pp_10_the_winner_scores_both_cards_the_second_the_first_card_and_the_third_the_second() -> None:
    state = play(table(["R2", "Y9", "G9 G8", "B9 B8 B7"], ("V12 V1", "V5 V1")), "0 R2 L", "drawn 0 3")
    result = GAME.result(state)
    assert result == Result((0, 1, 2, 3), (12 + 5, 12, 5, 0), "out")


def test_pp_10_positions_count_through_the_left_stack_from_the_bottom_and_then_the_right_one() -> None:
    state = play(table(["R2", "Y9"], ("V12 V1", "V5 V3")), "0 R2 L")
    ranks = [12, 1, 2, 5, 3]
    for position in range(1, 5):
        result = GAME.result(play(state, f"drawn 0 {position}"))
        assert result is not None
        assert result.points == (12 + ranks[position], 12)


def test_pp_10_of_two_players_nobody_is_third() -> None:
    state = play(table(["R2", "Y9"], ("V12 V1", "V5 V1")), "0 R2 L", "drawn 3 0")
    result = GAME.result(state)
    assert result is not None
    assert result.points == (17, 5)


@pytest.mark.parametrize("text", ["drawn 0 0", "drawn 0 5", "drawn 9 1"])
def test_pp_10_the_winner_draws_two_different_cards_of_the_stacks(text: str) -> None:
    state = play(table(["R2", "Y9"], ("V12 V1", "V5 V1")), "0 R2 L")
    with pytest.raises(InvalidSetup, match="paule-panik-drawn-differs"):
        play(state, text)


def test_pp_10_the_winner_draws_by_chance_from_all_cards_in_the_two_stacks() -> None:
    state = play(table(["R2", "Y9"], ("V12 V1", "V5 V1")), "0 R2 L")
    endings = [house(state, seed=seed).ending for seed in range(40)]
    assert {position for ending in endings if ending and ending.drawn for position in ending.drawn} == set(range(5))


BETTING = Options(bets=True)


@pytest.mark.parametrize(
    ("bets", "bonuses"),
    [
        ((), (0, 0, 0)),
        ((0,), (7, 0, 0)),
        ((1,), (5, 0, 5)),
        ((0, 1), (12, 0, 5)),
        ((1, 2), (5, 0, 0)),
        ((0, 1, 2), (12, 0, 0)),
    ],
)
def test_pp_12_a_bettor_who_wins_scores_7_and_all_but_the_losing_bettors_5_if_there_is_one(
    bets: tuple[int, ...], bonuses: tuple[int, ...]
) -> None:
    said = tuple(seat in bets for seat in range(3))
    state = table(["R2", "Y9", "G9 G8"], ("V12 V1", "V5 V1"), options=BETTING)
    result = GAME.result(play(replace(state, said=said), "0 R2 L", "drawn 0 3"))
    assert result is not None
    assert result.points == tuple(map(sum, zip((17, 12, 5), bonuses, strict=True)))


def test_the_round_is_over_only_when_the_winner_has_drawn() -> None:
    state = play(table(["R2", "Y9"], ("V12 V1", "V5 V1"), options=QUICK), "0 R2 L")
    assert GAME.result(state) is None
    assert GAME.due(state) == 1000
    assert GAME.result(house(state)) is not None
