"""What somebody sees who does not see everything: every way to choose here overlooks something that people overlook.

Everything lies open in this game, so nobody plays badly for want of knowledge, only for want of attention. Each of
these players overlooks the same thing every time; of cards that look equally good to him he takes any.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final, TypeAlias

from parlour.games.costly_tricks.cards import RANK, Card, cards_of
from parlour.games.costly_tricks.estimate import SIGN
from parlour.games.costly_tricks.ordering import neighbours
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES, State
from parlour.games.costly_tricks.search import Estimate, Search
from parlour.games.costly_tricks.trick import LaidTrick, lying, playable

Sight: TypeAlias = Callable[[State], Mapping[Card, float]]
"""From a round to how good each card that may be played looks to the side that plays it."""

USUAL_RANK: Final = 5
"""The rank that a card is expected to have by somebody who does not look at the hands."""


def best(seen: Mapping[Card, float]) -> list[Card]:
    """The cards that look best, in rising order."""
    most = max(seen.values())
    return [card for card, value in seen.items() if value == most]


def tricks_alone(state: State) -> Mapping[Card, float]:
    """Wants the trick, whatever it is worth, from the own ghost, too: as cheaply as can be, else the lowest card."""
    table = lying(state)
    return {card: (COST if _takes(table, state.turn, card) else 0) - RANK[card] for card in cards_of(state.may)}


def table_alone(state: State) -> Mapping[Card, float]:
    """Looks at the cards that lie there and at his own: whoever is winning now is taken to win."""
    table = lying(state)
    return {card: _stands(table.add(state.turn, card), state.turn) for card in cards_of(state.may)}


def without_ghosts(state: State) -> Mapping[Card, float]:
    """Thinks of the hands of the two people and forgets that the ghosts play, too."""
    return {card: _replied(state, card) for card in cards_of(state.may)}


def _replied(state: State, card: Card) -> float:
    """What the trick is worth once the other person has played, if he still has to and thinks alike."""
    table, turn = lying(state).add(state.turn, card), state.turn
    to_come = [hand % HANDS for hand in range(turn + 1, turn + 1 + HANDS - table.places)]
    other = next((hand for hand in to_come if hand < SIDES and (hand ^ turn) % SIDES), None)
    if other is None:
        return _stands(table, turn)
    cards = playable(state.hands[other], table, must_follow_trump=state.must_follow_trump)
    return min(_stands(table.add(other, reply), turn) for reply in cards_of(cards))


def _takes(table: LaidTrick, hand: int, card: Card) -> bool:
    return table.add(hand, card).winner == hand


def _stands(table: LaidTrick, hand: int) -> float:
    """What the trick is worth to a hand's side if whoever is winning it wins it."""
    worth = table.ranks + USUAL_RANK * (HANDS - table.places) - COST
    return worth if (table.winner ^ hand) % SIDES == 0 else -worth


def ahead(tricks: int, estimate: Estimate) -> Sight:
    """Sees so many tricks through, the one on the table included, and guesses what comes after them."""

    def sight(state: State) -> Mapping[Card, float]:
        horizon = max(0, tricks_left(state) - tricks)
        values = Search(state, horizon=horizon, estimate=estimate).values(state)
        return {card: SIGN[state.turn] * value for card, value in values.items()}

    return sight


def tricks_left(state: State) -> int:
    """How many tricks are left, the one on the table included."""
    return max(hand.bit_count() for hand in state.hands)


def sensible(state: State) -> int:
    """How many cards there are to choose from, those counted once that lie side by side and so do the same later."""
    cards = cards_of(state.may)
    left = sum(state.hands)
    return len(cards) - sum(neighbours(left, low, high) for low, high in pairwise(cards))
