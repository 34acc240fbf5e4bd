"""What becomes of a match when it is over: who played, how it ended; kept, so that it can be counted."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Literal

import msgspec

from parlour.core.figures import Figure
from parlour.core.game import Seat
from parlour.core.json import Json
from parlour.core.round import figures_of
from parlour.room.attendance import Sitter
from parlour.room.log import Ended, Player, Row
from parlour.room.record import match_record
from parlour.room.refusal import Refusal
from parlour.room.table import Table

MatchEnding = Literal["played", "resigned", "ended"]
"""To its end by the rules; because somebody gave up; because somebody stayed away."""
PARTY: Final = 16
"""Letters that name who played together."""


class SeatResult(msgspec.Struct, frozen=True):
    """How the match ended for a seat.

    Attributes:
        player, level, name: who sat there, see `Sitter`.
        side: that he played for.
        tally: chips (or points) of that side.
        won: whether that side did, alone or with others.
        resigned: he gave up on the way.
        seats: how many he had, told at the first of them, and 0 at the others: who shares his screen has several.
        figures: what the game counts of him; nothing of bots, of people for whom bots have played on, and of a round
            that began at a moment of another.
    """

    player: Player | None
    level: str | None
    side: int
    tally: int
    won: bool
    resigned: bool
    seats: int = 1
    figures: Mapping[str, Figure] = {}
    name: str = ""


class MatchResult(msgspec.Struct, frozen=True):
    """A match that is over.

    Attributes:
        number: of the match at its table, from 1.
        row: the number of the row that ended it.
        game, edition: what was played.
        ending: how it came to its end.
        rounds: how many were dealt.
        took: milliseconds by the table's own time, from the first deal on.
        hints, take_backs: how many were used.
        seats: by seat.
        record: as `parlour.room.record` writes it; None if there is nothing that may be told.
        begins: its one round began at a moment of another, after so many moves: then it counts for nothing.
    """

    number: int
    row: int
    game: str
    edition: str
    ending: MatchEnding
    rounds: int
    took: int
    hints: int
    take_backs: int
    seats: tuple[SeatResult, ...]
    record: dict[str, Json] | None
    begins: int | None = None

    @property
    def party(self) -> str:
        """Names who played together, see `party_of`."""
        return party_of([Sitter(seat.player, seat.level) for seat in self.seats])


def party_of(sitters: Sequence[Sitter]) -> str:
    """A name for people and bots who play together, whoever sits where; it does not tell who they are.

    Whoever had a bot play on for him is still himself.
    """
    names = sorted(f"bot {each.level}" if each.player is None else f"person {each.player}" for each in sitters)
    return sha256("\n".join(names).encode()).hexdigest()[:PARTY]


def ended_by(before: Table, row: Row, after: Table) -> MatchResult | None:
    """The match that a row has ended, if it has ended one."""
    if after.phase != "over" or before.phase == "over":
        return None
    return MatchResult(
        number=after.match_number,
        row=row.seq,
        game=after.header.game,
        edition=after.header.edition,
        ending=_ending(row, after),
        rounds=after.number,
        took=after.time - after.began,
        hints=after.hints,
        take_backs=after.take_backs,
        seats=_seats(after),
        record=_record(after),
        begins=None if after.begins is None else after.begins.move,
    )


def _ending(row: Row, after: Table) -> MatchEnding:
    if not after.ended:
        return "played"
    return "ended" if isinstance(row.body, Ended) else "resigned"


def _seats(table: Table) -> tuple[SeatResult, ...]:
    sitters = [sitter or Sitter() for sitter in table.sat]
    return tuple(
        SeatResult(
            player=sitter.player,
            level=sitter.level,
            side=side,
            tally=table.tally[side],
            won=side in table.winners,
            resigned=seat in table.resigned,
            seats=_seats_of(table.played_by(sitter.player), seat),
            figures=_figures(table, seat, sitter),
            name=sitter.name,
        )
        for seat, (sitter, side) in enumerate(zip(sitters, table.sides, strict=True))
    )


def _seats_of(own: tuple[Seat, ...], seat: Seat) -> int:
    """How many seats somebody has, at the first of them; a bot has its own."""
    return len(own) if own[:1] == (seat,) else int(not own)


def _figures(table: Table, seat: Seat, sitter: Sitter) -> Mapping[str, Figure]:
    alone = sitter.player is not None and sitter.level is None and table.begins is None
    return figures_of(table.game, table.rounds, seat) if alone else {}


def _record(table: Table) -> dict[str, Json] | None:
    try:
        return match_record(table)
    except Refusal:
        return None
