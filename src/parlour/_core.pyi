"""The kernel, made of ``cpp/`` when the package is built. A set of cards is the sum of ``1 << card``."""

from collections.abc import Callable, Sequence
from typing import final

@final
class Solver:
    """Answers questions about the deal it was made for; owns its table. Of several threads the first answers.

    Raises:
        ValueError: no hands, no such position, fewer than 1 or more than 256 threads.
        RuntimeError: a search of the same solver is running.
    """

    def __init__(self, hands: Sequence[int], must_follow_trump: bool, log2_buckets: int, threads: int = 1) -> None: ...
    def bound(
        self, left: int, leader: int, table: Sequence[int], goal: int, stop: Callable[[], bool] | None = None
    ) -> int | None:
        """A bound r on side A's future score: at least r if r >= goal, else at most r; None if stopped."""

    @property
    def nodes(self) -> int:
        """How many positions have been visited."""

@final
class Plain:
    """Plain alpha-beta with a table of exact positions, to compare with."""

    def __init__(self, hands: Sequence[int], must_follow_trump: bool, log2_entries: int) -> None: ...
    def value(self, left: int, leader: int, table: Sequence[int], stop: Callable[[], bool] | None = None) -> int | None:
        """Side A's future score; None if stopped."""

    @property
    def nodes(self) -> int:
        """How many positions have been visited."""

def prospects(
    hands: Sequence[int], leader: int, table: Sequence[int], *, must_follow_trump: bool
) -> list[tuple[int, int, int, int]]:
    """For each card that may be played: it, the hand that is winning then, the worth so far, the cards that beat it.

    Args:
        hands: the cards left.
        leader: the hand that played the first card of the table, or is to.
        table: the cards on it, in the order of play.

    Raises:
        ValueError: no hands, no such leader, no such table.
    """
