"""What the lessons of Buddy on your Left must know of it."""

from typing import Final

from parlour.core.lesson import LessonRules
from parlour.games.buddy.rules import State, result


def ending(state: State, seat: int) -> str:
    """How a round has ended for a seat: the number of chips it brings, for example ``3``."""
    outcome = result(state)
    return "0" if outcome is None else str(outcome.chips[seat])


def led(state: State) -> bool:
    """The next card is led."""
    return not state.table


LESSONS: Final = LessonRules(ending=ending, moments={"led": led})
