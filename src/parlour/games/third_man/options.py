"""The option of The Third Man, and its editions."""

from types import MappingProxyType
from typing import Final, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """What the sheets decide differently.

    Attributes:
        board_end: TM-7, a series ends when a piece goes ``beyond`` 20 points either way, or already when it comes to
            ``reach`` them.
    """

    board_end: Literal["beyond", "reach"] = "beyond"


LIMIT: Final = 20
"""The board's last score either way (TM-7)."""
EDGES: Final = MappingProxyType({"beyond": LIMIT + 1, "reach": LIMIT})
"""For each value of ``board_end`` the score, up or down, with which a piece has left the board (TM-7)."""

EDITIONS: Final = MappingProxyType({"piatnik-2001": Options(), "french": Options(board_end="reach")})
