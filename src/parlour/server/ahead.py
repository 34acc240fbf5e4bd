"""Bots that think ahead do it in workers of their own, in slices, so that whoever must move never waits for long."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from math import inf
from time import monotonic
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec

from parlour.core.discovery import find
from parlour.core.game import Seat
from parlour.server.clock import Clock
from parlour.server.workers import Workers

SLICE: Final = 0.2
"""Seconds that a worker thinks about one thing before it may turn to another."""
LONGEST: Final = 10_000
"""Milliseconds that a bot may think when it is its turn."""

Result = TypeVar("Result")
Place = tuple[bool, int]
"""Who must move comes first, and then who began to think earlier."""
AT_ONCE: Final = (False, -1)


class Moment(msgspec.Struct, frozen=True):
    """What a bot thinks about.

    Attributes:
        table: all thoughts of a table go to the same worker, which remembers.
        game, level: who thinks.
        view: what it sees.
        seat: its own.
        turn: whether it must move; then it comes before those who only think ahead.
    """

    table: str
    game: str
    level: str
    view: Any
    seat: Seat
    turn: bool


def ponder(moment: Moment, seconds: float) -> bool:
    """Thinks for a slice of time; whether nothing is left to think about."""
    until = monotonic() + seconds
    return find(moment.game).ponder[moment.level](moment.view, moment.seat, lambda: monotonic() >= until)


class Ahead:
    """The workers of bots that think ahead.

    What a worker remembers is a cache: one that died has only to think anew.

    Args:
        clock: the room's.
        lanes: how many workers; half of the cores unless given.
    """

    def __init__(self, clock: Clock, lanes: int | None = None) -> None:
        self._clock = clock
        count_of = lanes or max(1, (os.cpu_count() or 2) // 2)
        self._lanes = [_Lane() for _ in range(count_of)]
        self._began = count()

    async def settle(self, moment: Moment) -> bool:
        """Thinks until nothing is left to think about; on its turn a bot gives up after `LONGEST`, which is False."""
        until = self._clock.now() + LONGEST if moment.turn else inf
        lane, place = self._lane(moment.table), (not moment.turn, next(self._began))
        while self._clock.now() < until:
            async with lane.turn(place):
                while self._clock.now() < until and not lane.is_wanted_before(place):
                    if await lane.workers.run(ponder, moment, SLICE):
                        return True
        return False

    async def run(self, table: str, work: Callable[..., Result], *args: Any) -> Result:
        """Calls a function in the worker that remembers a table, before anything else."""
        lane = self._lane(table)
        async with lane.turn(AT_ONCE):
            return await lane.workers.run(work, *args)

    def pids(self) -> list[int]:
        """The processes of the workers that run now."""
        return [pid for lane in self._lanes for pid in lane.workers.pids()]

    def close(self) -> None:
        """Ends all workers at once."""
        for lane in self._lanes:
            lane.workers.close()

    def _lane(self, table: str) -> "_Lane":
        return self._lanes[crc32(table.encode()) % len(self._lanes)]


class _Lane:
    """One worker, and those who wait for it: the lowest place is next, so that a thought begun earlier ends earlier."""

    def __init__(self) -> None:
        self.workers = Workers(1)
        self._busy = False
        self._waiting: list[tuple[Place, int, asyncio.Future[None]]] = []
        self._asked = count()

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """The time in which nobody else has the worker."""
        await self._wait(place)
        try:
            yield
        finally:
            self._pass_on()

    def is_wanted_before(self, place: Place) -> bool:
        """Whether somebody waits who comes before whoever has it."""
        return bool(self._waiting) and self._waiting[0][0] < place

    async def _wait(self, place: Place) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (place, next(self._asked), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
