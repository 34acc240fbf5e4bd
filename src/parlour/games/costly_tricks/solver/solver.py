"""What a round is worth, exactly: who wins it, the score, every card, a best line of play.

A value is side A's future score: the sum of (ranks - 20) over the tricks that side A still wins under best play by both
sides, the one on the table included. Side B gets the rest.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from parlour.core.study import Stop
from parlour.games.costly_tricks.cards import Card, hand_of
from parlour.games.costly_tricks.estimate import by_control
from parlour.games.costly_tricks.ordering import neighbours
from parlour.games.costly_tricks.rules import SIDES, State, apply, legal, whole_hands
from parlour.games.costly_tricks.solver.bounds import ANY_SCORE, Bounds, Tell, tighten
from parlour.games.costly_tricks.solver.engine import Engine, engine_for

TellCard: TypeAlias = Callable[[Card, Bounds], object]
"""Told a card and what is proved of it whenever that is more than before."""
NOTHING_KNOWN: Final[Mapping[Card, Bounds]] = MappingProxyType({})


class Solver:
    """Answers questions about a round and all that can come of it; owns the table of what it has learned.

    Many solvers may live in one process, and work in as many threads; one solver answers one question at a time. A
    search that is stopped gives bounds that are proved, and what it has learned stays: asking again goes on from there.

    Args:
        state: the round; every state asked about must come of it by play.
        threads: how many search for each answer; what is certain is the same with any number.
        engine: what searches; the kernel, or without it the slow reference, unless given.

    Raises:
        ValueError: by every question about a state that cannot come of the round.
        RuntimeError: by a question while another one is being answered.
    """

    def __init__(self, state: State, *, threads: int = 1, engine: Engine | None = None) -> None:
        self._dealt = whole_hands(state)
        self._engine = engine or engine_for(state, threads)

    @property
    def nodes(self) -> int:
        """How many positions have been visited so far."""
        return self._engine.nodes

    def value(self, state: State) -> int:
        """Side A's future score under best play by both sides; 0 when the round is over."""
        return _certain(self.bounds(state))

    def bounds(self, state: State, *, stop: Stop | None = None, tell: Tell | None = None) -> Bounds:
        """What is proved of the value: the value itself, unless the search was stopped.

        Args:
            state: any moment of the round.
            stop: asked every now and then whether to stop.
            tell: told the bounds as they tighten.
        """
        return tighten(lambda goal: self._ask(state, goal, stop), ANY_SCORE, _guess(state), tell)

    def values(self, state: State) -> dict[Card, int]:
        """The value after each card that may be played now, for example ``{4: 4, 5: 9}``; empty when all is over."""
        return {card: _certain(bounds) for card, bounds in self.bounds_of_cards(state).items()}

    def bounds_of_cards(
        self,
        state: State,
        *,
        known: Mapping[Card, Bounds] = NOTHING_KNOWN,
        stop: Stop | None = None,
        tell: TellCard | None = None,
    ) -> dict[Card, Bounds]:
        """What is proved of the value after each card that may be played now; see `bounds`.

        Two cards of one colour with no card of somebody else between them differ in value by their ranks at most.
        ``known`` is what an earlier call proved, and is not proved again.
        """
        found: dict[Card, Bounds] = {}
        guess = _guess(state)
        for card in _playable(state):
            bounds = known.get(card, ANY_SCORE)
            for other, proved in found.items():
                if neighbours(sum(state.hands) | hand_of(state.table), other, card):
                    bounds = bounds.both(proved.widened(card - other))
            found[card] = self._bounds_after(state, card, bounds, guess, stop, tell)
            guess = found[card].low
        return found

    def sign(self, state: State, *, stop: Stop | None = None) -> Bounds:
        """What is proved of how the round ends (CT-9): 1 if side A wins it, 0 for a draw, -1 if side B wins.

        It takes two questions, far less work than the value. The score so far counts.
        """
        bounds = Bounds(-1, 1)
        for goal in (1, 0):
            found = self._ask(state, goal - state.score[0], stop)
            if found is None:
                return bounds
            if found >= goal - state.score[0]:
                return Bounds(goal, bounds.high)
            bounds = Bounds(bounds.low, goal - 1)
        return bounds

    def best(self, state: State, *, stop: Stop | None = None) -> tuple[Card, ...]:
        """The cards that keep the value for the side that plays, quicker than from `values`; none when all is over.

        If it is stopped, those that certainly do, and none if nothing is certain.
        """
        value = self.bounds(state, stop=stop).value
        if value is None:
            return ()
        return tuple(card for card in _playable(state) if self._keeps(state, card, value, stop))

    def line(self, state: State) -> tuple[Card, ...]:
        """One way to the end of the round on which both sides play their best: of equal cards the lowest."""
        line = []
        value = self.value(state)
        while cards := _playable(state):
            card = next(card for card in cards if self._keeps(state, card, value))
            after = apply(state, _side(state), card)
            value -= after.score[0] - state.score[0]
            state = after
            line.append(card)
        return tuple(line)

    def _ask(self, state: State, goal: int, stop: Stop | None) -> int | None:
        if any(hand & ~dealt for hand, dealt in zip(whole_hands(state), self._dealt, strict=True)):
            raise ValueError("a state of another round")
        return None if stop and stop() else self._engine.bound(state, goal, stop)

    def _bounds_after(
        self, state: State, card: Card, bounds: Bounds, guess: int, stop: Stop | None, tell: TellCard | None
    ) -> Bounds:
        after = apply(state, _side(state), card)
        gain = after.score[0] - state.score[0]
        found = tighten(
            lambda goal: self._ask(after, goal, stop),
            bounds.shifted(-gain),
            guess - gain,
            (lambda bounds: tell(card, bounds.shifted(gain))) if tell else None,
        )
        return found.shifted(gain)

    def _keeps(self, state: State, card: Card, value: int, stop: Stop | None = None) -> bool:
        """Whether a card certainly keeps what is known to be the value for the side that plays it."""
        side = _side(state)
        goal = value if side == 0 else value + 1
        after = apply(state, side, card)
        goal -= after.score[0] - state.score[0]
        found = self._ask(after, goal, stop)
        return found is not None and (found >= goal) == (side == 0)


def _side(state: State) -> int:
    """The side whose card is next."""
    return (state.leader + len(state.table)) % SIDES


def _playable(state: State) -> tuple[Card, ...]:
    return legal(state, _side(state))


def _guess(state: State) -> int:
    """A first guess at the value; a bad one costs time only."""
    return by_control(whole_hands(state), state.leader)


def _certain(bounds: Bounds) -> int:
    assert bounds.low == bounds.high  # nobody was asked whether to stop
    return bounds.low
