"""What an ending is worth in chips, exactly, when its last cards are few.

Written to be read, and the reference for every faster search. With three players "best play" needs an assumption about
the other two. There are two here: everybody plays for his own chips and takes, of equally good cards, the lowest
(max^n); or the other two play together against the one who asks (guaranteed chips).
"""

from collections.abc import Mapping
from typing import TypeAlias

from parlour.games.buddy.cards import CARDS_OF, WORTH, Card, worth
from parlour.games.buddy.rules import FIRST_CHIPS, State, apply, chips, playable

Chips: TypeAlias = tuple[int, ...]
"""Chips by seat."""
Key: TypeAlias = tuple[object, ...]
"""All that the chips of a round can still depend on."""


class Search:
    """Answers what rounds are worth; owns the table of its answers, which may be of any rounds.

    With every card that is left the work grows about threefold: a tenth of a second at 12 cards, seconds at 14.
    """

    def __init__(self) -> None:
        self._chips: dict[Key, Chips] = {}
        self._guaranteed: dict[Key, int] = {}

    def values(self, state: State) -> Mapping[Card, Chips]:
        """The chips by seat after each card that may be played now, under max^n, for example ``{1: (3, 1, 0)}``."""
        return {card: self.chips(apply(state, state.seat, card)) for card in CARDS_OF[playable(state)]}

    def chips(self, state: State) -> Chips:
        """The chips by seat that the round comes to under max^n (BL-10)."""
        cards = CARDS_OF[playable(state)]
        if not cards:
            return chips(state.own)
        key = essence(state)
        if key not in self._chips:
            self._chips[key] = self._best(state, cards)
        return self._chips[key]

    def _best(self, state: State, cards: tuple[Card, ...]) -> Chips:
        """The chips after the card that gives the player most; of equals the first, which is the lowest."""
        after = (self.chips(apply(state, state.seat, card)) for card in cards)
        return max(after, key=lambda by_seat: by_seat[state.seat])

    def guaranteed(self, state: State) -> Mapping[Card, int]:
        """The chips that each card assures its player of, even if the other two play together against him."""
        seat = state.seat
        return {card: self._assured(apply(state, seat, card), seat) for card in CARDS_OF[playable(state)]}

    def _assured(self, state: State, seat: int) -> int:
        cards = CARDS_OF[playable(state)]
        if not cards:
            return chips(state.own)[seat]
        key = (seat, *essence(state))
        if key not in self._guaranteed:
            weigh = self._most if state.seat == seat else self._least
            self._guaranteed[key] = weigh(state, cards, seat)
        return self._guaranteed[key]

    def _most(self, state: State, cards: tuple[Card, ...], seat: int) -> int:
        most = 0
        for card in cards:
            most = max(most, self._assured(apply(state, state.seat, card), seat))
            if most == FIRST_CHIPS:
                break
        return most

    def _least(self, state: State, cards: tuple[Card, ...], seat: int) -> int:
        least = FIRST_CHIPS
        for card in cards:
            least = min(least, self._assured(apply(state, state.seat, card), seat))
            if not least:
                break
        return least


def essence(state: State) -> Key:
    """What the chips depend on: the cards in hand, the turn, the lead-card, and how far the points are apart.

    Of the table only its lead-card and its points matter. Chips depend on the order of the own points alone, since a
    total is what the right neighbour's own points leave (BL-9); so all differences too large to be made up are alike.
    """
    on_table = worth(state.table)
    too_far = on_table + sum(WORTH[hand] for hand in state.hands) + 1
    first, second, third = state.own
    apart = (first - second, second - third, third - first)
    clamped = tuple(max(-too_far, min(too_far, difference)) for difference in apart)
    return state.hands, state.seat, state.table[:1], state.power, on_table, clamped
