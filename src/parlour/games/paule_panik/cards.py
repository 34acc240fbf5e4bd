"""The 85 cards (PP-1) and hands as sets of bits.

A card is a number, colour * 17 + rank - 1, with the colours in the order red, yellow, green, blue, violet. A hand is an
integer whose bit *c* is set while it holds card *c*; whether a hand can play is then one operation.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

Card: TypeAlias = int
Hand: TypeAlias = int
"""A set of cards, as bits."""
Cards: TypeAlias = tuple[Card, ...]
"""A pile or a stack. Piles are written from the top, stacks from the bottom."""

COLOURS: Final = "RYGBV"
RANKS: Final = 17
CARDS: Final = range(len(COLOURS) * RANKS)

RANK: Final = tuple(card % RANKS + 1 for card in CARDS)
"""The rank of each card, from 1 to 17."""
NAME: Final = tuple(f"{COLOURS[card // RANKS]}{RANK[card]}" for card in CARDS)
"""The notation of each card: ``R1`` to ``V17``."""
CARD: Final = {name: card for card, name in enumerate(NAME)}


BIT: Final = tuple(1 << card for card in CARDS)
"""Each card as a hand of its own."""


def next_to(rank: int) -> tuple[int, int]:
    """The two ranks that may lie on a rank, the lower first: 3 and 5 on 4, 1 and 16 on 17 (PP-4)."""
    below, above = (rank - 2) % RANKS + 1, rank % RANKS + 1
    return min(below, above), max(below, above)


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand that holds these cards, all different."""
    return sum(map(BIT.__getitem__, cards))


def cards_of(hand: Hand) -> Cards:
    """The cards of a hand in rising order: red 1 first, violet 17 last."""
    cards = []
    while hand:
        lowest = hand & -hand
        cards.append(lowest.bit_length() - 1)
        hand ^= lowest
    return tuple(cards)


@cache
def cards_in(colours: str) -> Cards:
    """All cards of these colours, in rising order."""
    return tuple(card for card in CARDS if COLOURS[card // RANKS] in colours)


DECKS: Final = {
    frozenset(cards_in(colours)): colours
    for count in range(1, len(COLOURS) + 1)
    for colours in map("".join, combinations(COLOURS, count))
}
"""The colours of each set of cards that is all there is of some colours (PP-1)."""

FITS: Final = tuple(hand_of(card for card in CARDS if RANK[card] in next_to(RANK[top])) for top in CARDS)
"""For each card, those that may be played onto it."""
