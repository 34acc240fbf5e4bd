"""What is counted of whoever has played: his scores and his tricks."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.figures import Figure, FigureRules
from parlour.core.game import Seat
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.rules import State, result


def count(
    states: Sequence[State], _moves: Sequence[tuple[Seat, Card]], _times: Sequence[int], seat: Seat
) -> Mapping[str, Figure]:
    """Of a round that is over; each seat is its own side."""
    came = result(states[-1])
    if came is None:
        return {}
    score, tricks = Figure(came.score[seat]), Figure(came.tricks[seat])
    return {"best-round": score, "score": score, "tricks": tricks}


FIGURES: Final[FigureRules[State, Card]] = FigureRules(
    kinds={"best-round": "most", "score": "mean", "tricks": "mean"}, count=count
)
