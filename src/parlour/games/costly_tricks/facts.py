"""What the texts of the rules name: numbers from the constants of the rules."""

from parlour.core.errors import Parameter
from parlour.games.costly_tricks.cards import CARDS, RANK
from parlour.games.costly_tricks.match import ALL_CHIPS, CHIPS_TO_WIN
from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import COST, FULL_DEAL, HANDS, SIDES


def facts(options: Options) -> dict[str, Parameter]:
    """The arguments of the messages ``rules-costly-tricks-…``, for example ``{"cards": 44, "cost": 20, …}``."""
    return {
        "hands": HANDS,
        "sides": SIDES,
        "cards": len(CARDS),
        "deal": FULL_DEAL,
        "highest": max(RANK),
        "cost": COST,
        "chips": CHIPS_TO_WIN,
        "half": ALL_CHIPS // SIDES,
        "all": ALL_CHIPS,
    }
