"""How often somebody may have what the game can do without, so that no log grows without end, whoever sits at it.

A wish too many is refused, or waits where it is the room's own; an action of the round never is one, so that a match
that has begun can always be played to its end.
"""

from collections.abc import Mapping
from typing import Final

from parlour.room.log import (
    ROOM,
    Arranged,
    AskedFor,
    Body,
    BotSat,
    CameBack,
    Dealt,
    DealtAgain,
    GaveTime,
    Left,
    Looked,
    Moved,
    Named,
    Paused,
    Player,
    Resigned,
    Row,
    Sat,
    Started,
    StoodIn,
    TookBack,
    WatchingSet,
    WentAway,
    WentOn,
)
from parlour.room.refusal import Refusal
from parlour.room.table import Table

AT_ONCE: Final = 30
EVERY: Final = 4_000
"""So many wishes are free at once, and then one in so many milliseconds: more than anybody needs who plays."""

_OF_SENDER: Final[frozenset[type[Body]]] = frozenset(
    {
        Moved,
        Named,
        Arranged,
        WatchingSet,
        Started,
        BotSat,
        StoodIn,
        Left,
        CameBack,
        Resigned,
        Paused,
        AskedFor,
        TookBack,
        GaveTime,
        WentOn,
    }
)
_OF_TABLE: Final[frozenset[type[Body]]] = frozenset({Sat, Dealt, DealtAgain})
"""Counted for all together: new guests are made as quickly as they sit down, and bots play as quickly as they can."""


def next_wish(table: Table, who: Player | None) -> int:
    """From when on somebody may have another wish; `ROOM` for what is counted for all together."""
    return table.wished.get(who or "", 0) - (AT_ONCE - 1) * EVERY


def check_wish(table: Table, row: Row) -> None:
    """Lets nobody have wishes without end.

    Raises:
        Refusal: ``too-many-wishes``, with the ``seconds`` until the next.
    """
    who = _wisher(table, row)
    wait = 0 if who is None else next_wish(table, who) - row.time
    if wait > 0:
        raise Refusal("too-many-wishes", seconds=-(-wait // 1000))


def wished(table: Table, row: Row) -> Mapping[Player, int]:
    """By whoever had wishes lately, when all of them will be forgotten, after one more row."""
    who = _wisher(table, row)
    if who is None:
        return table.wished
    later = max(row.time, table.wished.get(who, 0)) + EVERY
    return {**{one: until for one, until in table.wished.items() if until > row.time}, who: later}


def _wisher(table: Table, row: Row) -> Player | None:
    """Whose wish a row is. To be away is one, too, or to look at what is over: whoever comes and goes all the time is
    away a moment later.
    """
    if type(row.body) in _OF_TABLE:
        return ROOM
    if isinstance(row.body, WentAway) or (isinstance(row.body, Looked) and row.body.at is not None):
        return table.player_at(row.seat)
    return row.player if type(row.body) in _OF_SENDER else None
