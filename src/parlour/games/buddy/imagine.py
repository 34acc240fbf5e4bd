"""From a view back to a state: with open hands there is only one that fits."""

from random import Random

from parlour.games.buddy.cards import CARD, Card
from parlour.games.buddy.rules import NO_POWER, SEATS, Sequence, State
from parlour.games.buddy.view import PlayedSequence, TableCard, View


def sample(view: View, rng: Random) -> State:
    """The state that a view shows; the generator is not needed."""
    return State(
        tuple(sum(1 << CARD[card] for card in hand) for hand in view.hands),
        (view.leader + len(view.table)) % SEATS,
        _cards(view.table),
        NO_POWER if view.lead is None or view.lone else CARD[view.lead],
        view.own,
        tuple(map(_sequence, view.sequences)),
    )


def _cards(cards: tuple[TableCard, ...]) -> tuple[Card, ...]:
    return tuple(CARD[played.card] for played in cards)


def _sequence(played: PlayedSequence) -> Sequence:
    lead = played.cards[0]
    return Sequence(lead.seat, _cards(played.cards), lead.part == "led_alone", played.taker, played.points)
