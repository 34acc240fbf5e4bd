"""The one statement for which SQLAlchemy has no word that both databases understand."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def put(connection: sa.Connection, table: sa.Table, row: dict[str, Any]) -> None:
    """Adds a row, or replaces all of the one that has the same primary key."""
    added: postgresql.Insert | sqlite.Insert
    added = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    key = [column.name for column in table.primary_key]
    changed = {name: added.excluded[name] for name in row if name not in key}
    connection.execute(added.values(row).on_conflict_do_update(index_elements=key, set_=changed))
