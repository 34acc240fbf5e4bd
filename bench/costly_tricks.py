"""What the bots of Costly Tricks are measured by: a beginner, mistakes at the end of a round."""

from random import Random
from typing import Final

from bench.arena import Contest
from parlour.core.game import Bot, Seat
from parlour.core.round import Round
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import RANK, Card
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES, State, hand_to_play, legal
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.trick import lying
from parlour.games.costly_tricks.view import View

PERFECT_CARDS: Final = 4 * HANDS
EXPECTED: Final = 5
"""The average rank."""


def beginner(view: View, seat: Seat, rng: Random) -> Card | None:
    """Looks at his own card and at those that lie there, and never at a hand.

    He knows that a trick costs 20 and takes every card to come for a 5. If that makes a trick worth having in which one
    of his hands is winning then, he plays the highest card that does it; else the lowest of all. He leads his highest.
    """
    state = sample(view, rng)
    if not (cards := legal(state, seat)):
        return None
    table, hand = lying(state), state.turn
    winning = [card for card in cards if (table.add(hand, card).winner - hand) % SIDES == 0]
    to_come = EXPECTED * (HANDS - 1 - len(state.table))
    worth = [card for card in winning if table.ranks + RANK[card] + to_come >= COST]
    return max(worth, key=RANK.__getitem__) if worth else min(cards, key=RANK.__getitem__)


def mistakes(played: Round) -> list[int]:
    """How many cards of the last four tricks lost points for their side."""
    made = [0] * SIDES
    for state, (seat, card) in zip(played.states, played.moves, strict=False):
        made[seat] += is_mistake(state, card)
    return made


def is_mistake(state: State, card: Card) -> bool:
    """Whether a card of the last four tricks loses points for its side."""
    if sum(held.bit_count() for held in state.hands) + len(state.table) > PERFECT_CARDS:
        return False
    hand = hand_to_play(state)
    values = Search(state).values(state)
    return hand is not None and values[card] != (max, min)[hand % SIDES](values.values())


CONTEST: Final = Contest(
    game=GAME,
    players=SIDES,
    goals={("beginner", "gus"): 2 / 3},
    strangers={"beginner": Bot(choose=beginner)},
    mistakes=mistakes,
    flawless=("bruno", "ada"),
    patience={"ada": 10.0},
)
