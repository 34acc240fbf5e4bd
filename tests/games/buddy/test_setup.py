"""Set-ups of records: whole rounds, endings, and what is wrong with the others."""

from typing import Any

import pytest

from parlour.core.errors import InvalidSetup
from parlour.games.buddy import GAME
from parlour.games.buddy.cards import FULL_HAND, parse_hand, show_hand
from parlour.games.buddy.options import Options


def begin(**setup: Any) -> Any:
    return GAME.begin(Options(), 3, setup)


def test_a_round_without_hands_is_a_whole_one() -> None:
    state = begin(first=1)
    assert state.hands == (FULL_HAND,) * 3
    assert state == begin(first=1, hands=["T987654321"] * 3, own=[0, 0, 0])
    assert GAME.to_act(state) == (1,)


def test_bl_08_an_ending_starts_with_the_points_already_won() -> None:
    state = begin(first=2, hands=["T", "4", "63"], own=[30, 13, 7])
    assert [show_hand(hand) for hand in state.hands] == ["T", "4", "63"]
    assert state.own == (30, 13, 7)
    assert GAME.to_act(state) == (2,)


@pytest.mark.parametrize(
    ("first", "hands"),
    [
        (0, ["21", "31", "41"]),
        (0, ["321", "31", "41"]),
        (0, ["321", "321", "41"]),
        (1, ["21", "321", "32"]),
        (2, ["321", "21", "543"]),
        (1, ["", "1", ""]),
    ],
)
def test_bl_04_hands_that_strict_turns_use_up_are_played_out(first: int, hands: list[str]) -> None:
    state = begin(first=first, hands=hands)
    while GAME.to_act(state):
        state = GAME.apply(state, state.seat, GAME.legal(state, state.seat)[0])
    assert not any(state.hands)


@pytest.mark.parametrize(
    ("first", "hands"),
    [
        (0, ["21", "321", "41"]),
        (0, ["321", "21", "321"]),
        (0, ["321", "1", "1"]),
        (1, ["21", "21", "1"]),
        (2, ["1", "", ""]),
        (0, ["", "", ""]),
    ],
)
def test_bl_04_other_hands_are_refused(first: int, hands: list[str]) -> None:
    with pytest.raises(InvalidSetup) as caught:
        begin(first=first, hands=hands)
    assert (caught.value.code, caught.value.parameters) == ("buddy-hand-sizes", {"first": first})


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({}, "buddy-no-first"),
        ({"first": 3}, "buddy-bad-first"),
        ({"first": -1}, "buddy-bad-first"),
        ({"first": True}, "buddy-bad-first"),
        ({"first": 1.0}, "buddy-bad-first"),
        ({"first": "1"}, "buddy-bad-first"),
        ({"first": None}, "buddy-bad-first"),
        ({"first": 0, "hands": None}, "buddy-three-hands"),
        ({"first": 0, "hands": "T98"}, "buddy-three-hands"),
        ({"first": 0, "hands": ["1", "2"]}, "buddy-three-hands"),
        ({"first": 0, "hands": ["1", "2", "3", "4"]}, "buddy-three-hands"),
        ({"first": 0, "hands": ["1", "2", 3]}, "buddy-hand-not-text"),
        ({"first": 0, "hands": ["TT", "21", "21"]}, "buddy-bad-hand"),
        ({"first": 0, "hands": ["12", "21", "21"]}, "buddy-bad-hand"),
        ({"first": 0, "hands": ["10", "21", "21"]}, "buddy-bad-hand"),
        ({"first": 0, "hands": ["t1", "21", "21"]}, "buddy-bad-hand"),
        ({"first": 0, "own": None}, "buddy-three-own"),
        ({"first": 0, "own": {}}, "buddy-three-own"),
        ({"first": 0, "own": [0, 0]}, "buddy-three-own"),
        ({"first": 0, "own": [0, 0, True]}, "buddy-bad-points"),
        ({"first": 0, "own": [0, 0, "1"]}, "buddy-bad-points"),
        ({"first": 0, "own": [0, 0, 1.5]}, "buddy-bad-points"),
        ({"first": 0, "own": [1, 0, -1]}, "buddy-bad-points"),
        ({"first": 0, "own": [1, 0, 0]}, "buddy-too-many-points"),
        ({"first": 0, "hands": ["6", "5", "4"], "own": [16, 16, 17]}, "buddy-too-many-points"),
    ],
)
def test_a_wrong_set_up_says_what_is_wrong(setup: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        begin(**setup)
    assert caught.value.code == code


def test_hands_are_written_from_high_to_low_and_read_back() -> None:
    for hand in range(0, FULL_HAND + 1, 2):
        assert parse_hand(show_hand(hand)) == hand
    assert show_hand(parse_hand("T7421")) == "T7421"
    assert show_hand(0) == ""
