"""What a game counts of whoever has played it: named numbers, of a round, a match and any number of matches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

State = TypeVar("State")
Action = TypeVar("Action")

FigureKind: TypeAlias = Literal["most", "sum", "mean"]
"""How numbers of several rounds become one: the highest, all together, or what falls to each that it was counted of."""


class Figure(NamedTuple):
    """A number: so much, counted of so many.

    Example:
        Four bids that add up to 22 are ``Figure(22, 4)``, on average 5.5.
    """

    amount: int
    of: int = 1


@dataclass(frozen=True, kw_only=True)
class FigureRules(Generic[State, Action]):
    """The numbers that a game brings; the text of each is ``figure-GAME-NAME``, with the ``value``.

    Attributes:
        kinds: all that it may count, in the order in which they are told, and how each is counted together.
        count: the figures of a round that is over at a seat, from its states, its moves (seat and action) and when each
            was made, in milliseconds; one that the round does not tell is left out.
    """

    kinds: Mapping[str, FigureKind]
    count: Callable[[Sequence[State], Sequence[tuple[int, Action]], Sequence[int], int], Mapping[str, Figure]]


def together(kind: FigureKind, figures: Sequence[Figure]) -> Figure:
    """Figures of several rounds as one of them all."""
    if kind == "most":
        return max(figures)
    return reduce(lambda one, other: Figure(one.amount + other.amount, one.of + other.of), figures)


def value(kind: FigureKind, figure: Figure) -> float:
    """A figure as it is told."""
    return figure.amount / figure.of if kind == "mean" else figure.amount
