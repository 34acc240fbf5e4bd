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
from typing import Any, Final, TypeVar

from parlour.server.compute.cores import beside, cores_of

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 20.0
"""Seconds after which a worker is taken to hang."""
TRIES: Final = 3

Result = TypeVar("Result")


class Closed(RuntimeError):
    """The room closes: there are no workers any more."""


class _Pool:
    """Processes that live and die together; `ended` tells those who wait for an answer that none will come."""

    def __init__(self, count: int, niceness: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.executor = ProcessPoolExecutor(count, spawn, initializer=_begin, initargs=(niceness,))
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(self) -> None:
        """Ends all processes at once.

        What they still had to do is not cancelled: a cancelled future would end its asker as if he had been cancelled.
        """
        processes = [*(self.executor._processes or {}).values()]
        self.executor.shutdown(wait=False)
        for process in processes:
            process.kill()
        if not self.ended.done():
            self.ended.set_result(None)


class Workers:
    """A pool of processes in which a worker that died or hangs is replaced.

    Who finds all workers busy waits before the pool, so that nobody's time to think is spent waiting, and a worker
    that hangs takes nothing along but what its pool had begun; that is done again.

    Args:
        count: how many; one less than there are cores, four at most, unless given.
        patience: seconds after which a worker is taken to hang.
        niceness: how far others come first where both want a core, as of `os.nice`.
    """

    def __init__(self, count: int | None = None, patience: float = PATIENCE, niceness: int = 0) -> None:
        self._count = count or beside(cores_of())
        self._patience = patience
        self._niceness = niceness
        self._free = asyncio.Semaphore(self._count)
        self._pool: _Pool | None = None
        self._closed = False

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Calls a function of a module in a worker.

        Raises:
            BrokenProcessPool, TimeoutError: it killed or kept several workers in a row.
            Closed: the workers are closed.
            Exception: what the function raised; `CancelledError` only if the caller is cancelled.
        """
        async with self._free:
            for _ in range(TRIES - 1):
                try:
                    return await self._ask(work, *args)
                except (BrokenProcessPool, TimeoutError):
                    LOG.warning("a worker died or hangs and is replaced")
            return await self._ask(work, *args)

    async def _ask(self, work: Callable[..., Result], *args: Any) -> Result:
        pool = self._ready()
        try:
            return await self._answer(pool, work, *args)
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise

    async def _answer(self, pool: _Pool, work: Callable[..., Result], *args: Any) -> Result:
        answer = asyncio.wrap_future(pool.executor.submit(work, *args))
        waited: tuple[asyncio.Future[Any], ...] = (answer, pool.ended)
        try:
            await asyncio.wait(waited, timeout=self._patience, return_when=asyncio.FIRST_COMPLETED)
            if answer.done() and not answer.cancelled():
                return answer.result()
        finally:
            answer.cancel()  # nobody waits for it any more; nothing happens to one that is there
        if pool.ended.done():
            raise BrokenProcessPool("another worker of the pool hung")
        raise TimeoutError

    def _ready(self) -> _Pool:
        if self._closed:
            raise Closed
        if self._pool is None:
            self._pool = _Pool(self._count, self._niceness)
        return self._pool

    def _drop(self, pool: _Pool) -> None:
        """Only the first who finds a pool broken replaces it."""
        if self._pool is pool:
            self._pool = None
            pool.end()

    def pids(self) -> list[int]:
        """The processes of the workers that run now."""
        return [] if self._pool is None else [*self._pool.executor._processes]

    def close(self) -> None:
        """Ends all workers at once, and for good."""
        self._closed = True
        if self._pool is not None:
            self._drop(self._pool)


def _begin(niceness: int) -> None:
    """In a new worker: Ctrl-C is for the room alone, and without the room there is nothing left to do."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
