"""Who sits where: sitting down, changing seats, bots that come and go, leaving, giving up."""

import msgspec

from parlour.core.discovery import listed, shorten
from parlour.core.game import Seat
from parlour.room import may
from parlour.room.levels import default_level
from parlour.room.log import (
    ROOM,
    BotSat,
    CameBack,
    Left,
    Moved,
    Player,
    Resigned,
    Row,
    Sat,
    StoodIn,
    TimedOut,
    WasReady,
    WentAway,
)
from parlour.room.messages import AskBot, ChangeSeat, ComeBack, Leave, Resign
from parlour.room.refusal import Refusal, is_stored, new_row
from parlour.room.table import Table


class TakeSeat(msgspec.Struct, frozen=True):
    """A person sits down; None is the first open seat."""

    seat: Seat | None = None


class SeatBot(msgspec.Struct, frozen=True):
    """The room seats a bot of that level."""

    seat: Seat
    level: str


class Gone(msgspec.Struct, frozen=True):
    """A seat's person is not there any more: he has no connection, or does not answer."""

    seat: Seat


class Returned(msgspec.Struct, frozen=True):
    """A seat's person is there again."""

    seat: Seat


Seating = TakeSeat | SeatBot | Gone | Returned
Moving = ChangeSeat | AskBot | Leave | ComeBack | Resign


def decide_seating(table: Table, who: Player, command: Seating, now: int) -> Row | None:
    """The row that the command adds, or None if there is nothing to add.

    Raises:
        Refusal: it is not allowed.
    """
    match command:
        case TakeSeat():
            return _take_seat(table, who, command, now)
        case SeatBot():
            return _seat_bot(table, who, command, now)
        case Gone() | Returned():
            return _presence(table, who, command, now)


def _take_seat(table: Table, who: Player, sit: TakeSeat, now: int) -> Row | None:
    if not may.is_open(may.sit(table, who, sit.seat)):
        return None
    return new_row(table, now, table.open_seats[0] if sit.seat is None else sit.seat, Sat(who))


def _seat_bot(table: Table, who: Player, bot: SeatBot, now: int) -> Row:
    if who != ROOM or bot.seat not in table.open_seats:
        raise Refusal("seat-taken")
    return new_row(table, now, bot.seat, BotSat(_known(table, bot.level)))


def _known(table: Table, level: str) -> str:
    if level not in table.game.bots:
        raise Refusal("unknown-level", level=shorten(level), game=table.game.name, known=listed(table.game.bots))
    return level


def _presence(table: Table, who: Player, seen: Gone | Returned, now: int) -> Row | None:
    if who != ROOM or seen.seat not in table.owned:
        raise Refusal("not-your-seat")
    away = table.away[seen.seat] is not None
    if isinstance(seen, Gone):
        return None if away else new_row(table, now, seen.seat, WentAway())
    return new_row(table, now, seen.seat, CameBack()) if away else None


def decide_moving(table: Table, who: Player, command: Moving, now: int) -> Row | None:
    """The row that the command of a seated person adds, or None if it is stored already or nothing is left to do.

    Raises:
        Refusal: it is not allowed.
    """
    if is_stored(table, who, command) or not may.is_open(_hindrance(table, command)):
        return None
    seat, sent = command.seat, (who, command)
    match command:
        case ChangeSeat():
            return new_row(table, now, command.to, Moved(seat), of=sent)
        case AskBot():
            return _ask_bot(table, who, command, now)
        case Leave():
            level = "" if table.phase in ("waiting", "over") else default_level(table.game)
            return new_row(table, now, seat, Left(level), of=sent)
        case ComeBack():
            return new_row(table, now, seat, CameBack(), of=sent)
        case Resign():
            return new_row(table, now, seat, Resigned(default_level(table.game)), of=sent)


def _hindrance(table: Table, command: Moving) -> may.Hindrance:
    match command:
        case ChangeSeat():
            return may.change_seat(table, command.seat, command.to)
        case AskBot():
            return may.ask_bot(table, command.seat, command.at)
        case Leave():
            return None
        case ComeBack():
            return may.come_back(table, command.seat)
        case Resign():
            return may.resign(table, command.seat)


def _ask_bot(table: Table, who: Player, ask: AskBot, now: int) -> Row:
    """The row is of the bot's seat.

    Whoever is there and idle keeps his seat: a bot makes this move, and another match is dealt as if he wanted it.
    """
    if may.is_urged(table, ask.seat, ask.at):
        return new_row(table, now, ask.at, TimedOut() if table.phase == "playing" else WasReady(), of=(who, ask))
    level = _known(table, ask.level or default_level(table.game))
    body = BotSat(level) if ask.at in table.open_seats else StoodIn(level)
    return new_row(table, now, ask.at, body, of=(who, ask))
