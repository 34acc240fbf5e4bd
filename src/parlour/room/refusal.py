"""What all commands have in common: refusals, rows, and whether a message was stored before."""

from typing import Final, Protocol

from parlour.core.errors import ParlourError
from parlour.core.game import Seat
from parlour.room.log import ROOM, Body, Player, Row
from parlour.room.table import Table

LONGEST_ID: Final = 64


class Refusal(ParlourError):
    """The room does not allow it now; nothing changed."""


class FromSeat(Protocol):
    """A message from a seat, with the client's id."""

    @property
    def id(self) -> str:
        """Made by the client."""

    @property
    def seat(self) -> Seat:
        """Whose it claims to be."""


def new_row(table: Table, now: int, seat: Seat, body: Body, *, of: tuple[Player, FromSeat] | None = None) -> Row:
    """The next row of a table's log; what a message has made keeps its sender and its id, whosever seat it is of."""
    who, action_id = (None, None) if of is None or of[0] == ROOM else (of[0], of[1].id)
    return Row(table.seq + 1, now, seat, body, action_id, who)


def check_owner(table: Table, who: Player, message: FromSeat) -> None:
    """Lets only a seat's own person speak for it; the room where a bot plays, or a bot makes one move.

    Raises:
        Refusal: ``not-your-seat`` or ``bad-message-id``.
    """
    sitter = table.seats[message.seat] if message.seat in range(len(table.seats)) else None
    bot = sitter is not None and (sitter.level is not None or message.seat in table.hurried)
    if sitter is None or not (bot if who == ROOM else sitter.player == who):
        raise Refusal("not-your-seat")
    if who != ROOM and not 0 < len(message.id) <= LONGEST_ID:
        raise Refusal("bad-message-id", limit=LONGEST_ID)


def is_stored(table: Table, who: Player, message: FromSeat) -> bool:
    """Whether this person's message is stored already; if it is new, its seat must be his.

    Bots send no ids: there is nobody who would send their actions again.

    Raises:
        Refusal: as `check_owner`.
    """
    if (who, message.id) in table.seen:
        return True
    check_owner(table, who, message)
    return False
