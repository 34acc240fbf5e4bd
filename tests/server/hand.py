"""A clock that a test steps by hand."""

import threading

from parlour.server.clock import LONGEST, Clock

NAP = 0.002
"""Seconds between two looks at it."""


class HandClock(Clock):
    """Stands still until it is stepped; the test and the room may live in different threads."""

    def __init__(self) -> None:
        self._reading = 0
        self._lock = threading.RLock()
        super().__init__(lambda: self._reading, nap=NAP)

    def now(self) -> int:
        with self._lock:
            return super().now()

    def step(self, milliseconds: int) -> None:
        """The room goes on for so long."""
        with self._lock:
            while milliseconds > 0:
                self._reading += min(milliseconds, LONGEST) * 1_000_000
                milliseconds -= LONGEST
                self.now()

    def suspend(self, milliseconds: int) -> None:
        """The machine sleeps for so long, and its clock goes on all the same."""
        with self._lock:
            self._reading += milliseconds * 1_000_000
