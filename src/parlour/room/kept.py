"""What follows from a table's log and is kept beside it, so that nobody must read a log to list or to count."""

from collections.abc import Iterable, Sequence

import msgspec

from parlour.room.fold import go_on
from parlour.room.log import Player, Row
from parlour.room.results import MatchResult, ended_by
from parlour.room.summary import Summary, summarize
from parlour.room.table import Table


class Kept(msgspec.Struct, frozen=True):
    """What is kept anew after one or more rows.

    Attributes:
        summary: of the table as it is now.
        seated: who sits there now, if somebody has come or gone.
        ended: the matches that came to their end.
    """

    summary: Summary
    seated: frozenset[Player] | None = None
    ended: Sequence[MatchResult] = ()


def kept(before: Table, row: Row, after: Table) -> Kept:
    """What is kept anew after one more row."""
    ended = ended_by(before, row, after)
    seated = None if before.people.players == after.people.players else after.people.players
    return Kept(summarize(after), seated, () if ended is None else (ended,))


def follow(table: Table, rows: Iterable[Row]) -> tuple[Table, list[MatchResult]]:
    """The table after more rows of its log, and the matches that came to their end in them.

    Raises:
        DamagedLog: see `go_on`.
    """
    ended = list[MatchResult]()
    for row in rows:
        before, table = table, go_on(table, [row])
        result = ended_by(before, row, table)
        if result is not None:
            ended.append(result)
    return table, ended


def kept_of(table: Table, ended: Sequence[MatchResult] = ()) -> Kept:
    """All that is kept of a table, with the matches that are over at it."""
    return Kept(summarize(table), table.people.players, ended)
