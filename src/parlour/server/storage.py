"""The database: what is in it, opening it, and the questions that are asked of it."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Final

import msgspec
import sqlalchemy as sa

from parlour.core.errors import ParlourError
from parlour.room.colours import COLOURS, Colour
from parlour.room.log import Header, Player, Row

HEAD: Final = "0003"
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
)
GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("colour", sa.String),
)


class Unusable(ParlourError):
    """The data folder or the database cannot be used."""


def open_database(folder: Path) -> sa.Engine:
    """The database in a folder, brought up to date; both are made if they are missing.

    Raises:
        Unusable: ``folder-not-writable``, ``database-damaged`` or ``database-newer``.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(f"sqlite:///{folder / 'parlour.sqlite3'}")
        sa.event.listen(engine, "connect", _prepare)
        sa.event.listen(engine, "begin", _begin)
        newest = _migrate(engine)
    except (OSError, sa.exc.OperationalError):
        raise Unusable("folder-not-writable", folder=str(folder)) from None
    except sa.exc.DatabaseError:
        raise Unusable("database-damaged", folder=str(folder)) from None
    if not newest:
        engine.dispose()
        raise Unusable("database-newer", folder=str(folder))
    return engine


def claim(folder: Path) -> IO[bytes]:
    """Makes sure that one room alone works on a folder; the claim ends with the file that comes back, or the process.

    Raises:
        Unusable: ``folder-in-use`` or ``folder-not-writable``.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "parlour.lock").open("wb")
    except OSError:
        raise Unusable("folder-not-writable", folder=str(folder)) from None
    try:
        _lock(file)
    except OSError:
        file.close()
        raise Unusable("folder-in-use", folder=str(folder)) from None
    return file


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 (each system has one of the two)

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _prepare(connection: Any, _record: Any) -> None:
    """FULL: what is acknowledged survives a power cut. WAL: readers never wait for the writer."""
    connection.isolation_level = None  # the driver's own would commit before every change of the schema
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    """Every transaction is one, changes of the schema included."""
    connection.exec_driver_sql("BEGIN")


def _migrate(engine: sa.Engine) -> bool:
    """Takes the steps that are missing; False if the database has taken one that we do not know."""
    with engine.begin() as connection:
        if _revision(connection) == HEAD:
            return True
        from alembic.command import upgrade  # noqa: PLC0415 (takes longer than all else at start, and is needed once)
        from alembic.config import Config  # noqa: PLC0415
        from alembic.util import CommandError  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", "parlour.server:migrations")
        config.attributes["connection"] = connection
        try:
            upgrade(config, "head")
        except CommandError:
            return False
    return True


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


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
    """A table's log; None if there is no such table."""
    header = connection.scalar(sa.select(TABLES.c.header).where(TABLES.c.id == table))
    if header is None:
        return None
    columns = [ROWS.c[name] for name in Row.__struct_fields__]
    found = connection.execute(sa.select(*columns).where(ROWS.c.table_id == table).order_by(ROWS.c.seq))
    return msgspec.json.decode(header, type=Header), [Row(*row) for row in found]


def made_before(connection: sa.Connection, maker: Player, make_id: str) -> str | None:
    """The table that this message has made already."""
    asked = (TABLES.c.maker == maker) & (TABLES.c.make_id == make_id)
    found: str | None = connection.scalar(sa.select(TABLES.c.id).where(asked))
    return found


def tables_of(connection: sa.Connection, player: Player, limit: int) -> list[str]:
    """The tables at which somebody sits, newest first."""
    seated = sa.select(ROWS.c.table_id).where((ROWS.c.kind == "sit") & (ROWS.c.action == player))
    newest = sa.select(TABLES.c.id).where(TABLES.c.id.in_(seated)).order_by(TABLES.c.made_at.desc()).limit(limit)
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


def write_name(connection: sa.Connection, player: Player, name: str) -> None:
    """A guest's name, new or changed."""
    if not connection.execute(GUESTS.update().where(GUESTS.c.player == player).values(name=name)).rowcount:
        connection.execute(GUESTS.insert(), {"player": player, "name": name})


def write_colour(connection: sa.Connection, player: Player, colour: Colour) -> None:
    """The colour that a guest has chosen; he need not have a name."""
    if not connection.execute(GUESTS.update().where(GUESTS.c.player == player).values(colour=colour)).rowcount:
        connection.execute(GUESTS.insert(), {"player": player, "name": "", "colour": colour})
