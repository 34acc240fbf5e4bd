"""What the texts of the rules name: numbers from the constants of the rules, and what the examples come to."""

from typing import Final

from parlour.core.errors import Parameter
from parlour.games.buddy.cards import CARDS, POINTS, Card, worth
from parlour.games.buddy.match import CHIPS_TO_WIN
from parlour.games.buddy.options import Options
from parlour.games.buddy.rules import (
    ALL_POINTS,
    EQUAL_CHIPS,
    FIRST_CHIPS,
    NO_POWER,
    SEATS,
    SECOND_CHIPS,
    SHARED_CHIPS,
    totals,
)

SWEEP_EXAMPLE: Final[tuple[Card, ...]] = (8, 6, 3, 5, 9)
"""A sequence: the lead-card, three lower cards, and the one that sweeps (BL-6)."""
TOTALS_EXAMPLE: Final = (12, 40, 11)
"""Own points: yours, your left neighbour's, your right neighbour's (BL-12)."""


def facts(options: Options) -> dict[str, Parameter]:
    """The arguments of the messages ``rules-buddy-…``, for example ``{"players": 3, "cards": 10, …}``."""
    return {
        "players": SEATS,
        "cards": len(CARDS),
        "all_cards": SEATS * len(CARDS),
        "lowest": CARDS[0],
        "highest": CARDS[-1],
        "last_worth": max(card for card in CARDS if POINTS[card]),
        "all_points": ALL_POINTS,
        "no_power": NO_POWER,
        **{f"points_{card}": POINTS[card] for card in CARDS},
        "first_chips": FIRST_CHIPS,
        "second_chips": SECOND_CHIPS,
        "shared_chips": SHARED_CHIPS,
        "equal_chips": EQUAL_CHIPS,
        "chips_to_win": CHIPS_TO_WIN,
        **_examples(),
    }


def _examples() -> dict[str, Parameter]:
    lead, low_first, low_second, low_third, sweeper = SWEEP_EXAMPLE
    own, left, right = TOTALS_EXAMPLE
    total, left_total, right_total = totals(TOTALS_EXAMPLE)
    return {
        "lead": lead,
        "low_first": low_first,
        "low_second": low_second,
        "low_third": low_third,
        "sweeper": sweeper,
        "swept_cards": len(SWEEP_EXAMPLE),
        "swept_points": worth(SWEEP_EXAMPLE),
        "own": own,
        "left": left,
        "right": right,
        "total": total,
        "left_total": left_total,
        "right_total": right_total,
    }
