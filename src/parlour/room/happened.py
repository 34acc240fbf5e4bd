"""What a row of the log was for each viewer: the events that he saw happen."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from parlour.room.frame import MatchWon, News, RoundDealt, SatDown, SeatNews, TakenBack, TallyChanged
from parlour.room.log import (
    Acted,
    Agreed,
    AskedFor,
    Body,
    BotSat,
    CameBack,
    Dealt,
    DealtAgain,
    Declined,
    Ended,
    Hinted,
    Idled,
    Lapsed,
    Left,
    Moved,
    Paused,
    Player,
    Resigned,
    Resumed,
    Row,
    Sat,
    StoodIn,
    TimedOut,
    TookBack,
    Warned,
    WasReady,
    WentAway,
)
from parlour.room.table import Table
from parlour.room.tell import eyes

NEWS: Final[Mapping[type[Body], News]] = MappingProxyType(
    {
        Moved: "moved",
        WentAway: "away",
        CameBack: "back",
        StoodIn: "bot-plays",
        Left: "left",
        Resigned: "resigned",
        Ended: "ended",
        Agreed: "agrees",
        Declined: "declines",
        Paused: "paused",
        Resumed: "resumed",
        Warned: "time-low",
        TimedOut: "time-out",
        Idled: "idle",
        Lapsed: "unanswered",
    }
)
"""The rows that are news about their seat."""


def events(
    before: Table, row: Row, after: Table, player: Player | None, names: Mapping[Player, str]
) -> tuple[Any, ...]:
    """What this person saw happen when a row was added to the log."""
    happened: tuple[Any, ...]
    match row.body:
        case Sat(player=guest):
            happened = (SatDown(row.seat, names.get(guest, ""), None),)
        case BotSat(level=level):
            happened = (SatDown(row.seat, "", level),)
        case Dealt() | DealtAgain():
            happened = (RoundDealt(after.number),)
        case Acted():
            happened = (
                *_for_him(before, row, player),
                *_act_seen(before, row, after, player),
                *_account(before, after),
            )
        case TookBack():
            happened = (_taken_back(before, after, row.seat),)
        case WasReady() | Hinted():
            happened = ()
        case AskedFor(wish=wish):
            happened = (SeatNews(row.seat, "asks-pause" if wish == "pause" else "asks-take-back"),)
        case _ as body:
            happened = (SeatNews(row.seat, NEWS[type(body)]), *_brought_about(before, row, after))
    return happened


def _for_him(before: Table, row: Row, player: Player | None) -> tuple[Any, ...]:
    """Only he is told for whom the table acted because nobody did; to all others it is an action like any other."""
    by_table = row.action_id is None and row.seat in before.persons - before.hurried
    return (SeatNews(row.seat, "table-acts"),) if by_table and row.seat in before.seats_of(player) else ()


def _act_seen(before: Table, row: Row, after: Table, player: Player | None) -> tuple[Any, ...]:
    assert after.round is not None  # somebody has acted in it
    action = after.round.moves[-1][1]
    return after.game.tell(before.state, row.seat, action, after.state, eyes(after, player))


def _account(before: Table, after: Table) -> tuple[Any, ...]:
    if after.phase == "playing":
        return ()
    changed = TallyChanged(before.tally, after.tally)
    return (changed, MatchWon(after.winners)) if after.winners else (changed,)


def _taken_back(before: Table, after: Table, seat: int) -> TakenBack:
    return TakenBack(seat, len(before.rounds[-1].moves) - len(after.rounds[-1].moves))


def _brought_about(before: Table, row: Row, after: Table) -> tuple[Any, ...]:
    """What the last consent was given to, and the end of a match before its time."""
    asked = before.asked
    if isinstance(row.body, Agreed) and asked is not None and after.asked is None:
        return (SeatNews(asked.seat, "paused") if asked.what == "pause" else _taken_back(before, after, asked.seat),)
    return (MatchWon(after.winners),) if after.ended and not before.ended else ()
