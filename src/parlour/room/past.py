"""A round that is over, to be looked at again: every moment of it as it was, through the eyes of a seat or a spectator.

Once a round is over all hands are open, to whoever knows its table; until then nothing is told here but what somebody
has been told at the table already (`told_so_far`), or has seen there (`round_so_far`).
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.game import Seat, Viewer
from parlour.core.growing import Trail
from parlour.core.match import score
from parlour.core.round import Round, Variant
from parlour.room import may
from parlour.room.attendance import Sitter
from parlour.room.frame import UNCHANGED, Change, Event, Frame, RoundDealt
from parlour.room.happened import acted
from parlour.room.log import Player
from parlour.room.record import finished_round, finished_rounds
from parlour.room.refusal import Refusal
from parlour.room.showing import drawn, told
from parlour.room.staged import NEVER, stage, staged
from parlour.room.table import Table, open_table
from parlour.room.tell import Company, eyes, view_of


class PastRound(msgspec.Struct, frozen=True):
    """A round that is over.

    Attributes:
        table: as it was when the round had been dealt, with the people who sat there in the end.
        round: all of it.
        ended: who won the match with it when that ended before its time.
    """

    table: Table
    round: Round
    ended: tuple[int, ...] = ()

    def after(self, moves: int) -> Table:
        """The table after so many moves of the round."""
        ended = self.ended if moves == len(self.round.moves) else ()
        return replace(self.table, round=self.round.cut(moves), ended=ended)


def past_round(table: Table, number: int) -> PastRound:
    """A round of a table's current match, from 1.

    Raises:
        Refusal: ``unknown-round``, there is none of that number, or it still goes on.
    """
    played, last = finished_round(table, number), number == table.number
    dealt = _dealt(_fresh(table), table.rounds[:number])
    resigned = table.resigned if last else frozenset[Seat]()
    return PastRound(replace(dealt, resigned=resigned), played, table.ended if last else ())


def _fresh(table: Table) -> Table:
    """The table before the first deal of its match, with those who played it in the end: so many have played it."""
    seats = table.sat or table.seats
    fresh = open_table(replace(table.header, players=len(seats)))
    return replace(fresh, seats=seats, match_number=table.match_number)


def round_of_record(variant: Variant, rounds: Sequence[Round], number: int) -> PastRound:
    """A round of a record, which may stop anywhere: one of a match, from 1, or the only one.

    Raises:
        Refusal: ``unknown-round``.
    """
    if not 1 <= number <= len(rounds):
        raise Refusal("unknown-round")
    sitters = tuple(Sitter(player=str(seat)) for seat in range(variant.players))
    return PastRound(_dealt(replace(stage("", variant), seats=sitters), rounds[:number]), rounds[number - 1])


def _dealt(fresh: Table, rounds: Sequence[Round]) -> Table:
    """The table at which the last of these rounds has just been dealt; of those before only the results are kept."""
    *before, last = rounds
    match = fresh.match
    for each in before:
        match = score(match, each.told, each.outcome)
    return replace(fresh, match=match, earlier=Trail(each.cut(0) for each in before), round=last.cut(0))


def frames_of(past: PastRound, viewer: Viewer, company: Company) -> Iterator[Frame | Change]:
    """What was seen before the first move of a round and after each: at first all of it, then what was new."""
    base = before = None
    for moves in range(len(past.round.moves) + 1):
        table = past.after(moves)
        happened: tuple[Any, ...] = (RoundDealt(table.number),)
        if before is not None:
            happened = acted(before, *past.round.moves[moves - 1], table, viewer)
        scene = (table.match_number, table.number, 0)
        picture = drawn(staged(table, viewer, company), view_of(table, viewer), NEVER, viewer, scene)
        yield told(base, picture, 0, n=moves + 1, events=happened)
        base, before = picture, table


def shows(message: Frame | Change) -> bool:
    """Whether anything is to be seen in it; a bid that somebody else changes in secret is not."""
    return isinstance(message, Frame) or bool(message.events) or (message.frame, message.view) != (UNCHANGED, UNCHANGED)


def round_so_far(table: Table, player: Player | None) -> PastRound:
    """The round on the table as it is now, for whoever may watch it.

    Raises:
        Refusal: ``not-started``, ``not-watched``, or ``paused``: in real time nobody looks at it meanwhile.
    """
    if table.round is None:
        raise Refusal("not-started")
    _check_watched(table, player)
    if table.paused_at is not None and table.real_time:
        raise Refusal("paused")
    return PastRound(_dealt(_fresh(table), table.rounds), table.round)


def _check_watched(table: Table, player: Player | None) -> None:
    if not may.watch(table, player):
        raise Refusal("not-watched")


class Happened(msgspec.Struct, frozen=True):
    """What somebody saw happen with a move of a round.

    Attributes:
        move: after so many moves it had happened; None while the round goes on, for how many there were is no more
            told then than what they were: who changes a sealed bid changes it in secret.
        events: what it was.
    """

    move: int | None
    events: tuple[Event, ...]


class RoundTold(msgspec.Struct, frozen=True):
    """What somebody saw happen in a round of a match.

    Attributes:
        match: its number at the table, from 1.
        round: of the match, from 1.
        over: it can be looked at again.
        happened: all that he was told of it as it happened.
    """

    match: int
    round: int
    over: bool
    happened: tuple[Happened, ...]


def told_so_far(table: Table, number: int, player: Player | None) -> RoundTold:
    """What somebody, by his seat or as a spectator, has been told of a round of the current match.

    Raises:
        Refusal: ``unknown-round``, it has not been dealt; ``not-watched``, it goes on, and he may not know it.
    """
    if not 1 <= number <= table.number:
        raise Refusal("unknown-round")
    if number == table.number:
        _check_watched(table, player)
    each, viewer = table.rounds[number - 1], eyes(table, player)
    over = any(each is finished for finished in finished_rounds(table))
    past = PastRound(_dealt(_fresh(table), table.rounds[:number]), each)
    seen = (acted(past.after(at), *move, past.after(at + 1), viewer) for at, move in enumerate(each.moves))
    happened = tuple(Happened(at if over else None, events) for at, events in enumerate(seen, 1) if events)
    return RoundTold(table.match_number, number, over, happened)
