"""Everything that a room does by itself, whether it is due or not."""

from collections.abc import Iterator

from parlour.room.decide import Command, Deal, GoOn, HouseActs
from parlour.room.due import Overdue
from parlour.room.messages import Act
from parlour.room.table import Table
from tests.chaos.checks import OVERDUE


def own_commands(table: Table) -> Iterator[Command]:
    """What the room may ask of a table for `HOUSE`, for clocks and for bots, also where no bot plays."""
    yield from (Deal(), HouseActs(), GoOn())
    for seat in range(len(table.seats)):
        yield from (Overdue(kind, seat) for kind in OVERDUE)
        if table.phase == "playing" and seat in table.people.persons:
            for action in table.game.legal(table.state, seat)[:1]:
                yield Act("", seat, table.game.ply(table.state), table.game.show(action))
