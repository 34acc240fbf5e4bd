"""What guests have tried of puzzles, and the ratings that come of it."""

from typing import Any, Final

import sqlalchemy as sa

from parlour.room.log import Player
from parlour.server.rating import Rating, after_try
from parlour.server.store.layout import PUZZLES, SOLVERS, TRIES
from parlour.server.store.tried import PuzzleRecord, Try
from parlour.server.store.upsert import put

MOST_DAYS: Final = 1000
"""Days in a row that are counted."""
_RATING: Final = ("points", "deviation", "volatility")


def puzzle_record(connection: sa.Connection, player: Player, game: str, number: int) -> PuzzleRecord:
    """How somebody stands with a puzzle, and with those of its game."""
    tried = connection.execute(sa.select(TRIES.c.first, TRIES.c.solved).where(_try(player, game, number))).first()
    solver = connection.execute(sa.select(SOLVERS).where(_solver(player, game))).first()
    puzzle = connection.execute(sa.select(PUZZLES).where(_puzzle(game, number))).first()
    days = sa.select(TRIES.c.day).where((TRIES.c.player == player) & (TRIES.c.game == game) & TRIES.c.day.is_not(None))
    return PuzzleRecord(
        first=tried.first if tried else None,
        solved=bool(tried and tried.solved),
        own=_rating(solver) or Rating(),
        tries=solver.tries if solver else 0,
        right=solver.right if solver else 0,
        puzzle=_rating(puzzle),
        days=tuple(connection.scalars(days.order_by(TRIES.c.day.desc()).limit(MOST_DAYS))),
    )


def keep_try(connection: sa.Connection, made: Try) -> None:
    """Keeps a try: the first one of somebody at a puzzle counts for both their ratings, later ones may yet solve it."""
    own = _try(made.player, made.game, made.number)
    before = connection.execute(sa.select(TRIES.c.solved).where(own)).first()
    found = {"solved": made.right, "day": made.day if made.right else None}
    if before is None:
        key = {"player": made.player, "game": made.game, "number": made.number}
        connection.execute(TRIES.insert(), {**key, "first": made.right, "tried_at": made.wall, **found})
        _rate(connection, made)
    elif made.right and not before.solved:
        connection.execute(TRIES.update().where(own).values(found))


def _rate(connection: sa.Connection, made: Try) -> None:
    """Both ratings after a first try."""
    solver = connection.execute(sa.select(SOLVERS).where(_solver(made.player, made.game))).first()
    puzzle = connection.execute(sa.select(PUZZLES).where(_puzzle(made.game, made.number))).first()
    guest, other = after_try(_rating(solver) or Rating(), _rating(puzzle) or made.expected, right=made.right)
    counted = {"tries": 1 + (solver.tries if solver else 0), "right": made.right + (solver.right if solver else 0)}
    put(connection, SOLVERS, {"player": made.player, "game": made.game, **_values(guest), **counted})
    tries = 1 + (puzzle.tries if puzzle else 0)
    put(connection, PUZZLES, {"game": made.game, "number": made.number, **_values(other), "tries": tries})


def has_tried(connection: sa.Connection, player: Player) -> bool:
    """Whether anything is kept here of somebody."""
    return connection.scalar(sa.select(SOLVERS.c.game).where(SOLVERS.c.player == player).limit(1)) is not None


def forget_tries(connection: sa.Connection, player: Player) -> None:
    """Nothing here names somebody any more; what his tries have told of the puzzles stays."""
    for of in (TRIES, SOLVERS):
        connection.execute(of.delete().where(of.c.player == player))


def tries_of(connection: sa.Connection, player: Player) -> dict[str, list[dict[str, Any]]]:
    """All that is stored here of somebody, for himself."""
    found = {}
    for name, of, order in (("tries", TRIES, TRIES.c.tried_at), ("ratings", SOLVERS, SOLVERS.c.game)):
        told = [column for column in of.columns if column.name != "player"]
        rows = connection.execute(sa.select(*told).where(of.c.player == player).order_by(order))
        found[name] = [dict(row._mapping) for row in rows]
    return found


def _try(player: Player, game: str, number: int) -> sa.ColumnElement[bool]:
    return _puzzle_of(TRIES, game, number) & (TRIES.c.player == player)


def _puzzle(game: str, number: int) -> sa.ColumnElement[bool]:
    return _puzzle_of(PUZZLES, game, number)


def _puzzle_of(table: sa.Table, game: str, number: int) -> sa.ColumnElement[bool]:
    return (table.c.game == game) & (table.c.number == number)


def _solver(player: Player, game: str) -> sa.ColumnElement[bool]:
    return (SOLVERS.c.player == player) & (SOLVERS.c.game == game)


def _rating(row: sa.Row[Any] | None) -> Rating | None:
    return None if row is None else Rating(row.points, row.deviation, row.volatility)


def _values(rating: Rating) -> dict[str, float]:
    return {name: getattr(rating, name) for name in _RATING}
