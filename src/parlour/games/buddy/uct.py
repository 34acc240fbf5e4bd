"""A tree search by playouts in which everybody cares for his own chips: UCT with the backups of max^n."""

from collections.abc import Sequence
from functools import cache
from math import log
from random import Random
from typing import Final, TypeAlias

from parlour.games.buddy.cards import Card
from parlour.games.buddy.playouts import Own, Position
from parlour.games.buddy.rules import SEATS, chips

CURIOSITY: Final = 1.5
"""How much is hoped of a card that was tried seldom, in chips: more was worse, less made no difference."""
PATIENCE: Final = 64
"""After so many playouts each it is asked whether the answer can still change."""

Path: TypeAlias = list[tuple["Node", int]]
"""The moments from the root on, each with the place of the card that was tried."""


class Node:
    """A moment of the tree.

    Attributes:
        cards: those that may be tried, in that order.
        visits: how often each was.
        worth: the chips that they brought the seat to play, in all.
        after: the moments that follow, once a card is tried again.
        total: the sum of the visits.
    """

    __slots__ = ("after", "cards", "total", "visits", "worth")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.visits = [0] * len(cards)
        self.worth = [0] * len(cards)
        self.after: list[Node | None] = [None] * len(cards)
        self.total = 0

    def choose(self) -> int:
        """The place of the card to try: one that was not tried yet, else that of the highest upper bound."""
        total, visits = self.total, self.visits
        if total < len(visits):
            return total
        spread, highest, place = CURIOSITY * log(total) ** 0.5, -1.0, 0
        for index, worth in enumerate(self.worth):
            bound = worth / visits[index] + spread / visits[index] ** 0.5
            if bound > highest:
                highest, place = bound, index
        return place

    def settled(self, playouts: int) -> bool:
        """Whether no other card can be visited more often after so many further playouts."""
        if len(self.visits) == 1:
            return True
        *_, second, first = sorted(self.visits)
        return first - second > playouts

    def favourite(self) -> Card:
        """The card that was tried most often; of equals the first."""
        return self.cards[self.visits.index(max(self.visits))]


def explore(root: Position, cards: Sequence[Card], playouts: int, rng: Random) -> Node:
    """The tree after at most so many playouts, fewer if its favourite cannot change any more.

    Args:
        cards: those of the legal cards that come into question, in the order in which they are tried first.
    """
    tree = Node(cards)
    for left in range(playouts, 0, -1):
        if left % PATIENCE == 0 and tree.settled(left):
            break
        position = root.copy()
        path = _descend(tree, position)
        _credit(path, _won(_turned_back(position.finish(rng.random), len(path))))
    return tree


def _descend(node: Node, position: Position) -> Path:
    """Plays from a moment of the tree to where it ends; a card that is tried for the second time makes it grow."""
    path: Path = []
    while True:
        place = node.choose()
        path.append((node, place))
        position.play(node.cards[place])
        after = node.after[place]
        if after is None:
            break
        node = after
    if node.visits[place] and position.mover:
        node.after[place] = Node(position.cards())
    return path


def _turned_back(own: Own, turns: int) -> Own:
    """The points seen from the seat that was to play so many turns ago."""
    first, left, right = own
    return ((first, left, right), (right, first, left), (left, right, first))[turns % SEATS]


@cache
def _won(own: Own) -> tuple[int, ...]:
    """The chips (BL-10); they depend on who sits left of whom, not on who is called the first."""
    return chips(own)


def _credit(path: Path, won: tuple[int, ...]) -> None:
    for turn, (node, place) in enumerate(path):
        node.total += 1
        node.visits[place] += 1
        node.worth[place] += won[turn % SEATS]
