"""Which finished tables nobody comes back to any more, and how they go, with all that follows from them."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from parlour.room.log import Player
from parlour.server.store.layout import (
    FIGURES,
    GUESTS,
    MATCHES,
    RESULTS,
    REVIEWS,
    ROWS,
    SITTERS,
    SUMMARIES,
    TABLES,
    TRIES,
)

_OF_A_TABLE: Final = (FIGURES, REVIEWS, RESULTS, MATCHES, SITTERS, SUMMARIES, ROWS)
"""What names a table; what names others of these comes first."""
_SAT: Final = ROWS.c.kind == "sit"
_OVER: Final = '"phase":"over"'
"""In a summary; of what people are called, the quotes would be written in another way."""


def note_visit(connection: sa.Connection, player: Player, wall: int) -> None:
    """A guest is here; nothing is kept of one who has never sat at a table."""
    connection.execute(GUESTS.update().where(GUESTS.c.player == player).values(seen_at=wall))


def left_alone(connection: sa.Connection, before: int, after: str, limit: int) -> list[str]:
    """Some finished tables where nothing has happened since then, and whose guests have not been here, by their ids.

    Args:
        before: the wall's time.
        after: only those with a greater id.
    """
    asked = _left_alone(before).where(SUMMARIES.c.table_id > after)
    return [*connection.scalars(asked.order_by(SUMMARIES.c.table_id).limit(limit))]


def _left_alone(before: int) -> sa.Select[tuple[str]]:
    over = SUMMARIES.c.summary.contains(_OVER, autoescape=True)
    sat = (ROWS.c.table_id == SUMMARIES.c.table_id) & _SAT & (ROWS.c.action == GUESTS.c.player)
    here = sa.select(GUESTS.c.player).where(sat & (GUESTS.c.seen_at >= before)).exists()
    return sa.select(SUMMARIES.c.table_id).where((SUMMARIES.c.wall < before) & over & ~here)


def remove(connection: sa.Connection, table: str, before: int) -> bool:
    """Removes a table, if it is one of those that are `left_alone` still.

    Whoever has sat there and at no other table is known no longer, either, unless he has tried a puzzle.

    Returns:
        Whether it was removed.
    """
    if connection.scalar(_left_alone(before).where(SUMMARIES.c.table_id == table)) is None:
        return False
    guests = [*connection.scalars(sa.select(ROWS.c.action).distinct().where((ROWS.c.table_id == table) & _SAT))]
    for of in _OF_A_TABLE:
        connection.execute(of.delete().where(of.c.table_id == table))
    connection.execute(TABLES.delete().where(TABLES.c.id == table))
    _forget_guests(connection, guests)
    return True


def _forget_guests(connection: sa.Connection, guests: Sequence[Player]) -> None:
    """Of these guests, those of whom nothing else is kept."""
    seated = sa.select(ROWS.c.action).where(_SAT & (ROWS.c.action == GUESTS.c.player)).exists()
    tried = sa.select(TRIES.c.player).where(TRIES.c.player == GUESTS.c.player).exists()
    connection.execute(GUESTS.delete().where(GUESTS.c.player.in_(guests) & ~seated & ~tried))
