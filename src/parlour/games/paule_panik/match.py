"""How rounds make a match: points, and who has won (PP-11)."""

from typing import Final

from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import Result

POINTS_TO_WIN: Final = {2: 55, 3: 55, 4: 44, 5: 44}
"""Points that win a match, by the number of players."""


def sides(players: int) -> tuple[int, ...]:
    """The side of each seat: here each seat is its own."""
    return tuple(range(players))


def start(options: Options, players: int) -> tuple[int, ...]:
    """The points before the first round."""
    return (0,) * players


def award(options: Options, points: tuple[int, ...], result: Result) -> tuple[int, ...]:
    """The points after a round."""
    return tuple(total + won for total, won in zip(points, result.points, strict=True))


def winners(options: Options, points: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest total, once it is high enough; several share the win."""
    highest = max(points)
    if highest < POINTS_TO_WIN[len(points)]:
        return ()
    return tuple(seat for seat, total in enumerate(points) if total == highest)
