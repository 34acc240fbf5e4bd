"""The options of Paule Panik, and its editions."""

from types import MappingProxyType
from typing import Final, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """What the sheet, or the players, decide differently.

    Attributes:
        auto_refill: PP-5, the table refills a hand in the same step as the play.
        placing: PP-9, whether the others play on for the places or are placed by the cards they have left.
        bets: PP-12, before a round everybody may bet, once a match, that he wins it.
    """

    auto_refill: bool = True
    placing: Literal["play_on", "cards_left"] = "cards_left"
    bets: bool = False


EDITIONS: Final = MappingProxyType({"quick": Options(), "french": Options(auto_refill=False, placing="play_on")})
