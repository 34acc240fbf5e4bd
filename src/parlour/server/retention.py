"""How long a room keeps finished tables: as long as anybody who sat there comes back, and so many days more."""

import asyncio
import logging
from functools import partial
from typing import Final

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.clock import wall
from parlour.server.store.protocol import Store
from parlour.server.table.tables import Tables

LOG: Final = logging.getLogger(__name__)
DAY: Final = 24 * 60 * 60 * 1000
EVERY: Final = 60 * 60.0
"""Seconds between two looks for tables that may go."""
AT_ONCE: Final = 100
"""Tables that are read in one go; they are removed one by one."""
BREATH: Final = 0.05
"""Seconds after each that was looked at, in which whatever people do is written."""
MOST_NOTED: Final = 10_000


class Retention:
    """Notes which guests are here, and removes tables that nobody has come back to for long.

    A table may go when it is finished, when nothing has happened there for so many days, and when nobody who has ever
    sat there has opened a page of the room in that time. What follows from it goes with it.

    Args:
        store: keeps the tables.
        tables: those in memory, which somebody needs.
        days: None keeps everything for ever.
    """

    def __init__(self, store: Store, tables: Tables, days: int | None) -> None:
        self._store = store
        self._tables = tables
        self._days = days
        self._noted: dict[Player, int] = {}

    async def note(self, player: Player) -> None:
        """A guest is here; once a day that is written, and it is no fault of his if it cannot be."""
        today = wall() // DAY
        if self._noted.get(player) == today:
            return
        while len(self._noted) >= MOST_NOTED:
            del self._noted[next(iter(self._noted))]
        try:
            await self._store.note_visit(player, wall())
        except ParlourError as error:
            LOG.debug("a visit was not noted: %s", error)
        else:
            self._noted[player] = today

    async def go_on(self) -> None:
        """Looks for tables that may go, for ever; not at all where all are kept."""
        while self._days is not None:
            await self.sweep()
            await asyncio.sleep(EVERY)

    async def sweep(self) -> int:
        """Removes all tables that may go now, one after the other; how many."""
        before, after, removed = wall() - (self._days or 0) * DAY, "", 0
        while self._days is not None and (found := await self._store.left_alone(before, after, AT_ONCE)):
            for table in found:
                removed += await self._tables.removed(table, partial(self._store.remove, table, before))
                await asyncio.sleep(BREATH)
            after = found[-1]
        return removed
