"""What a game of complete information offers to those who study it: the worth of every action, exactly.

A *worth* is what side 0 scores in the whole round if both sides play their best from there on; side 1 scores the
opposite. So side 0 wants it high, side 1 low, and one number says all.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from parlour.core.json import Json

State = TypeVar("State")
Action = TypeVar("Action")
State_contra = TypeVar("State_contra", contravariant=True)

Stop: TypeAlias = Callable[[], bool]
"""Asked every now and then during a search: whether to stop."""


class Proved(NamedTuple):
    """A worth is at least `low` and at most `high`, both proved; they tighten until they meet.

    Example:
        ``Proved(4, 10).both(Proved(-3, 9))`` is ``Proved(4, 9)``.
    """

    low: int
    high: int

    @property
    def certain(self) -> bool:
        """Whether the bounds have met."""
        return self.low == self.high

    def both(self, other: "Proved") -> "Proved":
        """What both say together."""
        return Proved(max(self.low, other.low), min(self.high, other.high))


class Oracle(Protocol[State_contra, Action]):
    """Answers questions about one round and all that can come of it, and remembers what it has learned."""

    def worths(
        self, state: State_contra, known: Mapping[Action, Proved], stop: Stop | None = None
    ) -> dict[Action, Proved]:
        """What is proved of the round's worth after each legal action; certain, unless the search was stopped.

        Args:
            state: a moment of the round.
            known: what an earlier call has proved, so that a search that was stopped goes on from there.
            stop: asked whether to stop.
        """
        ...

    def line(self, state: State_contra) -> tuple[Action, ...]:
        """One way to the end of the round on which both sides play their best; empty when it is over."""
        ...


Glance: TypeAlias = Callable[[State], Collection[Action]]
"""A plain way to choose: the actions that look best to somebody who does not look to the end."""


@dataclass(frozen=True, kw_only=True)
class StudyRules(Generic[State, Action]):
    """How a game is studied; two sides, nothing hidden, no chance after the deal.

    Attributes:
        oracle: a new one for a round. It may be asked from another thread, one question at a time. It may take some
            tens of MiB: a process keeps those of a few rounds.
        glances: plain ways to choose by name, the most obvious first, each further one looking further ahead. A puzzle
            is an ending in which they fail; how many do says how deep it is. The text ``NAME-glance-GLANCE`` says in a
            line who chooses so, and which ``$actions``.
        ending: the set-up of an ending, from options, a size (how long it is) and a generator.
        sizes: of endings, from short to long, that a person can solve.
        example: the game record of the printed example, the first puzzle.
        part: of a round that an action belongs to, by its index, counted from 1: the trick in which a card was played.
            The text ``NAME-slip`` says in a line what was lost there.
    """

    oracle: Callable[[State], Oracle[State, Action]]
    glances: Mapping[str, Glance[State, Action]]
    ending: Callable[[Any, int, Random], dict[str, Json]]
    sizes: tuple[int, ...]
    example: Mapping[str, Json]
    part: Callable[[int], int] = lambda index: index + 1
