"""The exact value of a round: what the sides get from here on when both play their best.

Written to be read, and the reference for every faster solver. A value is side A's future score: the sum of
(ranks - 20) over the tricks that side A still wins, the one on the table included. Side B gets the rest, so one number
says all. The search asks "can side A reach this goal?" with one goal after another, and all answers share one table.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from parlour.games.costly_tricks.cards import COLOUR, RANK, SUIT, Card, Hand, cards_of
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES, State

Estimate: TypeAlias = Callable[[tuple[Hand, ...], int], int]
"""From the hands at a lead and the hand that leads to a guess at side A's future score."""

FAR: Final = 10_000
"""Beyond every score."""
ROW: Final = tuple(SUIT[COLOUR[card]] for card in range(len(RANK)))
"""For each card, all cards of its colour."""


class Table(NamedTuple):
    """The trick on the table, as far as what follows depends on it; `NOTHING` before the lead.

    Attributes:
        places: how many cards lie there.
        led: all cards of the led colour.
        trump: all cards of the trump that stands; empty without trump (CT-5).
        barred: all cards of the colours that can no longer become trump: the led one and those that have been trump.
        winning: the card that is winning.
        winner: the hand that played it.
        ranks: the sum of the ranks.
    """

    places: int = 0
    led: Hand = 0
    trump: Hand = 0
    barred: Hand = 0
    winning: Card = 0
    winner: int = 0
    ranks: int = 0

    def add(self, hand: int, card: Card) -> "Table":
        """The table after a hand has played a card (CT-5, CT-7)."""
        row = ROW[card]
        ranks = self.ranks + RANK[card]
        if not self.places:
            return Table(1, row, 0, row, card, hand, ranks)
        if not self.barred & row:
            return Table(self.places + 1, self.led, row, self.barred | row, card, hand, ranks)
        if card > self.winning and row == ROW[self.winning]:
            return Table(self.places + 1, self.led, self.trump, self.barred, card, hand, ranks)
        return Table(self.places + 1, self.led, self.trump, self.barred, self.winning, self.winner, ranks)


NOTHING: Final = Table()


def lying(state: State) -> Table:
    """The trick on the table of a round."""
    table = NOTHING
    for place, card in enumerate(state.table):
        table = table.add((state.leader + place) % HANDS, card)
    return table


class Search:
    """Answers what a round and all that can come of it are worth; owns the table of its answers.

    Cards never change hands, so the cards that are left and the hand that leads say everything about a lead.

    Args:
        state: the round; every state asked about must come of it by play.
        horizon: with so many tricks left `estimate` is asked instead of searching on; 0 is exact.
        estimate: the guess at the horizon.
    """

    def __init__(self, state: State, *, horizon: int = 0, estimate: Estimate | None = None) -> None:
        self._hands = state.hands
        self._must_follow_trump = state.must_follow_trump
        self._stop_at = horizon * HANDS if estimate else 0
        self._estimate = estimate
        self._known: dict[tuple[Hand, int], tuple[int, int]] = {}
        self._cuts = [0] * len(RANK)

    def value(self, state: State) -> int:
        """Side A's future score under best play by both sides; 0 when the round is over."""
        left = sum(state.hands)
        if not left:
            return 0
        table = lying(state)
        hand = (state.leader + table.places) % HANDS
        return self._close_in(partial(self._reaches, left, hand, table), 0)

    def values(self, state: State) -> Mapping[Card, int]:
        """Side A's future score after each card that may be played now, for example ``{40: 9, 44: 4}``."""
        left = sum(state.hands)
        table = lying(state)
        hand = (state.leader + table.places) % HANDS
        guess = 0
        found: dict[Card, int] = {}
        for card in cards_of(self._playable(left, hand, table)):
            guess = found[card] = self._close_in(partial(self._after, left, hand, table, card), guess)
        return found

    def _close_in(self, reaches: Callable[[int], bool], guess: int) -> int:
        """The highest goal that is reached: steps away from a guess that grow, then halves what is left."""
        low, high, step = -FAR, FAR, 1
        goal = guess
        while low + 1 < high:
            if reaches(goal):
                low = goal
                goal = low + step if high == FAR else (low + high + 1) // 2
            else:
                high = goal
                goal = high - step if low == -FAR else (low + high) // 2
            step *= 2
        return low

    def _playable(self, left: Hand, hand: int, table: Table) -> Hand:
        """The cards that a hand may play (CT-4 to CT-6)."""
        held = left & self._hands[hand]
        following = held & table.led
        if following:
            return following
        return (held & table.trump if self._must_follow_trump else 0) or held

    def _reaches(self, left: Hand, hand: int, table: Table, goal: int) -> bool:
        """Whether side A can still get the goal or more; the hand is to play."""
        if not table.places:
            return self._lead(left, hand, goal)
        cards = self._playable(left, hand, table)
        if cards & (cards - 1):
            return self._choose(self._ordered(cards), left, hand, table, goal)
        return self._after(left, hand, table, cards.bit_length() - 1, goal)

    def _choose(self, cards: Iterable[Card], left: Hand, hand: int, table: Table, goal: int) -> bool:
        """Whether one card of side A reaches the goal, or all cards of side B let A reach it."""
        wanted = hand % SIDES == 0
        for card in cards:
            if self._after(left, hand, table, card, goal) == wanted:
                self._cuts[card] += 1
                return wanted
        return not wanted

    def _after(self, left: Hand, hand: int, table: Table, card: Card, goal: int) -> bool:
        """Whether side A can still get the goal or more once this card is played."""
        left ^= 1 << card
        table = table.add(hand, card)
        if table.places < HANDS:
            return self._reaches(left, (hand + 1) % HANDS, table, goal)
        worth = table.ranks - COST if table.winner % SIDES == 0 else 0
        return self._lead(left, table.winner, goal - worth)

    def _lead(self, left: Hand, leader: int, goal: int) -> bool:
        """Whether side A can get the goal or more; the leader leads a trick."""
        if not left:
            return goal <= 0
        low, high = self._known.get((left, leader), (-FAR, FAR))
        if goal <= low or goal > high:
            return goal <= low
        if self._estimate and left.bit_count() <= self._stop_at:
            guess = self._estimate(tuple(left & hand for hand in self._hands), leader)
            self._known[left, leader] = guess, guess
            return goal <= guess
        cards = left & self._hands[leader]
        reached = self._choose(self._ordered(cards), left, leader, NOTHING, goal)
        self._known[left, leader] = (goal, high) if reached else (low, goal - 1)
        return reached

    def _ordered(self, cards: Hand) -> Iterable[Card]:
        """The cards, those first that have settled most questions."""
        return sorted(cards_of(cards), key=self._cuts.__getitem__, reverse=True)
