"""What the bots of Buddy on your Left are measured by, and a beginner."""

from random import Random
from typing import Final

from bench.arena import Contest
from parlour.core.game import Bot, Seat
from parlour.games.buddy import GAME
from parlour.games.buddy.cards import CARDS_OF, Card
from parlour.games.buddy.imagine import sample
from parlour.games.buddy.rules import SEATS, playable, sweeps, to_act
from parlour.games.buddy.view import View


def beginner(view: View, seat: Seat, rng: Random) -> Card | None:
    """Sweeps whenever he can, with the lowest card that does, and else plays his lowest card; he counts nothing."""
    state = sample(view, rng)
    if seat not in to_act(state):
        return None
    cards = CARDS_OF[playable(state)]
    return next((card for card in cards if sweeps(state, card)), cards[0])


CONTEST: Final = Contest(
    game=GAME,
    players=SEATS,
    goals={("beginner", "rocco", "rocco"): 2 / 3},
    strangers={"beginner": Bot(choose=beginner)},
)
