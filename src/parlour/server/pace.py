"""How much one connection may send, and how many tables one address may open."""

from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final

from parlour.core.errors import ParlourError

TABLES_AT_ONCE: Final = 60
TABLES_A_SECOND: Final = 1 / 20
"""What one address of the world may open: more than a party needs, and too little to fill a disk."""
REMEMBERED: Final = 10_000
"""So many addresses are kept before those are forgotten that may open as many as at the start."""


class TooManyTables(ParlourError):
    """One address opens tables without end."""


class Allowance:
    """A bucket that fills steadily: ``Allowance(rate=20, burst=60)`` is 60 at once, and 20 a second."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = float(burst)
        self._at = now()

    def take(self) -> bool:
        """Uses up one, if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing is missing."""
        self._fill()
        return self._left == self._burst

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Openings:
    """Tables that are opened, counted by the address they are opened from.

    Addresses of a local network are not counted: where a proxy stands before the room, its address may be everybody's.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._by_origin: dict[str, Allowance] = {}

    def count(self, host: str | None) -> None:
        """Counts a table that is opened from an address.

        Raises:
            TooManyTables: ``too-many-tables``, with the ``seconds`` until the next.
        """
        origin = origin_of(host)
        if origin is None:
            return
        if len(self._by_origin) >= REMEMBERED:
            self._by_origin = {one: left for one, left in self._by_origin.items() if not left.full}
        fresh = Allowance(TABLES_A_SECOND, TABLES_AT_ONCE, self._now)
        if not self._by_origin.setdefault(origin, fresh).take():
            raise TooManyTables("too-many-tables", seconds=round(1 / TABLES_A_SECOND))


def origin_of(host: str | None) -> str | None:
    """An address of the world as it is counted, for example ``2a00:1450:4001:80b::/64``; None for any other."""
    try:
        address = ip_address(host or "")
    except ValueError:  # a socket of this machine
        return None
    address = getattr(address, "ipv4_mapped", None) or address  # where one socket serves both
    if not address.is_global:
        return None
    if isinstance(address, IPv6Address):  # a subscriber has all addresses of his network
        return str(IPv6Network((address, 64), strict=False))
    return str(address)
