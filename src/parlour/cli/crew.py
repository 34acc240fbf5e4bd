"""Cores that work on many tasks: those of this machine, or those of a Ray cluster. Both keep the order of the tasks.

Whatever a task draws by chance, it draws from a seed of its own: which core does it, and how often, changes nothing.
"""

import importlib
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from parlour.core.errors import ParlourError

Task = TypeVar("Task")
Result = TypeVar("Result")
PATIENCE: Final = 5.0
"""Seconds that a cluster has to answer."""
AHEAD: Final = 4
"""Tasks that wait for each core of a cluster, so that none is idle, and none holds more than it will soon do."""


class NoCluster(ParlourError):
    """There is no Ray, or no cluster where one was named."""


class Crew(Protocol):
    """Whoever does the work."""

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task], /) -> Iterator[Result]:
        """What comes out, in the order of the tasks, as soon as it may be told.

        Args:
            work: a function of a module, which others can import.
        """
        ...


class Alone:
    """This process."""

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task], /) -> Iterator[Result]:
        """See `Crew`."""
        return map(work, tasks)


class Processes:
    """The cores of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task], /) -> Iterator[Result]:
        """See `Crew`."""
        return self._pool.map(work, tasks)


class Cluster:
    """The cores of a Ray cluster, on whose machines this version of Parlour is installed, too.

    A task whose worker, or whose whole machine, has ended is done again elsewhere.
    """

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task], /) -> Iterator[Result]:
        """See `Crew`."""
        send = partial(self._ray.remote(max_retries=-1)(_do).remote, work)
        most = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        sent = deque[Any]()
        for task in tasks:
            sent.append(send(task))
            if len(sent) == most:
                yield self._ray.get(sent.popleft())
        while sent:
            yield self._ray.get(sent.popleft())


def _do(work: Callable[[Task], Result], task: Task) -> Result:
    """Ray takes functions alone, no other things that can be called."""
    return work(task)


@contextmanager
def gathered(jobs: int | None, ray: str | None, tasks: int) -> Iterator[Crew]:
    """Whoever does so many tasks.

    Args:
        jobs: so many at a time on this machine; as many as it has cores unless given.
        ray: the address of a Ray cluster that does them instead; ``auto`` is the one of this machine.

    Raises:
        NoCluster: ``no-ray``, ``ray-not-reached``.
    """
    if ray is not None:
        with _cluster(ray) as cluster:
            yield cluster
        return
    cores = min(jobs or os.cpu_count() or 1, tasks)
    if cores <= 1:
        yield Alone()
        return
    with ProcessPoolExecutor(cores) as pool:
        yield Processes(pool)


def _knock(address: str) -> None:
    """Ray itself would wait for minutes for somebody to come to the door.

    Raises:
        OSError: nobody listens there.
    """
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()


def find_ray() -> Any:
    """Ray, with whose workers nothing is installed: each machine has its own Parlour.

    Begun by ``uv run`` it would otherwise send this folder to each of them and begin them by the same command there,
    which they do not survive where the folder lacks what git ignores, and it would wait for ever.

    Raises:
        NoCluster: ``no-ray``.
    """
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise NoCluster("no-ray", why=str(error)) from None


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    ray = find_ray()
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        raise NoCluster("ray-not-reached", address=address, why=str(error).partition("\n")[0]) from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
