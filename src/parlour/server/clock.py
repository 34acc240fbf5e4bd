"""Time: the room's, which never steps; every table's own; and the wall's, by which nothing is decided."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from math import inf
from typing import Final

LONGEST: Final = 2000
"""Milliseconds that at most pass between two looks at the clock.

For whatever is beyond that the room was not there: the machine slept (which a monotonic clock counts on some systems
and not on others), or the process was stopped.
"""
_LONGEST: Final = LONGEST * 1_000_000
TICK: Final = 0.5
"""Seconds after which the clock is looked at even if nobody asks."""


def wall() -> int:
    """Milliseconds since 1970 as the machine believes. It may be wrong, and be put right: only people may read it."""
    return time.time_ns() // 1_000_000


class Clock:
    """The room's time, in milliseconds: it only ever goes on, and only while the room does.

    Args:
        source: nanoseconds of a clock that never goes back.
        nap: seconds after which whoever waits looks again, for a clock that a test steps by hand.
    """

    def __init__(self, source: Callable[[], int] = time.monotonic_ns, nap: float = inf) -> None:
        self._source = source
        self._nap = nap
        self._seen = source()
        self._passed = 0

    def now(self) -> int:
        """Milliseconds for which the room has been there."""
        seen = self._source()
        passed, self._seen = seen - self._seen, seen
        self._passed += passed if passed < _LONGEST else _LONGEST
        return self._passed // 1_000_000

    async def tick(self) -> None:
        """Goes on, for ever; without it a long time in which nobody asked would not count."""
        while True:
            self.now()
            await asyncio.sleep(TICK)

    async def until(self, due: int, sooner: asyncio.Event | None = None) -> None:
        """Waits for a time or for an event; at least long enough for a cancellation to be noticed."""
        await asyncio.sleep(0)
        while (wait := self.wait(due)) > 0 and not (sooner and sooner.is_set()):
            await _rest(wait, sooner)

    def wait(self, due: int) -> float:
        """Seconds after which whoever waits for a time looks at the clock again; 0 if it has come."""
        return max(0.0, min((due - self.now()) / 1000, self._nap))


class LoopTurn:
    """What is to be done when this turn of the event loop has been: all of it in one call, in the order of asking."""

    def __init__(self) -> None:
        self._calls: list[Callable[[], None]] = []

    def end_with(self, call: Callable[[], None]) -> None:
        """Calls it soon; it must raise nothing, for others come after it."""
        if not self._calls:
            asyncio.get_running_loop().call_soon(self._end)
        self._calls.append(call)

    def _end(self) -> None:
        calls, self._calls = self._calls, []
        for call in calls:
            call()


class Alarm:
    """Rings at a time by a clock; set anew, it rings at the new time instead.

    It looks at the clock when it believes that it is time, and again if that goes more slowly: a room that was
    suspended was not there. It holds whom it rings for only as long as it is set.
    """

    def __init__(self, clock: "Clock | TableClock") -> None:
        self._clock = clock
        self._due: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    def set(self, due: int | None, ring: Callable[[], None]) -> None:
        """Calls ``ring`` in the event loop at a time, at once if it is past; None: not at all.

        An alarm is always set with the same ``ring``: an earlier look at the clock, which does no harm, stays.
        """
        self._due = due
        if due is not None:
            loop = asyncio.get_running_loop()
            wakes = loop.time() + self._clock.wait(due)
            if self._timer is None or wakes < self._timer.when():
                self.stop()
                self._timer = loop.call_at(wakes, self._look, ring)

    def stop(self) -> None:
        """Looks no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, ring: Callable[[], None]) -> None:
        self._timer = None
        due = self._due
        if due is not None and self._clock.wait(due) > 0:
            self.set(due, ring)
        elif due is not None:
            self._due = None
            ring()


async def _rest(seconds: float, sooner: asyncio.Event | None) -> None:
    if sooner is None:
        await asyncio.sleep(seconds)
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await sooner.wait()


class TableClock:
    """A table's own time, in milliseconds: it goes on from the table's last row, whenever that was stored.

    Args:
        clock: the room's.
        last: the time of the last row.
    """

    def __init__(self, clock: Clock, last: int) -> None:
        self._clock = clock
        self._ahead = last - clock.now()

    def now(self) -> int:
        """Never less than the time of the last row."""
        return self._clock.now() + self._ahead

    async def until(self, due: int, sooner: asyncio.Event | None = None) -> None:
        """Waits as `Clock.until` does."""
        await self._clock.until(due - self._ahead, sooner)

    def wait(self, due: int) -> float:
        """See `Clock.wait`."""
        return self._clock.wait(due - self._ahead)
