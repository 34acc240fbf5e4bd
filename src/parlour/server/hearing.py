"""What a process of the room does about the news of the others."""

import asyncio
from contextlib import suppress
from typing import Final

from parlour.server.compute.supervise import supervise
from parlour.server.door.keys import Keys
from parlour.server.guest.handovers import Handovers
from parlour.server.store.faults import NotRead
from parlour.server.store.peers import GuestForgotten, KeyCut, LocksChanged, PeerNews, ProcessOpened
from parlour.server.store.sql import SqlStore
from parlour.server.table.tables import Tables

WHAT: Final = "reading the keys of the guests anew"
AGAIN: Final = 1.0
"""Seconds until they are asked for again."""


class Hearing:
    """See `PeerListener`."""

    def __init__(self, store: SqlStore, tables: Tables, keys: Keys, handovers: Handovers) -> None:
        self._store = store
        self._tables = tables
        self._keys = keys
        self._handovers = handovers
        self._reading: asyncio.Task[None] | None = None

    def hear(self, process: str, news: PeerNews) -> None:
        """See `PeerListener`."""
        match news:
            case KeyCut(digest, player):
                self._keys.learn(digest, player)
            case LocksChanged(digest, player):
                self._keys.learn_only(digest, player)
                self._handovers.forget(player)
            case GuestForgotten(player):
                self._keys.forget(player)
                self._handovers.forget(player)
        self._tables.hear(process, news)

    def lost(self) -> None:
        """See `PeerListener`."""
        self._tables.lost()

    def found(self) -> None:
        """See `PeerListener`."""
        self._reading = asyncio.create_task(supervise(WHAT, self._read_keys))
        self._store.peers.tell(ProcessOpened())

    async def _read_keys(self) -> None:
        while True:
            with suppress(NotRead):
                self._keys.know(await self._store.read_keys())
                return
            await asyncio.sleep(AGAIN)
