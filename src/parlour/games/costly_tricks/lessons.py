"""What the lessons of Costly Tricks must know of it."""

from typing import Final

from parlour.core.lesson import LessonRules
from parlour.games.costly_tricks.match import sides
from parlour.games.costly_tricks.rules import SIDES, State, result


def ending(state: State, seat: int) -> str:
    """How a round has ended for a seat: ``won``, ``drawn`` or ``lost``."""
    outcome = result(state)
    if outcome is None or outcome.winner is None:
        return "drawn"
    return "won" if outcome.winner == sides(SIDES)[seat] else "lost"


LESSONS: Final = LessonRules(ending=ending)
