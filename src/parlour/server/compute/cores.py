"""How the cores of a machine are shared."""

import os
from typing import Final

MOST: Final = 4
"""Workers that bots think in: more of them wait for each other."""


def cores_of(processes: int = 1) -> int:
    """The share of each of so many processes of a room; one at least."""
    return max(1, (os.cpu_count() or 2) // processes)


def beside(cores: int) -> int:
    """Workers beside the event loop, which has one core for itself."""
    return max(1, min(MOST, cores - 1))


def half(cores: int) -> int:
    """Workers for what may take long, so that all else has the other half."""
    return max(1, cores // 2)
