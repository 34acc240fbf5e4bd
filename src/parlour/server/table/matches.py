"""The matches of the tables: an earlier one is read as it is kept, the current one is at its table."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from parlour.core.discovery import shorten
from parlour.core.match import read_entry
from parlour.core.record import read_variant
from parlour.core.round import Round
from parlour.room import may
from parlour.room.beginning import brought_in
from parlour.room.log import Player
from parlour.room.record import finished_round, match_record, sides_played
from parlour.room.refusal import Refusal
from parlour.room.table import Table
from parlour.server.store.played import Slip
from parlour.server.store.protocol import Store, UnknownMatch, UnknownTable
from parlour.server.table.actor import Actor
from parlour.server.table.reading import table_at_end_of
from parlour.study.position import rules_of
from parlour.study.review import Review, worst_choices

MOST_MATCHES: Final = 2**31 - 1
"""No table has more of them, and a database does not count further."""
MOST_ENDED: Final = 30
"""So many matches that are over are remembered: whoever looks at one looks at all its rounds."""


class Played(msgspec.Struct, frozen=True):
    """A round that was played at a table.

    Attributes:
        round: all of it.
        sides: that whoever asks played for in its match; none if he did not.
        match: its number at the table; None for a round of no table.
        brought: so many of its moves were made elsewhere, before its table began.
    """

    round: Round
    sides: frozenset[int]
    match: int | None = None
    brought: int = 0


class Matches:
    """What may be told of matches, to whoever knows their table.

    Args:
        store: keeps those that are over.
        read: a table as it is now, which has the current one.
        in_memory: those that need not be read, by table; a live mapping.
    """

    def __init__(self, store: Store, read: Callable[[str], Awaitable[Table]], in_memory: Mapping[str, Actor]) -> None:
        self._store = store
        self._read_now = read
        self._in_memory = in_memory
        self._reading = asyncio.Lock()
        self._ended: dict[tuple[str, int], Table] = {}

    async def record(self, table: str, match: int, player: Player | None) -> bytes:
        """The record of a match of a table as JSON, the current one included as far as whoever asks may watch it.

        Raises:
            UnknownTable: there is no such table.
            UnknownMatch: there is no such match.
            Refusal: ``no-record-yet``, there is nothing that may be told.
        """
        found = await self._find(table, match)
        if isinstance(found, str):
            return found.encode()
        return msgspec.json.encode(match_record(found, running=may.watch(found, player)))

    async def played(self, table: str, match: int | None, number: int, player: Player | None) -> Played:
        """A round that is over, as its players made it; it is told to whoever gets its match's record, and no sooner.

        Args:
            match: its number; None is the current one.
            number: of the round in it, from 1.
            player: who asks.

        Raises:
            Refusal: ``unknown-round``, there is no such round, or it still goes on.
            ParlourError: see `record`.
        """
        if match is None:
            match = (await self.current(table)).match_number
        found = await self._find(table, match)
        if isinstance(found, Table):
            return Played(finished_round(found, number), sides_played(found, player), match, found.brought)
        sides = frozenset[int]() if player is None else await self._store.sides_played(table, match, player)
        record = msgspec.json.decode(found)
        return Played(_kept_round(record, number), sides, match, brought_in(record))

    async def current(self, table: str) -> Table:
        """The table as it is now.

        Raises:
            UnknownTable: there is no such table.
            DamagedLog: its log cannot be understood.
        """
        return await self._read_now(table)

    async def at(self, table: str, match: int) -> Table:
        """The table at which a match is the current one, or as it was when that had ended.

        Raises:
            UnknownTable: there is no such table.
            UnknownMatch: there is no such match.
            DamagedLog: its log cannot be understood.
        """
        known = self._in_memory.get(table)
        if known is not None and known.table.match_number == match:
            return known.table
        async with self._reading:  # one after the other: whoever asks for many has them read in nobody's way
            found = self._ended.get((table, match)) or await self._read(table, match)
        if found.match_number != match:
            raise UnknownMatch("unknown-match", match=shorten(match))
        if found.phase == "over" and table not in self._in_memory:
            self._ended[table, match] = found
            while len(self._ended) > MOST_ENDED:
                del self._ended[next(iter(self._ended))]
        return found

    async def _read(self, table: str, match: int) -> Table:
        log = await self._store.read_log(table)
        if log is None:
            raise UnknownTable("unknown-table")
        return await table_at_end_of(log, match)

    def forget(self, table: str | None = None) -> None:
        """What was read of the ended matches of a table, or of all, is read anew.

        Those who played may be somebody else by now, or may take back the last card of a match.
        """
        self._ended = {key: ended for key, ended in self._ended.items() if table not in (None, key[0])}

    async def keep_review(self, table: str, number: int, played: Played, review: Review) -> None:
        """Keeps in a line what a review has found of a round of a match that is over, for lists of matches.

        It is work that nobody does again for a list; a round that nobody has had reviewed has no such line.
        """
        if played.match is not None:
            part = rules_of(played.round.game).part
            slips = {
                side: Slip(number, part(choice.index), choice.loss) for side, choice in worst_choices(review).items()
            }
            await self._store.keep_review(table, played.match, number, slips)

    async def _find(self, table: str, match: int) -> str | Table:
        """A match that is over as it is kept, or the table at which it is the current one."""
        known = self._in_memory.get(table)
        if known is not None and known.table.match_number == match:
            return known.table
        if match not in range(MOST_MATCHES + 1):
            raise UnknownMatch("unknown-match", match=shorten(match))
        try:
            record = await self._store.record(table, match)
        except UnknownMatch:
            now = await self._read_now(table)
            if match != now.match_number:
                raise
            return now
        if record is None:
            raise Refusal("no-record-yet")
        return record


def _kept_round(record: dict[str, Any], number: int) -> Round:
    """A round of a match that is over, as it is kept; one that began at a moment of another is alone."""
    rounds = record.get("match", [record])
    if not 1 <= number <= len(rounds):
        raise Refusal("unknown-round")
    return read_entry(rounds[number - 1], record, read_variant(record))
