"""An event loop in virtual time: as soon as nothing is left to do, it is the time of what comes next."""

import asyncio
import selectors
from collections.abc import Coroutine
from contextvars import Context
from functools import partial
from typing import Any, Final

from tests.chaos.life import unless_dead

LONGEST: Final = 3600.0
"""Seconds after which nothing that is tested here is under way any more."""
MOST: Final = 100_000
"""So often the loop may turn without any time passing."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Seconds begin at 0 and pass without being waited for, so that minutes of a table take milliseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Leaper(self))

    def time(self) -> float:
        """The virtual time in seconds."""
        return self.now

    def call_at(  # type: ignore[override]  # a callback of any arguments
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """What was set in a life that has ended does not happen."""
        return super().call_at(when, unless_dead(partial(callback, *args), context), context=context)


class _Leaper(selectors.SelectSelector):
    """Instead of waiting it moves the loop's time on."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop
        self._turns = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        self._turns += 1
        assert self._turns < MOST, "something turns in a circle"
        if ready or timeout == 0:
            return ready
        assert timeout is not None, "nothing is left that could ever happen"
        self._turns = 0
        self._loop.now += timeout
        assert self._loop.now < LONGEST, "it never ends"
        return []


def run_virtual(work: Coroutine[Any, Any, None]) -> None:
    """Runs to the end; whatever a task failed of that nobody waits for fails here."""
    loop = VirtualLoop()
    failures: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _loop, context: failures.append(context))
    try:
        loop.run_until_complete(work)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
        loop.close()
    assert not failures, failures
