"""Where a room of a test keeps its games: in a folder, or in a database of the tests' PostgreSQL server."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import sqlalchemy as sa

from parlour.server.store.opening import open_store
from parlour.server.store.sql import SqlStore

Place: TypeAlias = Path | str
"""A data folder, or the address of a database."""
NO_FOLDER = Path("nowhere")


def settings_of(place: Place) -> dict[str, Any]:
    """What a room needs to know."""
    return {"data": place} if isinstance(place, Path) else {"data": NO_FOLDER, "database": place}


def store_at(place: Place) -> SqlStore:
    """The store of a room that is not open."""
    return open_store(place, None) if isinstance(place, Path) else open_store(NO_FOLDER, place)


def all_of(place: Place, table: sa.Table) -> list[dict[str, Any]]:
    """What is in a table, by its primary key; a room may be open there."""
    with closing_engine(look_at(place)) as engine, engine.connect() as connection:
        found = connection.execute(sa.select(table).order_by(*table.primary_key.columns))
        return [dict(row._mapping) for row in found]


def change(place: Place, *statements: str) -> None:
    """Changes a database behind the room's back."""
    with closing_engine(look_at(place)) as engine, engine.begin() as connection:
        for statement in statements:
            connection.execute(sa.text(statement))


@contextmanager
def closing_engine(engine: sa.Engine) -> Iterator[sa.Engine]:
    """Lets go of a database whatever happens."""
    try:
        yield engine
    finally:
        engine.dispose()


def look_at(place: Place) -> sa.Engine:
    """The database, without any claim to it."""
    if isinstance(place, Path):
        return sa.create_engine(f"sqlite:///{place / 'parlour.sqlite3'}")
    return sa.create_engine("postgresql+psycopg://", creator=partial(psycopg.connect, place))
