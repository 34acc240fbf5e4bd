"""From a view back to a state: with open hands there is only one that fits."""

from random import Random

from parlour.games.costly_tricks.cards import CARD, hand_of
from parlour.games.costly_tricks.rules import SIDES, State, Trick, apply, lead
from parlour.games.costly_tricks.view import PlayedTrick, View


def sample(view: View, rng: Random) -> State:
    """The state that a view shows; the generator is not needed."""
    hands = [hand_of(CARD[card] for card in hand) for hand in view.hands]
    for played in view.table:
        hands[played.hand] |= 1 << CARD[played.card]
    state = lead(
        tuple(hands),
        view.leader,
        view.score,
        tricks=tuple(map(_trick, view.tricks)),
        must_follow_trump=view.must_follow_trump,
    )
    for played in view.table:
        state = apply(state, played.hand % SIDES, CARD[played.card])
    return state


def _trick(trick: PlayedTrick) -> Trick:
    cards = tuple(CARD[played.card] for played in trick.cards)
    return Trick(trick.cards[0].hand, cards, trick.winner, trick.worth)
