"""What each viewer gets: his frame of a table, for whom nothing but the game's own `view` hides anything."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.game import Seat, Viewer
from parlour.room import may
from parlour.room.colours import Colour, colours_at
from parlour.room.due import Overdue, deal_at, goes_on_at, overdue
from parlour.room.frame import Frame, SeatInfo
from parlour.room.log import Player
from parlour.room.summary import SeatSummary, places
from parlour.room.table import Table


class Company(msgspec.Struct, frozen=True):
    """What a log does not tell of the people at a table.

    Attributes:
        names: by player.
        present: the seats whose person is there and answers.
        colours: that people have chosen, by player.
    """

    names: Mapping[Player, str]
    present: frozenset[Seat]
    colours: Mapping[Player, Colour] = MappingProxyType({})


def frame(
    table: Table, player: Player | None, company: Company, now: int, *, n: int = 1, events: Iterable[Any] = ()
) -> Frame:
    """The whole table as this person may know it; None is a spectator.

    Args:
        now: by the table's own time, in milliseconds.
        n: counts the frames of his connection.
        events: what he saw happen since the last of them.
    """
    return on_time(picture(table, player, company), table, now, n=n, events=events)


def on_time(picture: Frame, table: Table, now: int, *, n: int, events: Iterable[Any]) -> Frame:
    """A picture as it is told at a moment, with its countdowns and what happened, as a frame of one connection."""
    late = overdue(table)
    return replace(
        picture,
        n=n,
        events=tuple(events),
        deal_in=_until(deal_at(table) if table.phase == "between" else None, now),
        goes_on_in=_until(goes_on_at(table), now),
        starts_in=may.starts_in(table, now),
        clocks=_left(table, late, ("warn", "time-out"), now),
        away=_left(table, late, ("stand-in", "end"), now),
    )


def looker(table: Table, player: Player | None) -> Player | None:
    """Whose picture somebody gets: his own if he plays or has played, else that of all spectators, who are None."""
    sitters = (*table.seats, *table.sat)
    return player if any(sitter is not None and sitter.player == player for sitter in sitters) else None


def picture(table: Table, player: Player | None, company: Company) -> Frame:
    """All of a frame that is the same at every moment until the table or its company changes."""
    on = table.phase == "playing" and table.paused_at is None
    to_act = table.to_act if on else ()
    acting = may.seat_that_may(may.act_self, table, player)
    covered = table.state is None or (table.paused_at is not None and table.real_time)
    return Frame(
        n=0,
        table=table.header.table,
        game=table.header.game,
        edition=table.header.edition,
        options=table.header.options,
        players=table.header.players,
        pace=table.header.pace,
        phase=table.phase,
        seats=seat_infos(places(table, table.seats), player, company),
        match=table.match_number,
        round=table.number,
        tally=table.tally,
        tallies=table.tallies,
        winners=table.winners,
        view=None if covered else table.game.view(table.state, eyes(table, player)),
        to_act=to_act,
        acting=acting,
        legal=() if acting is None else tuple(map(table.game.show, table.game.legal(table.state, acting))),
        ply=None if table.state is None else table.game.ply(table.state),
        events=(),
        deal_in=None,
        take_back=may.seat_that_may(may.take_back, table, player),
        join=table.open_seats[0] if may.sit(table, player, None) is None else None,
        terms=table.header.terms,
        waits_for=tuple(sorted(table.waits_for)),
        starts_in=None,
        paused=table.paused_at is not None,
        clocks=(),
        warned=tuple(seat for seat, at in enumerate(table.warned) if at is not None),
        away=(),
        idle=tuple(sorted(table.idle)),
        goes_on_in=None,
        asked=table.asked,
        may=may.wishes(table, player),
        change_to=may.seats_for(may.change_seat, table, player),
        bot_at=may.seats_for(may.ask_bot, table, player),
        asked_of=may.seat_that_may(may.answer, table, player),
        hints=table.hints if table.header.terms.hints else None,
        sat=seat_infos(places(table, table.sat), player, company) if table.sat != table.seats else (),
    )


def _until(due: int | None, now: int) -> int | None:
    return None if due is None else max(0, due - now)


def _left(table: Table, late: Mapping[Overdue, int], kinds: tuple[str, ...], now: int) -> tuple[int | None, ...]:
    """By seat, milliseconds until something of these kinds happens to it."""
    due = {each.seat: at for each, at in late.items() if each.kind in kinds}
    return tuple(max(0, due[seat] - now) if seat in due else None for seat in range(len(table.seats)))


def differs(one: Frame | None, other: Frame) -> bool:
    """Whether a viewer with the one frame would learn anything from the other; a running countdown is nothing new."""
    if one is None or other.events:
        return True
    return replace(_still(one), n=other.n, events=()) != _still(other)


def _still(one: Frame) -> Frame:
    """A frame whose countdowns only run or do not."""
    clocks, away = ((*(None if left is None else 0 for left in times),) for times in (one.clocks, one.away))
    deal_in, goes_on_in = (None if left is None else 0 for left in (one.deal_in, one.goes_on_in))
    return replace(one, deal_in=deal_in, starts_in=None, goes_on_in=goes_on_in, clocks=clocks, away=away)


def seat_infos(places: Sequence[SeatSummary | None], player: Player | None, company: Company) -> tuple[SeatInfo, ...]:
    """Who sits where, as this person is told."""
    sitters = Counter(place.player for place in places if place is not None and place.player is not None)
    given = colours_at(sitters, company.colours)
    company = replace(company, colours={sitter: given[sitter] for sitter, seats in sitters.items() if seats == 1})
    return tuple(_seat_info(seat, place, player, company) for seat, place in enumerate(places))


def _seat_info(seat: Seat, place: SeatSummary | None, player: Player | None, company: Company) -> SeatInfo:
    """Who shares his screen at several seats has no colour."""
    if place is None:
        return SeatInfo(kind="open", name="", level=None, mine=False, present=False, ready=False)
    if place.player is None:
        return SeatInfo(kind="bot", name="", level=place.level, mine=False, present=True, ready=True)
    return SeatInfo(
        kind="person",
        name=company.names.get(place.player, ""),
        level=place.level,
        mine=place.player == player,
        present=seat in company.present,
        ready=place.ready,
        resigned=place.resigned,
        colour=company.colours.get(place.player),
    )


def eyes(table: Table, player: Player | None) -> Viewer:
    """Through whose eyes a person looks: only games without secrets let him have several seats, so any will do.

    Who has come since the match ended has not played it and sees no hand of it.
    """
    played = replace(table, seats=table.sat) if table.sat else table
    return next(iter(played.seats_of(player)), None)
