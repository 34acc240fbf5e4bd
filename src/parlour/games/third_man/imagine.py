"""From a view back to a state: what others have sealed is guessed among the cards that they hold."""

from random import Random

from parlour.games.third_man.auction import Bid, Hand
from parlour.games.third_man.options import EDGES
from parlour.games.third_man.rules import Auction, State
from parlour.games.third_man.view import Bidder, PlayedAuction, View


def sample(view: View, rng: Random) -> State:
    """A state that looks like the view: every sealed bid that the viewer may not know is any card of its hand."""
    return State(
        tuple(_hand(bidder.hand) for bidder in view.bidders),
        view.leader,
        EDGES[view.board_end],
        tuple(_bid(bidder, rng) for bidder in view.bidders),
        tuple(bidder.score for bidder in view.bidders),
        view.tied,
        tuple(map(_auction, view.auctions)),
        None if view.result is None else view.result.end,
    )


def _hand(cards: tuple[Bid, ...]) -> Hand:
    return sum(1 << rank for rank in cards)


def _bid(bidder: Bidder, rng: Random) -> Bid | None:
    return rng.choice(bidder.hand) if bidder.doing == "sealed" and bidder.bid is None else bidder.bid


def _auction(auction: PlayedAuction) -> Auction:
    return Auction(auction.leader, auction.bids, auction.moves if auction.places else None)
