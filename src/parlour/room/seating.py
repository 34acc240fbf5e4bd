"""Who sits where: sitting down, changing seats, bots that come and go, leaving, giving up."""

import msgspec

from parlour.core.discovery import listed, shorten
from parlour.core.game import Seat
from parlour.room.levels import default_level
from parlour.room.log import ROOM, Player, Row
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
    mine = table.seats_of(who)
    if mine and (sit.seat is None or sit.seat in mine):
        return None
    if mine and not table.game.open_hands:
        raise Refusal("already-seated")
    if sit.seat is not None and sit.seat not in range(len(table.seats)):
        raise Refusal("no-such-seat")
    if not table.open_seats:
        raise Refusal("table-full")
    seat = table.open_seats[0] if sit.seat is None else sit.seat
    if seat not in table.open_seats:
        raise Refusal("seat-taken")
    return new_row(table, now, "sit", seat, action=who)


def _seat_bot(table: Table, who: Player, bot: SeatBot, now: int) -> Row:
    if who != ROOM or bot.seat not in table.open_seats:
        raise Refusal("seat-taken")
    return new_row(table, now, "bot", bot.seat, action=_known(table, bot.level))


def _known(table: Table, level: str) -> str:
    if level not in table.game.bots:
        raise Refusal("unknown-level", level=shorten(level), game=table.game.name, known=listed(table.game.bots))
    return level


def _presence(table: Table, who: Player, seen: Gone | Returned, now: int) -> Row | None:
    if who != ROOM or seen.seat not in table.owned:
        raise Refusal("not-your-seat")
    away = table.away[seen.seat] is not None
    if isinstance(seen, Gone):
        return None if away else new_row(table, now, "away", seen.seat)
    return new_row(table, now, "back", seen.seat) if away else None


def decide_moving(table: Table, who: Player, command: Moving, now: int) -> Row | None:
    """The row that the command of a seated person adds, or None if it is stored already or nothing is left to do.

    Raises:
        Refusal: it is not allowed.
    """
    if is_stored(table, who, command):
        return None
    match command:
        case ChangeSeat():
            return _change_seat(table, who, command, now)
        case AskBot():
            return _ask_bot(table, who, command, now)
        case Leave():
            level = "" if table.phase in ("waiting", "over") else _stand_in(table)
            return new_row(table, now, "leave", command.seat, action=level, of=(who, command))
        case ComeBack():
            return _come_back(table, who, command, now)
        case Resign():
            return _resign(table, who, command, now)


def _change_seat(table: Table, who: Player, change: ChangeSeat, now: int) -> Row:
    """An open seat or a bot's: nobody has to make way for anybody."""
    if table.phase != "waiting":
        raise Refusal("already-started")
    if change.to not in range(len(table.seats)):
        raise Refusal("no-such-seat")
    if change.to in table.owned:
        raise Refusal("seat-taken")
    return new_row(table, now, "move", change.to, action=str(change.seat), of=(who, change))


def _ask_bot(table: Table, who: Player, ask: AskBot, now: int) -> Row | None:
    """The row is of the bot's seat; where a bot plays already nothing is to do.

    Whoever is there and idle keeps his seat: a bot makes this move, and another match is dealt as if he wanted it.
    """
    if ask.at in range(len(table.seats)) and ask.at not in (*table.open_seats, *table.persons):
        return None
    if ask.at in table.idle and ask.at in table.others(ask.seat):
        return new_row(table, now, "time-out" if table.phase == "playing" else "ready", ask.at, of=(who, ask))
    if ask.at in table.hurried:
        return None
    is_open, on = ask.at in table.open_seats, table.phase in ("playing", "between")
    if not is_open and (ask.at not in table.persons or table.away[ask.at] is None or not on):
        raise Refusal("seat-taken")
    level = _known(table, ask.level or default_level(table.game))
    return new_row(table, now, "bot" if is_open else "stand-in", ask.at, action=level, of=(who, ask))


def _come_back(table: Table, who: Player, back: ComeBack, now: int) -> Row | None:
    if back.seat in table.resigned:
        raise Refusal("resigned")
    return None if back.seat in table.persons else new_row(table, now, "back", back.seat, of=(who, back))


def _resign(table: Table, who: Player, resign: Resign, now: int) -> Row | None:
    if table.phase not in ("playing", "between"):
        raise Refusal("not-started" if table.phase == "waiting" else "match-over")
    if resign.seat in table.resigned:
        return None
    return new_row(table, now, "resign", resign.seat, action=_stand_in(table), of=(who, resign))


def _stand_in(table: Table) -> str:
    return default_level(table.game)
