"""A round that plays itself quickly, for playouts: the rules once more, without history, refusals or new states.

`rules` remains what counts; tests hold the two against each other card by card. All numbers are seen from the seat to
play: first its own, then its left neighbour's, then its right neighbour's, since turns go strictly round (BL-4).
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from parlour.games.buddy.cards import CARDS_OF, POINTS, Card, Hand, worth
from parlour.games.buddy.rules import SEATS, State

Own: TypeAlias = tuple[int, int, int]
"""The points that each seat has won."""

BIT: Final = tuple(1 << card for card in range(11))


class Position:
    """A round at some moment, to be played on.

    Attributes:
        mover, left, right: their hands, as bits.
        lead: the lead-card, 0 if the table is empty.
        power: the rank to beat.
        table: the points on the table.
        own_mover, own_left, own_right: the points they have won.
    """

    __slots__ = ("lead", "left", "mover", "own_left", "own_mover", "own_right", "power", "right", "table")

    def __init__(self, mover: Hand, left: Hand, right: Hand, table: tuple[int, int, int], own: Own) -> None:
        self.mover, self.left, self.right = mover, left, right
        self.lead, self.power, self.table = table
        self.own_mover, self.own_left, self.own_right = own

    def copy(self) -> "Position":
        """The same position, to be played on by itself."""
        return Position(
            self.mover,
            self.left,
            self.right,
            (self.lead, self.power, self.table),
            (self.own_mover, self.own_left, self.own_right),
        )

    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played, in rising order (BL-5); none when the round is over."""
        hand, lead = self.mover, self.lead
        return CARDS_OF[hand & ~BIT[lead] if lead and hand >> lead > 1 else hand]

    def play(self, card: Card) -> None:
        """Plays a card that may be played (BL-4, BL-6 to BL-8); the left neighbour becomes the mover."""
        mover, left, right, own = self.mover ^ BIT[card], self.left, self.right, self.own_mover
        table, next_own = self.table + POINTS[card], self.own_left
        if self.lead:
            swept = card >= self.power
        else:
            swept = False
            self.lead, self.power = card, card if (mover | left | right) >> card else 0
        if swept:
            own, table, self.lead, self.power = own + table, 0, 0, 0
        elif not (mover | left | right):
            next_own, table, self.lead, self.power = next_own + table, 0, 0, 0
        self.mover, self.left, self.right, self.table = left, right, mover, table
        self.own_mover, self.own_left, self.own_right = next_own, self.own_right, own

    def finish(self, random: Callable[[], float]) -> Own:
        """The points of mover, left and right neighbour after play at random to the end of the round.

        Args:
            random: a number from 0 up to 1; one for each card.
        """
        hand, left, right, lead, power, table = self.mover, self.left, self.right, self.lead, self.power, self.table
        own, own_left, own_right = self.own_mover, self.own_left, self.own_right
        turns = 0
        while hand:
            cards = CARDS_OF[hand & ~BIT[lead] if lead and hand >> lead > 1 else hand]
            card = cards[int(random() * len(cards))]
            hand ^= BIT[card]
            table += POINTS[card]
            if not lead:
                lead = card
                power = card if (hand | left | right) >> card else 0
            elif card >= power:
                own += table
                table = lead = 0
            hand, left, right = left, right, hand
            own, own_left, own_right = own_left, own_right, own
            turns += 1
        own += table
        turned = turns % SEATS
        if not turned:
            return own, own_left, own_right
        return (own_right, own, own_left) if turned == 1 else (own_left, own_right, own)


def position(state: State) -> Position:
    """The position of a state."""
    seat = state.seat
    mover, left, right = state.hands[seat:] + state.hands[:seat]
    own_mover, own_left, own_right = state.own[seat:] + state.own[:seat]
    table = (state.table[0] if state.table else 0, state.power, worth(state.table))
    return Position(mover, left, right, table, (own_mover, own_left, own_right))
