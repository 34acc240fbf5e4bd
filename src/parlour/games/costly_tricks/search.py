"""The exact value of a round: what the sides get from here on when both play their best.

Written to be read, and the reference for every faster solver. A value is side A's future score: the sum of
(ranks - 20) over the tricks that side A still wins, the one on the table included. Side B gets the rest, so one number
says all. The search asks "can side A reach this goal?" with one goal after another; all answers share one table, in
which leads that are alike share an entry (see `structure`).
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from parlour.games.costly_tricks.cards import Card, Hand, cards_of, worth
from parlour.games.costly_tricks.ordering import Move, Moves, closing, promising
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES, State
from parlour.games.costly_tricks.structure import Owners, Slack
from parlour.games.costly_tricks.trick import EMPTY, Hands, LaidTrick, lying, playable

Estimate: TypeAlias = Callable[[Hands, int], int]
"""From the hands at a lead and the hand that leads to a guess at side A's future score."""

FAR: Final = 10_000
"""Beyond every score."""


class Known(NamedTuple):
    """The value of a lead with these cards left is at least `low` and at most `high`."""

    cards: Hand
    low: int
    high: int


class Position(NamedTuple):
    """What the search needs of a state: the cards left in all hands, the hand to play, the trick on the table."""

    left: Hand
    hand: int
    table: LaidTrick


class Search:
    """Answers what a round and all that can come of it are worth; owns the table of its answers.

    Cards never change hands, so the cards that are left and the hand that leads say everything about a lead.

    Args:
        state: the round; every state asked about must come of it by play.
        horizon: with so many tricks left `estimate` is asked instead of searching on; without one all is exact.
        estimate: the guess at the horizon.
    """

    def __init__(self, state: State, *, horizon: int = 0, estimate: Estimate | None = None) -> None:
        self._hands = state.hands
        self._must_follow_trump = state.must_follow_trump
        self._horizon = horizon * HANDS
        self._estimate = estimate
        self._owners = Owners(state.hands)
        self._slack = Slack()
        self._known: dict[tuple[int, ...], Known] = {}

    def value(self, state: State) -> int:
        """Side A's future score under best play by both sides; 0 when the round is over."""
        position = position_of(state)
        if not position.left:
            return 0
        return close_in(partial(self._reaches, *position), _half_of_the_rest(position))

    def values(self, state: State) -> Mapping[Card, int]:
        """Side A's future score after each card that may be played now, for example ``{40: 9, 44: 4}``."""
        position = position_of(state)
        guess = _half_of_the_rest(position)
        found: dict[Card, int] = {}
        for move in self._moves(*position):
            guess = found[move.card] = close_in(partial(self._after, *position[:2], move), guess)
        return found

    def best(self, state: State) -> tuple[Card, ...]:
        """The cards that keep the value for the side that plays, quicker than from `values`; none when all is over."""
        position = position_of(state)
        if not position.left:
            return ()
        value, ours = self.value(state), position.hand % SIDES == 0
        goal = value if ours else value + 1
        moves = self._moves(*position)
        return tuple(move.card for move in moves if self._after(*position[:2], move, goal) == ours)

    def reaches(self, state: State, goal: int) -> bool:
        """Whether side A's future score is the goal or more under best play by both sides."""
        return self._reaches(*position_of(state), goal)

    def _moves(self, left: Hand, hand: int, table: LaidTrick) -> Moves:
        """All that the hand may play."""
        cards = playable(left & self._hands[hand], table, must_follow_trump=self._must_follow_trump)
        return [Move(0, card, table.add(hand, card)) for card in cards_of(cards)]

    def _reaches(self, left: Hand, hand: int, table: LaidTrick, goal: int) -> bool:
        """Whether side A can still get the goal or more; the hand is to play."""
        if not table.places:
            return self._lead(left, hand, goal)
        return self._choose(left, hand, self._candidates(left, hand, table), goal)

    def _lead(self, left: Hand, leader: int, goal: int) -> bool:
        """The same with nothing on the table: looked up, else searched and remembered."""
        if not left:
            return goal <= 0
        key = self._key(left, leader)
        low, high = self._bounds(key, left)
        if low < goal <= high and self._at_horizon(left):
            low = high = self._guess(left, leader)
            self._known[key] = Known(left, low, high)
        if not low < goal <= high:
            return goal <= low
        reached = self._choose(left, leader, self._candidates(left, leader, EMPTY), goal)
        self._known[key] = Known(left, goal, high) if reached else Known(left, low, goal - 1)
        return reached

    def _key(self, left: Hand, leader: int) -> tuple[int, ...]:
        """Leads that are alike share an entry, unless their values come from guesses, which need not be alike."""
        return (leader, left) if self._estimate else self._owners.structure(left, leader)

    def _bounds(self, key: tuple[int, ...], left: Hand) -> tuple[int, int]:
        """What is known of the value of a lead."""
        known = self._known.get(key)
        if known is None:
            return -FAR, FAR
        if known.cards == left:
            return known.low, known.high
        lost, won = self._slack.between(known.cards, left)
        return known.low - lost, known.high + won

    def _at_horizon(self, left: Hand) -> bool:
        return self._estimate is not None and left.bit_count() <= self._horizon

    def _guess(self, left: Hand, leader: int) -> int:
        return self._estimate(self._left(left), leader) if self._estimate else 0

    def _left(self, left: Hand) -> Hands:
        first, second, third, fourth = self._hands
        return left & first, left & second, left & third, left & fourth

    def _candidates(self, left: Hand, hand: int, table: LaidTrick) -> Moves:
        """What is worth trying, best first."""
        cards = playable(left & self._hands[hand], table, must_follow_trump=self._must_follow_trump)
        if not cards & (cards - 1):
            card = cards.bit_length() - 1
            return [Move(0, card, table.add(hand, card))]
        if table.places == HANDS - 1:
            return closing(left, hand, table, cards)
        return promising(self._left(left), hand, table, cards, must_follow_trump=self._must_follow_trump)

    def _choose(self, left: Hand, hand: int, moves: Moves, goal: int) -> bool:
        """Whether one card of side A reaches the goal, or no card of side B can stop it."""
        ours = hand % SIDES == 0
        for move in moves:
            if self._after(left, hand, move, goal) == ours:
                return ours
        return not ours

    def _after(self, left: Hand, hand: int, move: Move, goal: int) -> bool:
        """Whether side A can still get the goal or more once this card is played."""
        left ^= 1 << move.card
        table = move.table
        if table.places == HANDS:
            return self._lead(left, table.winner, goal - table.gain)
        return self._reaches(left, (hand + 1) % HANDS, table, goal)


def close_in(reaches: Callable[[int], bool], guess: int) -> int:
    """The highest goal that is reached: growing steps away from a guess, then halving what is left."""
    low, high, goal, step = -FAR, FAR, guess, 1
    while low + 1 < high:
        if reaches(goal):
            low, goal = goal, goal + step
        else:
            high, goal = goal, goal - step
        step *= 2
        if not low < goal < high:
            goal = (low + high + 1) // 2
    return low


def position_of(state: State) -> Position:
    """What the search needs of a round."""
    table = lying(state)
    return Position(sum(state.hands), (state.leader + table.places) % HANDS, table)


def _half_of_the_rest(position: Position) -> int:
    """Half of what is left to win, the trick on the table included."""
    tricks = (position.left.bit_count() + position.table.places) // HANDS
    return (worth(position.left) + position.table.ranks - COST * tricks) // 2
