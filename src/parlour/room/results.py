"""What becomes of a match when it is over: who played, how it ended; kept, so that it can be counted."""

from typing import Literal

import msgspec

from parlour.core.json import Json
from parlour.room.log import Ended, Player, Row
from parlour.room.record import match_record
from parlour.room.refusal import Refusal
from parlour.room.table import Table

MatchEnding = Literal["played", "resigned", "ended"]
"""To its end by the rules; because somebody gave up; because somebody stayed away."""


class SeatResult(msgspec.Struct, frozen=True):
    """How the match ended for a seat.

    Attributes:
        player, level: who sat there, see `Sitter`.
        side: that he played for.
        tally: chips (or points) of that side.
        won: whether that side did, alone or with others.
        resigned: he gave up on the way.
    """

    player: Player | None
    level: str | None
    side: int
    tally: int
    won: bool
    resigned: bool


class MatchResult(msgspec.Struct, frozen=True):
    """A match that is over.

    Attributes:
        number: of the match at its table, from 1.
        game, edition: what was played.
        ending: how it came to its end.
        rounds: how many were dealt.
        took: milliseconds by the table's own time, from the first deal on.
        hints, take_backs: how many were used.
        seats: by seat.
        record: as `parlour.room.record` writes it; None if there is nothing that may be told.
    """

    number: int
    game: str
    edition: str
    ending: MatchEnding
    rounds: int
    took: int
    hints: int
    take_backs: int
    seats: tuple[SeatResult, ...]
    record: dict[str, Json] | None


def ended_by(before: Table, row: Row, after: Table) -> MatchResult | None:
    """The match that a row has ended, if it has ended one."""
    if after.phase != "over" or before.phase == "over":
        return None
    return MatchResult(
        number=after.match_number,
        game=after.header.game,
        edition=after.header.edition,
        ending=_ending(row, after),
        rounds=after.number,
        took=after.time - after.began,
        hints=after.hints,
        take_backs=after.take_backs,
        seats=_seats(after),
        record=_record(after),
    )


def _ending(row: Row, after: Table) -> MatchEnding:
    if not after.ended:
        return "played"
    return "ended" if isinstance(row.body, Ended) else "resigned"


def _seats(table: Table) -> tuple[SeatResult, ...]:
    sides = table.game.match.sides(table.header.players)
    tally, winners = table.tally, table.winners
    return tuple(
        SeatResult(
            player=None if sitter is None else sitter.player,
            level=None if sitter is None else sitter.level,
            side=side,
            tally=tally[side],
            won=side in winners,
            resigned=seat in table.resigned,
        )
        for seat, (sitter, side) in enumerate(zip(table.sat, sides, strict=True))
    )


def _record(table: Table) -> dict[str, Json] | None:
    try:
        return match_record(table)
    except Refusal:
        return None
