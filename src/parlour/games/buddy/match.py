"""How rounds make a match: chips, who has won, who may play the next first card (BL-3, BL-11)."""

from typing import Final

from parlour.core.game import Setup
from parlour.core.json import Json
from parlour.games.buddy.options import Options
from parlour.games.buddy.rules import SEATS, Result

CHIPS_TO_WIN: Final = 7


def sides(players: int) -> tuple[int, ...]:
    """The side of each seat: everybody plays for himself."""
    return tuple(range(players))


def start(options: Options, players: int) -> tuple[int, ...]:
    """The chips before the first round."""
    return (0,) * SEATS


def award(options: Options, chips: tuple[int, ...], result: Result) -> tuple[int, ...]:
    """The chips after a round."""
    return tuple(count + won for count, won in zip(chips, result.chips, strict=True))


def winners(options: Options, chips: tuple[int, ...]) -> tuple[int, ...]:
    """The seat that has won the match, if one has: 7 chips or more, and more than anybody else (BL-11)."""
    most = max(chips)
    return (chips.index(most),) if most >= CHIPS_TO_WIN and chips.count(most) == 1 else ()


def carry(options: Options, players: int, setup: Setup, result: Result, before: Json) -> Json:
    """The seats with the highest total: one of them, by lot, plays the next round's first card (BL-3)."""
    highest = max(result.totals)
    return [seat for seat, total in enumerate(result.totals) if total == highest]
