"""The clauses about what the table does: turning (PP-6), reshuffling and blocked rounds (PP-7)."""

from random import Random
from typing import Any

import pytest

from parlour.core.errors import InvalidSetup, Untold
from parlour.core.game import HOUSE
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.state import REFILL, Told, Turn
from tests.games.paule_panik.play import (
    BY_HAND,
    PLAY_ON,
    cards,
    house,
    house_once,
    legal,
    names,
    play,
    refusal,
    table,
    tops,
)


def test_pp_06_the_table_turns_a_card_when_nobody_can_play_and_waits_a_moment_before() -> None:
    state = table(["R9", "G8"], ("V4", "V13"), sides=("V1", "V2"))
    assert state.stuck
    assert GAME.due(state) == 1500
    assert GAME.to_act(state) == ()
    assert tops(house_once(state)) == ["V1", "V13"]


def test_pitfall_23_the_table_is_not_stuck_while_any_hand_fits_any_stack() -> None:
    for held, stuck in (("R3", False), ("R5", False), ("R12", False), ("R14", False), ("R4", True), ("R17", True)):
        state = table(["R8", "G8", held], ("V4", "V13"))
        assert state.stuck is stuck
        assert (GAME.due(state) is None) is not stuck
        if not stuck:
            assert refusal(state, "turn") == "paule-panik-not-stuck"


def test_pp_06_a_play_that_leaves_nothing_to_play_makes_the_table_stuck() -> None:
    assert not table(["R3 R9", "G8"], ("V4", "V13")).stuck
    assert play(table(["R3 R9", "G8"], ("V4", "V13")), "0 R3 L").stuck


@pytest.mark.parametrize(
    ("sides", "after"),
    [
        (("V1 V2", "V3 V6"), ["V1", "V13"]),
        (("V1", "V3 V6"), ["V4", "V3"]),
        (("V1 V2 V5", "V3 V6"), ["V1", "V13"]),
        (("", "V6"), ["V4", "V6"]),
        (("V1", ""), ["V1", "V13"]),
    ],
)
def test_pp_06_it_turns_from_the_fuller_side_pile_or_the_left_one_onto_its_own_stack(
    sides: tuple[str, str], after: list[str]
) -> None:
    assert tops(play(table(["R9", "G8"], ("V4", "V13"), sides=sides), "turn")) == after


def test_pp_06_a_card_that_a_player_forgot_to_draw_does_not_unstick_the_table_but_drawing_it_does() -> None:
    state = table(["R9", "G8"], ("V4", "V13"), piles=["R3", ""], options=BY_HAND)
    assert state.stuck
    assert GAME.to_act(state) == (0,)
    assert legal(state) == ["0 +"]
    assert not play(state, "0 +").stuck


def test_pp_07_all_centre_cards_but_the_tops_become_new_side_piles_and_a_card_is_turned() -> None:
    state = table(["R9", "G8"], ("Y1 Y2 V4", "B1 B2 B3 B16 V13"), sides=("", ""))
    after = house_once(state)
    assert after.reshuffles == 1
    assert [len(side) for side in after.sides] == [2, 3]
    assert tops(after)[1] == "V13"
    assert [len(stack) for stack in after.stacks] == [2, 1]
    moved = {*after.sides[0], *after.sides[1], after.stacks[0][-1]}
    assert moved == set(cards("Y1 Y2 B1 B2 B3 B16"))


def test_pp_07_of_an_odd_number_the_left_side_pile_is_the_larger() -> None:
    state = table(["R9", "G8"], ("Y1 Y2 V4", "B1 V13"), sides=("", ""))
    assert GAME.house is not None
    turn = GAME.house(state, Random(1))
    assert isinstance(turn, Turn)
    assert turn.sides is not None
    assert [len(side) for side in turn.sides] == [2, 1]


def test_pp_07_the_shuffle_is_by_chance() -> None:
    state = table(["R9", "G8"], ("Y1 Y2 Y3 Y4 Y5 Y6 V4", "V13"), sides=("", ""))
    assert len({house_once(state, seed=seed).sides for seed in range(10)}) > 5


BLOCKING: dict[str, Any] = {"sides": ("V1", ""), "reshuffles": 1}
"""The last card of a reshuffle is about to be turned."""


def test_pp_07_the_round_is_blocked_when_a_whole_reshuffle_was_turned_and_nobody_can_play() -> None:
    state = play(table(["R9", "G8 G9"], ("V4", "V13"), **BLOCKING), "turn")
    assert state.ending is not None
    assert state.ending.end == "blocked"
    assert not state.stuck
    assert GAME.to_act(state) == ()


def test_pp_07_the_round_is_not_blocked_before_the_first_reshuffle() -> None:
    state = play(table(["R9", "G8"], ("V4", "V13"), sides=("V1", ""), reshuffles=0), "turn")
    assert state.ending is None
    assert state.stuck


