"""What needs the consent of the other people at a table: taking back, pausing, going on without those who look."""

from parlour.room import may
from parlour.room.log import Agreed, AskedFor, Body, Declined, GaveTime, Paused, Player, Resumed, Row, TookBack, WentOn
from parlour.room.messages import Answer, GiveTime, GoWithout, Pause, Resume, TakeBack
from parlour.room.refusal import is_stored, new_row
from parlour.room.table import Table

Consent = TakeBack | Pause | Resume | Answer | GiveTime | GoWithout


def decide_consent(table: Table, who: Player, command: Consent, now: int) -> Row | None:
    """The row that the command adds, or None if it is stored already.

    Raises:
        Refusal: it is not allowed.
    """
    if is_stored(table, who, command) or not may.is_open(_hindrance(table, command)):
        return None
    return new_row(table, now, command.seat, _told(table, command), of=(who, command))


def _told(table: Table, command: Consent) -> Body:
    """What the row tells. Where nobody else need agree what is asked for is done at once."""
    asks = bool(table.others(command.seat))
    match command:
        case TakeBack():
            told: Body = AskedFor("take-back") if asks else TookBack()
        case Pause():
            told = AskedFor("pause") if asks else Paused()
        case Resume():
            told = Resumed()
        case Answer():
            told = Agreed() if command.yes else Declined()
        case GiveTime():
            told = GaveTime()
        case GoWithout():
            told = WentOn()
    return told


def _hindrance(table: Table, command: Consent) -> may.Hindrance:
    match command:
        case TakeBack():
            return may.take_back(table, command.seat)
        case Pause():
            return may.pause(table, command.seat)
        case Resume():
            return may.resume(table, command.seat)
        case Answer():
            return may.answer(table, command.seat)
        case GiveTime():
            return may.give_time(table, command.seat)
        case GoWithout():
            return may.go_without(table, command.seat)
