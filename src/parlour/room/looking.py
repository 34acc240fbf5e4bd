"""Looking at a round that is over counts as being there: the next one waits for it, within bounds.

While somebody looks and others could go on, these wait for two minutes in all at most; any of them may give more time,
and when all of them want to, they go on without. While everybody looks nobody waits, so nothing is dealt.
"""

from typing import Final

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.room.log import LookAt
from parlour.room.record import finished_rounds
from parlour.room.table import Table

LOOKING: Final = 120_000
"""Milliseconds that the next round waits for those who look; as many again whenever the others give more time."""
MOST_GIVEN: Final = 5
"""So often they may, before one round."""


def is_over(table: Table, look: LookAt) -> bool:
    """Whether there is such a round to look at again; in earlier matches all are over."""
    if look.match == table.match_number:
        return 1 <= look.round <= len(finished_rounds(table))
    return 1 <= look.match < table.match_number


def lookers(table: Table) -> frozenset[Seat]:
    """The seats for which the next round waits because their people look at one that is over."""
    if table.phase != "between":
        return frozenset()
    return frozenset(seat for seat in table.people.at_table - table.ready if table.looks[seat] is not None)


def kept_waiting(table: Table) -> frozenset[Seat]:
    """The seats whose people could go on, but for those who look."""
    looking = lookers(table)
    return table.people.at_table - looking if looking and table.paused_at is None else frozenset()


def waits_until(table: Table) -> int | None:
    """Until when the next round waits for those who look; None is as long as all of them do."""
    patience, waiting = table.patience, kept_waiting(table)
    if patience.since is None or not waiting:
        return None
    if waiting <= patience.without:
        return table.time
    return patience.since + LOOKING * (1 + patience.given) - patience.waited


def counted(table: Table, time: int) -> Table:
    """The table after a row of that time, with how long somebody has waited for those who look."""
    patience, waits = table.patience, bool(kept_waiting(table))
    if waits == (patience.since is not None):
        return table
    if patience.since is None:
        return replace(table, patience=replace(patience, since=time))
    return replace(table, patience=replace(patience, since=None, waited=patience.waited + time - patience.since))
