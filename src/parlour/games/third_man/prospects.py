"""What a bid may come to, by all that is known: the open bid, and what everybody still holds (TM-4, TM-6)."""

from functools import lru_cache
from itertools import product
from typing import Final

import msgspec

from parlour.games.third_man.auction import CARDS, Bid, Bids, Hand, Place, move, outcome

REMEMBERED: Final = 4096


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a bid of the viewer would move his piece in each place that it may take.

    Attributes:
        bid: the card.
        first, shared_first, second, shared_second, third, shared_third, last: None where the bid cannot come to that
            place.
        annulled: no steps, if the others may annul the auction with it (TM-5), else None.
    """

    bid: Bid
    first: int | None = None
    shared_first: int | None = None
    second: int | None = None
    shared_second: int | None = None
    third: int | None = None
    shared_third: int | None = None
    last: int | None = None
    annulled: int | None = None


def prospect(bid: Bid, open_bid: Bid | None, hands: tuple[Hand, ...]) -> Prospect:
    """What a bid may come to, for example with a 7 against an open 9: second, both second, third or last.

    Args:
        open_bid: None for the bid that is to lie open itself.
        hands: of the others whose bids are not known, in any order.
    """
    places = _places(bid, open_bid, tuple(sorted(hands)))
    moves = {place.replace("-", "_"): move(place, bid) for place in places if place is not None}
    return Prospect(bid, **moves, annulled=0 if None in places else None)


@lru_cache(REMEMBERED)
def _places(bid: Bid, open_bid: Bid | None, hands: tuple[Hand, ...]) -> frozenset[Place | None]:
    """The places that a bid takes, whatever the others bid; None is an annulled auction."""
    came = (outcome((bid, *others)) for others in _others(open_bid, hands))
    return frozenset(None if each is None else each.places[0] for each in came)


@lru_cache(REMEMBERED)
def _others(open_bid: Bid | None, hands: tuple[Hand, ...]) -> frozenset[Bids]:
    """What the other three may bid, in rising order: it matters to nobody else who of them bids what."""
    known = () if open_bid is None else (open_bid,)
    return frozenset(tuple(sorted((*known, *bids))) for bids in product(*(CARDS[hand] for hand in hands)))
