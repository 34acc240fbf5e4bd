"""Taking the games of a backup into a PostgreSQL database: everything, once, or nothing."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import sqlalchemy as sa

from parlour.server.store.backup import NoBackup, fresh_copy
from parlour.server.store.faults import Unusable
from parlour.server.store.layout import METADATA, TABLES
from parlour.server.store.opening import open_store

AT_ONCE: Final = 1000
"""Rows that are in memory at a time."""


def move(file: Path, database: str) -> int:
    """Fills a PostgreSQL database in which nothing is kept yet with all that a backup of a data folder holds.

    The backup stays as it is.

    Returns:
        How many tables it holds.

    Raises:
        Unusable: the database cannot be used, or a room is open on it.
        NoBackup: the file is no sound backup, or something is kept in the database already; nothing is changed.
    """
    with TemporaryDirectory(prefix=".parlour-") as place:
        source = fresh_copy(file, Path(place))
        try:
            store = open_store(Path(place), database)
            try:
                return _moved(source, store.changes, store.where)
            finally:
                store.let_go()
        finally:
            source.dispose()


def _moved(source: sa.Engine, target: sa.Engine, where: str) -> int:
    try:
        with source.connect() as old, target.begin() as new:
            if any(new.scalar(sa.select(of).limit(1).exists().select()) for of in METADATA.tables.values()):
                raise NoBackup("database-not-empty", database=where)
            for (
                of
            ) in METADATA.tables.values():  # in the order in which they are laid out, so that what is named is there
                _copy(of, old, new)
            return new.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0
    except sa.exc.DBAPIError as error:
        raise Unusable("database-refused", database=where, why=str(error.orig).strip()) from None


def _copy(of: sa.Table, old: sa.Connection, new: sa.Connection) -> None:
    for rows in old.execution_options(yield_per=AT_ONCE).execute(sa.select(of)).mappings().partitions():
        new.execute(of.insert(), [dict(row) for row in rows])
