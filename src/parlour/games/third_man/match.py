"""How series make a match: one chip each, three win (TM-8, TM-9)."""

from typing import Final

from parlour.games.third_man.auction import PLAYERS
from parlour.games.third_man.options import Options
from parlour.games.third_man.rules import Result

CHIPS_TO_WIN: Final = 3


def sides(players: int) -> tuple[int, ...]:
    """The side of each seat: everybody plays for himself."""
    return tuple(range(players))


def start(options: Options, players: int) -> tuple[int, ...]:
    """The chips before the first series."""
    return (0,) * PLAYERS


def award(options: Options, chips: tuple[int, ...], result: Result) -> tuple[int, ...]:
    """The chips after a series; one that nobody won gives none."""
    return tuple(count + (seat == result.winner) for seat, count in enumerate(chips))


def winners(options: Options, chips: tuple[int, ...]) -> tuple[int, ...]:
    """The player who has won the match, if one has; never two, since a series gives one chip."""
    return tuple(seat for seat, count in enumerate(chips) if count >= CHIPS_TO_WIN)
