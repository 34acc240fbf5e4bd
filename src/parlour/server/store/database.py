"""Opening the SQLite database of a data folder, and keeping others out of it."""

import sys
from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa

from parlour.server.store.driver import run
from parlour.server.store.faults import DAMAGED, Unusable, reason
from parlour.server.store.steps import NotOurs, OfNewerVersion, migrate

FILE: Final = "parlour.sqlite3"
PATIENCE: Final = 5.0
"""Seconds that a question or a change waits while another program locks the database, a backup program for example, or
while it cannot be reached."""
MOST_DAMAGE: Final = 5
"""So many damaged places are told."""


def open_database(folder: Path) -> sa.Engine:
    """The database in a folder, brought up to date; both are made if they are missing.

    Raises:
        Unusable: one of the codes of `parlour.server.store.faults`, or ``database-newer``.
    """
    file = folder.absolute() / FILE
    engine = _engine(file)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _migrate(engine, file)
    except (OSError, sa.exc.DBAPIError) as error:
        engine.dispose()
        raise unusable(error, file) from None
    except Unusable:
        engine.dispose()
        raise
    return engine


def unusable(error: Exception, file: Path) -> Unusable:
    """Why a database, or its folder, cannot be used: what was reported, as an error that can be explained."""
    code = reason(error) or DAMAGED
    if code == "database-not-writable" and not file.exists():
        code = "folder-not-writable"
    if file.exists() and not file.is_file():
        code = "not-a-database"
    why = getattr(error, "strerror", None) or getattr(error, "orig", error)
    return Unusable(code, folder=str(file.parent), file=str(file), why=str(why))


def claim(folder: Path) -> IO[bytes]:
    """Makes sure that one room alone works on a folder; the claim ends with the file that comes back, or the process.

    Raises:
        Unusable: ``folder-in-use``, or why the folder cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "parlour.lock").open("wb")
    except OSError as error:
        raise unusable(error, folder / FILE) from None
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


def damage(engine: sa.Engine) -> list[str]:
    """What is wrong with the file of the database, as SQLite tells it: damaged pages; nothing on a sound one.

    It reads the whole file, and keeps nobody from reading and writing meanwhile.

    Raises:
        DBAPIError: it could not be read for another reason.
    """
    try:
        with engine.connect() as connection:
            found = [*connection.exec_driver_sql(f"PRAGMA quick_check({MOST_DAMAGE})").scalars()]
    except sa.exc.DBAPIError as error:
        if reason(error) not in (DAMAGED, "not-a-database"):
            raise
        return [str(error.orig)]
    return [] if found == ["ok"] else found


def writing(engine: sa.Engine) -> sa.Engine:
    """The same database for changes: a transaction waits for its turn when it begins.

    One that had read already would not wait: SQLite refuses it at once if another program has locked the database.
    """
    return engine.execution_options(begin="BEGIN IMMEDIATE")


def _engine(file: Path) -> sa.Engine:
    """Takes the path as it is: in a URL as text, some characters of it would mean something."""
    url = sa.URL.create("sqlite", database=str(file))
    how: Any = {"connect_args": {"timeout": PATIENCE}, "paramstyle": "named", "hide_parameters": True}
    engine = sa.create_engine(url, **how)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """FULL: what is acknowledged survives a power cut. WAL: readers never wait for the writer."""
    connection.isolation_level = None  # the driver's own would commit before every change of the schema
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    """Every transaction is one, changes of the schema included."""
    run(connection, connection.get_execution_options().get("begin", "BEGIN"))


def _migrate(engine: sa.Engine, file: Path) -> None:
    with writing(engine).begin() as connection:
        try:
            migrate(connection)
        except NotOurs:
            raise Unusable("not-a-database", file=str(file)) from None
        except OfNewerVersion:
            raise Unusable("database-newer", folder=str(file.parent)) from None
