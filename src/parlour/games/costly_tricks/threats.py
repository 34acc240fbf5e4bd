"""Who can still take a trick: all hands lie open, so it is known what the cards to come may make of it.

The kernel does the same some forty times as fast; a test compares them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import TypeAlias

from parlour.games.costly_tricks.cards import SUIT, Card, Hand, cards_of
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES, State
from parlour.games.costly_tricks.solver import has_kernel
from parlour.games.costly_tricks.trick import Hands, LaidTrick, lying, playable

Going: TypeAlias = LaidTrick
"""A trick as far as it binds who plays on, whatever wins it and whoever has played how many cards."""

Prospect: TypeAlias = tuple[Card, int, int, Hand]
"""A card, and how the trick stands once it is played: the hand that is winning it, its worth so far, the `beaters`."""

Prospects: TypeAlias = Callable[[State], Sequence[Prospect]]
"""From a round to what may come of each card that may be played, in rising order."""


@cache
def quickest() -> Prospects:
    """What looks ahead quickest: the kernel, or where the package was built without it, what is written to be read."""
    if not has_kernel():
        return reference
    from parlour._core import prospects  # noqa: PLC0415 (it may be missing)

    def kernel(state: State) -> Sequence[Prospect]:
        return prospects(state.hands, state.leader, state.table, must_follow_trump=state.must_follow_trump)

    return kernel


def reference(state: State) -> Sequence[Prospect]:
    """See `Prospects`."""
    return tuple(_prospects(state))


def _prospects(state: State) -> Iterator[Prospect]:
    """Cards after which the trick goes on alike are looked at once."""
    table = lying(state)
    coming = [(state.turn + place) % HANDS for place in range(1, HANDS - table.places)]
    known: dict[LaidTrick, Hand] = {}
    for card in cards_of(state.may):
        after = table.add(state.turn, card)
        alike = after._replace(ranks=0)
        if alike not in known:
            known[alike] = beaters(after, state.hands, coming, must_follow_trump=state.must_follow_trump)
        yield card, after.winner, after.ranks - COST, known[alike]


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
