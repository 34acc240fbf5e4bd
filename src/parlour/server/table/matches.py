"""The matches of the tables: an earlier one is read as it is kept, the current one is at its table."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from parlour.core.discovery import shorten
from parlour.core.match import read_entry
from parlour.core.record import read_variant
from parlour.core.round import Round
from parlour.room.log import Player
from parlour.room.record import finished_round, match_record, sides_played
from parlour.room.refusal import Refusal
from parlour.room.table import Table
from parlour.server.store.protocol import Store, UnknownMatch
from parlour.server.table.actor import Actor

MOST_MATCHES: Final = 2**31 - 1
"""No table has more of them, and a database does not count further."""


class Played(msgspec.Struct, frozen=True):
    """A round that was played at a table.

    Attributes:
        round: all of it.
        sides: that whoever asks played for in its match; none if he did not.
    """

    round: Round
    sides: frozenset[int]


class Matches:
    """What may be told of matches, to whoever knows their table.

    Args:
        store: keeps those that are over.
        get: the actor of a table, which has the current one.
        in_memory: those that need not be read, by table; a live mapping.
    """

    def __init__(self, store: Store, get: Callable[[str], Awaitable[Actor]], in_memory: Mapping[str, Actor]) -> None:
        self._store = store
        self._get = get
        self._in_memory = in_memory

    async def record(self, table: str, match: int) -> bytes:
        """The record of a match of a table, the current one included, as JSON.

        Raises:
            UnknownTable: there is no such table.
            UnknownMatch: there is no such match.
            Refusal: ``no-record-yet``, there is nothing that may be told.
        """
        found = await self._find(table, match)
        return found.encode() if isinstance(found, str) else msgspec.json.encode(match_record(found))

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
            match = (await self._get(table)).table.match_number
        found = await self._find(table, match)
        if isinstance(found, Table):
            return Played(finished_round(found, number), sides_played(found, player))
        sides = frozenset[int]() if player is None else await self._store.sides_played(table, match, player)
        return Played(_kept_round(msgspec.json.decode(found), number), sides)

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
            actor = await self._get(table)
            if match != actor.table.match_number:
                raise
            return actor.table
        if record is None:
            raise Refusal("no-record-yet")
        return record


def _kept_round(record: dict[str, Any], number: int) -> Round:
    """A round of a match that is over, as it is kept."""
    rounds = record["match"]
    if not 1 <= number <= len(rounds):
        raise Refusal("unknown-round")
    return read_entry(rounds[number - 1], record, read_variant(record))
