"""The table at which a lesson is played: one like any other, of which nobody but the learner ever hears."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from parlour.core.errors import Untold
from parlour.core.game import HOUSE, Seat
from parlour.core.record import read_round
from parlour.lessons.step import Step
from parlour.room.colours import COLOURS
from parlour.room.fold import COUNTDOWN, advance
from parlour.room.frame import Frame
from parlour.room.happened import events
from parlour.room.log import Acted, Body, Dealt, Player, Row, Sat
from parlour.room.may import act_self
from parlour.room.staged import stage, staged
from parlour.room.table import Table
from parlour.room.tell import Company, framed, view_of

LEARNER: Final[Player] = "learner"
"""Who has no name in a step is the learner; the others are called by the messages of their names."""


def company_of(step: Step) -> Company:
    """Everybody is there, each with a colour of his own."""
    players = _players(step)
    seats = range(len(players))
    names = {player: name or "" for player, name in zip(players, step.meta.names, strict=True)}
    return Company(names, frozenset(seats), {players[seat]: COLOURS[seat] for seat in seats})


def table_of(step: Step) -> Table:
    """The table as a step begins: everybody sits, the round is dealt and played to the step's first moment.

    Raises:
        ParlourError: the record cannot be played so far.
    """
    variant = step.variant
    table = stage(step.meta.id, variant)
    for seat, player in enumerate(_players(step)):
        table = added(table, seat, Sat(player))
    played = read_round({**step.record, "actions": list(step.actions[: step.meta.start])} | _refused(step), variant)
    table = added(table, HOUSE, Dealt(played.setup))
    for seat, action in played.moves:
        table = added(table, seat, Acted(step.game.show(action)))
    return table


def _players(step: Step) -> tuple[Player, ...]:
    return tuple(name or LEARNER for name in step.meta.names)


def _refused(step: Step) -> dict[str, Any]:
    """Of the actions before the step's first moment, those that came too late."""
    return {"refused": [index for index in sorted(step.refused) if index < step.meta.start]}


def added(table: Table, seat: Seat, body: Body) -> Table:
    """The table after one more row; time enough has passed for everybody to be allowed to act.

    Raises:
        IllegalAction: the rules forbid it.
    """
    return advance(table, Row(table.seq + 1, table.time + COUNTDOWN, seat, body))


class Seen(msgspec.Struct, frozen=True):
    """A table after something was done, and what was seen of that."""

    table: Table
    events: tuple[Any, ...] = ()


def acted(step: Step, table: Table, seat: Seat, action: Any) -> Seen:
    """The table after an action, and after what chance has decided then as the record's set-up tells.

    Raises:
        IllegalAction: the rules forbid it.
    """
    happened: tuple[Any, ...] = ()
    for who, what in _with_what_is_told(step, table, seat, action):
        before, table = table, added(table, who, Acted(step.game.show(what)))
        row = Row(table.seq, table.time, who, Acted(step.game.show(what)), action_id="")
        happened += events(before, row, table, LEARNER, company_of(step).names)
    return Seen(table, happened)


def _with_what_is_told(step: Step, table: Table, seat: Seat, action: Any) -> Iterator[tuple[Seat, Any]]:
    yield seat, action
    game, state = step.game, step.game.apply(table.state, seat, action)
    while game.house is not None and game.due(state) is not None:
        try:
            told = game.house(state, None)
        except Untold:
            return
        if game.record.write(state, HOUSE, told) is not None:
            return
        yield HOUSE, told
        state = game.apply(state, HOUSE, told)


def frame_of(step: Step, seen: Seen, *, asks: bool, goes_on: bool = True) -> Frame:
    """What the learner sees; he may play while he is asked, and do nothing else here. At a stop nobody is to play.

    The names in it are messages, since the room does not know his language.
    """
    table, me = seen.table, step.meta.seat
    frame = replace(framed(staged(table, me, company_of(step)), view_of(table, me)), n=1, events=seen.events)
    if asks and act_self(table, me) is None:
        return replace(frame, acting=me, legal=tuple(map(step.game.show, step.game.legal(table.state, me))))
    return frame if asks or goes_on else replace(frame, to_act=(), waits_for=())
