"""Who may ask the solver how much; its work is done in slices, in fair shares."""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.compute.slices import Job, Lane, Lanes, Question, Visitor, Work
from parlour.server.compute.workers import Workers
from parlour.server.door.pace import networks_of
from parlour.server.study.worker import MOST_ROUNDS

MOST_OF_ONE: Final = 4
"""Questions that one visitor may have open: several pages, but no more."""
MOST: Final = 60
"""Questions that all visitors may have open together; beyond that every place may have one."""
PATIENCE: Final = 60.0
"""Seconds that a slice may take: on a busy machine the games come first."""
POLITENESS: Final = 5
"""How far they do where both want a core."""

Result = TypeVar("Result")


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


class StudyQueue:
    """All questions of the room; every visitor gets as many slices as any other.

    Args:
        lanes: how many workers; half of the cores unless given, so that the games have the others.
    """

    def __init__(self, lanes: int | None = None) -> None:
        self._lanes = Lanes(lambda: Workers(1, PATIENCE, POLITENESS), MOST_ROUNDS, lanes)
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
        lane = self._open[job] = self._lanes.of(job.about)
        lane.add(job)
        return lane.others(job.visitor)

    @property
    def open(self) -> int:
        """How many questions are open."""
        return len(self._open)

    async def once(self, visitor: Visitor, work: Callable[..., Result], *args: Any, about: str = "") -> Result:
        """Calls a function in a worker when it is the visitor's turn.

        Args:
            about: see `Job`; without it, what the arguments say.

        Raises:
            StudyBusy: see `add`.
            Exception: what the function raised.
        """
        return await self._answer(
            visitor, about or repr(args), Question(lambda run, _: run(work, *args), lambda _: True)
        )

    async def until_done(self, visitor: Visitor, about: str, work: Work[Unfinished]) -> Unfinished:
        """Does slices of a work until one says that it is done, and answers what that found; see `Job` and `once`."""
        return await self._answer(visitor, about, Question(work, lambda found: found.done))

    async def _answer(self, visitor: Visitor, about: str, question: Question[Result]) -> Result:
        job = Job(visitor, about, question.go_on)
        self.add(job)
        try:
            return await question.future
        finally:
            self.drop(job)

    def drop(self, job: Job) -> None:
        """A question need not be answered any more, or has been."""
        lane = self._open.pop(job, None)
        if lane is not None:
            lane.drop(job)

    def close(self) -> None:
        """Ends all workers."""
        self._lanes.close()
