"""What a guest may take away with him and what he may have forgotten: everything that is stored of him."""

import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.room.messages import Leave
from parlour.server.door.keys import Keys
from parlour.server.store.faults import NotRead, NotStored
from parlour.server.store.peers import Elsewhere
from parlour.server.store.protocol import Store
from parlour.server.table.tables import Tables

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 25
"""Tables that are read, or written, in one go, so that nobody's game waits for it."""
MOST_TABLES: Final = 2**31 - 1


class Accounts:
    """All that is stored of guests.

    Args:
        store: where.
        tables: those at which they play.
        keys: their keys.
    """

    def __init__(self, store: Store, tables: Tables, keys: Keys) -> None:
        self._store = store
        self._tables = tables
        self._keys = keys

    async def is_kept(self, player: Player) -> bool:
        """Whether anything is stored of somebody: he has sat at a table, or tried a puzzle."""
        return player in await self._store.guests([player]) or await self._store.has_tried(player)

    async def everything(self, player: Player) -> AsyncIterator[bytes]:
        """All that is stored of a guest, as one JSON text in pieces."""
        person = (await self._store.guests([player])).get(player)
        about = {"player": player, "name": person and person.name, "colour": person and person.colour}
        yield b'{"guest":' + msgspec.json.encode(about) + b',"tables":['
        comma = b""
        for some in _portions(await self._store.tables_named(player)):
            for one in await self._store.stored_at(some, player):
                yield comma + msgspec.json.encode(one)
                comma = b",\n"
        yield b'],"puzzles":' + msgspec.json.encode(await self._store.tries_of(player)) + b"}\n"

    async def forget(self, player: Player) -> None:
        """Leaves a guest's running matches to bots, and puts nobody in his place wherever anything names him.

        Raises:
            NotStored: the database did not take all of it; asked again, it goes on.
        """
        await self._leave_all(player)
        nobody = secrets.token_hex(16)  # looks like a digest, and no token leads to it
        await self._go_on(player, nobody, await self._store.begin_to_forget(player, nobody))

    async def go_on(self) -> None:
        """Goes on with what a room that was stopped had begun."""
        for player, nobody in (await self._store.half_forgotten()).items():
            await self._go_on(player, nobody, await self._store.tables_named(player))

    async def _go_on(self, player: Player, nobody: Player, named: Sequence[str]) -> None:
        self._keys.forget(player)
        for some in _portions(named):
            await self._tables.renamed(some, partial(self._store.forget_at, some, player, nobody))
        self._tables.people.forget(player)
        await self._store.end_to_forget(player)

    async def _leave_all(self, player: Player) -> None:
        """Gives up every seat at which somebody may wait for him; at a table that cannot be played nobody does."""
        here = {actor.table.header.table for actor in self._tables.in_memory}
        for table, summary in await self._store.tables_of(player, MOST_TABLES):
            if table in here or summary is None or summary.phase != "over":
                await self._leave(table, player)

    async def _leave(self, table: str, player: Player) -> None:
        try:
            actor = await self._tables.get(table)
            for seat in actor.table.seats_of(player):
                with suppress(ParlourError):  # at a shared screen all have left with the first
                    await actor.ask(player, Leave(secrets.token_hex(16), seat))
        except (NotRead, NotStored, Elsewhere):
            raise
        except ParlourError as error:
            LOG.warning("table %s: its guest is forgotten without leaving it: %s", table, error)


def _portions(tables: Sequence[str]) -> list[Sequence[str]]:
    return [tables[at : at + AT_ONCE] for at in range(0, len(tables), AT_ONCE)]
