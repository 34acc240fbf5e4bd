"""Hints: whoever plays against bots alone may be told the best action, if the table was made so; the log keeps it."""

import msgspec

from parlour.core.game import Seat
from parlour.room.log import Player, Row
from parlour.room.refusal import Refusal, check_plays, is_stored, new_row
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
    check_plays(table, who, ask.seat)
    check_moment(table, ask)
    return None if stored or moment(table) == table.hinted else new_row(table, now, "hint", ask.seat, of=(who, ask))


def check_moment(table: Table, ask: AskHint) -> None:
    """Answers only who is about to play now.

    Raises:
        Refusal: see `decide_hint`.
    """
    if not table.header.terms.hints:
        raise Refusal("no-hints")
    if table.phase != "playing":
        raise Refusal("not-started" if table.phase == "waiting" else "round-over")
    if table.paused_at is not None:
        raise Refusal("paused")
    if ask.ply != table.game.ply(table.state):
        raise Refusal("stale-turn")
    if ask.seat not in table.game.to_act(table.state):
        raise Refusal("not-your-turn")


def moment(table: Table) -> tuple[int, int | None]:
    """The moment on the table: the round, and how far it is."""
    return table.number, table.game.ply(table.state)
