"""What chance decides: the set-up, and lots that it tells or that are drawn (TM-3)."""

from random import Random

import pytest

from parlour.core.errors import InvalidSetup, Untold
from parlour.core.game import HOUSE, Setup
from parlour.core.json import Json
from parlour.games.third_man import GAME
from parlour.games.third_man.options import Options
from parlour.games.third_man.rules import Lot
from tests.games.third_man.play import begin, play


def fault(setup: Setup) -> InvalidSetup:
    with pytest.raises(InvalidSetup) as caught:
        GAME.begin(Options(), 4, setup)
    return caught.value


def house(first: int, lots: tuple[int, ...], rng: Random | None) -> object:
    """What `HOUSE` does after an auction that seats 2 and 3 lead."""
    state = GAME.begin(Options(), 4, {"first": first, "lots": [*lots]})
    for seat, bid in GAME.record.read(state, "9866"):
        state = GAME.apply(state, seat, bid)
    assert GAME.house is not None
    return GAME.house(state, rng)


def test_tm_03_the_first_lead_of_every_series_is_drawn_by_lot_among_all_four() -> None:
    rng = Random(3)
    assert {GAME.deal(Options(), 4, None, rng)["first"] for _ in range(60)} == {0, 1, 2, 3}


def test_tm_03_a_lot_is_drawn_among_all_who_share_the_lead() -> None:
    assert {house(0, (), Random(seed)) for seed in range(30)} == {Lot(2), Lot(3)}


def test_a_told_lot_is_taken_before_any_is_drawn() -> None:
    assert {house(0, (3,), Random(seed)) for seed in range(30)} == {Lot(3)}


def test_without_a_generator_a_lot_that_is_not_told_is_missing() -> None:
    with pytest.raises(Untold, match="third-man-lot-missing"):
        house(0, (), None)


@pytest.mark.parametrize("rng", [None, Random(1)])
def test_a_told_lot_cannot_fall_on_a_player_who_is_behind(rng: Random | None) -> None:
    with pytest.raises(InvalidSetup, match="third-man-wrong-lot") as caught:
        house(0, (1,), rng)
    assert not isinstance(caught.value, Untold)
    assert caught.value.parameters == {"seat": 1}


def test_lots_are_used_in_order() -> None:
    state = play(begin(lots=(3, 2)), "9866")
    assert (state.leader, state.told) == (3, (2,))


def test_a_drawn_lot_is_noted_in_the_set_up_and_a_told_one_is_there_already() -> None:
    waiting, bare = play(begin(), "9866"), dict[str, Json](first=0)
    assert GAME.record.note(bare, waiting, HOUSE, Lot(3)) == {"first": 0, "lots": [3]}
    assert GAME.record.note({"first": 0, "lots": [2]}, waiting, HOUSE, Lot(3)) == {"first": 0, "lots": [2, 3]}
    assert bare == {"first": 0}
    assert GAME.record.note({"first": 0, "lots": [3]}, begin(lots=(3,)), HOUSE, Lot(3)) == {"first": 0, "lots": [3]}
    assert GAME.record.note(bare, begin(), 0, 5) == {"first": 0}


def test_a_set_up_needs_a_first_seat() -> None:
    error = fault({})
    assert (error.code, error.parameters) == ("missing-field", {"field": "first"})


@pytest.mark.parametrize("value", [-1, 4, True, 1.0, "1", None, []])
def test_the_first_seat_is_a_number_from_0_to_3(value: Json) -> None:
    assert fault({"first": value}).code == "third-man-bad-first"


@pytest.mark.parametrize("value", [None, 2, "2", {}])
def test_lots_are_a_list(value: Json) -> None:
    assert fault({"first": 0, "lots": value}).code == "third-man-lots-not-list"


@pytest.mark.parametrize("value", [-1, 4, False, 2.0, "2", None])
def test_a_lot_is_a_seat(value: Json) -> None:
    assert fault({"first": 0, "lots": [1, value]}).code == "third-man-bad-lot"


def test_setups_keep_what_they_do_not_know() -> None:
    assert GAME.begin(Options(), 4, {"first": 2, "cups": 3}).leader == 2