def test_pp_07_the_round_is_not_blocked_if_somebody_has_played_since_the_reshuffle() -> None:
    state = play(table(["R9", "G8"], ("Y1 V4", "Y2 V13"), **BLOCKING, moved=True), "turn")
    assert state.ending is None
    again = house_once(state)
    assert (again.reshuffles, again.moved) == (2, False)


def test_pp_07_the_round_is_not_blocked_if_somebody_can_play() -> None:
    state = play(table(["R2", "G8"], ("V4", "V13"), **BLOCKING), "turn")
    assert state.ending is None
    assert legal(state) == ["0 R2 L"]


def test_pp_07_the_round_is_not_blocked_while_side_cards_are_left() -> None:
    assert play(table(["R9", "G8"], ("V4", "V13"), sides=("V1", "V2"), reshuffles=1), "turn").ending is None


def test_pp_07_the_round_is_not_blocked_while_somebody_can_draw() -> None:
    state = play(table(["R9", "G8"], ("Y1 V4", "Y2 V13"), piles=["R8", ""], options=BY_HAND, **BLOCKING), "turn")
    assert state.ending is None
    assert house_once(state).reshuffles == 2


def test_pp_07_a_card_that_was_drawn_meets_all_the_centre_cards_first() -> None:
    state = table(["R9", "G8"], ("Y1 V4", "Y2 V13"), piles=["R8 R10", ""], options=BY_HAND, **BLOCKING)
    state = play(state, "turn", "0 +", "0 +")
    assert (state.ending, state.stuck, state.moved) == (None, True, True)
    again = house_once(state)
    assert (again.reshuffles, again.moved) == (2, False)


def test_pp_07_under_version_1_of_the_rules_it_did_not() -> None:
    old = GAME.under(1)
    state = table(["R9", "G8"], ("Y1 V4", "Y2 V13"), piles=["R8 R10", ""], options=BY_HAND, **BLOCKING)
    state = old.apply(old.apply(play(state, "turn"), 0, REFILL), 0, REFILL)
    assert state.ending is not None
    assert state.ending.end == "blocked"


def test_pp_07_a_blocked_round_is_won_by_the_best_placed() -> None:
    state = house(play(table(["R9 R8", "G8", "B8 B9 B10"], ("V4", "V13"), **BLOCKING), "turn"))
    result = GAME.result(state)
    assert result is not None
    assert (result.end, result.places) == ("blocked", (1, 0, 2))


def test_pp_07_a_round_may_be_blocked_after_somebody_went_out() -> None:
    state = play(table(["", "G8 G9", "B8"], ("V4", "V13"), **BLOCKING, out=(0,), options=PLAY_ON), "turn")
    result = GAME.result(house(state))
    assert result is not None
    assert (result.end, result.places) == ("blocked", (0, 2, 1))


def test_pitfall_12_what_is_told_is_used_before_chance_decides() -> None:
    told = Told(reshuffles=((cards("Y2 B1"), cards("Y1 B2")),))
    state = table(["R9", "G8"], ("Y1 Y2 V4", "B1 B2 V13"), sides=("", ""), told=told)
    after = house_once(state)
    assert (tops(after)[0], names(after.sides[0]), names(after.sides[1])) == ("Y2", ["B1"], ["Y1", "B2"])


def test_a_reshuffle_that_is_not_told_is_missing_only_when_it_is_needed() -> None:
    state = table(["R9", "G8"], ("Y1 V4", "B1 V13"), sides=("", ""))
    assert GAME.house is not None
    with pytest.raises(Untold, match="paule-panik-reshuffle-missing"):
        GAME.house(state, None)
    with pytest.raises(Untold, match="paule-panik-reshuffle-missing"):
        GAME.apply(state, HOUSE, Turn())
    assert GAME.house(table(["R9", "G8"], ("Y1 V4", "B1 V13"), sides=("V1", "")), None) == Turn()


@pytest.mark.parametrize("piles", ["Y1 B1", "Y2 Y1.B1", "Y1.B1 V4", "Y1 Y1"])
def test_a_reshuffle_must_hold_exactly_the_centre_cards_below_the_tops_in_two_halves(piles: str) -> None:
    state = table(["R9", "G8"], ("Y1 Y2 V4", "B1 V13"), sides=("", ""))
    with pytest.raises(InvalidSetup, match="paule-panik-reshuffle-differs"):
        play(state, f"turn {piles}")


def test_a_reshuffle_is_not_due_while_a_side_pile_has_cards() -> None:
    assert refusal(table(["R9", "G8"], ("Y1 V4", "V13"), sides=("V1", "")), "turn Y1 V1") == "paule-panik-not-due"


def test_the_table_has_nothing_to_do_while_somebody_can_play_or_when_all_is_over() -> None:
    assert GAME.house is not None
    with pytest.raises(Exception, match="paule-panik-not-stuck"):
        GAME.house(table(["R3", "G8"], ("V4", "V13")), Random(1))
    over = house(play(table(["R3", "G8"], ("V4", "V13")), "0 R3 L"))
    assert GAME.due(over) is None
    with pytest.raises(Exception, match="round-over"):
        GAME.house(over, Random(1))
