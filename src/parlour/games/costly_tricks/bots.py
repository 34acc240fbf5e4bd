"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.game import Plan
from parlour.games.costly_tricks.cards import Card, Hand
from parlour.games.costly_tricks.estimate import SIGN, by_control, equal_shares
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import HANDS, State, hand_to_play, lead
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.solver import Solver, Stop
from parlour.games.costly_tricks.solver.engine import whole_hands
from parlour.games.costly_tricks.view import View

CARD_DELAY: Final = 500
"""Milliseconds that a card takes."""
LEAD_DELAY: Final = 1700
"""Milliseconds before the lead of a further trick, so that everybody sees the last one."""
EXACT_TRICKS: Final = 5
"""So many tricks at the end are played perfectly."""
TRICKS_AHEAD: Final = 2
"""Before that: so many tricks are looked ahead, the one on the table included."""
DEALS_REMEMBERED: Final = 3
"""Of so many deals a worker keeps what it has learned: 32 MiB each."""
MOST_CHECKS: Final = 900
"""How often a search of `hard` is asked whether to stop before it must: about ten seconds."""
KNOWN_TRICKS: Final = 8
BLUR: Final = 6.0
"""In points."""


def hard(view: View, rng: Random) -> tuple[int, Card] | None:
    """Plays perfectly from the first card; of equally good cards it takes any.

    A search that would last too long ends with what `medium` would do.
    """
    state = sample(view, rng)
    if not state.may:
        return None
    solver = _solver(_dealt(state), state.must_follow_trump)
    cards = solver.best(state, stop=_patience(MOST_CHECKS)) or _search(state).best(state)
    return delay(state), rng.choice(cards)


def easy(view: View, rng: Random) -> tuple[int, Card] | None:
    """Knows what every card is worth, though not exactly: its errors are as large as `BLUR`, normally distributed.

    Before the last tricks it only knows what one trick tells.
    """
    state = sample(view, rng)
    if not state.may:
        return None
    tricks = max(hand.bit_count() for hand in state.hands)
    if tricks <= KNOWN_TRICKS:
        values = _solver(_dealt(state), state.must_follow_trump).values(state)
    else:
        values = {**Search(state, horizon=tricks - 1, estimate=equal_shares).values(state)}
    side = hand_to_play(state) or 0
    blurred = {card: SIGN[side] * value + rng.gauss(0, BLUR) for card, value in values.items()}
    return delay(state), max(blurred, key=blurred.__getitem__)


def medium(view: View, rng: Random) -> tuple[int, Card] | None:
    """Looks two tricks ahead and plays the last five perfectly; of equally good cards it takes any.

    None when the round is over. It plays whatever hand is to play, so it must be asked only when its seat may act.
    """
    state = sample(view, rng)
    cards = _search(state).best(state)
    return (delay(state), rng.choice(cards)) if cards else None


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


def _search(state: State) -> Search:
    tricks = max(hand.bit_count() for hand in state.hands)
    if tricks <= EXACT_TRICKS:
        return Search(state)
    return Search(state, horizon=tricks - TRICKS_AHEAD, estimate=by_control)


BOTS: Final[Mapping[str, Plan]] = MappingProxyType({"easy": easy, "medium": medium, "hard": hard})
