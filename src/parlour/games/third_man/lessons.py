"""What the lessons of The Third Man must know of it."""

from typing import Final

from parlour.core.lesson import LessonRules
from parlour.games.third_man.rules import NO_BIDS, State


def ending(_state: State, _seat: int) -> str:
    """A lesson's auctions end, whatever has come of them."""
    return "over"


def annulled(state: State) -> bool:
    """The auction just played has been annulled, and nobody has bid since (TM-5)."""
    return bool(state.auctions) and state.auctions[-1].moves is None and state.bids == NO_BIDS


LESSONS: Final = LessonRules(ending=ending, moments={"annulled": annulled})
