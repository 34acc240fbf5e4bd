"""Who plays at an empty seat: the levels, from weak to strong."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.game import Plan
from parlour.games.costly_tricks.cards import Card, Hand, worth
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import COST, SIDES, State, hand_to_play
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.view import View

CARD_DELAY: Final = 500
"""Milliseconds that a card takes."""
LEAD_DELAY: Final = 1700
"""Milliseconds before the lead of a further trick, so that everybody sees the last one."""
EXACT_TRICKS: Final = 4
"""So many tricks at the end are played perfectly."""
TRICKS_AHEAD: Final = 2
"""Before that: so many tricks are looked ahead, the one on the table included."""


def medium(view: View, rng: Random) -> tuple[int, Card] | None:
    """Looks two tricks ahead and plays the last four perfectly; of equally good cards it takes any."""
    state = sample(view, rng)
    hand = hand_to_play(state)
    if hand is None:
        return None
    delay = LEAD_DELAY if state.tricks and not state.table else CARD_DELAY
    values = _search(state).values(state)
    best = max(values.values()) if hand % SIDES == 0 else min(values.values())
    return delay, rng.choice([card for card, value in values.items() if value == best])


def _search(state: State) -> Search:
    tricks = max(hand.bit_count() for hand in state.hands)
    if tricks <= EXACT_TRICKS:
        return Search(state)
    return Search(state, horizon=tricks - TRICKS_AHEAD, estimate=equal_shares)


def equal_shares(hands: tuple[Hand, ...], leader: int) -> int:
    """The guess that both sides win as much of what is left."""
    return (sum(map(worth, hands)) - COST * hands[leader].bit_count()) // 2


BOTS: Final[Mapping[str, Plan]] = MappingProxyType({"medium": medium})
