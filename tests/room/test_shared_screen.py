"""Several people at one screen: what each is called, and where that is told."""

from typing import Any

import pytest

from parlour.room.messages import Arrange, ChangeSeat, ComeBack, Leave, NameSeat
from parlour.room.names import LONGEST_NAME
from parlour.room.past import past_round
from parlour.room.results import ended_by
from parlour.room.seating import TakeSeat
from parlour.room.staged import staged_seats
from parlour.room.summary import summarize
from parlour.room.tell import Company
from tests.room.desk import JONAS, MIRA, NAMES, TOM, Desk

BUDDY: dict[str, Any] = {"game": "buddy", "edition": "piatnik-2001", "options": {}, "players": 3}
COMPANY = Company(NAMES, frozenset())


def name(desk: Desk, seat: int, text: str, who: str = MIRA) -> str:
    return desk.code(who, NameSeat(desk.new_id(), seat, text))


def called(desk: Desk, who: str | None = None) -> list[str]:
    return [info.name for info in desk.frame(who).seats]


def shared(*others: str) -> Desk:
    desk = Desk(MIRA, MIRA, *others, **BUDDY if others else {})
    assert [name(desk, 0, "Anna"), name(desk, 1, "  Ben   B. ")] == ["", ""]
    return desk


def test_who_shares_a_screen_gives_each_seat_a_name_that_all_see_and_the_log_keeps() -> None:
    desk = shared()
    assert called(desk) == called(desk, MIRA) == ["Anna", "Ben B."]
    assert [info.named for info in desk.frame(MIRA).seats] == [True, True]
    assert desk.again() == desk.table
    assert [place and place.name for place in summarize(desk.table).places] == ["Anna", "Ben B."]
    rows = len(desk.rows)
    assert name(desk, 0, "Anna") == ""
    assert len(desk.rows) == rows, "nothing is left to do"
    assert name(desk, 1, " ") == ""
    assert [(info.name, info.named) for info in desk.frame(MIRA).seats] == [("Anna", True), ("Mira", False)]


@pytest.mark.parametrize(
    ("text", "code"),
    [("?!", "name-empty"), ("x" * (LONGEST_NAME + 1), "name-too-long"), ("A\u202e", "name-not-printable")],
)
def test_a_name_at_a_shared_screen_is_checked_as_a_guests_is(text: str, code: str) -> None:
    assert name(Desk(MIRA, MIRA), 0, text) == code


def test_only_who_sits_at_a_seat_names_it_and_only_where_he_has_several() -> None:
    desk = Desk(MIRA, MIRA, JONAS, **BUDDY)
    assert desk.frame(MIRA).may.name_seat == (0, 1)
    assert desk.frame(JONAS).may.name_seat == desk.frame(TOM).may.name_seat == ()
    assert [name(desk, 0, "Anna", JONAS), name(desk, 2, "Anna", JONAS)] == ["not-your-seat", "one-name"]
    assert called(desk) == ["Mira", "Mira", "Jonas"]


def test_a_name_moves_with_its_player_and_goes_with_him() -> None:
    desk = shared("open")
    desk.do(MIRA, ChangeSeat(desk.new_id(), 1, 2))
    assert called(desk) == ["Anna", "", "Ben B."]
    desk.do(MIRA, Arrange(desk.new_id(), 0, 2, "open"))
    assert called(desk) == ["Mira", "", ""], "who sits alone has his own name"
    desk.do(MIRA, Leave(desk.new_id(), 0))
    desk.do(JONAS, TakeSeat(0))
    desk.do(JONAS, TakeSeat(1))
    assert called(desk) == ["Jonas", "Jonas", ""]
    assert desk.again() == desk.table


def test_a_name_stays_while_a_bot_plays_and_for_another_match() -> None:
    desk = shared(JONAS)
    desk.deal()
    desk.do(MIRA, Leave(desk.new_id(), 0))
    assert called(desk) == ["Anna", "Ben B.", "Jonas"]
    for seat in (0, 1):
        desk.do(MIRA, ComeBack(desk.new_id(), seat))
    desk.play_match()
    for player in (MIRA, JONAS):
        desk.ready(desk.table.seats_of(player)[0])
    desk.deal()
    assert called(desk) == ["Jonas", "Anna", "Ben B."], "all have moved on by a seat"
    assert desk.again() == desk.table


def test_results_replays_and_the_account_tell_the_names() -> None:
    desk = shared()
    desk.play_match()
    before = desk.again()
    assert name(desk, 1, "Carla") == ""
    assert desk.frame(MIRA).sat == (), "the account names the same people"
    ended = ended_by(Desk(MIRA, MIRA).table, desk.rows[-1], before)
    assert ended is not None
    assert [seat.name for seat in ended.seats] == ["Anna", "Ben B."]
    seats = staged_seats(past_round(before, 1).table, 0, COMPANY)
    assert [info.name for info in seats] == ["Anna", "Ben B."]
