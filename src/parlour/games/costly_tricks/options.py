"""The options of Costly Tricks, and its editions."""

from types import MappingProxyType
from typing import Final, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """What the sheets, or the players, decide differently.

    Attributes:
        must_follow_trump: CT-6, a hand that cannot follow but holds the current trump must play it.
        match: CT-10, how chips are won and when the match ends.
    """

    must_follow_trump: bool = True
    match: Literal["first_to_three", "tug_of_war"] = "first_to_three"


EDITIONS: Final = MappingProxyType({"piatnik-2001": Options(), "french": Options(must_follow_trump=False)})
