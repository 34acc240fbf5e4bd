"""What each viewer gets: his frame of a table, for whom nothing but the game's own `view` hides anything."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from parlour.core.game import Seat, Viewer
from parlour.room import may
from parlour.room.attendance import Sitter
from parlour.room.beginning import position_of
from parlour.room.colours import Colour, colours_at
from parlour.room.due import Upcoming
from parlour.room.frame import Asked, BeginsAt, Frame, May, Phase, SeatInfo
from parlour.room.levels import bot_of
from parlour.room.log import LookAt, Player, Terms
from parlour.room.summary import SeatSummary, places
from parlour.room.table import Table, with_item

Due: TypeAlias = int | tuple[int | None, ...] | None
Moments: TypeAlias = dict[str, Due]
"""When something happens, by the table's own time: by the field of a frame that tells how long it is until then."""


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


def looker(table: Table, player: Player | None) -> Player | None:
    """Whose picture somebody gets: his own if he plays or has played, else that of all spectators, who are None.

    Whose seat the host has taken has his own, too: it says so.
    """
    if player in table.people.players or player in table.barred:
        return player
    return player if any(sitter is not None and sitter.player == player for sitter in table.sat) else None


def eyes(table: Table, player: Player | None) -> Viewer:
    """Through whose eyes a person looks: only games without secrets let him have several seats, so any will do.

    Who has come since the match ended has not played it and sees no hand of it.
    """
    seats = table.played_by(player)
    return seats[0] if seats else None


class SeatsTold(NamedTuple):
    """Who sits where, and who sat where when the match ended if that differs, as those are told who do not."""

    seats: tuple[SeatInfo, ...]
    sat: tuple[SeatInfo, ...]


class Standing(msgspec.Struct, frozen=True):
    """What concerns one person at a table, and what few moves change; fields of a frame."""

    seats: tuple[SeatInfo, ...]
    join: Seat | None
    may: May
    change_to: tuple[Seat, ...]
    bot_at: tuple[Seat, ...]
    asked_of: Seat | None
    sat: tuple[SeatInfo, ...]
    take_over: tuple[Seat, ...]
    barred: bool
    host: Seat | None


class OwnTurn(msgspec.Struct, frozen=True):
    """What one person may do in the round; fields of a frame."""

    acting: Seat | None = None
    legal: tuple[str, ...] = ()
    take_back: Seat | None = None


NO_SEAT: Final = OwnTurn()
"""Of whoever has none."""


def own_turn(table: Table, player: Player | None) -> OwnTurn:
    """See `OwnTurn`; None is a spectator."""
    mine = table.seats_of(player)
    if not mine:
        return NO_SEAT
    acting = None
    for seat in mine:
        if seat in table.to_act and may.act_self(table, seat) is None:
            acting = seat
            break
    return OwnTurn(
        acting=acting,
        legal=() if acting is None else tuple(map(table.game.show, table.game.legal(table.state, acting))),
        take_back=table.undoable if table.undoable in mine and may.take_back(table, table.undoable) is None else None,
    )


def standing_of(table: Table, player: Player | None, told: SeatsTold) -> Standing:
    """See `Standing`; None is a spectator."""
    return Standing(
        seats=_own(told.seats, table.seats, player),
        join=table.people.open_seats[0] if may.sit(table, player, None) is None else None,
        may=may.wishes(table, player),
        change_to=may.seats_for(may.change_seat, table, player),
        bot_at=may.seats_for(may.ask_bot, table, player),
        asked_of=may.seat_that_may(may.answer, table, player),
        sat=_own(told.sat, table.sat, player),
        take_over=may.take_over(table, player),
        barred=player in table.barred,
        host=next(iter(table.seats_of(table.host)), None),
    )


class Lasting(msgspec.Struct, frozen=True):
    """What all see alike, and few moves change; fields of a frame."""

    table: str
    game: str
    edition: str
    options: dict[str, bool | str]
    players: int
    pace: float
    phase: Phase
    match: int
    round: int
    tally: tuple[int, ...]
    tallies: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    terms: Terms
    paused: bool
    warned: tuple[Seat, ...]
    idle: tuple[Seat, ...]
    asked: Asked | None
    hints: int | None
    sizes: tuple[int, ...]
    sits_ready: bool
    looks: tuple[LookAt | None, ...]
    closed: bool
    arranged: int
    begins: BeginsAt | None


class OpenTurn(msgspec.Struct, frozen=True):
    """What all see alike of whose turn it is; fields of a frame."""

    to_act: tuple[Seat, ...] = ()
    ply: int | None = None
    waits_for: tuple[Seat, ...] = ()


NO_TURN: Final = OpenTurn()
"""Of whoever may not watch."""


def circumstances(table: Table) -> tuple[Any, ...]:
    """What `Lasting` and `Standing` follow from, beside the company: while all of it is the same, so are they."""
    people = (table.seats, table.sat, table.ready, table.resigned, table.away, table.idle, table.hurried, table.barred)
    told = (table.match_number, table.number, table.tally, table.hints, table.warned, table.watching, table.gone)
    return (*people, *told, table.phase, table.paused_at, table.asked, table.looks, table.patience)


