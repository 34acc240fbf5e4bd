"""Clocks of moves: only the room's clock counts, and nobody loses a move without a warning."""

from typing import Any

from parlour.core.game import HOUSE
from parlour.room.due import WARNING, Overdue, overdue, thinkers
from parlour.room.frame import SeatNews
from parlour.room.log import ROOM, Terms
from parlour.room.messages import Act
from parlour.room.seating import Gone
from tests.room.desk import JONAS, MIRA, TOM, Desk

ANNE = "a" * 32
CLOCK = 60_000


def playing(**terms: Any) -> Desk:
    desk = Desk(MIRA, JONAS, seed=1, terms=Terms(clock=60, **terms))
    desk.deal()
    return desk


def run_out(desk: Desk, seat: int) -> None:
    desk.now += CLOCK
    desk.do(ROOM, Overdue("warn", seat))
    desk.now += WARNING
    desk.do(ROOM, Overdue("time-out", seat))


def test_pitfall_28_a_warning_comes_before_a_bot_makes_the_move() -> None:
    desk = playing()
    seat = desk.to_act
    assert desk.code(ROOM, Overdue("time-out", seat)) == "not-due"
    desk.now += CLOCK
    assert desk.code(ROOM, Overdue("time-out", seat)) == "not-due", "not without a warning"
    assert desk.do(ROOM, Overdue("warn", seat)) == (SeatNews(seat, "time-low"),)
    assert desk.frame(MIRA).warned == (seat,)
    assert desk.frame(MIRA).clocks[seat] == WARNING
    assert desk.code(ROOM, Overdue("time-out", seat)) == "not-due"
    desk.now += WARNING
    desk.do(ROOM, Overdue("time-out", seat))
    assert thinkers(desk.table) == (seat,)
    act = desk.act()
    assert desk.code(ROOM, Act("", seat, act.ply, act.action)) == ""
    assert seat in desk.table.people.persons, "his next move is his own again"
    assert desk.table.hurried == frozenset()
    assert desk.again() == desk.table


def test_pitfall_28_who_moves_after_the_warning_has_a_new_clock() -> None:
    desk = playing()
    seat = desk.to_act
    desk.now += CLOCK
    desk.do(ROOM, Overdue("warn", seat))
    desk.play()
    assert desk.frame(MIRA).warned == ()
    assert desk.frame(MIRA).clocks[desk.to_act] == CLOCK
    assert desk.frame(MIRA).clocks[1 - desk.to_act] is None


def test_a_person_may_still_make_his_move_while_the_bot_thinks_of_it() -> None:
    desk = playing()
    seat = desk.to_act
    run_out(desk, seat)
    assert desk.code(desk.player(seat), desk.act()) == ""


def test_pitfall_28_the_table_decides_that_a_bot_takes_the_seat() -> None:
    desk = playing(timeout="seat")
    seat = desk.to_act
    run_out(desk, seat)
    assert desk.rows[-1].kind == "stand-in"
    assert seat not in desk.table.people.persons
    assert desk.frame(desk.player(seat)).may.come_back == (seat,)


def test_pitfall_29_a_clock_follows_from_the_rows_and_no_message_tells_a_time() -> None:
    assert set(Act.__struct_fields__) == {"id", "seat", "round", "ply", "action", "after"}, "no time among them"
    desk = playing()
    desk.now += 7000
    desk.play()
    assert overdue(desk.again()) == overdue(desk.table)
    assert overdue(desk.table) == {Overdue("warn", desk.to_act): desk.rows[-1].time + CLOCK}


def test_no_clock_runs_at_a_table_where_nobody_is() -> None:
    desk = playing()
    desk.do(ROOM, Gone(desk.to_act))
    assert Overdue("warn", desk.to_act) in overdue(desk.table)
    desk.do(ROOM, Gone(1 - desk.to_act))
    assert overdue(desk.table) == {}


def test_a_table_without_a_clock_never_hurries_anybody() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    assert {late.kind for late in overdue(desk.table)} == {"idle"}, "the others may help him, nobody hurries him"
    assert desk.frame(MIRA).clocks == (None, None)


def test_where_all_bid_at_once_each_has_his_own_clock_and_a_changed_bid_moves_none() -> None:
    options = {"board_end": "beyond"}
    desk = Desk(MIRA, JONAS, TOM, ANNE, game="third-man", options=options, players=4, terms=Terms(clock=60))
    desk.deal()
    desk.let_house()
    desk.play()
    bidder, *others = sorted(desk.table.waits_for)
    start = desk.rows[-1].time
    for text in ("1", "8"):
        action = Act(desk.new_id(), bidder, desk.table.game.ply(desk.table.state), text)
        desk.do(desk.player(bidder), action)
    assert overdue(desk.table) == {Overdue("warn", seat): start + CLOCK for seat in others}
    assert HOUSE not in desk.table.waits_for
