"""Bots think in worker processes, so that the event loop never computes."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, Final, TypeVar

from parlour.core.discovery import find

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 20.0
"""Seconds after which a worker is taken to hang."""
TRIES: Final = 3

Result = TypeVar("Result")


def think(game: str, level: str, view: Any, seed: int) -> tuple[int, str] | None:
    """What a bot would do, as milliseconds of delay and an action in notation; None for nothing."""
    rules = find(game)
    planned = rules.bots[level](view, Random(seed))
    return None if planned is None else (planned[0], rules.show(planned[1]))


class Workers:
    """A pool of processes in which a worker that died or hangs is replaced.

    Args:
        count: how many; one less than there are cores, four at most, unless given.
        patience: seconds after which a worker is taken to hang.
    """

    def __init__(self, count: int | None = None, patience: float = PATIENCE) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Calls a function of a module in a worker.

        Raises:
            BrokenProcessPool, TimeoutError: it killed or kept several workers in a row.
            Exception: what the function raised.
        """
        for attempt in range(TRIES):
            pool = self._ready()
            try:
                async with asyncio.timeout(self._patience):  # `wait_for` may lose the cancellation of its caller
                    return await asyncio.wrap_future(pool.submit(work, *args))
            except (BrokenProcessPool, TimeoutError):
                LOG.warning("a worker died or hangs and is replaced")
                self._drop(pool)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable: the last try returns or raises")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Only the first who finds a pool broken replaces it."""
        if self._pool is pool:
            self.close()

    def pids(self) -> list[int]:
        """The processes of the workers that run now."""
        return [] if self._pool is None else [*self._pool._processes]

    def close(self) -> None:
        """Ends all workers at once."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = [*(pool._processes or {}).values()]
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin() -> None:
    """In a new worker: Ctrl-C is for the room alone, and without the room there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
