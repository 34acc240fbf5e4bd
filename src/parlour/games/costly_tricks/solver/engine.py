"""What answers the solver's questions: the kernel, or the search that is written to be read."""

from functools import cache
from importlib import import_module
from typing import Protocol

from parlour.core.study import Stop
from parlour.games.costly_tricks.rules import State


class Engine(Protocol):
    """Decides whether side A can reach a goal; owns what it has learned. One search at a time."""

    @property
    def nodes(self) -> int:
        """How many positions have been visited so far."""
        ...

    def bound(self, state: State, goal: int, stop: Stop | None) -> int | None:
        """A bound on side A's future score: at least it if it is the goal or more, else at most it; None if stopped."""
        ...


@cache
def has_kernel() -> bool:
    """Whether the package was built with its kernel, and this machine can load it."""
    try:
        import_module("parlour._core")
    except ImportError:
        return False
    return True


def engine_for(state: State, threads: int = 1) -> Engine:
    """The quickest engine there is, for a round and all that can come of it; the reference knows one thread only."""
    if has_kernel():
        from parlour.games.costly_tricks.solver.native import Kernel  # noqa: PLC0415 (it may be missing)

        return Kernel(state, threads=threads)
    from parlour.games.costly_tricks.solver.reference import Reference  # noqa: PLC0415

    return Reference(state)