def lasting(table: Table) -> Lasting:
    """See `Lasting`."""
    return Lasting(
        table=table.header.table,
        game=table.header.game,
        edition=table.header.edition,
        options=table.header.options,
        players=table.match.variant.players,
        pace=table.header.pace,
        phase=table.phase,
        match=table.match_number,
        round=table.number,
        tally=table.tally,
        tallies=table.tallies,
        winners=table.winners,
        terms=table.terms,
        paused=table.paused_at is not None,
        warned=tuple(seat for seat, at in enumerate(table.warned) if at is not None),
        idle=tuple(sorted(table.idle)),
        asked=table.asked,
        hints=table.hints if table.header.terms.hints else None,
        sizes=may.places_of(table),
        sits_ready=not table.game.real_time,
        looks=table.looks if any(table.looks) else (),
        closed=False,
        arranged=len(table.gone),
        begins=begins_at(table),
    )


def open_turn(table: Table) -> OpenTurn:
    """See `OpenTurn`."""
    return OpenTurn(
        to_act=table.to_act if table.phase == "playing" and table.paused_at is None else (),
        ply=table.ply,
        waits_for=tuple(sorted(table.waits_for)),
    )


def begins_at(table: Table) -> BeginsAt | None:
    """Where a table begins, and how its round ended beside the other one."""
    begins = table.begins
    if begins is None:
        return None
    on = table.round
    outcome = None if on is None else on.outcome
    return BeginsAt(
        of=begins.of,
        move=begins.move,
        seat=begins.seat,
        record=None if begins.of is not None or on is None else position_of(on, begins),
        now=() if outcome is None else tuple(table.game.scores(outcome)),
        then=() if outcome is None else begins.then,
    )


def framed(parts: Iterable[Lasting | OpenTurn | Standing | OwnTurn], view: Any) -> Frame:
    """The whole table for one viewer, one part of each kind, without a number, events and countdowns."""
    fields: dict[str, Any] = {}
    for part in parts:
        fields.update(asdict(part))
    return Frame(n=0, view=view, events=(), deal_in=None, **fields)


def closed_to_others(known: Lasting) -> Lasting:
    """What is left of it for whoever may not watch: that a round is on, and who sits there."""
    return replace(known, paused=False, warned=(), idle=(), asked=None, hints=None, closed=True)


def closed_moments(moments: Moments) -> Moments:
    """Whoever may not watch is told of no moment either."""
    return {name: (None,) * len(due) if isinstance(due, tuple) else None for name, due in moments.items()}


def view_of(table: Table, viewer: Viewer) -> Any:
    """The round as somebody may know it; in real time nobody looks at it in a pause."""
    covered = table.state is None or (table.paused_at is not None and table.real_time)
    return None if covered else table.game.view(table.state, viewer)


def moments(table: Table, comes: Upcoming) -> Moments:
    """When something happens that a frame tells the countdown of."""
    clocks: tuple[int | None, ...] = (None,) * len(table.seats)
    away = clocks
    for late, at in comes.late.items():
        if late.kind in ("warn", "time-out"):
            clocks = with_item(clocks, late.seat, at)
        elif late.kind in ("stand-in", "end"):
            away = with_item(away, late.seat, at)
    return {
        "deal_in": comes.deal if table.phase == "between" else None,
        "goes_on_in": comes.goes_on,
        "starts_in": table.acted_at if table.racing and table.time < table.acted_at else None,
        "clocks": clocks,
        "away": away,
    }


def seats_told(table: Table, company: Company) -> SeatsTold:
    """See `SeatsTold`."""
    game, sat = table.header.game, () if table.sat == table.seats else places(table, table.sat)
    return SeatsTold(_seat_infos(game, places(table, table.seats), company), _seat_infos(game, sat, company))


def seat_infos(
    game: str, places: Sequence[SeatSummary | None], player: Player | None, company: Company
) -> tuple[SeatInfo, ...]:
    """Who sits where at a table of that game, as this person is told."""
    return _own(_seat_infos(game, places, company), places, player)


def _own(
    infos: tuple[SeatInfo, ...], sitters: Sequence[Sitter | SeatSummary | None], player: Player | None
) -> tuple[SeatInfo, ...]:
    """What a person is told of his own seats."""
    if player is None or not infos:
        return infos
    mine = [sitter is not None and sitter.player == player for sitter in sitters]
    return tuple([replace(info, mine=True) if own else info for info, own in zip(infos, mine, strict=True)])


def _seat_infos(game: str, places: Sequence[SeatSummary | None], company: Company) -> tuple[SeatInfo, ...]:
    sitters = Counter(place.player for place in places if place is not None and place.player is not None)
    given = colours_at(sitters, company.colours)
    company = replace(company, colours={sitter: given[sitter] for sitter, seats in sitters.items() if seats == 1})
    return tuple(_seat_info(game, seat, place, company) for seat, place in enumerate(places))


def _seat_info(game: str, seat: Seat, place: SeatSummary | None, company: Company) -> SeatInfo:
    """Who shares his screen at several seats has no colour, but may have a name at each."""
    if place is None:
        return SeatInfo(kind="open", name="", level=None, mine=False, present=False, ready=False)
    level, bot = bot_of(game, place.level)
    if place.player is None:
        return SeatInfo(kind="bot", name=bot.name, level=level, mine=False, present=True, ready=True, face=bot.face)
    colour = company.colours.get(place.player)
    given = place.name if colour is None else ""
    return SeatInfo(
        kind="person",
        name=given or company.names.get(place.player, ""),
        level=level,
        mine=False,
        present=seat in company.present,
        ready=place.ready,
        resigned=place.resigned,
        colour=colour,
        named=bool(given),
    )
