"""What needs the consent of the other people at a table: taking back, and pausing."""

from parlour.room import may
from parlour.room.log import Agreed, AskedFor, Declined, Paused, Player, Resumed, Row, TookBack
from parlour.room.messages import Answer, Pause, Resume, TakeBack
from parlour.room.refusal import is_stored, new_row
from parlour.room.table import Table

Consent = TakeBack | Pause | Resume | Answer


def decide_consent(table: Table, who: Player, command: Consent, now: int) -> Row | None:
    """The row that the command adds, or None if it is stored already.

    Raises:
        Refusal: it is not allowed.
    """
    if is_stored(table, who, command) or not may.is_open(_hindrance(table, command)):
        return None
    match command:
        case TakeBack():
            return _ask(table, who, command, TookBack(), AskedFor("take-back"), now)
        case Pause():
            return _ask(table, who, command, Paused(), AskedFor("pause"), now)
        case Resume():
            return new_row(table, now, command.seat, Resumed(), of=(who, command))
        case Answer():
            return new_row(table, now, command.seat, Agreed() if command.yes else Declined(), of=(who, command))


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


def _ask(
    table: Table, who: Player, command: TakeBack | Pause, done: TookBack | Paused, asked: AskedFor, now: int
) -> Row:
    """Where nobody else need agree it is done at once."""
    body = asked if table.others(command.seat) else done
    return new_row(table, now, command.seat, body, of=(who, command))
