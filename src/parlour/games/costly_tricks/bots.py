"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.game import Plan
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.estimate import by_control
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import State
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.view import View

CARD_DELAY: Final = 500
"""Milliseconds that a card takes."""
LEAD_DELAY: Final = 1700
"""Milliseconds before the lead of a further trick, so that everybody sees the last one."""
EXACT_TRICKS: Final = 5
"""So many tricks at the end are played perfectly."""
TRICKS_AHEAD: Final = 2
"""Before that: so many tricks are looked ahead, the one on the table included."""


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


def _search(state: State) -> Search:
    tricks = max(hand.bit_count() for hand in state.hands)
    if tricks <= EXACT_TRICKS:
        return Search(state)
    return Search(state, horizon=tricks - TRICKS_AHEAD, estimate=by_control)


BOTS: Final[Mapping[str, Plan]] = MappingProxyType({"medium": medium})
