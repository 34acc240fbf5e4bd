"""What every action of a moment is worth, proved bit by bit."""

from collections.abc import Mapping
from typing import Any

from parlour.core.round import Round
from parlour.core.study import Oracle, Proved, Stop


def mover(moment: Round) -> int | None:
    """The side that plays now, 0 or 1; None when the round is over."""
    seats = moment.game.to_act(moment.state)
    return moment.game.match.sides(moment.variant.players)[seats[0]] if seats else None


def for_side(side: int, worth: int) -> int:
    """A worth as a side counts it: the more, the better for that side."""
    return worth if side == 0 else -worth


def best_worth(side: int, worths: Mapping[Any, int]) -> int:
    """The worth that a side chooses among those of its actions."""
    return (max, min)[side](worths.values())


def best_actions(side: int, worths: Mapping[Any, int]) -> tuple[Any, ...]:
    """The actions with that worth."""
    best = best_worth(side, worths)
    return tuple(action for action, worth in worths.items() if worth == best)


class Analysis:
    """Proves more and more about one moment, whenever it is asked to go on; in the end all is certain.

    Args:
        oracle: of the round.
        state: the moment.
    """

    def __init__(self, oracle: Oracle[Any, Any], state: Any) -> None:
        self._oracle = oracle
        self._state = state
        self._proved: dict[Any, Proved] = {}
        self._begun = False

    @property
    def done(self) -> bool:
        """Whether everything is certain."""
        return self._begun and all(proved.certain for proved in self._proved.values())

    def go_on(self, stop: Stop | None = None) -> Mapping[Any, Proved]:
        """What is proved of each action by the time that everything is certain or the search is stopped."""
        self._begun = True
        found = self._oracle.worths(self._state, self._proved, stop)
        self._proved = {action: proved.both(self._proved.get(action, proved)) for action, proved in found.items()}
        return self._proved

    def worths(self) -> dict[Any, int]:
        """The worth of each action, searched to the end."""
        return {action: proved.low for action, proved in self.go_on().items()}

    def line(self) -> tuple[Any, ...]:
        """A best way to the end of the round, searched to the end."""
        return self._oracle.line(self._state)
