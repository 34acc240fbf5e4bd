"""Bids that earn most steps if the others bid any of their cards."""

from collections.abc import Sequence
from itertools import product

from parlour.games.third_man.auction import CARDS, Bid, Hand, outcome


def greedy(hand: Hand, known: Sequence[Bid], unknown: Sequence[Hand]) -> list[Bid]:
    """The cards with the highest expected move; it does not matter who of the others leads, nor who is ahead.

    Args:
        known: what lies open: nothing for the leader, one bid for the others.
        unknown: the hands of those whose bids are sealed or still to come.
    """
    bids = list(product(*(CARDS[other] for other in unknown)))
    earned = {bid: sum(_move((bid, *known, *sealed)) for sealed in bids) for bid in CARDS[hand]}
    return [bid for bid, steps in earned.items() if steps == max(earned.values())]


def _move(bids: tuple[Bid, ...]) -> int:
    came = outcome(bids)
    return 0 if came is None else came.moves[0]
