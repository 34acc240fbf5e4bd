"""Fairness in real time: how long messages take, and how long the quicker wait for the others."""

from collections import deque
from collections.abc import Iterable
from statistics import median
from typing import Final

BOUND: Final = 150
"""Milliseconds that a message waits at most, so that a client that lies about its delay gains no more."""
SAMPLES: Final = 5


def handicap(own: int | None, others: Iterable[int | None]) -> int:
    """How long a message waits, from round trips in milliseconds: ``handicap(20, [20, 90]) == 70``, never over `BOUND`.

    Who has not been measured yet waits for nobody, and nobody waits for him.
    """
    if own is None:
        return 0
    slowest = max((trip for trip in others if trip is not None), default=own)
    return min(BOUND, max(0, slowest - own))


class RoundTrip:
    """How long a message takes to a client and back, as the median of the last few.

    Only the answer to the last probe counts, and only the first; a client can seem slower than it is, never faster.
    """

    def __init__(self) -> None:
        self._samples: deque[float] = deque(maxlen=SAMPLES)
        self._asked: tuple[int, float] | None = None
        self._number = 0

    def ask(self, now: float) -> int:
        """A new probe, sent now (in seconds); its number."""
        self._number += 1
        self._asked = self._number, now
        return self._number

    def answer(self, number: int, now: float) -> bool:
        """Takes an answer; whether it was one to the last probe."""
        if self._asked is None or self._asked[0] != number:
            return False
        self._samples.append(now - self._asked[1])
        self._asked = None
        return True

    @property
    def milliseconds(self) -> int | None:
        """None until the first answer."""
        return round(1000 * median(self._samples)) if self._samples else None
