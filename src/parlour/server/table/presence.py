"""Who of a table's people is there: whoever has answered lately; and when that becomes a row of its log."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from parlour.core.game import Seat
from parlour.room.log import LookAt
from parlour.room.looking import is_over
from parlour.room.seating import Gone, Looks, Returned
from parlour.room.table import Table
from parlour.room.wishes import next_wish

ABSENT: Final = 2000
"""Milliseconds without a connection before somebody counts as away, so that loading a page anew is no news."""
FIRST_PROBE: Final = 500
"""Milliseconds until a new connection is probed first."""
LET_GO: Final = 60_000
"""Milliseconds without an answer after which a connection is closed: nothing should wake a sleeping phone all night."""


class Watch(msgspec.Struct, frozen=True):
    """How closely connections are watched, in milliseconds.

    Attributes:
        probe: after an answer, until it is asked for another one.
        silent: that somebody may leave a probe unanswered; then he is not there.
    """

    probe: int
    silent: int


IN_TURNS: Final = Watch(probe=8000, silent=12_000)
RACING: Final = Watch(probe=1500, silent=3000)


def watch_of(table: Table) -> Watch:
    """In a race every second counts; in turns a phone's battery does, too."""
    return RACING if table.racing else IN_TURNS


class Pulse:
    """Whether somebody answers at a connection. One probe is out at a time, so that a sleeping phone gets one only.

    Whoever talks and does not answer is asked again: his answer came when he had sent too much, and was not read.

    Any word is a sign of life, whatever it says; all times are in milliseconds.
    """

    def __init__(self, now: int) -> None:
        self._began = self._heard = now
        self._answered: int | None = None
        self._probed: int | None = None

    def probe(self, now: int) -> None:
        """A probe is on its way."""
        self._probed = now

    def hear(self, now: int) -> None:
        """Something came from there."""
        self._heard = now

    def answer(self, now: int) -> None:
        """It was the answer to the probe."""
        self._heard = self._answered = now
        self._probed = None

    def probe_due(self, watch: Watch, now: int) -> bool:
        """Whether it is time for the next probe."""
        if self._probed is None:
            return now >= self._next_probe(watch)
        return self._heard > self._probed and now >= self._probed + watch.silent

    def is_silent(self, watch: Watch, now: int) -> bool:
        """Whether nobody is there, for all that the connection tells."""
        return self._quiet(now) >= watch.silent

    def is_lost(self, now: int) -> bool:
        """Whether the connection is not worth keeping."""
        return self._quiet(now) >= LET_GO

    def next(self, watch: Watch, now: int) -> int:
        """When one of these may change if nothing is heard until then."""
        if self._probed is None:
            return self._next_probe(watch)
        quiet = now + (LET_GO if self.is_silent(watch, now) else watch.silent) - self._quiet(now)
        return min(quiet, self._probed + watch.silent) if self._heard > self._probed else quiet

    def _next_probe(self, watch: Watch) -> int:
        return self._began + FIRST_PROBE if self._answered is None else self._answered + watch.probe

    def _quiet(self, now: int) -> int:
        """For how long an answer is missing."""
        return 0 if self._probed is None else now - max(self._probed, self._heard)


NOBODY_LOOKS: Final[Mapping[Seat, LookAt]] = MappingProxyType({})


class Presence:
    """Remembers since when nobody has been there at seats."""

    def __init__(self) -> None:
        self._gone: dict[Seat, int] = {}

    def notices(
        self,
        table: Table,
        present: frozenset[Seat],
        silent: frozenset[Seat],
        now: int,
        looks: Mapping[Seat, LookAt] = NOBODY_LOOKS,
    ) -> Iterator[tuple[int, Gone | Returned | Looks]]:
        """What must get into the log, and when, by the table's own time, unless somebody comes or goes before.

        Args:
            present: the seats where somebody answers.
            silent: those that have a connection at which nobody does, and so has not for a while already.
            looks: at what is over those of the present look who do not look at the table, too.
        """
        for seat in table.people.owned if self._anything_new(table, present, looks) else ():
            away = table.away[seat] is not None
            if seat in present:
                self._gone.pop(seat, None)
                yield from _there(table, seat, looks.get(seat), now)
            elif not away:
                absent = self._gone.setdefault(seat, now) + (0 if seat in silent else ABSENT)
                yield max(absent, next_wish(table, table.player_at(seat))), Gone(seat)

    def _anything_new(self, table: Table, present: frozenset[Seat], looks: Mapping[Seat, LookAt]) -> bool:
        """Nothing is as long as everybody is there, was there, and looks at nothing else."""
        people = table.people
        here = people.owned == present and people.owned == people.at_table
        return bool(not here or self._gone or looks or any(table.looks))


def _there(table: Table, seat: Seat, look: LookAt | None, now: int) -> Iterator[tuple[int, Returned | Looks]]:
    """What is new of somebody who is there. Who only looks at what is over takes no seat back from a bot by that."""
    if look is not None and not is_over(table, look):
        look = None
    if table.away[seat] is not None:
        if look is None or seat in table.people.persons:
            yield now, Returned(seat)
    elif table.looks[seat] != look:
        yield now if look is None else max(now, next_wish(table, table.player_at(seat))), Looks(seat, look)
