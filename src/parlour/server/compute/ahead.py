"""Bots that think ahead do it in workers of their own, in slices, so that whoever must move never waits for long."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from parlour.core.game import AnyGame, Seat
from parlour.server.clock import Clock
from parlour.server.compute.slices import Job, Lanes, Question, Run, Visitor
from parlour.server.compute.workers import Workers

SLICE: Final = 0.2
"""Seconds that a worker thinks about one thing before it may turn to another."""
LONGEST: Final = 10_000
"""Milliseconds that a bot may think when it is its turn."""

AT_ONCE, TURN, AHEAD = range(3)
"""How urgent: what is called for, the thought of who must move, and of who thinks ahead."""

Result = TypeVar("Result")


class Moment(msgspec.Struct, frozen=True):
    """What a bot thinks about.

    Attributes:
        table: all thoughts of a table go to the same worker, which remembers.
        game, level: who thinks, by the rules of the table.
        view: what it sees.
        seat: its own.
        turn: whether it must move; then it comes before those who only think ahead.
    """

    table: str
    game: AnyGame
    level: str
    view: Any
    seat: Seat
    turn: bool


def ponder(moment: Moment, seconds: float) -> bool:
    """Thinks for a slice of time; whether nothing is left to think about."""
    until = monotonic() + seconds
    think = moment.game.bot(moment.level).ponder
    return think is None or think(moment.view, moment.seat, lambda: monotonic() >= until)


class Ahead:
    """The workers of bots that think ahead.

    What a worker remembers is a cache: one that died has only to think anew.

    Args:
        clock: the room's.
        lanes: how many workers; half of the cores unless given.
    """

    def __init__(self, clock: Clock, lanes: int | None = None) -> None:
        self._clock = clock
        self._lanes = Lanes(lambda: Workers(1), lanes=lanes)

    async def settle(self, moment: Moment) -> bool:
        """Thinks until nothing is left to think about; on its turn a bot gives up after `LONGEST`, which is False."""
        until = self._clock.now() + LONGEST if moment.turn else inf

        async def go_on(run: Run, seconds: float) -> bool | None:
            if self._clock.now() >= until:
                return False
            return await run(ponder, moment, seconds) or None

        question = Question(go_on, lambda found: found is not None)
        found = await self._answer(moment.table, question, TURN if moment.turn else AHEAD)
        return bool(found)

    async def run(self, table: str, work: Callable[..., Result], *args: Any) -> Result:
        """Calls a function in the worker that remembers a table, before anything else."""
        return await self._answer(table, Question(lambda run, _: run(work, *args), lambda _: True), AT_ONCE)

    async def _answer(self, table: str, question: Question[Result], urgency: int) -> Result:
        """Steadily: a thought that was begun earlier ends earlier."""
        lane = self._lanes.of(table)
        job = Job(Visitor(table, ""), table, question.go_on, urgency=urgency, steady=True, seconds=(SLICE, SLICE))
        lane.add(job)
        try:
            return await question.future
        finally:
            lane.drop(job)

    def pids(self) -> list[int]:
        """The processes of the workers that run now."""
        return self._lanes.pids()

    def close(self) -> None:
        """Ends all workers at once."""
        self._lanes.close()
