"""A store in memory whose commits fail and are cut off wherever a test wants."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Literal

from parlour.room.fold import replay
from parlour.room.log import Header, Row
from parlour.room.table import Table

Fate = Literal["fails", "seems-to-fail", "dies-before", "dies-after"]
"""What becomes of a commit: it fails; it is done, but the answer is lost; the room dies just before it or after."""


class Planted(OSError):
    """A fault that a test has planted."""


class Store:
    """The log of one table, and what is about to happen to its commits.

    Attributes:
        rows: what is committed.
        fates: of the next commits; one without a fate succeeds.
        loads_fail: so many of the next questions get no answer.
        die: kills the room; its caller never comes back.
    """

    def __init__(self, header: Header, rows: list[Row], rng: Random) -> None:
        self.header, self.rows = header, rows
        self.fates: list[Fate] = []
        self.loads_fail = 0
        self.die: Callable[[], None] = lambda: None
        self._rng = rng

    async def append(self, _table: str, row: Row) -> None:
        """Commits a row.

        Raises:
            Planted: as the fate wants; then the row may be stored or not, and only a question tells.
        """
        fate = self.fates.pop(0) if self.fates else None
        await asyncio.sleep(self._rng.choice((0, 0, 0.001, 0.02, 0.3)))
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
            raise Planted("cannot be read")
        return replay(self.header, self.rows)

    async def _death(self) -> None:
        asyncio.get_running_loop().call_soon(self.die)
        await asyncio.Event().wait()

    def _commit(self, row: Row) -> None:
        """As the database's own keys have it: no place in the log and no message twice."""
        taken = {(old.player, old.action_id) for old in self.rows if old.action_id is not None}
        if row.seq != len(self.rows) + 1 or (row.player, row.action_id) in taken:
            raise ValueError(f"row {row} cannot follow {len(self.rows)} rows")
        self.rows.append(row)
