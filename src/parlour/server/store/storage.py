"""The questions that are asked of the database, and the changes that are made; see `layout` for what is in it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from parlour.room.colours import COLOURS
from parlour.room.kept import Kept
from parlour.room.log import Columns, DamagedLog, Header, Player, Row, as_columns, from_columns
from parlour.room.results import MatchResult
from parlour.room.summary import Summary
from parlour.server.store.decoding import HEADER, SUMMARY, columns_of
from parlour.server.store.driver import run
from parlour.server.store.faults import DAMAGED, reason
from parlour.server.store.layout import FIGURES, GUESTS, MATCHES, RESULTS, ROWS, SITTERS, SUMMARIES, TABLES
from parlour.server.store.peers import Person
from parlour.server.store.protocol import Append, Log, UnknownMatch

_COLUMNS: Final = [ROWS.c[name] for name in Columns.__struct_fields__]
_ADD: Final = ROWS.insert()
_KEEP: Final = sa.text(
    "INSERT INTO summaries (table_id, wall, summary) VALUES (:table_id, :wall, :summary)"
    " ON CONFLICT (table_id) DO UPDATE SET wall = excluded.wall, summary = excluded.summary"
)
"""Statements that every row needs are made once."""


def add_table(connection: sa.Connection, header: Header, rows: Iterable[Row], maker: Player, make_id: str) -> None:
    """A new table with its first rows."""
    connection.execute(
        TABLES.insert(),
        {
            "id": header.table,
            "maker": maker,
            "make_id": make_id,
            "header": msgspec.json.encode(header).decode(),
            "made_at": header.made_at,
        },
    )
    add_rows(connection, [(header.table, row, header.made_at) for row in rows])


def append(connection: sa.Connection, rows: Sequence[Append]) -> None:
    """Rows of different tables, in as few statements as they need.

    Raises:
        IntegrityError: somebody else has written one of them, or the message with its id.
    """
    if rows:
        add_rows(connection, [(one.table, one.row, one.wall) for one in rows])
        run(
            connection,
            _written(_KEEP, connection.dialect),
            [_summary_of(one.table, one.kept, one.wall) for one in rows],
        )
    for one in rows:
        _keep_rest(connection, one.table, one.kept, one.wall)
        if one.person is not None:
            keep_guest(connection, one.person)


def add_rows(connection: sa.Connection, rows: Iterable[tuple[str, Row, int]]) -> None:
    """Rows of logs, by their tables, each with the wall's time.

    Raises:
        IntegrityError: somebody else has written one of them, or the message with its id.
    """
    written = [
        {"table_id": table, **msgspec.structs.asdict(as_columns(row)), "wall": wall} for table, row, wall in rows
    ]
    if written:
        run(connection, _written(_ADD, connection.dialect), written)


@lru_cache
def _written(statement: sa.ClauseElement, dialect: sa.Dialect) -> str:
    """A statement in the words of a database."""
    return str(statement.compile(dialect=dialect))


def read_log(connection: sa.Connection, table: str) -> Log | None:
    """A table's log; None if there is no such table.

    Raises:
        DamagedLog: the header or a row is none, or the page of the file that holds them is damaged.
    """
    about = sa.select(TABLES.c.header, SUMMARIES.c.summary, SUMMARIES.c.wall)
    beside = TABLES.join(SUMMARIES, SUMMARIES.c.table_id == TABLES.c.id, isouter=True)
    try:
        found = connection.execute(about.select_from(beside).where(TABLES.c.id == table)).one_or_none()
        rows = connection.execute(sa.select(*_COLUMNS).where(ROWS.c.table_id == table).order_by(ROWS.c.seq))
        log = [_row(row) for row in rows]
        if found is None:
            return None
        header, summary, last = found
        return Log(HEADER.decode(header), log, _summary(summary) is not None, last or 0)
    except (msgspec.DecodeError, sa.exc.DBAPIError) as error:
        if isinstance(error, sa.exc.DBAPIError) and reason(error) != DAMAGED:  # it may be read another time
            raise
        raise DamagedLog("table-damaged", row=0) from error


def _row(found: sa.Row[Any]) -> Row:
    try:
        columns = columns_of(found._mapping)
    except msgspec.ValidationError as error:
        raise DamagedLog("table-damaged", row=found.seq) from error
    return from_columns(columns)


def made_before(connection: sa.Connection, maker: Player, make_id: str) -> str | None:
    """The table that this message has made already."""
    asked = (TABLES.c.maker == maker) & (TABLES.c.make_id == make_id)
    found: str | None = connection.scalar(sa.select(TABLES.c.id).where(asked))
    return found


def count_tables(connection: sa.Connection) -> int:
    """How many tables were ever made."""
    return connection.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0


def keep(connection: sa.Connection, table: str, kept: Kept, wall: int) -> None:
    """What follows from a whole log, as it is after its last row; nothing if that is kept already."""
    found = connection.scalar(sa.select(SUMMARIES.c.summary).where(SUMMARIES.c.table_id == table))
    if _summary(found) is not None:
        return
    for of in (FIGURES, RESULTS, MATCHES):
        connection.execute(of.delete().where(of.c.table_id == table))
    connection.execute(_KEEP, _summary_of(table, kept, wall))
    _keep_sitters(connection, table, kept.seated or ())
    for match in kept.ended:
        row = (ROWS.c.table_id == table) & (ROWS.c.seq == match.row)
        _keep_match(connection, table, match, connection.scalar(sa.select(ROWS.c.wall).where(row)) or wall)


def keep_new(connection: sa.Connection, table: str, kept: Kept, wall: int) -> None:
    """What follows from the first rows of a new table."""
    connection.execute(_KEEP, _summary_of(table, kept, wall))
    _keep_rest(connection, table, kept, wall)


def _summary_of(table: str, kept: Kept, wall: int) -> dict[str, Any]:
    return {"table_id": table, "wall": wall, "summary": msgspec.json.encode(kept.summary).decode()}


def _keep_rest(connection: sa.Connection, table: str, kept: Kept, wall: int) -> None:
    if kept.seated is not None:
        _keep_sitters(connection, table, kept.seated)
    for match in kept.ended:
        _keep_match(connection, table, match, wall)


def _keep_sitters(connection: sa.Connection, table: str, players: Iterable[Player]) -> None:
    """Who sits at a table now."""
    made_at = sa.select(TABLES.c.made_at).where(TABLES.c.id == table).scalar_subquery()
    connection.execute(SITTERS.delete().where(SITTERS.c.table_id == table))
    for player in sorted(players):
        connection.execute(SITTERS.insert().values(player=player, table_id=table, made_at=made_at))


def _keep_match(connection: sa.Connection, table: str, match: MatchResult, ended_at: int) -> None:
    """A match that is over."""
    key = {"table_id": table, "number": match.number}
    fields = ("game", "edition", "ending", "rounds", "took", "hints", "take_backs", "begins")
    values = {field: getattr(match, field) for field in fields}
    record = None if match.record is None else msgspec.json.encode(match.record).decode()
    connection.execute(MATCHES.insert(), {**key, **values, "ended_at": ended_at, "record": record})
    named = {**key, "ended_at": ended_at, "game": match.game, "party": match.party, "counts": match.begins is None}
    of_seat = ("player", "level", "side", "tally", "won", "resigned", "seats", "name")
    seats = [
        {**named, "seat": seat, **{field: getattr(result, field) for field in of_seat}}
        for seat, result in enumerate(match.seats)
    ]
    connection.execute(RESULTS.insert(), seats)
    figures = [
        {
            **key,
            "game": match.game,
            "seat": seat,
            "player": result.player,
            "name": name,
            "amount": amount,
            "counted": of,
        }
        for seat, result in enumerate(match.seats)
        for name, (amount, of) in result.figures.items()
    ]
    if figures:
        connection.execute(FIGURES.insert(), figures)


def read_record(connection: sa.Connection, table: str, match: int) -> str | None:
    """The record of a match that is over, as JSON; None if there is nothing that may be told of it.

    Raises:
        UnknownMatch: ``unknown-match``.
    """
    wanted = (MATCHES.c.table_id == table) & (MATCHES.c.number == match)
    found = connection.execute(sa.select(MATCHES.c.record).where(wanted)).one_or_none()
    if found is None:
        raise UnknownMatch("unknown-match", match=match)
    record: str | None = found.record
    return record


def sides_played(connection: sa.Connection, table: str, match: int, player: Player) -> frozenset[int]:
    """The sides that somebody played for in a match that is over."""
    own = (RESULTS.c.table_id == table) & (RESULTS.c.number == match) & (RESULTS.c.player == player)
    return frozenset(connection.scalars(sa.select(RESULTS.c.side).where(own)))


def tables_of(connection: sa.Connection, player: Player, limit: int) -> list[tuple[str, Summary | None]]:
    """The tables at which somebody sits, newest first; without a summary if none is kept yet."""
    of = SITTERS.join(SUMMARIES, SUMMARIES.c.table_id == SITTERS.c.table_id)
    newest = sa.select(SITTERS.c.table_id, SUMMARIES.c.summary).select_from(of).where(SITTERS.c.player == player)
    found = connection.execute(newest.order_by(SITTERS.c.made_at.desc()).limit(limit))
    return [(table, _summary(summary)) for table, summary in found]


def summaries(connection: sa.Connection, tables: Sequence[str]) -> list[tuple[int, Summary]]:
    """Some tables in short, each with the time at which it was opened."""
    of = TABLES.join(SUMMARIES, SUMMARIES.c.table_id == TABLES.c.id)
    asked = sa.select(TABLES.c.made_at, SUMMARIES.c.summary).select_from(of).where(TABLES.c.id.in_(tables))
    found = [(made_at, _summary(text)) for made_at, text in connection.execute(asked)]
    return [(made_at, summary) for made_at, summary in found if summary is not None]


def _summary(found: str | None) -> Summary | None:
    """None also for one that cannot be understood: whatever follows from a log can be worked out again."""
    try:
        return None if found is None else SUMMARY.decode(found)
    except msgspec.DecodeError:
        return None


def active_since(connection: sa.Connection, wall: int, limit: int) -> list[str]:
    """The tables where something happened since a time of the wall's clock, the latest first."""
    latest = sa.select(SUMMARIES.c.table_id).where(SUMMARIES.c.wall >= wall).order_by(SUMMARIES.c.wall.desc())
    return [*connection.scalars(latest.limit(limit))]


