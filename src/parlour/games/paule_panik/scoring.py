"""The end of a round: places, lots, the winner's draw, points and bets (PP-8 to PP-10, PP-12)."""

from typing import Final

from parlour.core.game import Seat
from parlour.games.paule_panik.cards import RANK, Cards
from parlour.games.paule_panik.state import Ending, Result, State, cards_left

WON_BET: Final = 7
"""Points for a bettor who wins the round."""
LOST_BET: Final = 5
"""Points for everybody but the bettors who did not win, if there is one."""


def groups(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats from the best place down; a group of several shares its places until a lot orders it (PP-9)."""
    by_cards: dict[int, tuple[Seat, ...]] = {}
    for seat in range(len(state.hands)):
        if seat not in state.out:
            left = cards_left(state, seat)
            by_cards[left] = (*by_cards.get(left, ()), seat)
    return (*((seat,) for seat in state.out), *(by_cards[left] for left in sorted(by_cards)))


def tie(ending: Ending) -> tuple[Seat, ...] | None:
    """The seats that the next lot must order; None if no lot is missing."""
    ties = [group for group in ending.groups if len(group) > 1]
    return ties[len(ending.lots)] if len(ties) > len(ending.lots) else None


def places(ending: Ending) -> tuple[Seat, ...]:
    """The seats from the best place down, once all lots are drawn."""
    lots = iter(ending.lots)
    return tuple(seat for group in ending.groups for seat in (group if len(group) == 1 else next(lots)))


def centre(state: State) -> Cards:
    """All cards in the two stacks: the left one from bottom to top, then the right one."""
    return state.stacks[0] + state.stacks[1]


def result(state: State) -> Result | None:
    """The round's result; None until the winner has drawn."""
    ending = state.ending
    if ending is None or ending.drawn is None:
        return None
    order = places(ending)
    return Result(order, _points(state, order, ending.drawn), ending.end)


def _points(state: State, order: tuple[Seat, ...], drawn: tuple[int, int]) -> tuple[int, ...]:
    cards = centre(state)
    first, second = RANK[cards[drawn[0]]], RANK[cards[drawn[1]]]
    points = _bonuses(state, order[0])
    for seat, prize in zip(order, (first + second, first, second), strict=False):  # of two, nobody is third
        points[seat] += prize
    return tuple(points)


def _bonuses(state: State, winner: Seat) -> list[int]:
    """What the bets are worth to each seat (PP-12)."""
    if True not in state.said:
        return [0] * len(state.said)
    losers = {seat for seat, yes in enumerate(state.said) if yes and seat != winner}
    bonuses = [LOST_BET if losers and seat not in losers else 0 for seat in range(len(state.said))]
    bonuses[winner] += WON_BET if state.said[winner] else 0
    return bonuses
