"""What needs the consent of the other people at a table: taking back, and pausing."""

from parlour.room import may
from parlour.room.frame import Wish
from parlour.room.log import Player, Row
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
            return _ask(table, who, command, "take-back", now)
        case Pause():
            return _ask(table, who, command, "pause", now)
        case Resume():
            return new_row(table, now, "resume", command.seat, of=(who, command))
        case Answer():
            return new_row(table, now, "yes" if command.yes else "no", command.seat, of=(who, command))


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


def _ask(table: Table, who: Player, command: TakeBack | Pause, what: Wish, now: int) -> Row:
    """Where nobody else need agree it is done at once."""
    if not table.others(command.seat):
        return new_row(table, now, what, command.seat, of=(who, command))
    return new_row(table, now, "ask", command.seat, action=what, of=(who, command))
