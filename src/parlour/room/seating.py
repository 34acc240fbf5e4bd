"""Who sits where: sitting down, changing seats, bots that come and go, leaving, giving up."""

import msgspec

from parlour.core.discovery import listed, shorten
from parlour.core.game import Seat
from parlour.room import may
from parlour.room.levels import BOT, bot_in, default_level
from parlour.room.log import (
    ROOM,
    Arranged,
    Body,
    BotSat,
    CameBack,
    Left,
    LookAt,
    Looked,
    Moved,
    Named,
    Player,
    Resigned,
    Row,
    Sat,
    StoodIn,
    TimedOut,
    WasReady,
    WatchingSet,
    WentAway,
)
from parlour.room.messages import AllowWatching, Arrange, AskBot, ChangeSeat, ComeBack, Leave, NameSeat, Resign
from parlour.room.names import clean_name
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


class Looks(msgspec.Struct, frozen=True):
    """A seat's person looks at a round again that is over; None is at the table."""

    seat: Seat
    at: LookAt | None


Seating = TakeSeat | SeatBot | Gone | Returned | Looks
Moving = ChangeSeat | Arrange | AllowWatching | NameSeat | AskBot | Leave | ComeBack | Resign


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
        case Gone() | Returned() | Looks():
            return _presence(table, who, command, now)


def _take_seat(table: Table, who: Player, sit: TakeSeat, now: int) -> Row | None:
    if not may.is_open(may.sit(table, who, sit.seat)):
        return None
    return new_row(table, now, table.people.open_seats[0] if sit.seat is None else sit.seat, Sat(who))


def _seat_bot(table: Table, who: Player, bot: SeatBot, now: int) -> Row:
    if who != ROOM or bot.seat not in table.people.open_seats:
        raise Refusal("seat-taken")
    return new_row(table, now, bot.seat, BotSat(_known(table, bot.level)))


def _known(table: Table, level: str) -> str:
    if not table.game.knows_bot(level):
        raise Refusal("unknown-level", level=shorten(level), game=table.game.name, known=listed(table.game.bots))
    return table.game.bot_id(level)


def _presence(table: Table, who: Player, seen: Gone | Returned | Looks, now: int) -> Row | None:
    if who != ROOM or seen.seat not in table.people.owned:
        raise Refusal("not-your-seat")
    if isinstance(seen, Looks):
        return None if table.looks[seen.seat] == seen.at else new_row(table, now, seen.seat, Looked(seen.at))
    away = table.away[seen.seat] is not None
    if isinstance(seen, Gone):
        return None if away else new_row(table, now, seen.seat, WentAway())
    return new_row(table, now, seen.seat, CameBack()) if away else None


def decide_moving(table: Table, who: Player, command: Moving, now: int) -> Row | None:
    """The row that the command of a seated person adds, or None if it is stored already or nothing is left to do.

    Raises:
        Refusal: it is not allowed.
        BadName: nobody can be called so.
    """
    if is_stored(table, who, command) or not may.is_open(_hindrance(table, command)):
        return None
    if isinstance(command, AskBot):
        return _ask_bot(table, who, command, now)
    return new_row(table, now, *_told(table, command), of=(who, command))


def _told(
    table: Table, command: ChangeSeat | Arrange | AllowWatching | NameSeat | Leave | ComeBack | Resign
) -> tuple[Seat, Body]:
    """Whose row it is, and what it tells."""
    match command:
        case ChangeSeat():
            return command.to, Moved(command.seat)
        case Arrange():
            return command.at, Arranged(_known_place(table, command.place))
        case _:
            return command.seat, _of_own(table, command)


def _of_own(table: Table, command: AllowWatching | NameSeat | Leave | ComeBack | Resign) -> Body:
    """What a row of the sender's own seat tells."""
    match command:
        case AllowWatching():
            return WatchingSet(command.allowed)
        case NameSeat():
            return Named(_called(command.name))
        case Leave():
            return Left("" if table.gathers else default_level(table.game))
        case ComeBack():
            return CameBack()
        case Resign():
            return Resigned(default_level(table.game))


def _hindrance(table: Table, command: Moving) -> may.Hindrance:
    hindrance: may.Hindrance = None
    match command:
        case ChangeSeat():
            hindrance = may.change_seat(table, command.seat, command.to)
        case Arrange():
            hindrance = may.arrange(table, command.seat, command.at, _known_place(table, command.place))
        case AllowWatching():
            hindrance = may.allow_watching(table, command.seat, allowed=command.allowed)
        case NameSeat():
            hindrance = may.call(table, command.seat, _called(command.name))
        case AskBot():
            hindrance = may.ask_bot(table, command.seat, command.at)
        case ComeBack():
            hindrance = may.come_back(table, command.seat)
        case Resign():
            hindrance = may.resign(table, command.seat)
        case Leave():
            pass
    return hindrance


def _called(name: str) -> str:
    """The name as it is shown; nothing to see is none."""
    return clean_name(name) if name.strip() else ""


def _known_place(table: Table, place: str) -> str:
    """The same with the id by which its bot is known now."""
    level = bot_in(place)
    return place if level is None else BOT + _known(table, level)


def _ask_bot(table: Table, who: Player, ask: AskBot, now: int) -> Row:
    """The row is of the bot's seat.

    Whoever is there and idle keeps his seat: a bot makes this move, and another match is dealt as if he wanted it.
    """
    if may.is_urged(table, ask.seat, ask.at):
        return new_row(table, now, ask.at, TimedOut() if table.phase == "playing" else WasReady(), of=(who, ask))
    level = _known(table, ask.level or default_level(table.game))
    return new_row(table, now, ask.at, StoodIn(level), of=(who, ask))
