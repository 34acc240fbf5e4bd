"""How much one connection may send."""

from collections.abc import Callable
from time import monotonic


class Allowance:
    """A bucket that fills steadily: ``Allowance(rate=20, burst=60)`` is 60 at once, and 20 a second."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = float(burst)
        self._at = now()

    def take(self) -> bool:
        """Uses up one, if there is one."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
