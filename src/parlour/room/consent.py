"""What needs the consent of the other people at a table: taking back, and pausing."""

from parlour.core.game import HOUSE, Seat
from parlour.room.frame import Wish
from parlour.room.log import Player, Row
from parlour.room.messages import Answer, Pause, Resume, TakeBack
from parlour.room.refusal import Refusal, check_plays, is_stored, new_row
from parlour.room.table import Table, last_move

Consent = TakeBack | Pause | Resume | Answer


def decide_consent(table: Table, who: Player, command: Consent, now: int) -> Row | None:
    """The row that the command adds, or None if it is stored already.

    Raises:
        Refusal: it is not allowed.
    """
    if is_stored(table, who, command):
        return None
    check_plays(table, who, command.seat)
    match command:
        case TakeBack():
            return _take_back(table, who, command, now)
        case Pause():
            if table.phase not in ("playing", "between") or table.paused_at is not None:
                raise Refusal("cannot-pause")
            return _ask(table, who, command, "pause", now)
        case Resume():
            if table.paused_at is None:
                raise Refusal("not-paused")
            return new_row(table, now, "resume", command.seat, of=(who, command))
        case Answer():
            if table.asked is None or command.seat not in table.asked.waits:
                raise Refusal("nothing-asked")
            return new_row(table, now, "yes" if command.yes else "no", command.seat, of=(who, command))


def _take_back(table: Table, who: Player, back: TakeBack, now: int) -> Row:
    if table.paused_at is not None:
        raise Refusal("paused")
    if back.seat != take_back_seat(table, who):
        raise Refusal("nothing-to-take-back")
    return _ask(table, who, back, "take-back", now)


def _ask(table: Table, who: Player, command: TakeBack | Pause, what: Wish, now: int) -> Row:
    """Where nobody else need agree it is done at once; one wish at a time, unless all who could answer are away."""
    others = table.others(command.seat)
    if not others:
        return new_row(table, now, what, command.seat, of=(who, command))
    if table.asked is not None and table.at_table & {*table.asked.waits}:
        raise Refusal("already-asked")
    return new_row(table, now, "ask", command.seat, action=what, of=(who, command))


def take_back_seat(table: Table, player: Player | None) -> Seat | None:
    """The seat of this person whose last action may be taken back now, or None.

    That is so only in the round on the table, when no other person has acted since, and when nothing became known:
    no hidden cards, no lot of `HOUSE`. What bots have done since is taken back with it.
    """
    mine = frozenset(table.seats_of(player)) & table.persons
    if not mine or not table.game.open_hands or table.phase not in ("playing", "between") or table.real_time:
        return None
    moves = table.rounds[-1].moves
    last = last_move(table.rounds[-1], mine)
    since = {seat for seat, _ in moves[last:]}
    final = last < 0 or HOUSE in since or since & (table.persons - mine)
    return None if final else moves[last][0]
