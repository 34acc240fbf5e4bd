"""What a room asks of its database and what it has written there, alike for each that SQLAlchemy speaks to."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from parlour.room.attendance import Sitter
from parlour.room.kept import Kept
from parlour.room.log import Header, Player, Row
from parlour.room.summary import Summary
from parlour.server.store import export, forget, history, puzzles, retention, storage
from parlour.server.store.faults import NotRead, NotStored, report
from parlour.server.store.peers import GuestForgotten, GuestsChosen, KeyCut, LocksChanged, PeerNews, Peers, Person
from parlour.server.store.played import GameCount, PartyStanding, PlayedMatch, Slip, Wanted
from parlour.server.store.protocol import Append, Log, Stored
from parlour.server.store.retry import Retry
from parlour.server.store.tried import PuzzleRecord, Try
from parlour.server.store.writer import Writer

LOG: Final = logging.getLogger(__name__)
Answer = TypeVar("Answer")


class SqlStore(ABC):
    """See `Store`; one thread writes what all tables have queued, questions are asked in threads of their own.

    Which database it is, the subclasses know.

    Args:
        where: where it is, as it may be told.
        engine: for questions.
        changes: for changes, if those go by connections of their own.
        peers: the processes of the room.
    """

    def __init__(self, where: str, engine: sa.Engine, changes: sa.Engine | None = None, *, peers: Peers) -> None:
        self.where = where
        self.engine = engine
        self.peers = peers
        self.changes = changes or engine
        self._retry = Retry()
        self.writer = Writer(self.changes, self._retry)

    def open(self) -> None:
        """Begins to write."""
        self.writer.start()

    def close(self) -> None:
        """Finishes what is queued, and lets go."""
        self.writer.close()
        self.let_go()

    def let_go(self) -> None:
        """Lets others have the database, and all that this process has of it."""
        self.peers.close()
        self.engine.dispose()
        self.changes.dispose()

    @abstractmethod
    def check(self) -> None:
        """Tells in the log what is wrong with the database; for a thread of its own, since it may take its time."""

    async def settled(self) -> None:
        """Comes back when all that was to be written by now is written, or has been refused."""
        with suppress(NotStored):
            await self.writer.write(lambda _: None)

    async def answers(self) -> bool:
        """Whether the database can be asked now."""
        try:
            await self._read(lambda connection: connection.scalar(sa.select(1)))
        except NotRead:
            return False
        return True

    def count_tables(self) -> int:
        """How many tables were ever made."""
        with self.engine.connect() as connection:
            return storage.count_tables(connection)

    def keys(self) -> dict[Player, Player | None]:
        """By the digest of a token whose key it is, where that is not the guest it would make."""
        with self.engine.connect() as connection:
            return forget.keys(connection)

    async def read_keys(self) -> dict[Player, Player | None]:
        """The same while the room is open; raises as `Store` says."""
        return await self._read(forget.keys)

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

    def append(self, row: Append, stored: Stored) -> None:
        """See `Store`."""
        self.writer.ask(row, stored)

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

    async def summaries(self, tables: Sequence[str]) -> list[tuple[int, Summary]]:
        """See `Store`."""
        return await self._read(partial(storage.summaries, tables=tables))

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

    async def matches_of(self, wanted: Wanted) -> list[PlayedMatch]:
        """See `Store`."""
        return await self._read(partial(history.matches_of, wanted=wanted))

    async def standings_of(self, player: Player, limit: int) -> list[PartyStanding]:
        """See `Store`."""
        return await self._read(partial(history.standings_of, player=player, limit=limit))

    async def counts_of(self, player: Player) -> list[GameCount]:
        """See `Store`."""
        return await self._read(partial(history.counts_of, player=player))

    async def keep_review(self, table: str, match: int, number: int, slips: Mapping[int, Slip]) -> None:
        """See `Store`."""
        await self.writer.write(
            partial(history.keep_review, table=table, number=match, round_number=number, slips=slips)
        )

    async def played(self, table: str, match: int) -> tuple[Header, list[Sitter]]:
        """See `Store`."""
        return await self._read(partial(history.played, table=table, number=match))

    async def puzzle_record(self, player: Player, game: str, number: int) -> PuzzleRecord:
        """See `Store`."""
        return await self._read(partial(puzzles.puzzle_record, player=player, game=game, number=number))

    async def keep_try(self, made: Try) -> None:
        """See `Store`."""
        await self.writer.write(partial(puzzles.keep_try, made=made))

    async def has_tried(self, player: Player) -> bool:
        """See `Store`."""
        return await self._read(partial(puzzles.has_tried, player=player))

    async def tries_of(self, player: Player) -> dict[str, list[dict[str, Any]]]:
        """See `Store`."""
        return await self._read(partial(puzzles.tries_of, player=player))

    async def guests(self, players: Iterable[Player]) -> Mapping[Player, Person]:
        """See `Store`."""
        return await self._read(partial(storage.read_guests, players=players))

    async def keep_guest(self, guest: Person) -> None:
        """See `Store`."""
        await self._write_and_tell(partial(storage.keep_guest, guest=guest), GuestsChosen((guest,)))

    async def note_visit(self, player: Player, wall: int) -> None:
        """See `Store`."""
        await self.writer.write(partial(retention.note_visit, player=player, wall=wall))

    async def left_alone(self, before: int, after: str, limit: int) -> list[str]:
        """See `Store`."""
        return await self._read(partial(retention.left_alone, before=before, after=after, limit=limit))

    async def remove(self, table: str, before: int) -> bool:
        """See `Store`."""
        return await self.writer.write(partial(retention.remove, table=table, before=before))

    async def keep_key(self, digest: Player, player: Player) -> None:
        """See `Store`."""
        await self._write_and_tell(partial(forget.keep_key, digest=digest, player=player), KeyCut(digest, player))

    async def keep_only_key(self, digest: Player, player: Player) -> None:
        """See `Store`."""
        change = partial(forget.keep_only_key, digest=digest, player=player)
        await self._write_and_tell(change, LocksChanged(digest, player))

    async def begin_to_forget(self, player: Player, nobody: Player) -> list[str]:
        """See `Store`."""
        change = partial(forget.begin_to_forget, player=player, nobody=nobody)
        return await self._write_and_tell(change, GuestForgotten(player))

    async def forget_at(self, tables: Sequence[str], player: Player, nobody: Player) -> None:
        """See `Store`."""
        await self.writer.write(partial(forget.forget_at, tables=tables, player=player, nobody=nobody))

    async def end_to_forget(self, player: Player) -> None:
        """See `Store`."""
        await self.writer.write(partial(forget.end_to_forget, player=player))

    async def half_forgotten(self) -> Mapping[Player, Player]:
        """See `Store`."""
        return await self._read(forget.half_forgotten)

    async def tables_named(self, player: Player) -> list[str]:
        """See `Store`."""
        return await self._read(partial(forget.tables_of, player=player))

    async def stored_at(self, tables: Sequence[str], player: Player) -> list[dict[str, Any]]:
        """See `Store`."""
        return await self._read(partial(export.stored_at, tables=tables, player=player))

    def _write_and_tell(self, change: Callable[[sa.Connection], Answer], news: PeerNews) -> Awaitable[Answer]:
        def job(connection: sa.Connection) -> Answer:
            answer = change(connection)
            self.peers.announce(connection, news)
            return answer

        return self.writer.write(job)

    async def _read(self, question: Callable[[sa.Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self.engine.connect() as connection:
                return question(connection)

        try:
            return await asyncio.to_thread(self._retry.through, ask)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            report(LOG, "not read", error)
            raise NotRead("not-read") from None
