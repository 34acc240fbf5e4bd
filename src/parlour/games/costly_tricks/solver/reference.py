"""The search that is written to be read as an engine: slow, always there, and what the kernel is tested against."""

from typing import Final

from parlour.core.study import Stop
from parlour.games.costly_tricks.cards import Hand
from parlour.games.costly_tricks.rules import State
from parlour.games.costly_tricks.search import Search

LEADS_BETWEEN_STOPS: Final = 256


class Stopped(Exception):
    """The search was told to stop; what it had proved is remembered."""


class Stoppable(Search):
    """A search that counts leads and can be stopped at one."""

    nodes = 0
    stop: Stop | None = None

    def _lead(self, left: Hand, leader: int, goal: int) -> bool:
        self.nodes += 1
        if self.stop and self.nodes % LEADS_BETWEEN_STOPS == 0 and self.stop():
            raise Stopped
        return super()._lead(left, leader, goal)


class Reference:
    """Answers for a round and all that can come of it."""

    def __init__(self, state: State) -> None:
        self._search = Stoppable(state)

    @property
    def nodes(self) -> int:
        """How many leads have been visited so far."""
        return self._search.nodes

    def bound(self, state: State, goal: int, stop: Stop | None) -> int | None:
        """See `Engine.bound`; it says no more than whether the goal is reached."""
        self._search.stop = stop
        try:
            return goal if self._search.reaches(state, goal) else goal - 1
        except Stopped:
            return None
