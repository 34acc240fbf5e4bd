"""Perfect play from the first card, as far as time allows, and the exact endings of those who see that far."""

from functools import lru_cache
from itertools import count
from random import Random
from typing import Final

from parlour.core.game import Seat
from parlour.core.study import Stop
from parlour.games.costly_tricks.cards import Card, Hand
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import HANDS, State, apply, lead, legal, to_act, whole_hands
from parlour.games.costly_tricks.solver import Solver
from parlour.games.costly_tricks.view import View

DEALS_REMEMBERED: Final = 3
"""Of so many deals a worker keeps what it has learned: 32 MiB each."""
MOST_CHECKS: Final = 900
"""How often a search is asked whether to stop before it must: about ten seconds."""


def perfect(state: State) -> tuple[Card, ...]:
    """The cards that lose nothing; none if that takes too long to tell."""
    return solver_of(state).best(state, stop=_patience(MOST_CHECKS))


def ahead(view: View, seat: Seat, stop: Stop) -> bool:
    """Finds the perfect cards or, while the other side is to play, the perfect answers to every card."""
    state = sample(view, Random(0))
    solver = solver_of(state)
    moments = (
        [state]
        if seat in to_act(state)
        else [apply(state, turn, card) for turn in to_act(state) for card in legal(state, turn)]
    )
    return all(solver.best(moment, stop=stop) or not moment.may for moment in moments) and not stop()


def solver_of(state: State) -> Solver:
    """The solver of the deal that a round comes of, which keeps what it has learned from card to card."""
    return _solver(_dealt(state), state.must_follow_trump)


@lru_cache(maxsize=DEALS_REMEMBERED)
def _solver(dealt: tuple[Hand, ...], must_follow_trump: bool) -> Solver:
    return Solver(lead(dealt, 0, (0, 0), must_follow_trump=must_follow_trump))


def _dealt(state: State) -> tuple[Hand, ...]:
    """The hands as they were dealt."""
    hands = [*whole_hands(state)]
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % HANDS] |= 1 << card
    return tuple(hands)


def _patience(checks: int) -> Stop:
    """Something that says stop when it has been asked so often: a limit that needs no clock."""
    asked = count(1)
    return lambda: next(asked) > checks
