"""A store in memory whose commits fail and are cut off wherever a test wants."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Literal

from parlour.room.fold import advance, replay
from parlour.room.log import Header, Row
from parlour.room.table import Table

Fate = Literal["fails", "seems-to-fail", "dies-before", "dies-after", "lasts"]
"""What becomes of a commit: it fails; it is done, but the answer is lost; the room dies just before it or after; it
lasts for seconds, so that everything else may happen meanwhile."""


class Planted(OSError):
    """A fault that a test has planted."""


class PlantedEnd(asyncio.CancelledError):
    """Another one: something that was waited for has been cancelled by somebody else."""


class Store:
    """The log of one table, and what is about to happen to its commits.

    Attributes:
        rows: what is committed.
        table: what that makes, folded row by row as they come.
        messages: sender and id of those that are committed.
        fates: of the next commits; one without a fate succeeds.
        loads_fail: so many of the next questions get no answer.
        die: kills the room; its caller never comes back.
    """

    def __init__(self, header: Header, rows: list[Row], rng: Random, tally: Counter[str]) -> None:
        self.header, self.rows = header, rows
        self.table = replay(header, rows)
        self.messages: set[tuple[str | None, str]] = set()
        self.fates: list[Fate] = []
        self.loads_fail = 0
        self.die: Callable[[], None] = lambda: None
        self._rng, self._tally = rng, tally

    async def append(self, _before: Table, row: Row, _after: Table) -> None:
        """Commits a row.

        Raises:
            Planted: as the fate wants; then the row may be stored or not, and only a question tells.
        """
        fate = self.fates.pop(0) if self.fates else None
        self._tally[f"commit {fate}"] += 1
        await asyncio.sleep(5 if fate == "lasts" else self._rng.choice((0, 0, 0.001, 0.02, 0.3)))
        if fate == "fails":
            raise Planted("not stored")
        if fate == "dies-before":
            await self._death()
        self._commit(row)
        if fate == "seems-to-fail":
            raise Planted("the answer was lost")
        if fate == "dies-after":
            await self._death()
        await asyncio.sleep(self._rng.choice((0, 0.001)))

    async def load(self, _table: str) -> Table:
        """The table as it is stored."""
        await asyncio.sleep(self._rng.choice((0, 0.01)))
        if self.loads_fail:
            self.loads_fail -= 1
            self._tally["unread"] += 1
            raise Planted("cannot be read")
        return replay(self.header, self.rows)

    async def _death(self) -> None:
        asyncio.get_running_loop().call_soon(self.die)
        await asyncio.Event().wait()

    def _commit(self, row: Row) -> None:
        """As the database's own keys have it: no place in the log and no message twice."""
        message = None if row.action_id is None else (row.player, row.action_id)
        if row.seq != len(self.rows) + 1 or message in self.messages:
            raise ValueError(f"row {row} cannot follow {len(self.rows)} rows")
        self.rows.append(row)
        self.table = advance(self.table, row)
        if message is not None:
            self.messages.add(message)


@contextmanager
def planted_only() -> Iterator[None]:
    """Lets no fault be logged but those that were planted, and what was cut off with a life."""
    found: list[str] = []

    class Watch(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            if not isinstance(error, Planted | PlantedEnd | asyncio.CancelledError):
                found.append(self.format(record))

    watch, log = Watch(logging.ERROR), logging.getLogger("parlour")
    log.addHandler(watch)
    log.propagate = False  # thousands of planted ones would hide the others
    try:
        yield
    finally:
        log.propagate = True
        log.removeHandler(watch)
    assert not found, found[0]
