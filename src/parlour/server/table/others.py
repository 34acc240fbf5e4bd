"""What other processes of the room have told of the people at their tables."""

from time import monotonic
from typing import Final, NamedTuple

from parlour.core.game import Seat
from parlour.server.store.peers import TableThere

BELIEVED: Final = 75.0
"""Seconds for which it is believed; it is told again much sooner."""


class _Heard(NamedTuple):
    process: str
    at: float
    table: TableThere


class Others:
    """A hint, by table; in a room of one process there is nothing in it."""

    def __init__(self) -> None:
        self._heard: dict[str, _Heard] = {}

    def hear(self, process: str, tables: tuple[TableThere, ...]) -> None:
        """A process has told who is at some of its tables."""
        for one in tables:
            before = self._heard.get(one.table)
            if one.present:
                self._heard[one.table] = _Heard(process, monotonic(), one)
            elif before is not None and before.process == process:
                del self._heard[one.table]

    def forget(self, process: str) -> None:
        """A process has closed."""
        self._heard = {table: heard for table, heard in self._heard.items() if heard.process != process}

    def present(self, table: str) -> frozenset[Seat]:
        """The seats of a table where somebody is."""
        heard = self._heard.get(table)
        return frozenset() if heard is None or not _believed(heard) else frozenset(heard.table.present)

    @property
    def listed(self) -> list[TableThere]:
        """The public tables at which somebody is."""
        self._heard = {table: heard for table, heard in self._heard.items() if _believed(heard)}
        return [heard.table for heard in self._heard.values() if heard.table.open or heard.table.watched]


def _believed(heard: _Heard) -> bool:
    return monotonic() < heard.at + BELIEVED
