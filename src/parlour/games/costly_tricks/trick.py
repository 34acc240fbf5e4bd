"""A trick while it is played, for the search: the same rules as `rules`, on bits, without refusals and history.

A test plays both side by side and compares every move.
"""

from typing import Final, NamedTuple, TypeAlias

from parlour.games.costly_tricks.cards import COLOUR, RANK, SUIT, Card, Hand
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES, State

Hands: TypeAlias = tuple[Hand, ...]

ROW: Final = tuple(SUIT[COLOUR[card]] for card in range(len(RANK)))
"""For each card, all cards of its colour."""


class LaidTrick(NamedTuple):
    """The trick on the table, as far as what follows depends on it; `EMPTY` before the lead.

    Attributes:
        places: how many cards lie there.
        led: all cards of the led colour.
        trump: all cards of the trump that stands; none without trump (CT-5).
        barred: all cards of the colours that cannot become trump: the led one and those that have been trump.
        winning: the card that is winning.
        winner: the hand that played it.
        ranks: the sum of the ranks.
    """

    places: int
    led: Hand
    trump: Hand
    barred: Hand
    winning: Card
    winner: int
    ranks: int

    def add(self, hand: int, card: Card) -> "LaidTrick":
        """The table after a hand has played a card (CT-5, CT-7)."""
        places, led, trump, barred, winning, winner, ranks = self
        row = ROW[card]
        ranks += RANK[card]
        if not places:
            return LaidTrick(1, row, 0, row, card, hand, ranks)
        if not barred & row:
            return LaidTrick(places + 1, led, row, barred | row, card, hand, ranks)
        if card > winning and row == ROW[winning]:
            return LaidTrick(places + 1, led, trump, barred, card, hand, ranks)
        return LaidTrick(places + 1, led, trump, barred, winning, winner, ranks)

    @property
    def gain(self) -> int:
        """What the trick, once full, adds to side A's score (CT-8)."""
        return self.ranks - COST if self.winner % SIDES == 0 else 0


EMPTY: Final = LaidTrick(0, 0, 0, 0, 0, 0, 0)


def lying(state: State) -> LaidTrick:
    """The trick on the table of a round."""
    table = EMPTY
    for place, card in enumerate(state.table):
        table = table.add((state.leader + place) % HANDS, card)
    return table


def playable(held: Hand, table: LaidTrick, *, must_follow_trump: bool) -> Hand:
    """Those cards of a hand that it may play (CT-4 to CT-6)."""
    return held & table.led or (must_follow_trump and held & table.trump) or held


def may_beat(held: Hand, table: LaidTrick, *, must_follow_trump: bool) -> bool:
    """Whether a hand may play a card that takes the trick from the card that is winning."""
    return bool(taking(playable(held, table, must_follow_trump=must_follow_trump), table))


def taking(cards: Hand, table: LaidTrick) -> Hand:
    """Those of some cards that take the trick from the card that is winning (CT-5, CT-7)."""
    return cards & (ROW[table.winning] >> table.winning + 1 << table.winning + 1 | ~table.barred)
