"""The kernel as an engine: the search in C++, some hundred times as fast as the reference.

It runs without the interpreter's lock, so that solvers in several threads use several cores.
"""

from typing import Final

from parlour._core import Solver
from parlour.core.study import Stop
from parlour.games.costly_tricks.rules import State, whole_hands

LARGEST_TABLE: Final = 19
"""Buckets, as a power of two: 32 MiB. A table for fewer tricks is smaller."""


class Kernel:
    """Answers for a round and all that can come of it.

    Args:
        state: the round.
        threads: how many search together on one table. With more than one, the nodes are not the same twice.
    """

    def __init__(self, state: State, *, threads: int = 1) -> None:
        self._solver = Solver(whole_hands(state), state.must_follow_trump, table_size(state), threads)

    @property
    def nodes(self) -> int:
        """How many positions have been visited so far."""
        return self._solver.nodes

    def bound(self, state: State, goal: int, stop: Stop | None) -> int | None:
        """See `Engine.bound`.

        Raises:
            ValueError: the state did not come of the one that the engine was made for.
            RuntimeError: a search of this engine is running.
        """
        return self._solver.bound(sum(state.hands), state.leader, state.table, goal, stop)


def table_size(state: State) -> int:
    """The size of the table, as a power of two of buckets: a trick more takes nearly three times the room."""
    tricks = max(map(int.bit_count, state.hands), default=0)
    return min(LARGEST_TABLE, 3 + 3 * tricks // 2)
