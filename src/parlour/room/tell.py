"""What each viewer gets: his frame of a table, and the events that a row of the log was for him."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.game import Seat, Viewer
from parlour.room.decide import take_back_seat
from parlour.room.due import deal_at
from parlour.room.frame import (
    Frame,
    MatchWon,
    RoundDealt,
    SatDown,
    SeatInfo,
    TakenBack,
    TallyChanged,
)
from parlour.room.log import Player, Row
from parlour.room.table import Sitter, Table


class Company(msgspec.Struct, frozen=True):
    """What a log does not tell of the people at a table: their names by player, and the seats with a connection."""

    names: Mapping[Player, str]
    present: frozenset[Seat]


def frame(
    table: Table, player: Player | None, company: Company, now: int, *, n: int = 1, events: Iterable[Any] = ()
) -> Frame:
    """The whole table as this person may know it; None is a spectator.

    Args:
        now: milliseconds since 1970.
        n: counts the frames of his connection.
        events: what he saw happen since the last of them.
    """
    mine = table.seats_of(player)
    to_act = tuple(table.game.to_act(table.state)) if table.phase == "playing" else ()
    acting = next((seat for seat in to_act if seat in mine), None)
    due = deal_at(table) if table.phase == "between" else None
    return Frame(
        n=n,
        table=table.header.table,
        game=table.header.game,
        edition=table.header.edition,
        options=table.header.options,
        players=table.header.players,
        pace=table.header.pace,
        phase=table.phase,
        seats=seat_infos(table, player, company),
        round=len(table.rounds),
        tally=table.tally,
        tallies=table.tallies,
        winners=table.winners,
        view=None if table.state is None else table.game.view(table.state, _eyes(table, player)),
        to_act=to_act,
        acting=acting,
        legal=() if acting is None else tuple(map(table.game.show, table.game.legal(table.state, acting))),
        ply=None if table.state is None else table.game.ply(table.state),
        events=tuple(events),
        deal_in=None if due is None else max(0, due - now),
        take_back=take_back_seat(table, player),
        join=table.open_seats[0] if table.open_seats and not mine else None,
    )


def differs(one: Frame | None, other: Frame) -> bool:
    """Whether a viewer with the one frame would learn anything from the other; a running countdown is nothing new."""
    if one is None or other.events:
        return True
    return replace(one, n=other.n, events=(), deal_in=other.deal_in) != other


def seat_infos(table: Table, player: Player | None, company: Company) -> tuple[SeatInfo, ...]:
    """Who sits where, as this person is told."""
    return tuple(_seat_info(table, seat, sitter, player, company) for seat, sitter in enumerate(table.seats))


def _seat_info(table: Table, seat: Seat, sitter: Sitter | None, player: Player | None, company: Company) -> SeatInfo:
    if sitter is None:
        return SeatInfo(kind="open", name="", level=None, mine=False, present=False, ready=False)
    if sitter.player is None:
        return SeatInfo(kind="bot", name="", level=sitter.level, mine=False, present=True, ready=True)
    return SeatInfo(
        kind="person",
        name=company.names.get(sitter.player, ""),
        level=None,
        mine=sitter.player == player,
        present=seat in company.present,
        ready=seat in table.ready,
    )


def my_turn(table: Table, player: Player) -> bool:
    """Whether the table waits for this person: to act, or to be ready for the next round."""
    mine = frozenset(table.seats_of(player))
    if table.phase == "playing":
        return not mine.isdisjoint(table.game.waits_for(table.state))
    return table.phase == "between" and not mine <= table.ready


def events(
    before: Table, row: Row, after: Table, player: Player | None, names: Mapping[Player, str]
) -> tuple[Any, ...]:
    """What this person saw happen when a row was added to the log."""
    match row.kind:
        case "sit":
            return (SatDown(row.seat, names.get(row.action, ""), None),)
        case "bot":
            return (SatDown(row.seat, "", row.action),)
        case "deal":
            return (RoundDealt(len(after.rounds)),)
        case "act":
            return (*_act_seen(before, row, after, player), *_account(before, after))
        case "take-back":
            count = len(before.rounds[-1].moves) - len(after.rounds[-1].moves)
            return (TakenBack(row.seat, count),)
        case "ready":
            return ()


def _act_seen(before: Table, row: Row, after: Table, player: Player | None) -> tuple[Any, ...]:
    game = after.game
    action = after.rounds[-1].moves[-1][1]
    return game.tell(before.state, row.seat, action, after.state, _eyes(after, player))


def _account(before: Table, after: Table) -> tuple[Any, ...]:
    if after.phase == "playing":
        return ()
    changed = TallyChanged(before.tally, after.tally)
    return (changed, MatchWon(after.winners)) if after.winners else (changed,)


def _eyes(table: Table, player: Player | None) -> Viewer:
    """Through whose eyes a person looks: only games without secrets let him have several seats, so any will do."""
    return next(iter(table.seats_of(player)), None)
