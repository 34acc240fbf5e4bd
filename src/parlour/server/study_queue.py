"""Who asks the solver waits his turn: work is done in slices, and every visitor gets as many as any other."""

import asyncio
import contextlib
import logging
import os
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar
from zlib import crc32

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.pace import networks_of
from parlour.server.study_worker import MOST_ROUNDS
from parlour.server.supervise import supervise
from parlour.server.workers import Workers

LOG: Final = logging.getLogger(__name__)
MOST_OF_ONE: Final = 4
"""Questions that one visitor may have open: several pages, but no more."""
MOST: Final = 60
"""Questions that all visitors may have open together; beyond that every place may have one."""
SHORTEST: Final = 0.1
LONGEST: Final = 0.8
"""Seconds of a slice; it grows, so that first answers are quick and long searches lose little."""
PATIENCE: Final = 60.0
"""Seconds that a slice may take: on a busy machine the games come first."""
POLITENESS: Final = 5
"""How far they do where both want a core."""

Result = TypeVar("Result")
Run: TypeAlias = Callable[..., Awaitable[Any]]


class Visitor(NamedTuple):
    """Who asks, and where he comes from: first every place has its turn, then everybody who is there."""

    place: str
    guest: str


def visitor_of(guest: Player | None, host: str | None) -> Visitor:
    """A visitor by his guest and his address; at one place, those without a cookie are one."""
    return Visitor(next(iter(networks_of(host)), host or ""), guest or "")


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
    """One worker, and who waits for it: places in a circle, and at each of them its visitors in a circle."""

    def __init__(self) -> None:
        self._workers = Workers(1, PATIENCE, POLITENESS)
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self._begun: set[Job] = set()
        self._some = asyncio.Event()
        self._task = asyncio.create_task(supervise("the study", self._serve))
        self.working: Job | None = None

    def add(self, job: Job) -> None:
        """A job waits at the end of its visitor's line."""
        place, guest = job.visitor
        self._waiting.setdefault(place, OrderedDict()).setdefault(guest, deque()).append(job)
        self._some.set()

    def drop(self, job: Job) -> None:
        """A job need not be done any more; a slice that has begun still ends."""
        job.dropped = True
        self._begun.discard(job)
        with contextlib.suppress(KeyError, ValueError):
            self._take(job)

    def others(self, visitor: Visitor) -> int:
        """How many other visitors are waiting or served."""
        served = [self.working.visitor] if self.working else []
        waiting = (Visitor(place, guest) for place, guests in self._waiting.items() for guest in guests)
        return len({*waiting, *served} - {visitor})

    def close(self) -> None:
        """Ends the worker at once."""
        self._task.cancel()
        self._workers.close()

    def _next(self) -> Job | None:
        """The next job that may go on, in the order of the circles; whoever it is of then stands at their ends."""
        waiting = ((place, guest, jobs) for place, guests in self._waiting.items() for guest, jobs in guests.items())
        for place, guest, jobs in waiting:
            job = next(filter(self._has_room_for, jobs), None)
            if job is not None:
                self._waiting.move_to_end(place)
                self._waiting[place].move_to_end(guest)
                self._take(job)
                self._begun.add(job)
                return job
        return None

    def _has_room_for(self, job: Job) -> bool:
        """No more rounds are begun than the worker remembers, or it would learn all of them again and again.

        A place that has none of them gets one from the place that has most, if that keeps another.
        """
        rounds = {begun.about: begun.visitor.place for begun in self._begun}
        if job.about in rounds or len(rounds) < MOST_ROUNDS:
            return True
        held = Counter(rounds.values())
        place, most = held.most_common(1)[0]
        if held[job.visitor.place] or most < 2:
            return False
        given_up = next(about for about, its in rounds.items() if its == place)
        self._begun = {begun for begun in self._begun if begun.about != given_up}
        return True

    def _take(self, job: Job) -> None:
        """Takes a job out of its line, and empty lines out of the circles."""
        place, guest = job.visitor
        self._waiting[place][guest].remove(job)
        if not self._waiting[place][guest]:
            del self._waiting[place][guest]
        if not self._waiting[place]:
            del self._waiting[place]

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
        if len(self._open) >= MOST and any(one.visitor.place == job.visitor.place for one in self._open):
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
