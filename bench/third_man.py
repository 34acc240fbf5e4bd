"""What the bots of The Third Man must show.

One bot against three copies of another misleads: the copies agree on one of several equilibria, and the odd one loses,
whichever it is. So the levels, and a bot that bids anything, meet at tables drawn by lot.
"""

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


CONTEST: Final = Contest(
    game=GAME,
    players=PLAYERS,
    strangers={"random": bot(any_card)},
    mixed=("random", *GAME.bots),
    mixed_goals={"hard": 0.29},
)
