"""What the bots of The Third Man are measured by, and a beginner."""

from random import Random
from typing import Final

from bench.arena import Contest
from parlour.core.game import Seat
from parlour.games.third_man import GAME
from parlour.games.third_man.auction import PLAYERS, Bid
from parlour.games.third_man.bots import bot
from parlour.games.third_man.view import View


def any_card(view: View, seat: Seat, rng: Random) -> Bid:
    """Bids any card of the hand."""
    return rng.choice(view.bidders[seat].hand)


def beginner(view: View, seat: Seat, rng: Random) -> Bid:
    """Wants the first place for little and does not count: bids the lowest card above the open one, else the lowest.

    He opens with his highest card.
    """
    hand, leader = view.bidders[seat].hand, view.leader
    open_bid = None if leader is None else view.bidders[leader].bid
    if open_bid is None:
        return hand[-1]
    return next((bid for bid in hand if bid > open_bid), hand[0])


CONTEST: Final = Contest(
    game=GAME,
    players=PLAYERS,
    goals={("beginner", "paula", "paula", "paula"): 2 / PLAYERS},
    strangers={"random": bot(any_card), "beginner": bot(beginner)},
    mixed=("random", *GAME.bots),
)
