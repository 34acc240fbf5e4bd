"""What lists tell of a table: kept beside its log with every row, so that no list ever reads a log."""

from functools import lru_cache

import msgspec

from parlour.core.game import Seat
from parlour.room.attendance import REMEMBERED, Sitter
from parlour.room.frame import Phase
from parlour.room.log import Player
from parlour.room.table import Table


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that is taken, without guests' names and colours, which may change without a row.

    Attributes:
        player, level, name: see `Sitter`.
        ready: for the next round, or for another match.
        resigned: his person cannot win this match any more.
        awaited: the table waits for his person: to act, or to be ready for the next round.
    """

    player: Player | None = None
    level: str | None = None
    ready: bool = False
    resigned: bool = False
    awaited: bool = False
    name: str = ""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in short.

    Attributes:
        table, game, edition: see `Header`.
        phase, match, round, tally, winners: see `Frame`.
        places: by seat; None is open.
        waits_for: the seats that the table waits for.
        paused: it rests until somebody goes on.
        sat: who sat where when the match ended, if somebody has come or gone since.
        watching: whoever has the link may look on, as the host has chosen last; None where an older room has kept it.
        begins: it begins at another round's moment, after so many moves of that one; None where a round is dealt.
    """

    table: str
    game: str
    edition: str
    phase: Phase
    places: tuple[SeatSummary | None, ...]
    match: int
    round: int
    tally: tuple[int, ...]
    waits_for: tuple[int, ...]
    winners: tuple[int, ...] = ()
    paused: bool = False
    sat: tuple[SeatSummary | None, ...] = ()
    watching: bool | None = None
    begins: int | None = None

    def is_awaited(self, player: Player) -> bool:
        """Whether the table waits for this person."""
        return any(place is not None and place.awaited and place.player == player for place in self.places)

    @property
    def seated(self) -> frozenset[Player]:
        """Who sits there now."""
        return frozenset(place.player for place in self.places if place is not None and place.player is not None)

    @property
    def people(self) -> frozenset[Player]:
        """All whose names it needs."""
        places = (*self.places, *self.sat)
        return frozenset(place.player for place in places if place is not None and place.player is not None)


def summarize(table: Table) -> Summary:
    """A table in short, at this moment."""
    return Summary(
        table=table.header.table,
        game=table.header.game,
        edition=table.header.edition,
        phase=table.phase,
        places=places(table, table.seats),
        match=table.match_number,
        round=table.number,
        tally=table.tally,
        waits_for=tuple(sorted(table.waits_for)),
        winners=table.winners,
        paused=table.paused_at is not None,
        sat=places(table, table.sat) if table.sat != table.seats else (),
        watching=table.watching,
        begins=None if table.begins is None else table.begins.move,
    )


def places(table: Table, sitters: tuple[Sitter | None, ...]) -> tuple[SeatSummary | None, ...]:
    """Seats as these people and bots have them."""
    resigned = table.given_up if sitters is table.seats else table.resigned
    return _places(sitters, table.ready, resigned, _awaited(table))


@lru_cache(maxsize=REMEMBERED)
def _places(
    sitters: tuple[Sitter | None, ...], ready: frozenset[Seat], resigned: frozenset[Seat], awaited: frozenset[Seat]
) -> tuple[SeatSummary | None, ...]:
    """The same come again and again: those of one table change with whose turn it is."""
    return tuple(
        None
        if sitter is None
        else SeatSummary(sitter.player, sitter.level, seat in ready, seat in resigned, seat in awaited, sitter.name)
        for seat, sitter in enumerate(sitters)
    )


def _awaited(table: Table) -> frozenset[Seat]:
    if table.phase == "playing":
        return table.people.persons & table.waits_for
    asked = table.phase == "between" or (table.phase == "waiting" and not table.people.open_seats)
    return table.people.persons - table.ready if asked else frozenset()
