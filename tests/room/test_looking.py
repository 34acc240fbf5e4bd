"""How long the next round waits for those who look at one that is over."""

import pytest

from parlour.room.due import BETWEEN, deal_at
from parlour.room.fold import replay
from parlour.room.log import ROOM, Columns, LookAt, Looked, Row, as_columns, from_columns
from parlour.room.looking import LOOKING, MOST_GIVEN, is_over
from parlour.room.messages import Answer, GiveTime, GoWithout, Pause, Resume
from parlour.room.seating import Gone, Looks
from parlour.room.wishes import AT_ONCE
from tests.room.desk import JONAS, MIRA, Desk

LAST = LookAt(1, 1)


@pytest.fixture
def desk() -> Desk:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    desk.play_round()
    return desk


def test_looking_is_in_the_log_so_the_same_follows_after_a_crash(desk: Desk) -> None:
    desk.do(ROOM, Looks(1, LAST))
    desk.ask(MIRA, GiveTime)
    desk.ready(0)
    rows = [from_columns(as_columns(row)) for row in desk.rows]
    assert replay(desk.table.header, rows) == desk.table
    assert deal_at(replay(desk.table.header, rows)) == deal_at(desk.table)


@pytest.mark.parametrize("at", [None, LookAt(12, 3)])
def test_what_is_looked_at_is_stored_as_text(at: LookAt | None) -> None:
    row = Row(3, 7, 1, Looked(at))
    columns = as_columns(row)
    assert isinstance(columns, Columns)
    assert from_columns(columns) == row


def test_the_next_round_waits_for_two_minutes_from_when_somebody_waits(desk: Desk) -> None:
    assert deal_at(desk.table) == desk.table.acted_at + BETWEEN
    desk.now += 20_000
    desk.do(ROOM, Looks(1, LAST))
    assert deal_at(desk.table) == desk.now + LOOKING
    desk.ready(1)  # from where he looks
    assert deal_at(desk.table) == desk.table.acted_at + BETWEEN


def test_more_time_is_given_five_times_at_most_and_only_by_who_waits(desk: Desk) -> None:
    assert desk.refusal(MIRA, GiveTime) == "nobody-looks"
    desk.do(ROOM, Looks(1, LAST))
    since = desk.now
    assert desk.refusal(JONAS, GiveTime) == "nobody-looks"
    assert desk.refusal(JONAS, GoWithout) == "nobody-looks"
    for given in range(1, MOST_GIVEN + 1):
        desk.ask(MIRA, GiveTime)
        assert deal_at(desk.table) == since + LOOKING * (1 + given)
    assert desk.refusal(MIRA, GiveTime) == "time-given"
    desk.ask(MIRA, GoWithout)
    assert deal_at(desk.table) == desk.table.time


def test_a_pause_is_no_waiting(desk: Desk) -> None:
    desk.do(ROOM, Looks(1, LAST))
    desk.ask(MIRA, Pause)
    desk.ask(JONAS, Answer, yes=True)
    waited = 2000
    assert deal_at(desk.table) is None
    desk.now += 600_000
    desk.ask(MIRA, Resume)
    assert deal_at(desk.table) == desk.now + LOOKING - waited


def test_who_goes_away_looks_no_more_and_who_often_looks_does_it_a_moment_later(desk: Desk) -> None:
    desk.do(ROOM, Looks(1, LAST))
    desk.do(ROOM, Gone(1))
    assert desk.table.looks == (None, None)
    desk = Desk(MIRA, JONAS)
    desk.deal()
    desk.play_round()
    codes = [desk.code(ROOM, Looks(1, at)) for _ in range(3 * AT_ONCE) for at in (LAST, None)]
    assert "too-many-wishes" in codes


def test_only_what_has_been_played_to_its_end_is_over(desk: Desk) -> None:
    assert is_over(desk.table, LAST)
    assert not any(is_over(desk.table, look) for look in (LookAt(1, 2), LookAt(2, 1), LookAt(0, 1), LookAt(1, 0)))
    desk.play_match()
    desk.ready(0)
    desk.ready(1)
    desk.deal()
    assert is_over(desk.table, LAST)
    assert not is_over(desk.table, LookAt(2, 1))
