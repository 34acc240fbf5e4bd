"""The 44 cards (CT-1) and hands as sets of bits.

A card is a number, colour * 11 + rank, with the colours in the order red, green, purple, blue. A hand is an integer
whose bit *c* is set while the hand holds card *c*: a round of play is then a few operations on small numbers.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

Card: TypeAlias = int
CardColour: TypeAlias = int
Hand: TypeAlias = int
"""A set of cards, as bits."""

COLOURS: Final = "RGPB"
RANKS: Final = "0123456789T"
CARDS: Final = range(len(COLOURS) * len(RANKS))
RED_ZERO: Final[Card] = 0

COLOUR: Final = tuple(card // len(RANKS) for card in CARDS)
"""The colour of each card."""
RANK: Final = tuple(card % len(RANKS) for card in CARDS)
"""The rank of each card, which is also its worth (CT-1)."""
NAME: Final = tuple(COLOURS[COLOUR[card]] + RANKS[RANK[card]] for card in CARDS)
"""The notation of each card: ``R0`` to ``BT``."""
CARD: Final = {name: card for card, name in enumerate(NAME)}
SUIT: Final = tuple(((1 << len(RANKS)) - 1) << (colour * len(RANKS)) for colour in range(len(COLOURS)))
"""All cards of each colour, as bits."""


class UnreadableHand(ValueError):
    """A text that is no hand.

    Attributes:
        colour: whose ranks are wrong, by its letter; None if there are not four.
    """

    def __init__(self, colour: str | None) -> None:
        super().__init__(colour or "colours")
        self.colour = colour


_ONE_SUIT: Final = (1 << len(RANKS)) - 1
_HELD: Final = tuple(
    tuple(tuple(first + rank for rank in range(len(RANKS)) if held >> rank & 1) for held in range(_ONE_SUIT + 1))
    for first in range(0, len(CARDS), len(RANKS))
)
"""By colour and the bits of that colour: the cards. Asking for a hand's cards is what random play does most."""


def cards_of(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand in rising order: red 0 first, blue 10 last."""
    red, green, purple, blue = _HELD
    return red[hand & _ONE_SUIT] + green[hand >> 11 & _ONE_SUIT] + purple[hand >> 22 & _ONE_SUIT] + blue[hand >> 33]


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand that holds these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def worth(hand: Hand) -> int:
    """The sum of the ranks of a hand's cards."""
    return sum([RANK[card] for card in cards_of(hand)])


def show_hand(hand: Hand) -> str:
    """A hand as records write it: ``red.green.purple.blue``, ranks from high to low, for example ``T5.4..``."""
    return ".".join([_show_suit(hand >> len(RANKS) * colour & _ONE_SUIT) for colour in range(len(COLOURS))])


@cache
def _show_suit(held: int) -> str:
    return "".join([RANKS[rank] for rank in reversed(_HELD[0][held])])


def parse_hand(text: str) -> Hand:
    """The hand that a record writes so; the opposite of `show_hand`.

    Raises:
        UnreadableHand: it is not four colours of known ranks from high to low.
    """
    suits = text.split(".")
    if len(suits) != len(COLOURS):
        raise UnreadableHand(None)
    hand = 0
    for colour, ranks in enumerate(suits):
        try:
            hand |= _parse_suit(ranks) << len(RANKS) * colour
        except ValueError:
            raise UnreadableHand(COLOURS[colour]) from None
    return hand


@cache
def _parse_suit(text: str) -> int:
    """The ranks of one colour as bits; only what is right is kept, and there are 2048 of them."""
    ranks = [RANKS.index(rank) for rank in text]
    if any(high <= low for high, low in pairwise(ranks)):
        raise ValueError("order")
    return hand_of(ranks)
