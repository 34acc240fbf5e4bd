"""The numbers in the rules that players read: arguments of the messages in ``rules.ftl``, never typed into them."""

from types import MappingProxyType
from typing import Final

from parlour.games.buddy.cards import CARDS, FULL_HAND, POINTS, Card, worth
from parlour.games.buddy.match import CHIPS_TO_WIN
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

_lead, _low_first, _low_second, _low_third, _sweeper = SWEEP_EXAMPLE
_own, _left, _right = TOTALS_EXAMPLE
_total, _left_total, _right_total = totals(TOTALS_EXAMPLE)

NUMBERS: Final = MappingProxyType(
    {
        "players": SEATS,
        "cards": FULL_HAND.bit_count(),
        "all_cards": SEATS * FULL_HAND.bit_count(),
        "lowest": min(CARDS),
        "highest": max(CARDS),
        "last_worth": max(card for card in CARDS if POINTS[card]),
        "all_points": ALL_POINTS,
        "no_power": NO_POWER,
        "first_chips": FIRST_CHIPS,
        "second_chips": SECOND_CHIPS,
        "shared_chips": SHARED_CHIPS,
        "equal_chips": EQUAL_CHIPS,
        "chips_to_win": CHIPS_TO_WIN,
        "lead": _lead,
        "low_first": _low_first,
        "low_second": _low_second,
        "low_third": _low_third,
        "sweeper": _sweeper,
        "swept_cards": len(SWEEP_EXAMPLE),
        "swept_points": worth(SWEEP_EXAMPLE),
        "own": _own,
        "left": _left,
        "right": _right,
        "total": _total,
        "left_total": _left_total,
        "right_total": _right_total,
    }
)
"""The arguments of the rules' messages, in every language the same."""
