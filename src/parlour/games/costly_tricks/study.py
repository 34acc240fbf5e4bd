"""Costly Tricks for those who study it: a game of complete information, so the best play is known (CT-2)."""

from collections.abc import Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.game import Setup
from parlour.core.json import Json
from parlour.core.study import Glance, Proved, Stop, StudyRules
from parlour.games.costly_tricks.cards import CARDS, Card, Hand, hand_of, show_hand
from parlour.games.costly_tricks.estimate import by_control, equal_shares
from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import HANDS, State
from parlour.games.costly_tricks.search import Estimate, Search
from parlour.games.costly_tricks.solver import Bounds, Solver

EXAMPLE: Final[Mapping[str, Json]] = MappingProxyType(
    {
        "game": "costly-tricks",
        "players": 2,
        "setup": {"hands": ["T5.4..", ".2..83", ".3.T1.", "...T76"], "leader": 0},
        "actions": ["R5", "B3", "PT", "B6"],
    }
)
"""CT-11: the sheet asks whether these were the best plays."""

SIZES: Final = (3, 4, 5, 6)
"""Tricks of an ending that a person can think through."""


class SolverOracle:
    """The exact solver, which counts what side A still gets, asked for what it scores in the whole round."""

    def __init__(self, state: State) -> None:
        self._solver = Solver(state)

    def worths(self, state: State, known: Mapping[Card, Proved], stop: Stop | None = None) -> dict[Card, Proved]:
        """See `core.study.Oracle.worths`."""
        score = state.score[0]
        before = {card: Bounds(*proved).shifted(-score) for card, proved in known.items()}
        found = self._solver.bounds_of_cards(state, known=before, stop=stop)
        return {card: Proved(*bounds.shifted(score)) for card, bounds in found.items()}

    def line(self, state: State) -> tuple[Card, ...]:
        """See `core.study.Oracle.line`."""
        return self._solver.line(state)


def ending(options: Options, size: int, rng: Random) -> Setup:
    """An ending of so many tricks which A leads, for example ``{"hands": ["T5.4..", …], "leader": 0}``."""
    cards = rng.sample(CARDS, HANDS * size)
    return {"hands": [show_hand(hand_of(cards[hand::HANDS])) for hand in range(HANDS)], "leader": 0}


def ahead(tricks: int, estimate: Estimate, state: State) -> tuple[Card, ...]:
    """What looks best to somebody who looks so many tricks ahead and guesses the rest."""
    whole = max(held.bit_count() for held in state.hands)
    return Search(state, horizon=max(0, whole - tricks), estimate=estimate).best(state)


def nothing(hands: tuple[Hand, ...], leader: int) -> int:
    """The guess of somebody who does not care what comes after the trick."""
    return 0


GLANCES: Final[Mapping[str, Glance[State, Card]]] = MappingProxyType(
    {
        "trick": partial(ahead, 1, nothing),
        "shares": partial(ahead, 1, equal_shares),
        "two": partial(ahead, 2, by_control),
        "three": partial(ahead, 3, by_control),
    }
)


def trick_of(index: int) -> int:
    """The number of the trick in which a card of a round is played, from 1."""
    return index // HANDS + 1


STUDY: Final[StudyRules[State, Card]] = StudyRules(
    oracle=SolverOracle, glances=GLANCES, ending=ending, sizes=SIZES, example=EXAMPLE, part=trick_of
)
