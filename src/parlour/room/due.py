"""What the room itself must do, and when: it follows from the log alone, so after a crash it just goes on."""

from typing import Final

from parlour.core.game import Seat
from parlour.room.table import Table

BETWEEN: Final = 30_000
"""Milliseconds after the end of a round when the next is dealt even if not everybody is ready."""


def deal_at(table: Table) -> int | None:
    """When `HOUSE` deals the next round, in milliseconds since 1970; None while it must not.

    The first round is dealt as soon as nobody is missing, the next when every person is ready or `BETWEEN` has
    passed, another match only when every person is ready.
    """
    phase = table.phase
    if phase == "playing" or table.open_seats:
        return None
    everybody = bool(table.persons) and table.persons <= table.ready
    if phase == "waiting" or everybody:
        return table.time
    return None if phase == "over" else table.acted_at + BETWEEN


def house_at(table: Table) -> int | None:
    """When `HOUSE` acts within the round, in milliseconds since 1970, or None."""
    if table.phase != "playing":
        return None
    delay = table.game.due(table.state)
    return None if delay is None else table.acted_at + delay


def thinkers(table: Table) -> tuple[Seat, ...]:
    """The bots that may act now; their delays count from `Table.acted_at`."""
    if table.phase != "playing":
        return ()
    sitters = ((seat, table.seats[seat]) for seat in table.game.to_act(table.state))
    return tuple(seat for seat, sitter in sitters if sitter is not None and sitter.level is not None)
