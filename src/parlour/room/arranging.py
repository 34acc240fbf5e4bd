"""The places at a table before a match: how many there are, and who is meant to sit at them."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.match import new_match
from parlour.room.attendance import Sitter
from parlour.room.levels import bot_in
from parlour.room.log import Player, Row
from parlour.room.refusal import Refusal
from parlour.room.table import Item, Table, with_item


def seated(table: Table, seat: Seat, sitter: Sitter | None) -> Table:
    """The table with somebody else, or nobody, at a seat."""
    return replace(
        table,
        seats=with_item(table.seats, seat, sitter),
        away=with_item(table.away, seat, None),
        looks=with_item(table.looks, seat, None),
        since=with_item(table.since, seat, None),
        warned=with_item(table.warned, seat, None),
        ready=table.ready - {seat},
        idle=table.idle - {seat},
        hurried=table.hurried - {seat},
        stood_in=without(table.stood_in, seat),
    )


def named(table: Table, seat: Seat, name: str) -> Table:
    """The table where that seat's player is called so, in the account of the match that is over, too."""
    sitter = table.seats[seat]
    assert sitter is not None  # only a person's seat has a name
    called = replace(sitter, name=name)
    sat = with_item(table.sat, seat, called) if table.sat[seat : seat + 1] == (sitter,) else table.sat
    return replace(table, seats=with_item(table.seats, seat, called), sat=sat)


def without(stood_in: Mapping[Seat, tuple[int, int]], seat: Seat) -> Mapping[Seat, tuple[int, int]]:
    """See `Table.stood_in`, once no bot plays there for somebody any more."""
    return {other: since for other, since in stood_in.items() if other != seat}


def in_order(table: Table) -> Table:
    """Who has come is last among those who were there before, and who has gone is none of them."""
    players = table.people.players
    stay = tuple(player for player in table.came if player in players)
    new = (sitter.player for sitter in table.seats if sitter and sitter.player not in stay)
    return replace(table, came=(*stay, *dict.fromkeys(player for player in new if player is not None)))


def arranged(table: Table, row: Row, place: str) -> Table:
    """The table with that place as its host, who has sent the row, wants it.

    Whoever else sat there loses all his seats, and for good if he is there. Before the first match, a host who arranges
    is not ready before he says so: nothing begins under his hands.
    """
    host, seat = row.player, row.seat
    table = _without(table, table.player_at(seat), host) if seat < len(table.seats) else _one_more(table)
    if place == "gone":
        table = _one_fewer(table, seat)
    else:
        level = bot_in(place)
        table = seated(table, seat, None if level is None else Sitter(level=level))
    arranging = {*table.seats_of(host)} if table.phase == "waiting" else set[Seat]()
    return in_order(replace(table, ready=table.ready - arranging))


def _without(table: Table, player: Player | None, host: Player | None) -> Table:
    if player is None or player == host:
        return table
    seats = table.seats_of(player)
    barred = table.barred if any(table.away[seat] is not None for seat in seats) else table.barred | {player}
    for seat in seats:
        table = seated(table, seat, None)
    return replace(table, barred=barred)


def _one_more(table: Table) -> Table:
    away, looks = (*table.away, None), (*table.looks, None)
    since, warned = (*table.since, None), (*table.warned, None)
    return _counted(replace(table, seats=(*table.seats, None), away=away, looks=looks, since=since, warned=warned))


def _one_fewer(table: Table, seat: Seat) -> Table:
    """Whoever sits behind it moves up."""

    def up(seats: frozenset[Seat]) -> frozenset[Seat]:
        return frozenset(other - (other > seat) for other in seats if other != seat)

    return _counted(
        replace(
            table,
            seats=_cut(table.seats, seat),
            away=_cut(table.away, seat),
            looks=_cut(table.looks, seat),
            since=_cut(table.since, seat),
            warned=_cut(table.warned, seat),
            ready=up(table.ready),
            idle=up(table.idle),
            hurried=up(table.hurried),
            stood_in={},
            gone=(*table.gone, seat),
        )
    )


def as_meant(table: Table, who: Player, command: Any) -> Any:
    """The command with its seats as they are numbered now; one that is stored already stays as it is.

    Raises:
        Refusal: ``place-gone``, one of them was taken away since its sender looked.
    """
    seen = getattr(command, "arranged", None)
    if seen is None or (who, command.id) in table.seen or not 0 <= seen < len(table.gone):
        return command
    numbers = {field: getattr(command, field) for field in ("seat", "at", "to") if hasattr(command, field)}
    for gone in table.gone[seen:]:
        if gone in numbers.values():
            raise Refusal("place-gone")
        numbers = {field: seat - (seat > gone) for field, seat in numbers.items()}
    return replace(command, **numbers)


def _counted(table: Table) -> Table:
    """Before the first match it is one of as many as there are places; a match that is over stays as it was played."""
    if table.round is not None:
        return table
    return replace(table, match=new_match(replace(table.match.variant, players=len(table.seats))))


def _cut(items: tuple[Item, ...], seat: Seat) -> tuple[Item, ...]:
    return (*items[:seat], *items[seat + 1 :])
