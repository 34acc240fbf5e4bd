"""Who is away: at every table that has begun, whoever else sits there."""

import pytest

from parlour.room.log import ROOM
from parlour.room.seating import Gone, Returned
from parlour.server.table.presence import ABSENT, IN_TURNS, LET_GO, RACING, Presence, Pulse, Watch
from tests.room.desk import MIRA, Desk

NOBODY = frozenset[int]()
NOW = 5_000_000


def test_whoever_plays_alone_with_bots_is_away_after_a_moment_without_a_connection() -> None:
    desk, presence = Desk(MIRA, "bot:medium"), Presence()
    desk.deal()
    assert [*presence.notices(desk.table, NOBODY, NOBODY, NOW)] == [(NOW + ABSENT, Gone(0))]
    assert [*presence.notices(desk.table, NOBODY, NOBODY, NOW + 500)] == [(NOW + ABSENT, Gone(0))], (
        "it counts from the first"
    )
    assert [*presence.notices(desk.table, frozenset({0}), NOBODY, NOW + 600)] == []
    assert [*presence.notices(desk.table, NOBODY, NOBODY, NOW + 700)] == [(NOW + 700 + ABSENT, Gone(0))]
    desk.do(ROOM, Gone(0))
    assert [*presence.notices(desk.table, NOBODY, NOBODY, NOW)] == []
    assert [*presence.notices(desk.table, frozenset({0}), NOBODY, NOW)] == [(NOW, Returned(0))]


@pytest.mark.parametrize("watch", [RACING, IN_TURNS])
def test_pitfall_08_whoever_talks_and_does_not_answer_is_asked_again(watch: Watch) -> None:
    """His answer came among more than he may send, for example: it was refused with the rest."""
    pulse = Pulse(0)
    pulse.probe(100)
    pulse.hear(200)
    assert not pulse.probe_due(watch, 99 + watch.silent)
    assert pulse.next(watch, 200) == 100 + watch.silent
    assert pulse.probe_due(watch, 100 + watch.silent)
    pulse.probe(100 + watch.silent)
    pulse.answer(200 + watch.silent)
    assert not pulse.is_silent(watch, 200 + 2 * watch.silent)


def test_pitfall_08_a_phone_that_sleeps_is_asked_once() -> None:
    pulse = Pulse(0)
    pulse.probe(100)
    assert not any(pulse.probe_due(IN_TURNS, now) for now in range(100, LET_GO + 200, 100))


def test_who_goes_before_the_start_is_away_too_so_that_another_one_may_be_the_host() -> None:
    assert [*Presence().notices(Desk(MIRA, "open").table, NOBODY, NOBODY, NOW)] == [(NOW + ABSENT, Gone(0))]
