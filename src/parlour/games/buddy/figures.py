"""What is counted of whoever has played: his totals, and what of them was his own."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.figures import Figure, FigureRules
from parlour.core.game import Seat
from parlour.games.buddy.cards import Card
from parlour.games.buddy.rules import State, result


def count(
    states: Sequence[State], _moves: Sequence[tuple[Seat, Card]], _times: Sequence[int], seat: Seat
) -> Mapping[str, Figure]:
    """Of a round that is over."""
    came = result(states[-1])
    if came is None:
        return {}
    total = Figure(came.totals[seat])
    return {"best-round": total, "total": total, "own": Figure(came.own[seat])}


FIGURES: Final[FigureRules[State, Card]] = FigureRules(
    kinds={"best-round": "most", "total": "mean", "own": "mean"}, count=count
)
