"""What a refused play costs in real time, for people and bots alike."""

from typing import Any

import pytest

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import Seat
from parlour.room.costs import COST, REMEMBERED
from parlour.room.fold import COUNTDOWN
from parlour.room.log import ROOM
from parlour.room.messages import Act
from tests.room.desk import JONAS, MIRA, TOM, Desk

PANIK: dict[str, Any] = {"game": "paule-panik", "edition": "quick", "options": {}}


def race(*places: str) -> Desk:
    """A deal in which everybody can play."""
    for seed in range(50):
        desk = Desk(*(places or (MIRA, JONAS)), seed=seed, **PANIK)
        desk.deal()
        desk.now += COUNTDOWN
        if all(desk.table.game.legal(desk.table.state, seat) for seat in range(2)):
            return desk
    raise AssertionError("no deal in which everybody can play")


def text(desk: Desk, seat: Seat, *, fits: bool) -> str:
    """A play of a card that the seat holds, and that fits or does not."""
    table = desk.table
    legal = [table.game.show(action) for action in table.game.legal(table.state, seat)]
    if fits:
        return legal[0]
    cards = table.game.view(table.state, seat).hand
    return next(play for card in cards for play in (f"{card} L", f"{card} R") if play not in legal)


def judged(desk: Desk, name: str, *, fits: bool, wait: int, after: str | None = None, seat: Seat = 0) -> Any:
    """What becomes of a play some milliseconds after the last one: code and parameters; nothing if it counts."""
    desk.now += wait - 1000  # the desk's clock goes on by a second with every command
    try:
        desk.do(desk.player(seat), Act(name, seat, None, text(desk, seat, fits=fits), after))
    except ParlourError as error:
        return error.code, error.parameters.get("comes_back_in")
    return None


MISFIT = ("paule-panik-does-not-fit", COST)
FALLEN = ("built-on-refused", None)


@pytest.mark.parametrize("places", [(MIRA, JONAS), ("bot:easy", JONAS)])
def test_pitfall_18_nothing_can_be_played_from_a_seat_until_its_refused_card_is_back(places: tuple[str, str]) -> None:
    desk = race(*places)
    assert judged(desk, "1", fits=False, wait=1) == MISFIT
    assert judged(desk, "2", fits=True, wait=1) == ("card-comes-back", COST - 1)
    assert judged(desk, "3", fits=False, wait=COST - 2) == ("card-comes-back", 1)
    assert judged(desk, "4", fits=True, wait=1) is None, "what was refused meanwhile cost nothing more"


def test_pitfall_18_what_is_no_action_at_all_costs_as_any_and_another_seat_pays_nothing() -> None:
    desk = race()
    with pytest.raises(IllegalAction) as refused:
        desk.do(MIRA, Act("1", 0, None, "no card"))
    assert refused.value.parameters["comes_back_in"] == COST
    assert judged(desk, "2", fits=True, wait=1) == ("card-comes-back", COST - 1)
    assert judged(desk, "3", fits=True, wait=1, seat=1) is None


def test_pitfall_68_what_was_built_on_a_refused_play_falls_free_of_cost_and_what_was_built_on_that() -> None:
    desk = race()
    assert judged(desk, "1", fits=False, wait=1) == MISFIT
    assert judged(desk, "2", after="1", fits=False, wait=COST + 500) == FALLEN
    assert judged(desk, "3", after="2", fits=False, wait=0) == FALLEN
    assert judged(desk, "4", fits=True, wait=0) is None, "nothing was to be paid for"


def test_pitfall_68_what_falls_free_of_cost_never_counts_so_that_nobody_can_try_cards_by_it() -> None:
    desk = race()
    assert judged(desk, "0", fits=False, wait=1) == MISFIT
    for number in range(1, 2 * REMEMBERED):
        assert judged(desk, f"{number}", after=f"{number - 1}", fits=True, wait=COST) == FALLEN
    assert len(desk.table.costs.refused[0]) == REMEMBERED


def test_pitfall_68_a_play_built_on_one_that_counted_or_was_never_made_or_was_anothers_costs_as_any() -> None:
    desk = race()
    assert judged(desk, "1", fits=True, wait=1) is None
    assert judged(desk, "theirs", seat=1, fits=False, wait=1) == MISFIT
    for number, after in enumerate(("1", "never", "theirs")):
        assert judged(desk, f"2.{number}", after=after, fits=False, wait=COST) == MISFIT


def test_pitfall_18_nobody_can_make_another_seat_pay_or_forget_what_was_refused_there() -> None:
    desk = race()
    assert judged(desk, "1", fits=False, wait=1) == MISFIT
    for who in (JONAS, TOM, ROOM):
        for number in range(2 * REMEMBERED if who != ROOM else 1):
            assert desk.code(who, Act(f"{who}{number}", 0, None, "no card")) == "not-your-seat" or who == ROOM
    assert "1" in desk.table.costs.refused[0]
    assert judged(desk, "2", after="1", fits=True, wait=COST) == FALLEN
    assert judged(desk, "3", fits=True, wait=0) is None


def test_a_table_that_is_read_from_its_log_has_no_costs_and_is_otherwise_the_same() -> None:
    desk = race()
    before = desk.table
    assert judged(desk, "1", fits=False, wait=1) == MISFIT
    assert desk.table.costs != before.costs
    assert desk.again() == desk.table
    desk.table = before
    assert desk.again() == desk.table


def test_in_turns_a_refused_action_costs_nothing() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    before = desk.table
    assert desk.code(desk.mover, Act("1", desk.to_act, 0, "no card")) != ""
    assert desk.table is before
