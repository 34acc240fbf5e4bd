"""Long work is done in slices, so that nobody waits for it: who is urgent comes first, then everybody in turn."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar
from zlib import crc32

from parlour.server.compute.cores import cores_of, half
from parlour.server.compute.supervise import supervise
from parlour.server.compute.workers import Workers

LOG: Final = logging.getLogger(__name__)
SHORTEST: Final = 0.1
LONGEST: Final = 0.8
"""Seconds of a slice; it grows, so that first answers are quick and long searches lose little."""

Result = TypeVar("Result")
Run: TypeAlias = Callable[..., Awaitable[Any]]
"""Calls a function in the worker whose turn it is."""
Work: TypeAlias = Callable[[Run, float], Awaitable[Result]]
"""Does a slice of so many seconds with a worker."""


class Visitor(NamedTuple):
    """Whom a work is for, and where he comes from: every place has its turn, and at it everybody who is there."""

    place: str
    guest: str


class Job:
    """A work that is done in slices.

    Args:
        visitor: whom it is for.
        about: jobs about the same go to the same worker, which remembers.
        work: does a slice; whether all is done.
        urgency: lower ones come first.
        steady: of equal urgency the one that was added first is done first, instead of everybody in turn.
        seconds: of its first slice and of its longest.
    """

    def __init__(
        self,
        visitor: Visitor,
        about: str,
        work: Work[bool],
        *,
        urgency: int = 0,
        steady: bool = False,
        seconds: tuple[float, float] = (SHORTEST, LONGEST),
    ) -> None:
        self.visitor = visitor
        self.about = about
        self.urgency = urgency
        self.steady = steady
        self._work = work
        self._slice, self._longest = seconds

    async def go_on(self, run: Run) -> bool:
        """Does a slice; whether all is done."""
        seconds, self._slice = self._slice, min(self._longest, 2 * self._slice)
        return await self._work(run, seconds)


class Lane:
    """One worker, and the jobs that wait for it or have it.

    Args:
        workers: the one.
        remembers: about so many things it can work without learning them again and again; None is any number.
    """

    def __init__(self, workers: Workers, remembers: int | None = None) -> None:
        self.workers = workers
        self._remembers = remembers
        self._jobs: dict[Job, int] = {}
        self._served: dict[str | Visitor, int] = {}
        self._turns = count()
        self._begun: set[Job] = set()
        self._some = asyncio.Event()
        self._task = asyncio.create_task(supervise("work in slices", self._serve))

    def add(self, job: Job) -> None:
        """A job waits behind those that are as urgent; so does its visitor, unless something of him waits already."""
        turn = self._jobs[job] = next(self._turns)
        self._served.setdefault(job.visitor.place, turn)
        self._served.setdefault(job.visitor, turn)
        self._some.set()

    def drop(self, job: Job) -> None:
        """A job need not be done any more; a slice that has begun still ends."""
        self._begun.discard(job)
        self._jobs.pop(job, None)
        if all(other.visitor != job.visitor for other in self._jobs):
            self._served.pop(job.visitor, None)
        if all(other.visitor.place != job.visitor.place for other in self._jobs):
            self._served.pop(job.visitor.place, None)

    def others(self, visitor: Visitor) -> int:
        """How many other visitors are waiting or served."""
        return len({job.visitor for job in self._jobs} - {visitor})

    def close(self) -> None:
        """Ends the worker at once."""
        self._task.cancel()
        self.workers.close()

    async def _serve(self) -> None:
        while True:
            job = next(filter(self._has_room_for, sorted(self._jobs, key=self._rank)), None)
            if job is None:
                self._some.clear()
                await self._some.wait()
                continue
            self._begun.add(job)
            self._put_behind(job)
            if await self._slice_of(job):
                self.drop(job)
            else:
                self._put_behind(job)

    def _rank(self, job: Job) -> tuple[int, int, int, int]:
        """Whoever was served longest ago is next: places first, then visitors, then jobs."""
        if job.steady:
            return job.urgency, 0, 0, self._jobs[job]
        return job.urgency, self._served[job.visitor.place], self._served[job.visitor], self._jobs[job]

    def _put_behind(self, job: Job) -> None:
        """It has its turn, and whoever comes meanwhile comes before it."""
        if job in self._jobs and not job.steady:
            turn = self._jobs[job] = next(self._turns)
            self._served |= {job.visitor.place: turn, job.visitor: turn}

    def _has_room_for(self, job: Job) -> bool:
        """No more is begun than the worker remembers.

        A place that has none of it gets one from the place that has most, if that keeps another.
        """
        held = {begun.about: begun.visitor.place for begun in self._begun}
        if self._remembers is None or job.about in held or len(held) < self._remembers:
            return True
        places = Counter(held.values())
        place, most = places.most_common(1)[0]
        if places[job.visitor.place] or most < 2:
            return False
        given_up = next(about for about, its in held.items() if its == place)
        self._begun = {begun for begun in self._begun if begun.about != given_up}
        return True

    async def _slice_of(self, job: Job) -> bool:
        try:
            return await job.go_on(self.workers.run)
        except Exception:
            LOG.exception("work in slices failed")
            return True


class Lanes:
    """Workers for work in slices, begun when the first of it comes.

    Args:
        workers: makes one.
        remembers: see `Lane`.
        lanes: how many; half of the cores unless given, so that all else has the others.
    """

    def __init__(self, workers: Callable[[], Workers], remembers: int | None = None, lanes: int | None = None) -> None:
        self._make = workers
        self._remembers = remembers
        self._count = lanes or half(cores_of())
        self._lanes: list[Lane] = []

    def of(self, about: str) -> Lane:
        """Where all work about the same is done."""
        if not self._lanes:
            self._lanes = [Lane(self._make(), self._remembers) for _ in range(self._count)]
        return self._lanes[crc32(about.encode()) % len(self._lanes)]

    def pids(self) -> list[int]:
        """The processes of the workers that run now."""
        return [pid for lane in self._lanes for pid in lane.workers.pids()]

    def close(self) -> None:
        """Ends all workers at once."""
        for lane in self._lanes:
            lane.close()


class Question(Generic[Result]):
    """What a work comes to in the end, whatever slice that is.

    Args:
        work: does a slice; what it found.
        is_last: whether that is all.
    """

    def __init__(self, work: Work[Result], is_last: Callable[[Result], bool]) -> None:
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._work = work
        self._is_last = is_last

    async def go_on(self, run: Run, seconds: float) -> bool:
        """See `Work`; what the work raises is the answer, too."""
        (outcome,) = await asyncio.gather(self._work(run, seconds), return_exceptions=True)
        if not isinstance(outcome, BaseException) and not self._is_last(outcome):
            return False
        if self.future.done():  # who asked may have gone away
            return True
        if isinstance(outcome, BaseException):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)
        return True
