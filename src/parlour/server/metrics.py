"""What happens in a room as numbers, for whoever watches it; a room that nobody watches counts nothing."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

ThereIs: TypeAlias = Mapping[str, tuple[str, Callable[[], int]]]
"""By the name of a number, what it counts and how."""


class Metrics:
    """Is told what happens, and counts nothing of it.

    Attributes:
        url: where the numbers are told; None if nowhere.
    """

    url: str | None = None

    def look_at(self, there_is: ThereIs) -> None:
        """These can be counted at any time, from any thread."""

    def close(self) -> None:
        """Nothing more is told."""

    def refused(self, code: str) -> None:
        """Somebody has been told that something cannot be done."""

    def moved(self, seconds: float) -> None:
        """An action of a person has been stored and answered, so long after it came."""

    def committed(self, seconds: float, changes: int) -> None:
        """So many changes of tables and guests have been committed together, in so long."""


UNWATCHED: Final = Metrics()
