"""What a card that was played, drawn or turned brings about: somebody is out, the round ends, or it goes on."""

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.paule_panik.scoring import groups
from parlour.games.paule_panik.state import NOTHING_FITS, PLACES, End, Ending, State, may_refill


def went_out(state: State, seat: Seat) -> State:
    """The round after a player has got rid of his last card: over, or played on for the places (PP-8, PP-9)."""
    after = replace(state, out=(*state.out, seat))
    decided = state.options.placing == "cards_left" or len(after.out) == min(PLACES, len(state.hands) - 1)
    return _ended(after, "out") if decided else after


def unless_blocked(state: State) -> State:
    """The same round, or its end if it is blocked (PP-7): stuck, and nobody has played or drawn since a reshuffle."""
    if state.stuck and state.reshuffles and not state.moved and _nothing_left(state):
        return _ended(state, "blocked")
    return state


def _nothing_left(state: State) -> bool:
    """Whether no card can be turned without a reshuffle, and nobody can draw one."""
    return not any(state.sides) and not any(map(may_refill, state.hands, state.piles))


def _ended(state: State, end: End) -> State:
    return replace(state, fits=NOTHING_FITS, stuck=False, ending=Ending(end, groups(state)))
