"""Who can still take a trick: all hands lie open, so it is known what the cards to come may make of it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import TypeAlias

from parlour.games.costly_tricks.cards import SUIT, Hand
from parlour.games.costly_tricks.rules import SIDES
from parlour.games.costly_tricks.trick import Hands, LaidTrick, playable

Going: TypeAlias = LaidTrick
"""A trick as far as it binds who plays on, whatever wins it and whoever has played how many cards."""


def beaters(table: LaidTrick, hands: Hands, coming: Sequence[int], *, must_follow_trump: bool) -> Hand:
    """The cards with which the side that is not winning a trick can still win it.

    Each of them does in at least one way in which the trick may go on; if there is none, the trick is decided.

    Args:
        coming: the hands that have yet to play, in their order.
    """
    may_win: Mapping[Going, Hand] = {_going(table.led, table.trump, table.barred): 1 << table.winning}
    for hand in coming:
        may_win = _after(may_win, hands[hand], must_follow_trump=must_follow_trump)
    others = [hands[hand] for hand in coming if (hand - table.winner) % SIDES]
    return reduce(or_, may_win.values()) & reduce(or_, others, 0)


def _going(led: Hand, trump: Hand, barred: Hand) -> Going:
    return LaidTrick(0, led, trump, barred, 0, 0, 0)


def _after(before: Mapping[Going, Hand], held: Hand, *, must_follow_trump: bool) -> Mapping[Going, Hand]:
    """By how the trick goes, the cards that may be winning after one more hand, of those that may be before it."""
    after = defaultdict[Going, Hand](int)
    for going, winning in before.items():
        may = playable(held, going, must_follow_trump=must_follow_trump)
        row = going.trump or going.led
        here = may & row
        after[going] |= winning if may & going.barred & ~row else winning & _above(here)
        after[going] |= here & _above(winning)
        fresh = may & ~going.barred
        for suit in SUIT if fresh else ():
            if fresh & suit:
                after[_going(going.led, suit, going.barred | suit)] |= fresh & suit
    return {going: winning for going, winning in after.items() if winning}


def _above(cards: Hand) -> Hand:
    """All cards above the lowest of some, in rising order; none if there are none."""
    return -((cards & -cards) << 1)
