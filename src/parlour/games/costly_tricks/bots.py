"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from parlour.core.game import Bot, Seat
from parlour.core.study import Stop
from parlour.games.costly_tricks.cards import Card, Hand
from parlour.games.costly_tricks.estimate import SIGN, by_control, equal_shares
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import HANDS, State, apply, lead, legal, to_act, whole_hands
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.solver import Solver
from parlour.games.costly_tricks.view import View

CARD_DELAY: Final = 500
"""Milliseconds that a card takes."""
LOOK: Final = 1200
"""Milliseconds in which everybody looks at a finished trick, before the next one is led."""
TRICKS_AHEAD: Final = 2
"""Where a level does not know better, the trick on the table included."""
DEALS_REMEMBERED: Final = 3
"""Of so many deals a worker keeps what it has learned: 32 MiB each."""
MOST_CHECKS: Final = 900
"""How often a search of `hard` is asked whether to stop before it must: about ten seconds."""


class Skill(NamedTuple):
    """How well a level knows what cards are worth: exactly, but for an error that is normally distributed.

    Attributes:
        known: so many tricks at the end it sees through; before that it looks ahead and guesses the rest.
        error: how far off it usually is then, in points.
        perfect: so many tricks at the end it plays without any error.
    """

    known: int
    error: float
    perfect: int = 0


EASY: Final = Skill(known=8, error=6.0)
MEDIUM: Final = Skill(known=8, error=3.0, perfect=5)


def hard(view: View, seat: Seat, rng: Random) -> Card | None:
    """Plays perfectly from the first card; of equally good cards it takes any.

    A search that would last too long ends with a look two tricks ahead.
    """
    state = sample(view, rng)
    if seat not in to_act(state):
        return None
    solver = _solver(_dealt(state), state.must_follow_trump)
    return rng.choice(solver.best(state, stop=_patience(MOST_CHECKS)) or _two_tricks_ahead(state))


def ahead(view: View, seat: Seat, stop: Stop) -> bool:
    """Finds the best cards of `hard` or, while the other side is to play, its best answers to every card."""
    state = sample(view, Random(0))
    solver = _solver(_dealt(state), state.must_follow_trump)
    moments = (
        [state]
        if seat in to_act(state)
        else [apply(state, turn, card) for turn in to_act(state) for card in legal(state, turn)]
    )
    return all(solver.best(moment, stop=stop) or not moment.may for moment in moments) and not stop()


def easy(view: View, seat: Seat, rng: Random) -> Card | None:
    """Errs a lot; before the last tricks it only knows what one trick tells, and errs as much."""
    state = sample(view, rng)
    if seat not in to_act(state):
        return None
    tricks = _tricks(state)
    if tricks <= EASY.known:
        return _by_skill(EASY, state, rng)
    values = Search(state, horizon=tricks - 1, estimate=equal_shares).values(state)
    return _blurred(values, state, EASY.error, rng)


def medium(view: View, seat: Seat, rng: Random) -> Card | None:
    """Errs a little, and not at all at the end; the first tricks it plays by looking two tricks ahead."""
    state = sample(view, rng)
    if seat not in to_act(state):
        return None
    if _tricks(state) <= MEDIUM.known:
        return _by_skill(MEDIUM, state, rng)
    return rng.choice(_two_tricks_ahead(state))


def tempo(view: View, seat: Seat, card: Card, rng: Random) -> int:
    """The milliseconds that a bot takes for a card, whatever its level."""
    return CARD_DELAY


def pause(view: View) -> int:
    """The milliseconds in which everybody looks at a finished trick before the next lead."""
    return LOOK if view.tricks and not view.table else 0


@lru_cache(maxsize=DEALS_REMEMBERED)
def _solver(dealt: tuple[Hand, ...], must_follow_trump: bool) -> Solver:
    """The solver of a deal, which keeps what it has learned from card to card."""
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


def _tricks(state: State) -> int:
    """How many tricks are left, the one on the table included."""
    return max(hand.bit_count() for hand in state.hands)


def _by_skill(skill: Skill, state: State, rng: Random) -> Card:
    solver = _solver(_dealt(state), state.must_follow_trump)
    if _tricks(state) <= skill.perfect:
        return rng.choice(solver.best(state))
    return _blurred(solver.values(state), state, skill.error, rng)


def _blurred(values: Mapping[Card, int], state: State, error: float, rng: Random) -> Card:
    """The card that looks best to somebody whose errors are as large as that."""
    sign = SIGN[state.turn]
    seen = {card: sign * value + rng.gauss(0, error) for card, value in values.items()}
    return max(seen, key=seen.__getitem__)


def _two_tricks_ahead(state: State) -> tuple[Card, ...]:
    return Search(state, horizon=max(0, _tricks(state) - TRICKS_AHEAD), estimate=by_control).best(state)


BOTS: Final[Mapping[str, Bot[View, Card]]] = MappingProxyType(
    {
        "easy": Bot(choose=easy, tempo=tempo),
        "medium": Bot(choose=medium, tempo=tempo),
        "hard": Bot(choose=hard, tempo=tempo, ponder=ahead),
    }
)
