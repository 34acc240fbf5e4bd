"""What the texts of the rules name: numbers from the constants of the rules, and what the examples come to."""

from typing import Final

from parlour.core.errors import Parameter
from parlour.games.paule_panik.cards import COLOURS, RANKS, next_to
from parlour.games.paule_panik.match import POINTS_TO_WIN
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.scoring import LOST_BET, WON_BET
from parlour.games.paule_panik.setup import COLOURS_OF, PILE
from parlour.games.paule_panik.state import FULL_HAND, PLACES

TOP: Final = 4
"""The top card of the example of a play (PP-4)."""
DRAWN: Final = (12, 5)
"""The ranks that the winner of the example draws (PP-10)."""


def facts(_options: Options) -> dict[str, Parameter]:
    """The arguments of the messages ``rules-paule-panik-…``, for example ``{"hand": 6, "pile_2": 21, …}``."""
    first, second = DRAWN
    few, many = min(POINTS_TO_WIN), max(POINTS_TO_WIN)
    return {
        "colours": len(COLOURS),
        "lowest": 1,
        "highest": RANKS,
        "hand": FULL_HAND,
        "places": PLACES,
        "won_bet": WON_BET,
        "lost_bet": LOST_BET,
        "points_few": POINTS_TO_WIN[few],
        "points_many": POINTS_TO_WIN[many],
        **{f"points_{players}": points for players, points in POINTS_TO_WIN.items()},
        "drawn_first": first,
        "drawn_second": second,
        "drawn_sum": first + second,
        **{f"pile_{players}": cards for players, cards in PILE.items()},
        **{f"colours_{players}": count for players, count in COLOURS_OF.items()},
        **_example(),
    }


def _example() -> dict[str, Parameter]:
    """A top, what fits on it, and what fits once the lower one of these lies there; the same for both ends (PP-4)."""
    below, above = next_to(TOP)
    return {
        "top": TOP,
        "below": below,
        "above": above,
        "next_below": next_to(below)[0],
        "below_highest": next_to(RANKS)[1],
        "above_lowest": next_to(1)[0],
    }
