"""Who sits where at a table, and who of them is away; what follows from that is known until somebody comes or goes."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from parlour.core.game import Seat
from parlour.core.known import known
from parlour.room.log import Player

REMEMBERED: Final = 4096
"""So many are known at once: those of the tables that play."""


class Sitter(msgspec.Struct, frozen=True, cache_hash=True):
    """Who sits at a seat: a person by his player id, a bot by its level, or a bot that plays for a person: both.

    Attributes:
        name: of whoever of those who share the person's screen plays this seat; empty if nobody has said.
    """

    player: Player | None = None
    level: str | None = None
    name: str = ""


class Attendance(msgspec.Struct, frozen=True, dict=True):
    """Who sits at a table; what follows from it is no field, see `Table`.

    Attributes:
        seats: by seat; None is open.
        away: by seat, since when its person is away.
    """

    seats: tuple[Sitter | None, ...]
    away: tuple[int | None, ...]

    @known
    def by_player(self) -> Mapping[Player | None, tuple[Seat, ...]]:
        """The seats of everybody who has any."""
        return by_player(self.seats)

    @known
    def players(self) -> frozenset[Player]:
        """The people whose seats there are, even if bots play for them."""
        return frozenset(sitter.player for sitter in self.seats if sitter and sitter.player is not None)

    @known
    def owned(self) -> frozenset[Seat]:
        """The seats that belong to people, even if a bot plays for them."""
        return frozenset(seat for seat, sitter in enumerate(self.seats) if sitter and sitter.player is not None)

    @known
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play, be it for a person."""
        return frozenset(seat for seat, sitter in enumerate(self.seats) if sitter and sitter.level is not None)

    @known
    def persons(self) -> frozenset[Seat]:
        """The seats that people play themselves."""
        return self.owned - self.bots

    @known
    def at_table(self) -> frozenset[Seat]:
        """The seats that people play who are not away."""
        return frozenset(seat for seat in self.persons if self.away[seat] is None)

    @known
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats nobody plays yet."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter is None)

    @known
    def unattended(self) -> bool:
        """It has people, and none of them is there to play."""
        return bool(self.owned) and not self.at_table

    @known
    def deserted(self) -> bool:
        """All its people have left it to bots: then it rests until one of them comes back."""
        return bool(self.owned) and not self.persons


@lru_cache(maxsize=REMEMBERED)
def attendance(seats: tuple[Sitter | None, ...], away: tuple[int | None, ...]) -> Attendance:
    """The same one for the same people, so that what is known of them is not worked out with every move."""
    return Attendance(seats, away)


def by_player(sitters: Sequence[Sitter | None]) -> Mapping[Player | None, tuple[Seat, ...]]:
    """The seats of everybody who has any."""
    seats: dict[Player | None, tuple[Seat, ...]] = {}
    for seat, sitter in enumerate(sitters):
        if sitter is not None and sitter.player is not None:
            seats[sitter.player] = (*seats.get(sitter.player, ()), seat)
    return seats
