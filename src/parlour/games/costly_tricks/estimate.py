"""A guess at what the sides get from a lead, for players who do not search to the end.

The weights, in tenths of a point, were fitted to the 580 positions with 4 to 10 tricks left of
``tests/solved/costly-tricks.jsonl``: half of the rest misses side A's exact future score by 6.4 points (root mean
square), with what is weighed here 5.2.
"""

from typing import Final

from parlour.games.costly_tricks.cards import SUIT, Hand, worth
from parlour.games.costly_tricks.rules import COST, SIDES

LEAD: Final = 14
"""Having the lead."""
HIGHEST: Final = 14
"""Holding the highest card left of a colour."""
LOWEST: Final = 4
"""Holding the lowest card left of a colour."""
VOID: Final = 18
"""A hand that has none of a colour: it makes trumps and throws away what it likes."""

SIGN: Final = (1, -1, 1, -1)
"""For each hand: what is good for side A counts up, what is good for side B counts down."""


def equal_shares(hands: tuple[Hand, ...], leader: int) -> int:
    """The guess that both sides win half of what is left."""
    return (sum(map(worth, hands)) - COST * hands[leader].bit_count()) // SIDES


def by_control(hands: tuple[Hand, ...], leader: int) -> int:
    """Half of what is left, and more for the side that has the lead, ends of colours and voids."""
    tenths = LEAD * SIGN[leader]
    for suit in SUIT:
        held = [hand & suit for hand in hands]
        tenths += VOID * sum(sign for sign, cards in zip(SIGN, held, strict=True) if not cards)
        if any(held):
            tenths += HIGHEST * SIGN[held.index(max(held))]
            tenths += LOWEST * SIGN[held.index(min(filter(None, held), key=lambda cards: cards & -cards))]
    return equal_shares(hands, leader) + round(tenths / 10)
