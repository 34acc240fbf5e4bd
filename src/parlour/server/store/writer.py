"""The one writer of the database: a thread that commits what all tables have queued in one transaction."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import sqlalchemy as sa

from parlour.server.metrics import UNWATCHED
from parlour.server.store.database import writing
from parlour.server.store.faults import WAITED_FOR, NotStored, reason, report
from parlour.server.store.retry import Retry
from parlour.server.store.storage import Append, append

Result = TypeVar("Result")
Writing: TypeAlias = Callable[[sa.Connection], Any] | Append
_Job: TypeAlias = tuple[Writing, asyncio.Future[Any]]
_Outcome: TypeAlias = tuple[asyncio.Future[Any], Any]
"""Who waits, and the result or what was raised."""

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 256
"""So many jobs at most share a commit."""
GAP: Final = 0.0015
LONGEST_GAP: Final = 0.012
"""Seconds between two commits while more is waiting, for each job of the first one: the more is asked, the more of it
shares a commit, since each costs a disk and two threads the same. What comes now and then never waits.
"""


class Writer:
    """Writes in the order of asking; what it returns is committed.

    Rows that are appended go together in one statement. Each batch costs a change of threads each way, however large.

    Example: ``await writer.write(lambda connection: keep_guest(connection, person))``.
    """

    def __init__(self, engine: sa.Engine, retry: Retry | None = None) -> None:
        self._engine = writing(engine)
        self._retry = retry or Retry()
        self.metrics = UNWATCHED
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: sa.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Lets the thread run."""
        self._thread.start()

    def write(self, job: Callable[[sa.Connection], Result] | Append) -> asyncio.Future[Result]:
        """Makes a change inside a transaction; what it gives back is done after the commit.

        That fails with `NotStored` if the database did not take it, after it was waited for, else with what the job
        raised.
        """
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return future

    @property
    def queued(self) -> int:
        """How many changes wait, roughly: they are taken out meanwhile."""
        return self._jobs.qsize()

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
                _tell(self._commit(jobs))
            if len(jobs) > 1 and not self._jobs.empty():
                time.sleep(min(LONGEST_GAP, GAP * len(jobs)))
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[_Job]) -> list[_Outcome]:
        """All together; if that fails, each alone, so that one table's fault is not everybody's.

        Only whom a locked or lost database has kept waiting does not wait again: the others would wait behind him.
        Whatever it was, the thread lives on, for nothing could be stored without it.
        """
        begun = time.perf_counter()
        try:
            results = self._retry.through(lambda: self._transact([change for change, _ in batch]))
        except BaseException as error:
            if len(batch) == 1 or reason(error) in WAITED_FOR:
                return [(future, _told(error)) for _, future in batch]
            return [outcome for job in batch for outcome in self._commit([job])]
        self.metrics.committed(time.perf_counter() - begun, len(batch))
        return [(future, result) for (_, future), result in zip(batch, results, strict=True)]

    def _transact(self, changes: Sequence[Writing]) -> list[Any]:
        """The result of each; appended rows are gathered until something else comes."""
        results: list[Any] = []
        rows: list[Append] = []
        with self._transaction() as connection:
            for change in changes:
                if isinstance(change, Append):
                    rows.append(change)
                    results.append(None)
                else:
                    append(connection, rows)
                    rows.clear()
                    results.append(change(connection))
            append(connection, rows)
        return results

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """On one connection, until something fails on it: taking one costs a batch a quarter of its time."""
        connection, self._connection = self._connection or self._engine.connect(), None
        with contextlib.ExitStack() as unless_it_works:
            unless_it_works.callback(connection.close)
            with connection.begin():
                yield connection
            unless_it_works.pop_all()
            self._connection = connection


class _Failed(NamedTuple):
    error: Exception


def _told(error: BaseException) -> _Failed:
    """What would end the one who asked, or the room, is told as what does not."""
    if isinstance(error, sa.exc.SQLAlchemyError | OSError):
        report(LOG, "not stored", error)
        return _Failed(NotStored("not-stored"))
    return _Failed(error if isinstance(error, Exception) else RuntimeError(repr(error)))


def _tell(outcomes: list[_Outcome]) -> None:
    """All who wait in the same loop are told at once, unless it has ended."""
    loops = {future.get_loop() for future, _ in outcomes}
    for loop in loops:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, [outcome for outcome in outcomes if outcome[0].get_loop() is loop])


def _settle(outcomes: list[_Outcome]) -> None:
    for future, outcome in outcomes:
        if future.done():  # who asked has gone away
            continue
        if isinstance(outcome, _Failed):
            future.set_exception(outcome.error)
        else:
            future.set_result(outcome)
