"""The three sets of ten cards (BL-1), what they are worth (BL-2), and hands as sets of bits.

A card is its rank, 1 to 10: whose it is follows from the hand it lies in. A hand is an integer whose bit *r* is set
while the card of rank *r* lies in it.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A rank, 1 to 10."""
Hand: TypeAlias = int
"""A set of cards, as bits."""

CARDS: Final = range(1, 11)
POINTS: Final = tuple(rank if rank <= 6 else 0 for rank in range(11))
"""The points of each rank (BL-2); rank 0 does not exist."""
FULL_HAND: Final[Hand] = sum(1 << card for card in CARDS)

NAME: Final = ("0", *map(str, range(1, 10)), "T")
"""The notation of each rank: ``1`` to ``9`` and ``T``; rank 0 is no card."""
CARD: Final = {NAME[card]: card for card in CARDS}

CARDS_OF: Final = tuple(tuple(card for card in CARDS if hand >> card & 1) for hand in range(FULL_HAND + 1))
"""The cards of every hand in rising order: ``CARDS_OF[0b110] == (1, 2)``."""
WORTH: Final = tuple(sum(POINTS[card] for card in cards) for cards in CARDS_OF)
"""The points of every hand's cards: ``WORTH[FULL_HAND] == 21``."""


def worth(cards: Iterable[Card]) -> int:
    """The points of some cards (BL-2), for example 6 for a 6 and a 10."""
    return sum(POINTS[card] for card in cards)


def show_hand(hand: Hand) -> str:
    """A hand as records write it: ranks from high to low, for example ``T7421``."""
    return "".join(NAME[card] for card in reversed(CARDS_OF[hand]))


def parse_hand(text: str) -> Hand:
    """The hand that a record writes so, ``""`` for none; the opposite of `show_hand`.

    Raises:
        ValueError: a character is no rank, or the ranks do not fall.
    """
    try:
        cards = [CARD[name] for name in text]
    except KeyError:
        raise ValueError("rank") from None
    if any(high <= low for high, low in pairwise(cards)):
        raise ValueError("order")
    return sum(1 << card for card in cards)
