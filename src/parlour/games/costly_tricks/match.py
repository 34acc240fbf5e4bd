"""How rounds make a match: chips, and who has won (CT-9, CT-10)."""

from typing import Final

from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import SIDES, Result

CHIPS_TO_WIN: Final = 3
"""Chips that win a match which is first to three."""
ALL_CHIPS: Final = 6
"""Chips in a tug of war; each side starts with half of them."""


def sides(players: int) -> tuple[int, ...]:
    """The side of each seat: here each seat is its own."""
    return tuple(range(players))


def start(options: Options, players: int) -> tuple[int, ...]:
    """The chips before the first round."""
    return (ALL_CHIPS // 2,) * SIDES if options.match == "tug_of_war" else (0,) * SIDES


def award(options: Options, chips: tuple[int, ...], result: Result) -> tuple[int, ...]:
    """The chips after a round; a draw moves none."""
    if result.winner is None:
        return chips
    paid = 1 if options.match == "tug_of_war" else 0
    return tuple(count + 1 if side == result.winner else count - paid for side, count in enumerate(chips))


def winners(options: Options, chips: tuple[int, ...]) -> tuple[int, ...]:
    """The side that has won the match, if one has."""
    needed = ALL_CHIPS if options.match == "tug_of_war" else CHIPS_TO_WIN
    return tuple(side for side, count in enumerate(chips) if count >= needed)
