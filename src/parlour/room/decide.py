"""The one entrance to a table: whether a command is allowed, the row that it adds to the log, the table after it."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from parlour.core.discovery import shorten
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import HOUSE
from parlour.core.match import deal
from parlour.room import may
from parlour.room.arranging import as_meant
from parlour.room.consent import Consent, decide_consent
from parlour.room.costs import check_cost, priced
from parlour.room.due import Overdue, deal_at, goes_on_at, house_at, overdue
from parlour.room.fold import advance
from parlour.room.hints import AskHint, decide_hint
from parlour.room.levels import default_level
from parlour.room.log import (
    ROOM,
    Acted,
    Begun,
    Body,
    Dealt,
    DealtAgain,
    Ended,
    Idled,
    Lapsed,
    LostRace,
    Player,
    Row,
    Started,
    StoodIn,
    TimedOut,
    Warned,
    WasReady,
)
from parlour.room.messages import (
    Act,
    AllowWatching,
    Answer,
    Arrange,
    AskBot,
    ChangeSeat,
    ComeBack,
    GiveTime,
    GoWithout,
    Leave,
    NameSeat,
    Pause,
    Ready,
    Resign,
    Resume,
    Start,
    TakeBack,
)
from parlour.room.refusal import Refusal, is_stored, new_row
from parlour.room.seating import (
    Gone,
    Looks,
    Moving,
    Returned,
    SeatBot,
    Seating,
    TakeSeat,
    decide_moving,
    decide_seating,
)
from parlour.room.table import Table
from parlour.room.wishes import check_wish

LONGEST_ACTION: Final = 64


class Deal(msgspec.Struct, frozen=True):
    """`HOUSE` deals the next round, or lets the one go on with which the table begins."""


class HouseActs(msgspec.Struct, frozen=True):
    """`HOUSE` does what is due within the round."""


class GoOn(msgspec.Struct, frozen=True):
    """Nobody has acted for long although somebody could: the table does it for him."""


class Decided(msgspec.Struct, frozen=True):
    """A row that a command adds to the log, and the table after it."""

    row: Row
    after: Table


_Beside: TypeAlias = Ready | Start | AskHint | Consent | Moving | Seating | Overdue | Deal | HouseActs | GoOn
Command: TypeAlias = Act | _Beside


def decide(table: Table, who: Player, command: Command, now: int, rng: Random) -> Decided | None:
    """What a command comes to; None if there is nothing (more) to store.

    A message that is stored already gets None, so that its resending is acknowledged and does nothing new.

    Args:
        who: the player it comes from, as the connection's token says; `ROOM` for bots and `HOUSE`.
        now: by the table's own time, see `Row`; never before its last row.
        rng: for what chance decides.

    Raises:
        Refusal: the room does not allow it.
        IllegalAction: the rules do not.
    """
    command = as_meant(table, who, command)
    if isinstance(command, Act):
        return _act(table, who, command, now)
    row = _row(table, who, command, now, rng)
    if row is None:
        return None
    check_wish(table, row)
    return Decided(row, advance(table, row))


def _row(table: Table, who: Player, command: _Beside, now: int, rng: Random) -> Row | None:
    match command:
        case Ready():
            row = _ready(table, who, command, now)
        case Start():
            row = _start(table, who, command, now)
        case AskHint():
            row = decide_hint(table, who, command, now)
        case Overdue():
            row = _overdue(table, who, command, now)
        case Deal():
            row = _deal(table, who, now, rng)
        case HouseActs():
            row = _house_acts(table, who, now, rng)
        case GoOn():
            row = _go_on(table, who, now, rng)
        case TakeBack() | Pause() | Resume() | Answer() | GiveTime() | GoWithout():
            row = decide_consent(table, who, command, now)
        case ChangeSeat() | Arrange() | AllowWatching() | NameSeat() | AskBot() | Leave() | ComeBack() | Resign():
            row = decide_moving(table, who, command, now)
        case TakeSeat() | SeatBot() | Gone() | Returned() | Looks():
            row = decide_seating(table, who, command, now)
    return row


def _act(table: Table, who: Player, act: Act, now: int) -> Decided | None:
    if is_stored(table, who, act):
        return None
    check_cost(table, act, now)
    if who != ROOM:
        may.is_open(may.play(table, act.seat))
    _check_moment(table, act, now)
    if len(act.action) > LONGEST_ACTION:
        raise Refusal("action-too-long", text=shorten(act.action), limit=LONGEST_ACTION)
    try:
        action = table.game.parse(act.action)
        row = new_row(table, now, act.seat, Acted(table.game.show(action)), of=(who, act))
        return Decided(row, _judged(table, row, action))
    except IllegalAction as error:
        raise priced(table, error) from None


def _judged(table: Table, row: Row, action: Any) -> Table:
    """The table after an action, if the rules allow it: they are asked once."""
    try:
        return advance(table, row)
    except IllegalAction as error:
        raise _told(error, table.rounds[-1].late_by(row.seat, action, row.time)) from None


def _check_moment(table: Table, act: Act, now: int) -> None:
    """The round must be the one that was seen, and in turns the ply; in real time nobody acts before the start."""
    may.is_open(may.act(table, act.seat))
    if act.round not in (None, table.number):
        raise Refusal("stale-turn")
    if not table.real_time and act.ply != table.ply:
        raise Refusal("stale-turn")
    if may.starts_in(table, now) is not None:
        raise Refusal("too-early")


def _told(error: IllegalAction, late: int | None) -> IllegalAction:
    beaten = {} if late is None else {"beaten_by": late}
    return IllegalAction(error.code, **{**error.parameters, **beaten})


def lost_race(table: Table, command: Command, error: ParlourError, now: int) -> Decided | None:
    """What tells for ever of a play that came too late, of all that is refused; it changes nothing else."""
    if not (isinstance(command, Act) and "beaten_by" in error.parameters):
        return None
    row = new_row(table, now, command.seat, LostRace(table.game.show(table.game.parse(command.action))))
    return Decided(row, advance(table, row))


def _ready(table: Table, who: Player, ready: Ready, now: int) -> Row | None:
    if is_stored(table, who, ready) or not may.is_open(may.be_ready(table, ready.seat)):
        return None
    return new_row(table, now, ready.seat, WasReady(), of=(who, ready))


def _start(table: Table, who: Player, start: Start, now: int) -> Row | None:
    if is_stored(table, who, start) or not may.is_open(may.start(table, start.seat)):
        return None
    return new_row(table, now, start.seat, Started(), of=(who, start))


def _deal(table: Table, who: Player, now: int, rng: Random) -> Row:
    due = deal_at(table)
    if who != ROOM or due is None or now < due:
        raise Refusal("not-due")
    if table.begins is not None:
        return new_row(table, now, HOUSE, Begun())
    setup = deal(table.next_match, rng)
    return new_row(table, now, HOUSE, DealtAgain(setup) if table.phase == "over" else Dealt(setup))


def _house_acts(table: Table, who: Player, now: int, rng: Random) -> Row:
    due = house_at(table)
    if who != ROOM or due is None or now < due or table.game.house is None:
        raise Refusal("not-due")
    action = table.game.house(table.state, rng)
    return new_row(table, now, HOUSE, Acted(table.game.show(action)))


def _go_on(table: Table, who: Player, now: int, rng: Random) -> Row:
    """A row like any other of that seat. For whom the table acts is decided only now: nothing tells it before."""
    due = goes_on_at(table)
    if who != ROOM or due is None or now < due or table.game.idle is None:
        raise Refusal("not-due")
    seat, action = table.game.idle(table.state, rng)
    return new_row(table, now, seat, Acted(table.game.show(action)))


def _overdue(table: Table, who: Player, late: Overdue, now: int) -> Row:
    """A seat whose time ran out is taken by a bot if the table wants that and the game has one."""
    due = overdue(table).get(late)
    if who != ROOM or due is None or now < due:
        raise Refusal("not-due")
    level = default_level(table.game)
    takes = late.kind == "time-out" and table.header.terms.timeout == "seat" and bool(level)
    body = StoodIn(level) if takes or late.kind == "stand-in" else _LATE[late.kind]
    return new_row(table, now, late.seat, body)


_LATE: Final[Mapping[str, Body]] = MappingProxyType(
    {"warn": Warned(), "time-out": TimedOut(), "end": Ended(), "idle": Idled(), "lapse": Lapsed()}
)
