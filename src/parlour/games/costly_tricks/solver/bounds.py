"""What is proved of a number, and proving more of it, question by question."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias


class Bounds(NamedTuple):
    """A number is at least `low` and at most `high`, both proved."""

    low: int
    high: int

    @property
    def value(self) -> int | None:
        """The number; None while it is not certain."""
        return self.low if self.low == self.high else None

    def shifted(self, distance: int) -> "Bounds":
        """The bounds of the number plus a distance."""
        return Bounds(self.low + distance, self.high + distance)

    def widened(self, distance: int) -> "Bounds":
        """The bounds of a number that differs by a distance at most."""
        return Bounds(self.low - distance, self.high + distance)

    def both(self, other: "Bounds") -> "Bounds":
        """What both say together."""
        return Bounds(max(self.low, other.low), min(self.high, other.high))


ANY_SCORE: Final = Bounds(-60, 60)
"""Of any future score: five tricks of the highest cards are worth 20 + 16 + 12 + 8 + 4 more than they cost."""

Ask: TypeAlias = Callable[[int], int | None]
"""From a goal to a bound that decides whether the number reaches it: at least it, or below it; None if stopped."""
Tell: TypeAlias = Callable[[Bounds], object]
"""Told whenever more is proved."""


def tighten(ask: Ask, bounds: Bounds, guess: int, tell: Tell | None = None) -> Bounds:
    """Asks about one goal after another, next to what is proved, until the number is certain or the search is stopped.

    Args:
        ask: answers.
        bounds: what is proved already.
        guess: the goal to begin with; the better it is, the fewer questions.
        tell: told the bounds after every answer.
    """
    goal = guess
    while bounds.value is None:
        goal = min(max(goal, bounds.low + 1), bounds.high)
        found = ask(goal)
        if found is None:
            return bounds
        bounds = bounds.both(Bounds(found, bounds.high) if found >= goal else Bounds(bounds.low, found))
        goal = bounds.low + 1 if found >= goal else bounds.high
        if tell:
            tell(bounds)
    return bounds