def not_kept(connection: sa.Connection) -> list[str]:
    """The tables of which no summary is kept yet."""
    return [*connection.scalars(sa.select(SUMMARIES.c.table_id).where(SUMMARIES.c.summary.is_(None)))]


def read_guests(connection: sa.Connection, players: Iterable[Player]) -> dict[Player, Person]:
    """Those guests who have chosen something; a colour that there is no more counts as none."""
    found = connection.execute(sa.select(GUESTS).where(GUESTS.c.player.in_([*players])))
    return {
        one.player: Person(one.player, one.name or None, one.colour if one.colour in COLOURS else None) for one in found
    }


def keep_guest(connection: sa.Connection, guest: Person) -> None:
    """What a guest has chosen, if he has ever sat at a table."""
    seated = sa.select(ROWS.c.table_id).where((ROWS.c.kind == "sit") & (ROWS.c.action == guest.player))
    if connection.scalar(seated.limit(1).exists().select()):
        chosen = {key: value for key, value in (("name", guest.name), ("colour", guest.colour)) if value is not None}
        if connection.scalar(sa.select(GUESTS.c.player).where(GUESTS.c.player == guest.player)) is None:
            connection.execute(GUESTS.insert(), {"player": guest.player, "name": "", **chosen})
        elif chosen:
            connection.execute(GUESTS.update().where(GUESTS.c.player == guest.player).values(chosen))
