"""The lives of a room that is killed and started again."""

import asyncio
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar

from parlour.server.clock import Clock
from parlour.server.table.actor import Actor
from tests.chaos.line import Line

Made = TypeVar("Made")
_life: ContextVar["Life | None"] = ContextVar("life", default=None)


class Life:
    """The time between a start of the room and its end."""

    def __init__(self, source: Callable[[], int]) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lines: list[Line] = []
        self.actor: Actor | None = None
        self.clock = Clock(source)
        self.dead = False
        self.run(lambda: asyncio.create_task(self.clock.tick()))

    def run(self, make: Callable[[], Made]) -> Made:
        """Whatever begins in it ends with it."""
        context = copy_context()
        context.run(_life.set, self)
        return context.run(make)

    def forget(self, actor: Actor) -> None:
        """The table leaves the memory."""
        if self.actor is actor:
            self.actor = None
        actor.stop()

    def end(self) -> None:
        """As by ``kill -9``: nothing of it does anything any more, and all lines break."""
        self.dead = True
        for task in [*self.tasks]:
            task.cancel()
        for line in self.lines:
            line.cut()


def unless_dead(callback: Callable[[], object], context: Context | None) -> Callable[[], None]:
    """Does something, unless the life is over by then in which it was planned, or which its context is of."""
    life = _life.get() if context is None else context.get(_life)

    def call() -> None:
        if life is None or not life.dead:
            callback()

    return call


def task_of_life(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """What a loop makes tasks with, so that each belongs to the life in which it was begun."""
    task = asyncio.Task(work, loop=loop, **more)
    life = _life.get()
    if life is not None:
        life.tasks.add(task)
        task.add_done_callback(life.tasks.discard)
        if life.dead:
            task.cancel()
    return task
