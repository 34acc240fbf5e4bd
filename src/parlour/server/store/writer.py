"""The one writer of the database: a thread that commits what all tables have queued in one transaction."""

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from parlour.server.store.database import writing
from parlour.server.store.faults import LOCKED, NotStored, reason, report

Result = TypeVar("Result")
Job = tuple[Callable[[sa.Connection], Any], "Future[Any]"]

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 256
"""So many jobs at most share a commit."""


class Writer:
    """Writes in the order of asking; what it returns is committed.

    Example: ``await writer.write(lambda connection: add_row(connection, "aB3", row))``.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = writing(engine)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Lets the thread run."""
        self._thread.start()

    async def write(self, job: Callable[[sa.Connection], Result]) -> Result:
        """Runs a job inside a transaction; comes back after the commit.

        Raises:
            NotStored: the database did not take it, after it was waited for.
            Exception: what the job raised.
        """
        future: Future[Result] = Future()
        self._jobs.put((job, future))
        try:
            return await asyncio.wrap_future(future)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            report(LOG, "not stored", error)
            raise NotStored("not-stored") from None

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
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)

    def _commit(self, batch: list[Job]) -> None:
        """All together; if that fails, each alone, so that one table's fault is not everybody's.

        Only whom a locked database has kept waiting does not wait again: the others would wait behind him. Whatever it
        was, the thread lives on, for nothing could be stored without it.
        """
        try:
            self._transact(batch)
        except BaseException as error:
            if len(batch) == 1 or reason(error) == LOCKED:
                for _, future in batch:
                    _fail(future, error)
                return
            for job in batch:
                self._commit([job])

    def _transact(self, batch: list[Job]) -> None:
        with self._engine.begin() as connection:
            results = [job(connection) for job, _ in batch]
        for (_, future), result in zip(batch, results, strict=True):
            if future.set_running_or_notify_cancel():
                future.set_result(result)


def _fail(future: "Future[Any]", error: BaseException) -> None:
    """What would end the one who asked, or the room, is told as what does not."""
    told = error if isinstance(error, Exception) else RuntimeError(repr(error))
    if future.set_running_or_notify_cancel():
        future.set_exception(told)
