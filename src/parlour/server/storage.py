"""The database: what is in it, and the questions that are asked of it."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from parlour.room.colours import COLOURS, Colour
from parlour.room.log import DamagedLog, Header, Player, Row
from parlour.server.faults import DAMAGED, reason

HEAD: Final = "0004"
"""The newest step of `parlour.server.migrations`; a database that is there already needs no Alembic."""

METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("maker", sa.String),
    sa.Column("make_id", sa.String),
    sa.Column("header", sa.Text),
    sa.Column("made_at", sa.BigInteger),
)
ROWS: Final = sa.Table(
    "rows",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger),
    sa.Column("kind", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.Text),
    sa.Column("action_id", sa.String),
    sa.Column("wall", sa.BigInteger),
    sa.Column("player", sa.String),
)
GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("colour", sa.String),
)


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
    for row in rows:
        add_row(connection, header.table, row, header.made_at)


def add_row(connection: sa.Connection, table: str, row: Row, wall: int) -> None:
    """One more row of a table's log, and beside it the wall's time, of which the table itself never learns.

    Raises:
        IntegrityError: somebody else has written this row, or the message with this id.
    """
    connection.execute(ROWS.insert(), {"table_id": table, **msgspec.structs.asdict(row), "wall": wall})


def read_log(connection: sa.Connection, table: str) -> tuple[Header, list[Row]] | None:
    """A table's log; None if there is no such table.

    Raises:
        DamagedLog: the header or a row is none, or the page of the file that holds them is damaged.
    """
    try:
        header = connection.scalar(sa.select(TABLES.c.header).where(TABLES.c.id == table))
        columns = [ROWS.c[name] for name in Row.__struct_fields__]
        found = connection.execute(sa.select(*columns).where(ROWS.c.table_id == table).order_by(ROWS.c.seq))
        rows = [_row(row) for row in found]
        return None if header is None else (msgspec.json.decode(header, type=Header), rows)
    except (msgspec.DecodeError, sa.exc.DBAPIError) as error:
        if isinstance(error, sa.exc.DBAPIError) and reason(error) != DAMAGED:  # it may be read another time
            raise
        raise DamagedLog("table-damaged", row=0) from error


def _row(found: sa.Row[Any]) -> Row:
    try:
        return msgspec.convert(found._mapping, Row)
    except msgspec.ValidationError as error:
        raise DamagedLog("table-damaged", row=found.seq) from error


def made_before(connection: sa.Connection, maker: Player, make_id: str) -> str | None:
    """The table that this message has made already."""
    asked = (TABLES.c.maker == maker) & (TABLES.c.make_id == make_id)
    found: str | None = connection.scalar(sa.select(TABLES.c.id).where(asked))
    return found


def count_tables(connection: sa.Connection) -> int:
    """How many tables were ever made."""
    return connection.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0


def tables_of(connection: sa.Connection, player: Player, limit: int) -> list[str]:
    """The tables at which somebody sits, newest first."""
    newest = sa.select(TABLES.c.id).where(TABLES.c.id.in_(_sits(player))).order_by(TABLES.c.made_at.desc()).limit(limit)
    return [*connection.scalars(newest)]


def active_since(connection: sa.Connection, wall: int, limit: int) -> list[str]:
    """The tables where something happened since a time of the wall's clock, the latest first."""
    last = sa.func.max(ROWS.c.wall)
    found = sa.select(ROWS.c.table_id).where(ROWS.c.wall >= wall).group_by(ROWS.c.table_id)
    return [*connection.scalars(found.order_by(last.desc()).limit(limit))]


def read_names(connection: sa.Connection, players: Iterable[Player]) -> dict[Player, str]:
    """The names of those guests who have one."""
    wanted = GUESTS.c.player.in_([*players]) & (GUESTS.c.name != "")
    found = connection.execute(sa.select(GUESTS.c.player, GUESTS.c.name).where(wanted))
    return {player: name for player, name in found}  # noqa: C416 (dict() does not know that a row is a pair)


def read_colours(connection: sa.Connection, players: Iterable[Player]) -> dict[Player, Colour]:
    """The colours of those guests who have chosen one; one that there is no more counts as none."""
    wanted = GUESTS.c.player.in_([*players]) & GUESTS.c.colour.in_(COLOURS)
    found = connection.execute(sa.select(GUESTS.c.player, GUESTS.c.colour).where(wanted))
    return {player: colour for player, colour in found}  # noqa: C416 (as above)


def keep_guest(connection: sa.Connection, player: Player, name: str | None, colour: Colour | None) -> None:
    """What a guest has chosen, which need not be anything, if he has ever sat at a table."""
    if connection.scalar(sa.select(_sits(player).limit(1).exists())):
        chosen = {key: value for key, value in (("name", name), ("colour", colour)) if value is not None}
        if connection.scalar(sa.select(GUESTS.c.player).where(GUESTS.c.player == player)) is None:
            connection.execute(GUESTS.insert(), {"player": player, "name": "", **chosen})
        elif chosen:
            connection.execute(GUESTS.update().where(GUESTS.c.player == player).values(chosen))


def _sits(player: Player) -> sa.Select[tuple[str]]:
    """The tables at which somebody has sat down."""
    return sa.select(ROWS.c.table_id).where((ROWS.c.kind == "sit") & (ROWS.c.action == player))
