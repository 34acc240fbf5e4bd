"""What the bots of Costly Tricks are measured by: opponents that are no levels, and mistakes at the end of a round."""

from random import Random
from typing import Final

from bench.arena import Contest
from parlour.core.game import Bot, Seat
from parlour.core.round import Round
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import Card, Hand
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import HANDS, SIDES, State, hand_to_play, legal
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.view import View

PERFECT_CARDS: Final = 4 * HANDS


def at_random(view: View, seat: Seat, rng: Random) -> Card | None:
    """Plays any legal card."""
    cards = legal(sample(view, rng), seat)
    return rng.choice(cards) if cards else None


def greedy(view: View, seat: Seat, rng: Random) -> Card | None:
    """Gets most out of the trick on the table, which it sees to its end, and nothing but that."""
    state = sample(view, rng)
    if not legal(state, seat):
        return None
    later = max(held.bit_count() for held in state.hands) - 1
    values = Search(state, horizon=later, estimate=nothing).values(state) if later else {}
    best = (max, min)[seat](values.values(), default=0)
    cards = [card for card, value in values.items() if value == best]
    return rng.choice(cards or legal(state, seat))


def nothing(hands: tuple[Hand, ...], leader: int) -> int:
    """The guess of somebody who does not care what comes after the trick."""
    return 0


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
    goals={("medium", "random"): 0.95, ("medium", "greedy"): 0.6},
    strangers={"random": Bot(choose=at_random), "greedy": Bot(choose=greedy)},
    mistakes=mistakes,
    patience={"hard": 10.0},
)
