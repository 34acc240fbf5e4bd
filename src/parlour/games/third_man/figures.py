"""What is counted of whoever has played: how far he came, what he bids and the places that his bids take."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from parlour.core.figures import Figure, FigureRules
from parlour.core.game import Seat
from parlour.games.third_man.auction import Place, outcome
from parlour.games.third_man.rules import Action, Auction, State, result

SHARE: Final = 100
"""What falls to an auction that counts: the mean is how many in a hundred do."""
FIGURE_OF: Final[Mapping[Place, str]] = MappingProxyType(
    {
        "first": "first",
        "shared-first": "first",
        "second": "second",
        "shared-second": "second",
        "third": "third",
        "shared-third": "third",
        "last": "last",
    }
)
"""A place that is shared counts like one that is not."""


def count(
    states: Sequence[State], _moves: Sequence[tuple[Seat, Action]], _times: Sequence[int], seat: Seat
) -> Mapping[str, Figure]:
    """Of a series that is over; an annulled auction tells a bid and no place (TM-5)."""
    came = result(states[-1])
    if came is None:
        return {}
    auctions = states[-1].auctions
    bids = sum(auction.bids[seat] for auction in auctions)
    return {"best-round": Figure(came.scores[seat]), "bid": Figure(bids, len(auctions)), **_places(auctions, seat)}


def _places(auctions: Sequence[Auction], seat: Seat) -> Mapping[str, Figure]:
    """How often he came first to last, in a hundred auctions."""
    taken, played = defaultdict[str, int](int), 0
    for place in _taken(auctions, seat):
        taken[FIGURE_OF[place]] += SHARE
        played += 1
    return {name: Figure(taken[name], played) for name in FIGURE_OF.values() if played}


def _taken(auctions: Sequence[Auction], seat: Seat) -> Iterator[Place]:
    for auction in auctions:
        came = outcome(auction.bids)
        if came is not None:
            yield came.places[seat]


FIGURES: Final[FigureRules[State, Action]] = FigureRules(
    kinds={"best-round": "most", "bid": "mean", "first": "mean", "second": "mean", "third": "mean", "last": "mean"},
    count=count,
)
