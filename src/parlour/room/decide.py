"""The one entrance to a table: whether a command is allowed, and the row that it then adds to the log."""

from random import Random
from typing import Final

import msgspec

from parlour.core.discovery import shorten
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, Seat
from parlour.room.due import deal_at, house_at
from parlour.room.log import ROOM, Kind, Player, Row
from parlour.room.messages import Act, Ready, TakeBack
from parlour.room.table import Table, carry, last_move

LONGEST_ID: Final = 64
LONGEST_ACTION: Final = 64


class TakeSeat(msgspec.Struct, frozen=True):
    """A person sits down; None is the first open seat."""

    seat: Seat | None = None


class SeatBot(msgspec.Struct, frozen=True):
    """The room seats a bot of that level."""

    seat: Seat
    level: str


class Deal(msgspec.Struct, frozen=True):
    """`HOUSE` deals the next round."""


class HouseActs(msgspec.Struct, frozen=True):
    """`HOUSE` does what is due within the round."""


Command = Act | Ready | TakeBack | TakeSeat | SeatBot | Deal | HouseActs


class Refusal(ParlourError):
    """The room does not allow it now; nothing changed."""


def decide(table: Table, who: Player, command: Command, now: int, rng: Random) -> Row | None:
    """The row that a command adds to the log; None if there is nothing (more) to store.

    A message that is stored already gets None, so that its resending is acknowledged and does nothing new.

    Args:
        who: the player it comes from, as the connection's token says; `ROOM` for bots and `HOUSE`.
        now: milliseconds since 1970.
        rng: for what chance decides.

    Raises:
        Refusal: the room does not allow it.
        IllegalAction: the rules do not.
    """
    if isinstance(command, Deal | HouseActs):
        chance = _deal if isinstance(command, Deal) else _house_acts
        return chance(table, who, now, rng)
    match command:
        case Act():
            return _act(table, who, command, now)
        case Ready():
            return _ready(table, who, command, now)
        case TakeBack():
            return _take_back(table, who, command, now)
        case TakeSeat():
            return _take_seat(table, who, command, now)
        case SeatBot():
            return _seat_bot(table, who, command, now)


def _row(table: Table, now: int, kind: Kind, seat: Seat, /, *, action: str = "", action_id: str | None = None) -> Row:
    return Row(table.seq + 1, max(now, table.time), kind, seat, action, action_id)


def _already(table: Table, who: Player, command: Act | Ready | TakeBack) -> bool:
    """Whether the message is stored already, once it is certain that this seat is the sender's.

    Bots send no ids: there is nobody who would send their actions again.
    """
    sitter = table.seats[command.seat] if command.seat in range(len(table.seats)) else None
    if sitter is None or (ROOM if sitter.player is None else sitter.player) != who:
        raise Refusal("not-your-seat")
    if who != ROOM and not 0 < len(command.id) <= LONGEST_ID:
        raise Refusal("bad-message-id", limit=LONGEST_ID)
    return (command.seat, command.id) in table.seen


def _act(table: Table, who: Player, act: Act, now: int) -> Row | None:
    if _already(table, who, act):
        return None
    if table.phase == "waiting":
        raise Refusal("not-started")
    if table.phase != "playing":
        raise Refusal("round-over")
    if act.ply != table.game.ply(table.state):
        raise Refusal("stale-turn")
    if len(act.action) > LONGEST_ACTION:
        raise Refusal("action-too-long", text=shorten(act.action), limit=LONGEST_ACTION)
    action = table.game.parse(act.action)
    table.game.apply(table.state, act.seat, action)
    text = table.game.show(action)
    return _row(table, now, "act", act.seat, action=text, action_id=None if who == ROOM else act.id)


def _ready(table: Table, who: Player, ready: Ready, now: int) -> Row | None:
    """Also None when the round that was asked for is on already: it was dealt while the message was on its way."""
    if _already(table, who, ready) or table.phase == "playing" or ready.seat in table.ready:
        return None
    if table.phase == "waiting":
        raise Refusal("not-started")
    return _row(table, now, "ready", ready.seat, action_id=ready.id)


def _take_back(table: Table, who: Player, back: TakeBack, now: int) -> Row | None:
    if _already(table, who, back):
        return None
    if any(sitter is not None and sitter.player not in (None, who) for sitter in table.seats):
        raise Refusal("take-back-needs-alone")
    if back.seat != take_back_seat(table, who):
        raise Refusal("nothing-to-take-back")
    return _row(table, now, "take-back", back.seat, action_id=back.id)


def take_back_seat(table: Table, player: Player | None) -> Seat | None:
    """The seat of this person whose last action may be taken back now, or None.

    That is only so when he plays alone (against bots, or all seats at one screen), in the round on the table, and
    when nothing became known since: no hidden cards, no lot of `HOUSE`.
    """
    mine = table.seats_of(player)
    alone = all(seat in mine for seat in table.persons)
    if not mine or not alone or not table.game.open_hands or table.phase not in ("playing", "between"):
        return None
    moves = table.rounds[-1].moves
    last = last_move(table.rounds[-1], mine)
    known = any(seat == HOUSE for seat, _ in moves[last:])
    return None if last < 0 or known else moves[last][0]


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
    return _row(table, now, "sit", seat, action=who)


def _seat_bot(table: Table, who: Player, bot: SeatBot, now: int) -> Row:
    if who != ROOM or bot.seat not in table.open_seats:
        raise Refusal("seat-taken")
    if bot.level not in table.game.bots:
        raise Refusal("unknown-level", level=shorten(bot.level), game=table.game.name)
    return _row(table, now, "bot", bot.seat, action=bot.level)


def _deal(table: Table, who: Player, now: int, rng: Random) -> Row:
    due = deal_at(table)
    if who != ROOM or due is None or max(now, table.time) < due:
        raise Refusal("not-due")
    following = None if table.winners else carry(table)
    setup = table.game.deal(table.options, table.header.players, following, rng)
    return _row(table, now, "deal", HOUSE, action=msgspec.json.encode(setup).decode())


def _house_acts(table: Table, who: Player, now: int, rng: Random) -> Row:
    due = house_at(table)
    if who != ROOM or due is None or max(now, table.time) < due or table.game.house is None:
        raise Refusal("not-due")
    action = table.game.house(table.state, rng)
    return _row(table, now, "act", HOUSE, action=table.game.show(action))
