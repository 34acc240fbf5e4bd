"""An event loop in virtual time: as soon as nothing is left to do, it is the time of what comes next."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    """Seconds begin at 0 and pass without being waited for, so that minutes of a table take milliseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Leaper(self))

    def time(self) -> float:
        """The virtual time in seconds."""
        return self.now


class _Leaper(selectors.SelectSelector):
    """Instead of waiting it moves the loop's time on."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        assert timeout is not None, "nothing is left that could ever happen"
        self._loop.now += timeout
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
