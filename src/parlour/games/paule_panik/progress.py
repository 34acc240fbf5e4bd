"""What a card that was played, drawn or turned brings about: the end of the round, a stuck table, or nothing."""

from parlour.core.game import Seat
from parlour.games.paule_panik.cards import Cards, Hand
from parlour.games.paule_panik.state import NOTHING_FITS, PLACES, Ending, Sides, State, fitting, is_stuck, may_refill


def go_on(
    state: State,
    hands: tuple[Hand, ...],
    piles: tuple[Cards, ...],
    stacks: Sides,
    sides: Sides,
    out: tuple[Seat, ...],
    reshuffles: int,
    *,
    moved: bool,
) -> State:
    """The state with these cards, and with what follows from them (PP-6 to PP-9)."""
    fits = fitting(stacks)
    stuck, ending = is_stuck(hands, fits), None
    if out != state.out and _decided(state, len(out)):
        fits, stuck, ending = NOTHING_FITS, False, Ending("out")
    elif stuck and reshuffles and not moved and _is_blocked(hands, piles, sides):
        fits, stuck, ending = NOTHING_FITS, False, Ending("blocked")
    return State(
        state.options,
        state.colours,
        hands,
        piles,
        stacks,
        sides,
        fits,
        stuck,
        state.said,
        state.spent,
        out,
        reshuffles,
        moved,
        ending,
        state.told,
    )


def _decided(state: State, out: int) -> bool:
    """Whether the round ends once so many are out (PP-8, PP-9)."""
    return state.options.placing == "cards_left" or out == min(PLACES, len(state.hands) - 1)


def _is_blocked(hands: tuple[Hand, ...], piles: tuple[Cards, ...], sides: Sides) -> bool:
    """Whether a stuck table at which nobody has played or drawn since a reshuffle is blocked (PP-7)."""
    return not any(sides) and not any(map(may_refill, hands, piles))
