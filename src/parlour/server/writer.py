"""The one writer of the database: a thread that commits what all tables have queued in one transaction."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

import sqlalchemy as sa

Result = TypeVar("Result")
Job = tuple[Callable[[sa.Connection], Any], "Future[Any]"]

BATCH: Final = 256
"""So many jobs at most share a commit."""


class Writer:
    """Writes in the order of asking; what it returns is committed.

    Example: ``await writer.write(lambda connection: add_row(connection, "aB3", row))``.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Lets the thread run."""
        self._thread.start()

    async def write(self, job: Callable[[sa.Connection], Result]) -> Result:
        """Runs a job inside a transaction; comes back after the commit.

        Raises:
            Exception: what the job or the commit raised; then nothing of it is stored.
        """
        future: Future[Result] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Finishes what is queued and ends the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < BATCH:
                    batch.append(self._jobs.get_nowait())
            going = None not in batch
            self._commit([job for job in batch if job is not None])

    def _commit(self, batch: list[Job]) -> None:
        """All together; if that fails, each alone, so that one table's fault is not everybody's."""
        try:
            self._transact(batch)
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for job in batch:
                self._commit([job])

    def _transact(self, batch: list[Job]) -> None:
        with self._engine.begin() as connection:
            results = [job(connection) for job, _ in batch]
        for (_, future), result in zip(batch, results, strict=True):
            if future.set_running_or_notify_cancel():
                future.set_result(result)


def _fail(future: "Future[Any]", error: Exception) -> None:
    if future.set_running_or_notify_cancel():
        future.set_exception(error)
