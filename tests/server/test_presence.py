"""Who is away: at every table that has begun, whoever else sits there."""

from parlour.room.log import ROOM
from parlour.room.seating import Gone, Returned
from parlour.server.presence import ABSENT, Presence
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


def test_before_the_start_nobody_is_away() -> None:
    assert [*Presence().notices(Desk(MIRA, "open").table, NOBODY, NOBODY, NOW)] == []
