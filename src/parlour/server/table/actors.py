"""The tables that this process runs: all that are in memory. No other process runs them meanwhile."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import Final

from parlour.core.errors import ParlourError
from parlour.room.log import DamagedLog
from parlour.room.table import Table
from parlour.server.store.faults import NotRead, NotStored
from parlour.server.store.peers import Elsewhere
from parlour.server.store.protocol import Store, UnknownTable
from parlour.server.table.actor import Actor

LOG: Final = logging.getLogger(__name__)
KEEPS: Final = 5.0
"""Seconds for which a table at which somebody looks is kept, whoever wants it; else it might go back and forth."""
REST: Final = 8.0
"""Seconds in which what is being stored must be stored before a table goes."""


class Actors:
    """Brings tables into memory, and lets them go.

    Args:
        store: whose `Peers` say which tables are ours.
        load: the table as the database knows it.
        start: runs it.
    """

    def __init__(self, store: Store, load: Callable[[str], Awaitable[Table]], start: Callable[[Table], Actor]) -> None:
        self.running: dict[str, Actor] = {}
        self.unplayable: dict[str, ParlourError] = {}
        self._store, self._peers = store, store.peers
        self._load, self._start = load, start
        self._loading: dict[str, asyncio.Task[Actor]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._kept = Counter[str]()
        self._closing = False

    async def get(self, table: str) -> Actor:
        """The actor of a table, from memory or the database.

        Raises:
            Elsewhere: another process runs the table.
            UnknownTable: there is no such table.
            DamagedLog: its log cannot be understood.
            RulesChanged: it follows rules that are not known here.
        """
        if table in self._leaving or self._closing:
            raise Elsewhere
        if table in self.running:  # need not wait while another one is loaded
            return self.running[table]
        if table in self.unplayable:
            raise self.unplayable[table].with_traceback(None)
        if table not in self._loading:
            loading = self._loading[table] = asyncio.create_task(self._begin(table))
            loading.add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(self._loading[table])  # whoever else waits for it does not go away with one

    async def get_free(self, table: str) -> Actor | None:
        """The same, but None for a table that another process runs: it is left there."""
        known = table in self.running or table in self.unplayable
        return await self.get(table) if known or await self._peers.take(table, wanted=False) else None

    def _loaded(self, table: str, loading: asyncio.Task[Actor]) -> None:
        del self._loading[table]
        self.let_go(table)
        if not loading.cancelled():
            loading.exception()  # told to whoever asked, if he is still there

    async def _begin(self, table: str) -> Actor:
        """One damaged table is one damaged table; the log of the room tells of it once."""
        losses = self._peers.losses
        try:
            if not await self._peers.take(table):
                raise Elsewhere
            loaded = await self._load(table)
            if losses != self._peers.losses or self._closing:  # another process may have gone on with it since
                raise Elsewhere
            actor = self.running[table] = self._start(loaded)
            return actor
        except (NotRead, NotStored, UnknownTable, Elsewhere):
            raise
        except ParlourError as error:
            self.unplayable[table] = error
            if isinstance(error, DamagedLog):
                row = error.parameters["row"]
                LOG.exception("table %s: damaged at row %s of its log; the other tables are unharmed", table, row)
            raise

    def forget(self, actor: Actor) -> None:
        """Drops a table from memory; what is still being stored of it is stored before another process may have it."""
        table, storing = actor.table.header.table, actor.storing
        self.running.pop(table, None)
        actor.stop()
        if storing:
            settling = asyncio.ensure_future(self._store.settled())
            settling.add_done_callback(lambda _: self.let_go(table))
        else:
            self.let_go(table)

    def let_go(self, table: str) -> None:
        """Another process may run a table, unless it is in use here."""
        if table not in self.running and table not in self._loading and not self._kept[table]:
            self._peers.let_go(table)

    @asynccontextmanager
    async def kept(self, tables: Sequence[str]) -> AsyncIterator[None]:
        """Keeps tables from all other processes meanwhile.

        Raises:
            Elsewhere: one of them does not let its table go.
        """
        self._kept.update(tables)
        try:
            if not all(await asyncio.gather(*map(self._peers.take, tables))):
                raise Elsewhere
            yield
        finally:
            self._kept.subtract(tables)
            for table in tables:
                self.let_go(table)

    @asynccontextmanager
    async def unused(self, table: str) -> AsyncIterator[bool]:
        """Whether no process has a table in memory; then none gets it meanwhile."""
        here = table in self.running or table in self._loading
        self._kept[table] += 1
        try:
            yield not here and await self._peers.take(table, wanted=False)
        finally:
            self._kept[table] -= 1
            self.let_go(table)

    def wanted(self, table: str) -> None:
        """Another process wants a table because somebody has come to it there: his way leads there now."""
        actor = self.running.get(table)
        if actor is None:
            self.let_go(table)
        elif not actor.viewers or monotonic() > actor.began + KEEPS:
            self._hand_over(table, actor)

    def _hand_over(self, table: str, actor: Actor) -> asyncio.Task[None]:
        """Finishes what is being stored, tells the viewers to come again, and lets a table go."""
        if table not in self._leaving:
            leaving = self._leaving[table] = asyncio.create_task(self._finish(actor))
            leaving.add_done_callback(lambda _: self._leaving.pop(table))
        return self._leaving[table]

    async def _finish(self, actor: Actor) -> None:
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(REST):
                    await actor.rest()
        finally:
            self.forget(actor)

    def lost(self) -> None:
        """Other processes may run all that is here: nothing more is begun or told."""
        for table, actor in [*self.running.items()]:
            del self.running[table]
            actor.stop()

    async def hand_over(self) -> None:
        """Lets all tables go, and brings none into memory any more."""
        self._closing = True
        leaving = [self._hand_over(table, actor) for table, actor in self.running.items()]
        if leaving:
            await asyncio.wait(leaving)

    def close(self) -> None:
        """Stops all tables at once."""
        self._closing = True
        for task in (*self._loading.values(), *self._leaving.values()):
            task.cancel()
        for actor in [*self.running.values()]:
            self.forget(actor)
