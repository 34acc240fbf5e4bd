"""From a view back to a state: with open hands there is only one that fits."""

from random import Random

from parlour.games.costly_tricks.cards import CARD, COLOURS, hand_of
from parlour.games.costly_tricks.rules import HANDS, NO_TRUMP, State, Trick
from parlour.games.costly_tricks.view import PlayedTrick, View


def sample(view: View, rng: Random) -> State:
    """The state that a view shows; the generator is not needed."""
    return State(
        tuple(hand_of(CARD[card] for card in hand) for hand in view.hands),
        view.leader,
        tuple(CARD[played.card] for played in view.table),
        NO_TRUMP if view.trump is None else COLOURS.index(view.trump),
        sum(1 << COLOURS.index(colour) for colour in (*view.superseded, *(view.trump or ""))),
        0 if view.winning is None else (view.winning - view.leader) % HANDS,
        view.score,
        tuple(map(_trick, view.tricks)),
        view.must_follow_trump,
    )


def _trick(trick: PlayedTrick) -> Trick:
    cards = tuple(CARD[played.card] for played in trick.cards)
    return Trick(trick.cards[0].hand, cards, trick.winner, trick.worth)
