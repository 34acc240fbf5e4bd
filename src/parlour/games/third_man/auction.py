"""One auction: who comes first to last with four bids, and how far the pieces move (TM-1, TM-4, TM-5).

A hand is an integer whose bit *r* is set while the hand holds the bidding card of rank *r*.
"""

from functools import cache
from itertools import groupby
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

Bid: TypeAlias = int
"""A bidding card: its rank, 0 to 9."""
Hand: TypeAlias = int
"""A set of bidding cards, as bits."""
Bids: TypeAlias = tuple[Bid, ...]
"""Four bids by seat."""

PLAYERS: Final = 4
RANKS: Final = range(10)
FULL_HAND: Final[Hand] = (1 << len(RANKS)) - 1
PRIZE: Final = 10
"""What the highest bidder is paid before his bid is taken off; two of them share it."""
ANNULLING: Final = 3
"""So many equal bids annul an auction (TM-4)."""

CARDS: Final = tuple(tuple(rank for rank in RANKS if hand >> rank & 1) for hand in range(FULL_HAND + 1))
"""The cards of each hand in rising order."""

Place: TypeAlias = Literal["first", "shared-first", "second", "shared-second", "third", "shared-third", "last"]

PLACES: Final = MappingProxyType[tuple[int, ...], tuple[Place, ...]](
    {
        (1, 1, 1, 1): ("first", "second", "third", "last"),
        (2, 1, 1): ("shared-first", "third", "last"),
        (2, 2): ("shared-first", "shared-third"),
        (1, 2, 1): ("first", "shared-second", "last"),
        (1, 1, 2): ("first", "second", "shared-third"),
    }
)
"""From how many bid the highest, the next and so on to the places that they take (TM-4)."""

PAYOFFS: Final = MappingProxyType[Place, tuple[int, int]](
    {
        "first": (PRIZE, -1),
        "shared-first": (PRIZE // 2, -1),
        "second": (0, -1),
        "shared-second": (0, -1),
        "third": (0, 2),
        "shared-third": (0, 2),
        "last": (0, 0),
    }
)
"""For each place what it pays, and how many times the bid comes on top."""


class Outcome(msgspec.Struct, frozen=True):
    """What four bids come to, by seat: the ``places`` they take and the ``moves`` of the pieces."""

    places: tuple[Place, ...]
    moves: tuple[int, ...]


def move(place: Place, bid: Bid) -> int:
    """How far a bid moves its piece, for example +10 for a 5 that comes third (TM-4)."""
    paid, times = PAYOFFS[place]
    return paid + times * bid


@cache
def outcome(bids: Bids) -> Outcome | None:
    """What the bids come to, for example +1, -7, +10 and 0 for 9, 7, 5 and 4; None if they annul the auction (TM-5)."""
    groups = [(bid, len(list(same))) for bid, same in groupby(sorted(bids, reverse=True))]
    shape = tuple(count for _, count in groups)
    if max(shape) >= ANNULLING:
        return None
    place_of = {bid: place for (bid, _), place in zip(groups, PLACES[shape], strict=True)}
    places = tuple(place_of[bid] for bid in bids)
    return Outcome(places, tuple(map(move, places, bids)))
