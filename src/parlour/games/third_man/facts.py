"""What the texts of the rules name: numbers from the constants of the rules, and what the examples come to."""

from parlour.core.errors import Parameter
from parlour.games.third_man.auction import ANNULLING, PLAYERS, PRIZE, RANKS, move
from parlour.games.third_man.match import CHIPS_TO_WIN
from parlour.games.third_man.options import LIMIT, Options
from parlour.games.third_man.rules import AUCTIONS, START

EXAMPLE = (9, 7, 5, 4)
"""The bids of the example, from the highest to the lowest."""


def facts(options: Options) -> dict[str, Parameter]:
    """The arguments of the messages ``rules-third-man-…``, for example ``{"players": 4, "prize": 10, …}``."""
    first, second, third, last = EXAMPLE
    return {
        "players": PLAYERS,
        "cards": len(RANKS),
        "lowest": RANKS[0],
        "highest": RANKS[-1],
        "start": START,
        "prize": PRIZE,
        "half": PRIZE // 2,
        "annulling": ANNULLING,
        "auctions": AUCTIONS,
        "board_end": options.board_end,
        "limit": LIMIT,
        "chips": CHIPS_TO_WIN,
        "enough": PLAYERS * (CHIPS_TO_WIN - 1) + 1,
        "first": first,
        "first_gain": move("first", first),
        "shared_cost": -move("shared-first", first),
        "second": second,
        "second_cost": -move("second", second),
        "third": third,
        "third_gain": move("third", third),
        "last": last,
    }
