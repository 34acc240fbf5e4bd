"""What a room asks of its database, whichever it is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from parlour.core.errors import ParlourError
from parlour.room.attendance import Sitter
from parlour.room.kept import Kept
from parlour.room.log import Header, Player, Row
from parlour.room.summary import Summary
from parlour.server.store.peers import Peers, Person
from parlour.server.store.played import GameCount, PartyStanding, PlayedMatch, Slip, Wanted
from parlour.server.store.tried import PuzzleRecord, Try

Stored: TypeAlias = Callable[[Exception | None], None]
"""Called when a change is committed, or with what has kept it from that; never before the asking has come back."""


class Log(msgspec.Struct, frozen=True):
    """A table's log as it was read.

    Attributes:
        kept: whether what follows from it is kept; an older room has not done that.
        last: the wall's time of its last row.
    """

    header: Header
    rows: list[Row]
    kept: bool
    last: int


class Append(msgspec.Struct, frozen=True):
    """One more row of a table's log, and all that is kept with it.

    Attributes:
        table: whose log.
        row: the row.
        kept: what follows from it.
        wall: the wall's time, of which the table itself never learns.
        person: who sits down with it.
    """

    table: str
    row: Row
    kept: Kept
    wall: int
    person: Person | None = None


class UnknownTable(ParlourError):
    """There is no table with that id."""


class UnknownMatch(ParlourError):
    """No match of that number is over at the table."""


class Store(Protocol):
    """Keeps logs. What it comes back from is committed; every method raises as said here.

    Raises:
        NotStored: a change was not taken, after it was waited for.
        NotRead: a question could not be asked.
    """

    @property
    def peers(self) -> Peers:
        """The processes of the room that work on the database."""

    async def settled(self) -> None:
        """Comes back when all that was to be written by now is written, or has been refused."""

    async def add_table(self, header: Header, rows: Sequence[Row], kept: Kept, maker: Person, make_id: str) -> str:
        """The id of a new table with its first rows; of the one that the same message has made before, if it has."""

    def append(self, row: Append, stored: Stored) -> None:
        """Adds a row to a table's log, with all that is kept beside it."""

    async def keep(self, table: str, kept: Kept, last: int) -> None:
        """Keeps what follows from a log that an older room has written, whose last row is from then.

        Does nothing if it is kept already.
        """

    async def read_log(self, table: str) -> Log | None:
        """A table's log; None if there is no such table.

        Raises:
            DamagedLog: the header or a row is none.
        """

    async def made_before(self, maker: Player, make_id: str) -> str | None:
        """The table that this message has made already."""

    async def tables_of(self, player: Player, limit: int) -> list[tuple[str, Summary | None]]:
        """The tables at which somebody sits, newest first; without a summary if none is kept yet."""

    async def summaries(self, tables: Sequence[str]) -> list[tuple[int, Summary]]:
        """Some tables in short, each with the time at which it was opened."""

    async def active_since(self, wall: int, limit: int) -> list[str]:
        """The tables where something happened since a time of the wall's clock, the latest first."""

    async def not_kept(self) -> list[str]:
        """The tables of older rooms, of which no summary is kept yet."""

    async def record(self, table: str, match: int) -> str | None:
        """The record of a match that is over, as JSON.

        Raises:
            UnknownMatch: no such match is over.
        """

    async def sides_played(self, table: str, match: int, player: Player) -> frozenset[int]:
        """The sides that somebody played for in a match that is over."""

    async def matches_of(self, wanted: Wanted) -> list[PlayedMatch]:
        """Somebody's matches that are over, newest first."""

    async def standings_of(self, player: Player, limit: int) -> list[PartyStanding]:
        """How it stands between somebody and those whom he has played with, those of late first."""

    async def counts_of(self, player: Player) -> list[GameCount]:
        """What somebody's matches come to, by game."""

    async def keep_review(self, table: str, match: int, number: int, slips: Mapping[int, Slip]) -> None:
        """Keeps what a review has found of a round, by side; nothing while its match goes on."""

    async def played(self, table: str, match: int) -> tuple[Header, list[Sitter]]:
        """What was played in a match that is over, on what terms as they are now, and who sat where.

        Raises:
            UnknownMatch: no such match is over.
        """

    async def puzzle_record(self, player: Player, game: str, number: int) -> PuzzleRecord:
        """How somebody stands with a puzzle, and with those of its game."""

    async def keep_try(self, made: Try) -> None:
        """Keeps a try at a puzzle; the first one counts for the ratings, later ones may yet solve it."""

    async def has_tried(self, player: Player) -> bool:
        """Whether somebody has tried a puzzle."""

    async def tries_of(self, player: Player) -> dict[str, list[dict[str, Any]]]:
        """All that is stored of somebody's tries, for himself."""

    async def guests(self, players: Iterable[Player]) -> Mapping[Player, Person]:
        """Those of them who have chosen a name or a colour."""

    async def keep_guest(self, guest: Person) -> None:
        """Keeps what a guest has chosen, if he has ever sat at a table."""

    async def note_visit(self, player: Player, wall: int) -> None:
        """Keeps when a guest was last here, if he has ever sat at a table."""

    async def left_alone(self, before: int, after: str, limit: int) -> list[str]:
        """Some finished tables, by their ids, where nothing has happened since a time of the wall's clock.

        None whose guests have been here since then.


        Args:
            after: only those with a greater id.
        """

    async def remove(self, table: str, before: int) -> bool:
        """Removes a table and all that follows from it, if it is `left_alone` still; whether it was."""

    async def keep_key(self, digest: Player, player: Player) -> None:
        """Keeps the digest of a token that is a further key of a guest."""

    async def keep_only_key(self, digest: Player, player: Player) -> None:
        """No other token is a key of the guest any more, his first one included."""

    async def begin_to_forget(self, player: Player, nobody: Player) -> list[str]:
        """Forgets a guest's name, keys and puzzles, and notes that he is nobody; the tables that name him."""

    async def forget_at(self, tables: Sequence[str], player: Player, nobody: Player) -> None:
        """Names nobody where some tables, and what follows from them, named a guest."""

    async def end_to_forget(self, player: Player) -> None:
        """Nothing names him any more."""

    async def half_forgotten(self) -> Mapping[Player, Player]:
        """Whom a room that was stopped had begun to forget, and the nobodies in their places."""

    async def tables_named(self, player: Player) -> list[str]:
        """Every table that somebody has ever sat at, or has opened."""

    async def stored_at(self, tables: Sequence[str], player: Player) -> list[dict[str, Any]]:
        """What is stored of a guest at some tables: what he did there, and how his matches ended."""
