"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from parlour.core.game import Plan, Ponder, Seat
from parlour.games.costly_tricks.cards import Card, Hand
from parlour.games.costly_tricks.estimate import SIGN, by_control, equal_shares
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import HANDS, State, apply, lead, legal, to_act
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.solver import Solver, Stop
from parlour.games.costly_tricks.solver.engine import whole_hands
from parlour.games.costly_tricks.view import View

CARD_DELAY: Final = 500
"""Milliseconds that a card takes."""
LEAD_DELAY: Final = 1700
"""Milliseconds before the lead of a further trick, so that everybody sees the last one."""
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


def hard(view: View, rng: Random) -> tuple[int, Card] | None:
    """Plays perfectly from the first card; of equally good cards it takes any.

    A search that would last too long ends with a look two tricks ahead.
    """
    state = sample(view, rng)
    if not state.may:
        return None
    solver = _solver(_dealt(state), state.must_follow_trump)
    cards = solver.best(state, stop=_patience(MOST_CHECKS)) or _two_tricks_ahead(state)
    return delay(state), rng.choice(cards)


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


def easy(view: View, rng: Random) -> tuple[int, Card] | None:
    """Errs a lot; before the last tricks it only knows what one trick tells, and errs as much."""
    state = sample(view, rng)
    if not state.may:
        return None
    tricks = _tricks(state)
    if tricks <= EASY.known:
        return delay(state), _by_skill(EASY, state, rng)
    values = Search(state, horizon=tricks - 1, estimate=equal_shares).values(state)
    return delay(state), _blurred(values, state, EASY.error, rng)


def medium(view: View, rng: Random) -> tuple[int, Card] | None:
    """Errs a little, and not at all at the end; the first tricks it plays by looking two tricks ahead.

    None when the round is over. It plays whatever hand is to play, so it must be asked only when its seat may act.
    """
    state = sample(view, rng)
    if not state.may:
        return None
    if _tricks(state) <= MEDIUM.known:
        return delay(state), _by_skill(MEDIUM, state, rng)
    return delay(state), rng.choice(_two_tricks_ahead(state))


def delay(state: State) -> int:
    """How many milliseconds a bot takes for its card."""
    return LEAD_DELAY if state.tricks and not state.table else CARD_DELAY


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


PONDER: Final[Mapping[str, Ponder]] = MappingProxyType({"hard": ahead})
BOTS: Final[Mapping[str, Plan]] = MappingProxyType({"easy": easy, "medium": medium, "hard": hard})
