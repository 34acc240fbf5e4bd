"""The one writer of the database: a thread that commits what all tables have queued in one transaction."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import sqlalchemy as sa

from parlour.server.metrics import UNWATCHED
from parlour.server.store.database import writing
from parlour.server.store.faults import WAITED_FOR, NotStored, reason, report
from parlour.server.store.protocol import Append, Stored
from parlour.server.store.retry import Retry
from parlour.server.store.storage import append

Result = TypeVar("Result")
Writing: TypeAlias = Callable[[sa.Connection], None] | Append


class _Job(NamedTuple):
    change: Writing
    stored: Stored
    loop: asyncio.AbstractEventLoop


_Outcome: TypeAlias = tuple[_Job, Exception | None]

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

    def ask(self, change: Writing, stored: Stored) -> None:
        """Makes a change inside a transaction; tells after the commit, in the event loop.

        The error is `NotStored` if the database did not take it, after it was waited for, else what the change raised.
        """
        self._jobs.put(_Job(change, stored, asyncio.get_running_loop()))

    def write(self, change: Callable[[sa.Connection], Result]) -> asyncio.Future[Result]:
        """The same for whoever waits for what the change gives back."""
        answer = _Answer(change)
        self.ask(answer, answer.stored)
        return answer.future

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
            self._retry.through(lambda: self._transact([job.change for job in batch]))
        except BaseException as error:
            if len(batch) == 1 or reason(error) in WAITED_FOR:
                return [(job, _told(error)) for job in batch]
            return [outcome for job in batch for outcome in self._commit([job])]
        self.metrics.committed(time.perf_counter() - begun, len(batch))
        return [(job, None) for job in batch]

    def _transact(self, changes: Sequence[Writing]) -> None:
        """Appended rows are gathered until something else comes."""
        rows: list[Append] = []
        with self._transaction() as connection:
            for change in changes:
                if isinstance(change, Append):
                    rows.append(change)
                else:
                    append(connection, rows)
                    rows.clear()
                    change(connection)
            append(connection, rows)

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


class _Answer(Generic[Result]):
    """A change that somebody waits for, and what it gives back."""

    def __init__(self, change: Callable[[sa.Connection], Result]) -> None:
        self._change = change
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

    def __call__(self, connection: sa.Connection) -> None:
        """Makes it, perhaps again if the commit has failed."""
        self._result = self._change(connection)

    def stored(self, error: Exception | None) -> None:
        """Tells whoever waits, unless he has gone away."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(self._result)
        else:
            self.future.set_exception(error)


def _told(error: BaseException) -> Exception:
    """What would end the one who asked, or the room, is told as what does not."""
    if isinstance(error, sa.exc.SQLAlchemyError | OSError):
        report(LOG, "not stored", error)
        return NotStored("not-stored")
    return error if isinstance(error, Exception) else RuntimeError(repr(error))


def _tell(outcomes: list[_Outcome]) -> None:
    """All whose loop is the same are told in one call, unless it has ended."""
    for loop in {job.loop for job, _ in outcomes}:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell_all, [outcome for outcome in outcomes if outcome[0].loop is loop])


def _tell_all(outcomes: list[_Outcome]) -> None:
    for job, error in outcomes:
        try:
            job.stored(error)
        except Exception:  # the others have yet to be told
            LOG.exception("what is stored was not told")
