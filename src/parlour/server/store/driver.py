"""Statements that every move needs, handed to the driver as they are."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa


def run(connection: sa.Connection, statement: str, values: Sequence[Mapping[str, Any]] = ()) -> None:
    """Runs a statement in the words of the database, once, or once for each of these values.

    The driver takes the values as they are. To let SQLAlchemy look at them first, and make what it would read a result
    with, costs as much as to write a row.

    Raises:
        DBAPIError: as SQLAlchemy itself raises it, without the values.
    """
    dialect, line = connection.dialect, connection.connection
    cursor = line.cursor()
    try:
        if len(values) > 1:
            cursor.executemany(statement, values)
        else:
            cursor.execute(statement, *values)
    except dialect.loaded_dbapi.Error as error:
        lost = dialect.is_disconnect(error, line.dbapi_connection, cursor)
        if lost:
            connection.invalidate(error)
        raise sa.exc.DBAPIError.instance(
            statement, None, error, dialect.loaded_dbapi.Error, True, connection_invalidated=lost, dialect=dialect
        ) from error
    finally:
        cursor.close()
