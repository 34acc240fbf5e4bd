"""What the lessons of Paule Panik must know of it."""

from typing import Final

from parlour.core.lesson import LessonRules
from parlour.games.paule_panik.state import State


def ending(state: State, seat: int) -> str:
    """How a round has ended for a seat: it ``won`` if it was the first without a card."""
    return "won" if state.out[:1] == (seat,) else "over"


def lights(action: str) -> tuple[str, ...]:
    """A card and its stack, or the pile that a card is drawn from."""
    card, _, stack = action.partition(" ")
    return (f"mine:{card}", f"stack:{stack}") if stack else ("pile:0",)


LESSONS: Final = LessonRules(ending=ending, lights=lights)
