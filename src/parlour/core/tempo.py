"""How long people take to choose: longer the more there is to choose from, and now and then much longer."""

from math import log2
from random import Random
from typing import Final

import msgspec

SPREAD: Final = 0.4
"""The usual standard deviation of the logarithm of a time: people's times are skewed, and about that much."""


class Tempo(msgspec.Struct, frozen=True, kw_only=True):
    """How quickly somebody makes up his mind, in milliseconds.

    The time grows with the logarithm of the choices, as people's does (Hick 1952, Hyman 1953); what is chosen here
    takes thought, so the slopes are larger than those of reactions. The times are lognormal.

    Attributes:
        base: what a move takes where there is nothing to choose.
        doubling: what each doubling of the choices adds.
        spread: the standard deviation of the logarithm.
        least, most: the shortest and the longest time.
    """

    base: int = 500
    doubling: int = 350
    spread: float = SPREAD
    least: int = 350
    most: int = 4000

    def time(self, choices: float, rng: Random) -> int:
        """The milliseconds for a choice among so many; among three, half of the times, between 800 and 1400."""
        usual = self.base + self.doubling * log2(max(1, choices))
        return round(min(self.most, max(self.least, usual * rng.lognormvariate(0, self.spread))))

    def slower(self, times: float) -> "Tempo":
        """The tempo of somebody who takes so many times as long; within the same bounds."""
        return msgspec.structs.replace(self, base=round(self.base * times), doubling=round(self.doubling * times))
