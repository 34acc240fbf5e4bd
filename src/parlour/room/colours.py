"""The colours of guests' tokens: one by chance until a guest chooses, and no two alike at a table."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args
from zlib import crc32

from parlour.room.log import Player

Colour = Literal["clay", "moss", "teal", "slate", "plum", "rose"]
"""None of them is a colour of the cards, nor brass."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


def colour_of(player: Player, chosen: Mapping[Player, Colour]) -> Colour:
    """The colour that a guest has chosen, or his share of chance, which is the same each time."""
    return chosen.get(player) or COLOURS[crc32(player.encode()) % len(COLOURS)]


def colours_at(players: Iterable[Player], chosen: Mapping[Player, Colour]) -> dict[Player, Colour]:
    """The colours of those who sit at a table, given in the order of their seats.

    Who would have one that is taken gets the next that is free; a colour that was chosen goes before one by chance, and
    a lower seat before a higher one. There are more colours than seats.
    """
    given: dict[Player, Colour] = {}
    for player in sorted(dict.fromkeys(players), key=lambda player: player not in chosen):
        first = COLOURS.index(colour_of(player, chosen))
        free = [colour for colour in COLOURS[first:] + COLOURS[:first] if colour not in given.values()]
        given[player] = free[0]
    return given
