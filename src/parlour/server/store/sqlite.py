"""The store of a room on one machine: SQLite in its data folder."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import sqlalchemy as sa

from parlour.room.kept import Kept
from parlour.room.log import Header, Player, Row
from parlour.room.summary import Summary
from parlour.server.store import storage
from parlour.server.store.database import damage, open_database
from parlour.server.store.faults import NotRead, report
from parlour.server.store.protocol import Log, Person
from parlour.server.store.writer import Writer

LOG: Final = logging.getLogger(__name__)
Answer = TypeVar("Answer")


class SqliteStore:
    """See `Store`; one thread writes what all tables have queued, questions are asked in threads of their own.

    Raises:
        Unusable: the data folder or the database cannot be used.
    """

    def __init__(self, folder: Path) -> None:
        self.engine = open_database(folder)
        self.writer = Writer(self.engine)

    def open(self) -> None:
        """Begins to write."""
        self.writer.start()

    def close(self) -> None:
        """Finishes what is queued."""
        self.writer.close()
        self.engine.dispose()

    def check(self) -> None:
        """Tells in the log what is wrong with the database; for a thread of its own, since a large one takes its time.

        A damaged page harms the tables whose rows it holds, so the room goes on for the others.
        """
        try:
            found = damage(self.engine)
        except sa.exc.DBAPIError as error:
            report(LOG, "the database was not checked", error)
            return
        if found:
            LOG.error(
                "the database %s is damaged: %s; tables in its sound part go on. To mend it, stop the room, keep a "
                "copy of the file, and run: sqlite3 %s .recover | sqlite3 recovered.sqlite3",
                self.engine.url.database,
                "; ".join(found),
                self.engine.url.database,
            )

    def count_tables(self) -> int:
        """How many tables were ever made."""
        with self.engine.connect() as connection:
            return storage.count_tables(connection)

    async def add_table(self, header: Header, rows: Sequence[Row], kept: Kept, maker: Person, make_id: str) -> str:
        """See `Store`."""

        def job(connection: sa.Connection) -> str:
            made = storage.made_before(connection, maker.player, make_id)
            if made is not None:
                return made
            storage.add_table(connection, header, rows, maker.player, make_id)
            storage.keep_new(connection, header.table, kept, header.made_at)
            storage.keep_guest(connection, maker)
            return header.table

        return await self.writer.write(job)

    async def append(self, table: str, row: Row, kept: Kept, wall: int, guest: Person | None = None) -> None:
        """See `Store`."""
        await self.writer.write(storage.Append(table, row, kept, wall, guest))

    async def keep(self, table: str, kept: Kept, last: int) -> None:
        """See `Store`."""
        await self.writer.write(partial(storage.keep, table=table, kept=kept, wall=last))

    async def read_log(self, table: str) -> Log | None:
        """See `Store`."""
        return await self._read(partial(storage.read_log, table=table))

    async def made_before(self, maker: Player, make_id: str) -> str | None:
        """See `Store`."""
        return await self._read(partial(storage.made_before, maker=maker, make_id=make_id))

    async def tables_of(self, player: Player, limit: int) -> list[tuple[str, Summary | None]]:
        """See `Store`."""
        return await self._read(partial(storage.tables_of, player=player, limit=limit))

    async def active_since(self, wall: int, limit: int) -> list[str]:
        """See `Store`."""
        return await self._read(partial(storage.active_since, wall=wall, limit=limit))

    async def not_kept(self) -> list[str]:
        """See `Store`."""
        return await self._read(storage.not_kept)

    async def record(self, table: str, match: int) -> str | None:
        """See `Store`."""
        return await self._read(partial(storage.read_record, table=table, match=match))

    async def sides_played(self, table: str, match: int, player: Player) -> frozenset[int]:
        """See `Store`."""
        return await self._read(partial(storage.sides_played, table=table, match=match, player=player))

    async def guests(self, players: Iterable[Player]) -> Mapping[Player, Person]:
        """See `Store`."""
        return await self._read(partial(storage.read_guests, players=players))

    async def keep_guest(self, guest: Person) -> None:
        """See `Store`."""
        await self.writer.write(partial(storage.keep_guest, guest=guest))

    async def _read(self, question: Callable[[sa.Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self.engine.connect() as connection:
                return question(connection)

        try:
            return await asyncio.to_thread(ask)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            report(LOG, "not read", error)
            raise NotRead("not-read") from None
