"""Hints: whoever plays against bots alone may be told the best action, if the table was made so; the log keeps it."""

import msgspec

from parlour.core.game import Seat
from parlour.room import may
from parlour.room.log import Hinted, Player, Row
from parlour.room.refusal import Refusal, is_stored, new_row
from parlour.room.table import Table


class AskHint(msgspec.Struct, frozen=True):
    """What is best now?

    Attributes:
        id: made by the client, as of its messages.
        seat: one of the viewer's own, whose turn it is.
        ply: of the frame it is about.
    """

    id: str
    seat: Seat
    ply: int


def decide_hint(table: Table, who: Player, ask: AskHint, now: int) -> Row | None:
    """The row that says so, once for every moment of a round; None if there is one already.

    Raises:
        Refusal: there are none at this table (``no-hints``), or it is not his turn any more.
    """
    stored = is_stored(table, who, ask)
    new = check_moment(table, ask)
    return new_row(table, now, ask.seat, Hinted(), of=(who, ask)) if new and not stored else None


def check_moment(table: Table, ask: AskHint) -> bool:
    """Whether nobody has asked at this moment; answers only who is about to play now.

    Raises:
        Refusal: see `decide_hint`.
    """
    new = may.is_open(may.hint(table, ask.seat))
    if ask.ply != table.ply:
        raise Refusal("stale-turn")
    return new
