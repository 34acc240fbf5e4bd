"""What a refused play costs in real time: a moment, in which the card comes back.

It is part of the table and no part of its log: refused plays come by the dozen, of which only those that lost a race
are ever told again (`decide.lost_race`), and what they cost is over before a room that has crashed is there again.
`refused` folds them, as `advance` folds rows.
"""

from typing import Final

from msgspec.structs import replace

from parlour.core.errors import IllegalAction, ParlourError
from parlour.room.log import ROOM, Player
from parlour.room.messages import Act
from parlour.room.refusal import Refusal
from parlour.room.table import Costs, Table

COST: Final = 400
"""Milliseconds that a refused play costs in real time, the same for people and bots (the card must come back)."""
REMEMBERED: Final = 40
"""So many refused plays of a seat are remembered: more than anybody sends in the time that an answer takes."""


def check_cost(table: Table, act: Act, now: int) -> None:
    """Lets a seat's action through to be judged.

    Whoever plays on before he has the answer to his last play may say what the next one was built on (`Act.after`). If
    that was refused, this one falls, whatever it is: it costs nothing, for its player could not know; and it never
    counts, so that nobody can try cards for nothing by it.

    Raises:
        Refusal: ``built-on-refused``, or ``card-comes-back`` while a refused play is being paid for.
    """
    if not table.real_time:
        return
    if act.after is not None and act.after in table.costs.refused.get(act.seat, ()):
        raise Refusal("built-on-refused")
    left = table.costs.until.get(act.seat, now) - now
    if left > 0:
        raise Refusal("card-comes-back", comes_back_in=left)


def priced(table: Table, error: IllegalAction) -> IllegalAction:
    """What the rules forbid, with what it costs (``comes_back_in``) where it costs anything."""
    if not table.real_time:
        return error
    return IllegalAction(error.code, **{**error.parameters, "comes_back_in": COST})


def refused(table: Table, who: Player, command: object, error: ParlourError, now: int) -> Table:
    """The table after a command that `decide` has refused, or that could not be stored: the same but for `Table.costs`.

    In real time what the rules forbid costs its seat a moment; and whatever was refused, what was built on it falls.
    Nobody can make another's seat pay, or forget.
    """
    if not (isinstance(command, Act) and table.real_time):
        return table
    seat, costs = command.seat, table.costs
    if who != ROOM and seat not in table.seats_of(who):
        return table
    until = {**costs.until, seat: now + COST} if isinstance(error, IllegalAction) else costs.until
    last = (*costs.refused.get(seat, ()), command.id)[-REMEMBERED:]
    return replace(table, costs=Costs(until, {**costs.refused, seat: last}))
