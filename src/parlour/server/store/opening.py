"""Which store a room has."""

from pathlib import Path

from parlour.server.store.address import parse
from parlour.server.store.sql import SqlStore
from parlour.server.store.sqlite import SqliteStore


def open_store(folder: Path, database: str | None) -> SqlStore:
    """The store in a PostgreSQL database, if one is named, else in a data folder.

    Raises:
        Unusable: it cannot be used.
    """
    if database is None:
        return SqliteStore(folder)
    parse(database)  # says so if the driver is missing, without which the next line ends
    from parlour.server.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(database)
