"""What is counted of whoever has played: his points, his places and his pace."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from parlour.core.figures import Figure, FigureRules
from parlour.core.game import Seat
from parlour.games.paule_panik.scoring import result
from parlour.games.paule_panik.state import Action, Play, State

MINUTE: Final = 60_000
LULL: Final = 10_000
"""Of a time in which nobody acts so many milliseconds count at most: the table may have been paused."""
SHARE: Final = 100
"""What falls to a round that was won: the mean is how many in a hundred were."""


def count(
    states: Sequence[State], moves: Sequence[tuple[Seat, Action]], times: Sequence[int], seat: Seat
) -> Mapping[str, Figure]:
    """Of a round that is over; a record, which knows no times, tells no pace."""
    came = result(states[-1])
    if came is None:
        return {}
    points = Figure(came.points[seat])
    won = Figure(SHARE if came.places[0] == seat else 0)
    return {"best-round": points, "points": points, "won": won, **_pace(moves, times, seat)}


def _pace(moves: Sequence[tuple[Seat, Action]], times: Sequence[int], seat: Seat) -> Mapping[str, Figure]:
    """Cards a minute, from the first card that anybody played to his own last one."""
    race = [(time, who) for time, (who, action) in zip(times, moves, strict=False) if isinstance(action, Play)]
    own = [index for index, (_, who) in enumerate(race) if who == seat]
    if not own:
        return {}
    took = sum(min(later - sooner, LULL) for (sooner, _), (later, _) in pairwise(race[: own[-1] + 1]))
    return {"pace": Figure(len(own) * MINUTE, took)} if took > 0 else {}


FIGURES: Final[FigureRules[State, Action]] = FigureRules(
    kinds={"best-round": "most", "points": "mean", "won": "mean", "pace": "mean"}, count=count
)
