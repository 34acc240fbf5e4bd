"""All that is stored of a guest, for himself: what he did at his tables, and how his matches ended.

Of others nothing is told but what every match record tells. Of a match that goes on there is only what he did himself;
rows have no numbers, which would tell how often others have acted.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from parlour.room.log import Player
from parlour.server.store.forget import named_at
from parlour.server.store.layout import FIGURES, MATCHES, RESULTS, ROWS, SITTERS, TABLES


def stored_at(connection: sa.Connection, tables: Sequence[str], player: Player) -> list[dict[str, Any]]:
    """What is stored of a guest at some tables, in the order in which they were opened."""
    rows, matches = _rows(connection, tables, player), _matches(connection, tables, player)
    sits = {*connection.scalars(sa.select(SITTERS.c.table_id).where(named_at(SITTERS, tables, player)))}
    found = connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.made_at))
    return [
        {
            "table": msgspec.json.decode(table.header),
            "opened": table.maker == player,
            "sits": table.id in sits,
            "did": rows[table.id],
            "matches": matches[table.id],
        }
        for table in found
    ]


def _rows(connection: sa.Connection, tables: Sequence[str], player: Player) -> defaultdict[str, list[dict[str, Any]]]:
    told = ("time", "wall", "kind", "seat", "action", "action_id")
    sat = ROWS.c.table_id.in_(tables) & (ROWS.c.kind == "sit") & (ROWS.c.action == player)
    asked = sa.select(ROWS.c.table_id, *(ROWS.c[name] for name in told)).where(named_at(ROWS, tables, player) | sat)
    return _by_table(connection.execute(asked.order_by(ROWS.c.table_id, ROWS.c.seq)))


def _matches(
    connection: sa.Connection, tables: Sequence[str], player: Player
) -> defaultdict[str, list[dict[str, Any]]]:
    told = ("seat", "level", "side", "tally", "won", "resigned", "name")
    both = (MATCHES.c.table_id == RESULTS.c.table_id) & (MATCHES.c.number == RESULTS.c.number)
    asked = sa.select(MATCHES, *(RESULTS.c[name] for name in told)).select_from(RESULTS.join(MATCHES, both))
    found = _by_table(connection.execute(asked.where(named_at(RESULTS, tables, player)).order_by(MATCHES.c.number)))
    figures = defaultdict[tuple[str, int, int], dict[str, list[int]]](dict)
    for figure in connection.execute(sa.select(FIGURES).where(named_at(FIGURES, tables, player))):
        figures[figure.table_id, figure.number, figure.seat][figure.name] = [figure.amount, figure.counted]
    for table, matches in found.items():
        for match in matches:
            match["record"] = None if match["record"] is None else msgspec.json.decode(match["record"])
            match["figures"] = figures[table, match["number"], match["seat"]]
    return found


def _by_table(rows: sa.CursorResult[Any]) -> defaultdict[str, list[dict[str, Any]]]:
    found = defaultdict[str, list[dict[str, Any]]](list)
    for row in rows:
        told = dict(row._mapping)
        found[told.pop("table_id")].append(told)
    return found
