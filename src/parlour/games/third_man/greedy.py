"""Bids that earn most steps if the others bid any of their cards."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from parlour.games.third_man.auction import CARDS, Bid, Hand, outcome

REMEMBERED: Final = 4096
"""Auctions: several bots think about each, and about those whose used cards somebody forgets there are few."""


def greedy(hand: Hand, known: Sequence[Bid], unknown: Sequence[Hand]) -> tuple[Bid, ...]:
    """The cards with the highest expected move; it does not matter who of the others leads, nor who is ahead.

    Args:
        known: what lies open: nothing for the leader, one bid for the others.
        unknown: the hands of those whose bids are sealed or still to come.
    """
    return _greedy(hand, tuple(known), tuple(sorted(unknown)))


@lru_cache(REMEMBERED)
def _greedy(hand: Hand, known: tuple[Bid, ...], unknown: tuple[Hand, ...]) -> tuple[Bid, ...]:
    bids = list(product(*(CARDS[other] for other in unknown)))
    earned = {bid: sum(_move((bid, *known, *sealed)) for sealed in bids) for bid in CARDS[hand]}
    return tuple(bid for bid, steps in earned.items() if steps == max(earned.values()))


def _move(bids: tuple[Bid, ...]) -> int:
    came = outcome(bids)
    return 0 if came is None else came.moves[0]
