"""A table at which nothing but its game goes on: that of a lesson, or of a round that is played again.

Nobody comes or goes there, no clock runs, and whoever looks may do nothing beside playing. What hides things is the
game's own view, as at any table.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.core.game import Viewer
from parlour.core.round import Variant
from parlour.room.frame import SeatInfo
from parlour.room.log import Header, Terms
from parlour.room.table import Table, open_table
from parlour.room.tell import (
    NO_SEAT,
    Company,
    Lasting,
    Moments,
    OpenTurn,
    OwnTurn,
    Standing,
    lasting,
    open_turn,
    seats_told,
    standing_of,
)

NEVER: Final[Moments] = {"deal_in": None, "goes_on_in": None, "starts_in": None, "clocks": (), "away": ()}
"""Nothing is due there."""


def stage(name: str, variant: Variant) -> Table:
    """A table for a record of a round, before anybody sits there."""
    header = Header(
        table=name,
        game=variant.game.name,
        version=variant.game.version,
        edition=variant.edition,
        options=msgspec.to_builtins(variant.options),
        players=variant.players,
        pace=1.0,
        made_at=0,
        terms=Terms(idle=None),
    )
    return open_table(header)


def staged(table: Table, viewer: Viewer, company: Company) -> tuple[Lasting, OpenTurn, Standing, OwnTurn]:
    """The parts of what is seen through the eyes of a seat, a bot's too, or of a spectator, beside the view."""
    standing = standing_of(table, None, seats_told(table, company))
    own = replace(standing, seats=_own(standing.seats, viewer), join=None)
    return lasting(table), open_turn(table), own, NO_SEAT


def staged_seats(table: Table, viewer: Viewer, company: Company) -> tuple[SeatInfo, ...]:
    """Who sits where; the viewer's seat is his own."""
    return _own(seats_told(table, company).seats, viewer)


def _own(infos: tuple[SeatInfo, ...], viewer: Viewer) -> tuple[SeatInfo, ...]:
    return tuple(replace(info, mine=seat == viewer) for seat, info in enumerate(infos))
