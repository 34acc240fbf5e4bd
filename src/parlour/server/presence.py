"""Who of a table's people is connected, and when that becomes a row of its log."""

from collections.abc import Iterator
from typing import Final

from parlour.core.game import Seat
from parlour.room.seating import Gone, Returned
from parlour.room.table import Table

ABSENT: Final = 2000
"""Milliseconds without a connection before somebody counts as away, so that loading a page anew is no news."""


class Presence:
    """Remembers since when seats have been without a connection."""

    def __init__(self) -> None:
        self._gone: dict[Seat, int] = {}

    def notices(self, table: Table, present: frozenset[Seat], now: int) -> Iterator[tuple[int, Gone | Returned]]:
        """What must get into the log, and when, by the table's own time, unless somebody comes or goes before."""
        for seat in table.owned:
            away = table.away[seat] is not None
            if seat in present:
                self._gone.pop(seat, None)
                if away:
                    yield now, Returned(seat)
            elif not away and table.phase != "waiting":
                yield self._gone.setdefault(seat, now) + ABSENT, Gone(seat)
