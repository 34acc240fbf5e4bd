"""What somebody sees who does not play on in his head: his own cards, the table, the next two cards.

Each of these players overlooks the same thing every time; of cards that look equally good to him he takes any.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from parlour.games.buddy.cards import CARDS_OF, Card
from parlour.games.buddy.rules import SEATS, State, apply, playable, totals

Sight: TypeAlias = Callable[[State], Mapping[Card, float]]
"""From a round to how good each card that may be played looks to the seat that plays it."""


def best(seen: Mapping[Card, float]) -> list[Card]:
    """The cards that look best, in rising order."""
    most = max(seen.values())
    return [card for card, value in seen.items() if value == most]


def highest_first(state: State) -> Mapping[Card, float]:
    """Shows what he has: the higher a card, the better, wherever it goes."""
    return {card: card for card in CARDS_OF[playable(state)]}


def own_points(state: State) -> Mapping[Card, float]:
    """Looks at what his card would sweep now, and forgets that he has a neighbour, whose points count as well."""
    return {card: apply(state, state.seat, card).own[state.seat] for card in CARDS_OF[playable(state)]}


def own_total(state: State) -> Mapping[Card, float]:
    """Counts totals and sees what the next two would take in turn, if each wants only the highest total for now."""
    seat = state.seat
    return {card: _foreseen(apply(state, seat, card), SEATS - 1)[seat] for card in CARDS_OF[playable(state)]}


def _foreseen(state: State, cards_ahead: int) -> tuple[int, ...]:
    """The totals after so many more cards on the same table."""
    if not cards_ahead or not state.table:
        return totals(state.own)
    after = (_foreseen(apply(state, state.seat, card), cards_ahead - 1) for card in CARDS_OF[playable(state)])
    return max(after, key=lambda by_seat: by_seat[state.seat])
