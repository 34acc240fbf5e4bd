"""What the table does by itself: turning a card, reshuffling, lots, the winner's draw (PP-6, PP-7, PP-9, PP-10)."""

from random import Random

from msgspec.structs import replace

from parlour.core.errors import IllegalAction, InvalidSetup, Untold
from parlour.games.paule_panik.cards import Cards
from parlour.games.paule_panik.progress import unless_blocked
from parlour.games.paule_panik.scoring import centre, tie
from parlour.games.paule_panik.state import (
    Action,
    Ending,
    Lot,
    Prize,
    Sides,
    State,
    Turn,
    fitting,
    is_stuck,
)


def house(state: State, rng: Random | None) -> Action:
    """What `HOUSE` does next: what the set-up tells, else by chance.

    Raises:
        Untold: there is no generator and the set-up does not tell the reshuffle, the lot or the winner's cards.
        IllegalAction: `HOUSE` has nothing to do.
    """
    if state.ending:
        return _end(state, state.ending, rng)
    if not state.stuck:
        raise IllegalAction("paule-panik-not-stuck")
    if rng is None or any(state.sides) or state.reshuffles < len(state.told.reshuffles):
        return told_turn(state)
    cards = list(buried(state))
    rng.shuffle(cards)
    return Turn(split(tuple(cards)))


def _end(state: State, ending: Ending, rng: Random | None) -> Action:
    seats = tie(ending)
    if seats is not None:
        return _lot(state, ending, seats, rng)
    if ending.drawn is not None:
        raise IllegalAction("round-over")
    if state.told.drawn is not None:
        return Prize(state.told.drawn)
    if rng is None:
        raise Untold("paule-panik-drawn-missing")
    first, second = rng.sample(range(len(centre(state))), 2)
    return Prize((first, second))


def _lot(state: State, ending: Ending, seats: tuple[int, ...], rng: Random | None) -> Lot:
    number = len(ending.lots)
    if number < len(state.told.lots):
        return Lot(state.told.lots[number])
    if rng is None:
        raise Untold("paule-panik-lot-missing", number=number)
    return Lot(tuple(rng.sample(seats, len(seats))))


def told_turn(state: State) -> Turn:
    """The turn of a stuck table, with the reshuffle that the set-up tells if one is needed now.

    Raises:
        Untold: the set-up does not tell it.
    """
    if any(state.sides) or not state.stuck or state.ending:
        return Turn()
    told, number = state.told.reshuffles, state.reshuffles
    if number >= len(told):
        raise Untold("paule-panik-reshuffle-missing", number=number)
    return Turn(told[number])


def buried(state: State) -> Cards:
    """All centre cards but the two tops: those that a reshuffle gathers (PP-7)."""
    return state.stacks[0][:-1] + state.stacks[1][:-1]


def split(cards: Cards) -> Sides:
    """Two side piles of these cards, equal or the left one larger by one (PP-2, PP-7)."""
    half = left_half(len(cards))
    return cards[:half], cards[half:]


def left_half(cards: int) -> int:
    """How many of so many cards the left side pile gets."""
    return (cards + 1) // 2


def apply(state: State, action: Action) -> State:
    """The round after an action of `HOUSE`."""
    if isinstance(action, Turn):
        return _turn(state, action)
    ending = state.ending
    if ending is None or ending.drawn is not None:
        raise IllegalAction("paule-panik-not-due")
    seats = tie(ending)
    if isinstance(action, Lot) and seats is not None:
        if tuple(sorted(action.order)) != seats:
            raise InvalidSetup("paule-panik-lot-differs", number=len(ending.lots), seats=" ".join(map(str, seats)))
        return replace(state, ending=replace(ending, lots=(*ending.lots, action.order)))
    if isinstance(action, Prize) and seats is None:
        return replace(state, ending=replace(ending, drawn=_drawn(state, action)))
    raise IllegalAction("paule-panik-not-due")


def _turn(state: State, turn: Turn) -> State:
    """PP-6: the top of the fuller side pile, the left one if equal, onto its own stack. PP-7 if there is none."""
    if state.ending:
        raise IllegalAction("round-over")
    if not state.stuck:
        raise IllegalAction("paule-panik-not-stuck")
    if turn.sides is not None and any(state.sides):
        raise IllegalAction("paule-panik-not-due")
    stacks, (left, right), reshuffles, moved = state.stacks, state.sides, state.reshuffles, state.moved
    if not left and not right:
        left, right = _reshuffled(state, turn.sides)
        stacks = (stacks[0][-1:], stacks[1][-1:])
        reshuffles, moved = reshuffles + 1, False
    if len(right) > len(left):
        stacks, right = (stacks[0], stacks[1] + right[:1]), right[1:]
    else:
        stacks, left = (stacks[0] + left[:1], stacks[1]), left[1:]
    fits = fitting(stacks)
    stuck = is_stuck(state.hands, fits)
    return unless_blocked(
        replace(state, stacks=stacks, sides=(left, right), fits=fits, stuck=stuck, reshuffles=reshuffles, moved=moved)
    )


def _reshuffled(state: State, sides: Sides | None) -> Sides:
    """The new side piles, checked: all centre cards but the tops, the left one equal or larger by one (PP-7)."""
    number = state.reshuffles
    if sides is None:
        raise Untold("paule-panik-reshuffle-missing", number=number)
    left, right = sides
    if sorted(left + right) != sorted(buried(state)) or len(left) - len(right) not in (0, 1):
        raise InvalidSetup("paule-panik-reshuffle-differs", number=number)
    return sides


def _drawn(state: State, prize: Prize) -> tuple[int, int]:
    cards = len(centre(state))
    first, second = prize.positions
    if first == second or first not in range(cards) or second not in range(cards):
        raise InvalidSetup("paule-panik-drawn-differs", first=first, second=second, cards=cards)
    return prize.positions
