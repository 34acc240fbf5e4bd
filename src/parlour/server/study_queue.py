"""Who asks the solver waits his turn: work is done in slices, and every visitor gets as many as any other."""

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias, TypeVar
from zlib import crc32

from parlour.core.errors import ParlourError
from parlour.server.study_worker import MOST_ROUNDS
from parlour.server.supervise import supervise
from parlour.server.workers import Workers

LOG: Final = logging.getLogger(__name__)
MOST_OF_ONE: Final = 4
"""Questions that one visitor may have open: several pages, but no more."""
MOST: Final = 60
"""Questions that all visitors may have open together."""
SHORTEST: Final = 0.1
LONGEST: Final = 0.8
"""Seconds of a slice; it grows, so that first answers are quick and long searches lose little."""
PATIENCE: Final = 60.0
"""Seconds that a slice may take: on a busy machine the games come first."""
POLITENESS: Final = 5
"""How far they do where both want a core."""

Result = TypeVar("Result")
Visitor: TypeAlias = str
Run: TypeAlias = Callable[..., Awaitable[Any]]


class HasEnd(Protocol):
    """What a slice of a work found out, and whether that is all."""

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""


Unfinished = TypeVar("Unfinished", bound=HasEnd)


class StudyBusy(ParlourError):
    """The solver has no room for another question now."""


class Job:
    """A question, worked on in slices.

    Args:
        visitor: who asks.
        about: jobs about the same go to the same worker, which remembers.
        work: does a slice of so many seconds with a worker; whether all is done.
    """

    def __init__(self, visitor: Visitor, about: str, work: Callable[[Run, float], Awaitable[bool]]) -> None:
        self.visitor = visitor
        self.about = about
        self.dropped = False
        self._work = work
        self._slice = SHORTEST

    async def go_on(self, run: Run) -> bool:
        """Does a slice; whether all is done."""
        seconds, self._slice = self._slice, min(LONGEST, 2 * self._slice)
        return await self._work(run, seconds)


class Lane:
    """One worker, and the visitors that wait for it in a circle."""

    def __init__(self) -> None:
        self._workers = Workers(1, PATIENCE, POLITENESS)
        self._waiting: OrderedDict[Visitor, deque[Job]] = OrderedDict()
        self._begun: set[Job] = set()
        self._some = asyncio.Event()
        self._task = asyncio.create_task(supervise("the study", self._serve))
        self.working: Job | None = None

    def add(self, job: Job) -> None:
        """A job waits at the end of its visitor's line."""
        self._waiting.setdefault(job.visitor, deque()).append(job)
        self._some.set()

    def drop(self, job: Job) -> None:
        """A job need not be done any more; a slice that has begun still ends."""
        job.dropped = True
        self._begun.discard(job)
        with contextlib.suppress(KeyError, ValueError):
            self._waiting[job.visitor].remove(job)

    def others(self, visitor: Visitor) -> int:
        """How many other visitors are waiting or served."""
        served = [self.working.visitor] if self.working else []
        return len({*(who for who, jobs in self._waiting.items() if jobs), *served} - {visitor})

    def close(self) -> None:
        """Ends the worker at once."""
        self._task.cancel()
        self._workers.close()

    def _next(self) -> Job | None:
        """The next visitor's next job; he then stands at the end of the circle.

        No more rounds are begun than the worker remembers, or it would learn all of them again and again.
        """
        rounds = {job.about for job in self._begun}
        for visitor, jobs in [*self._waiting.items()]:
            if not jobs:
                del self._waiting[visitor]
            for job in jobs:
                if job.about in rounds or len(rounds) < MOST_ROUNDS:
                    self._waiting.move_to_end(visitor)
                    jobs.remove(job)
                    self._begun.add(job)
                    return job
        return None

    async def _serve(self) -> None:
        while True:
            self.working = self._next()
            if self.working is None:
                self._some.clear()
                await self._some.wait()
            elif not await self._slice_of(self.working) and not self.working.dropped:
                self.add(self.working)
            else:
                self._begun.discard(self.working)

    async def _slice_of(self, job: Job) -> bool:
        try:
            return await job.go_on(self._workers.run)
        except Exception:
            LOG.exception("a question to the solver failed")
            return True


class StudyQueue:
    """All lanes of the room, begun when the first question comes.

    Args:
        lanes: how many workers; half of the cores unless given, so that the games have the others.
    """

    def __init__(self, lanes: int | None = None) -> None:
        self._count = lanes or max(1, (os.cpu_count() or 2) // 2)
        self._lanes: list[Lane] = []
        self._open: dict[Job, Lane] = {}

    def add(self, job: Job) -> int:
        """Takes a question in; how many other visitors share its worker.

        Raises:
            StudyBusy: this visitor has too many open questions (``study-too-many``), or all have (``study-busy``).
        """
        if sum(one.visitor == job.visitor for one in self._open) >= MOST_OF_ONE:
            raise StudyBusy("study-too-many", most=MOST_OF_ONE)
        if len(self._open) >= MOST:
            raise StudyBusy("study-busy")
        if not self._lanes:
            self._lanes = [Lane() for _ in range(self._count)]
        lane = self._open[job] = self._lanes[crc32(job.about.encode()) % len(self._lanes)]
        lane.add(job)
        return lane.others(job.visitor)

    @property
    def open(self) -> int:
        """How many questions are open."""
        return len(self._open)

    async def once(self, visitor: Visitor, work: Callable[..., Result], *args: Any) -> Result:
        """Calls a function in a worker when it is the visitor's turn.

        Raises:
            StudyBusy: see `add`.
            Exception: what the function raised.
        """
        return await self._answer(visitor, repr(args), lambda run, _: run(work, *args), lambda _: True)

    async def until_done(
        self, visitor: Visitor, about: str, work: Callable[[Run, float], Awaitable[Unfinished]]
    ) -> Unfinished:
        """Does slices of a work until one says that it is done, and answers what that found; see `Job` and `once`."""
        return await self._answer(visitor, about, work, lambda found: found.done)

    async def _answer(
        self,
        visitor: Visitor,
        about: str,
        work: Callable[[Run, float], Awaitable[Result]],
        is_last: Callable[[Result], bool],
    ) -> Result:
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def go_on(run: Run, seconds: float) -> bool:
            (outcome,) = await asyncio.gather(work(run, seconds), return_exceptions=True)
            if not isinstance(outcome, BaseException) and not is_last(outcome):
                return False
            if not answer.done():  # who asked may have gone away
                _settle(answer, outcome)
            return True

        job = Job(visitor, about, go_on)
        self.add(job)
        try:
            return await answer
        finally:
            self.drop(job)

    def drop(self, job: Job) -> None:
        """A question need not be answered any more, or has been."""
        lane = self._open.pop(job, None)
        if lane is not None:
            lane.drop(job)

    def close(self) -> None:
        """Ends all workers."""
        for lane in self._lanes:
            lane.close()


def _settle(answer: asyncio.Future[Result], outcome: Result | BaseException) -> None:
    if isinstance(outcome, BaseException):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
