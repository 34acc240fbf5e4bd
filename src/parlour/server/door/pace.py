"""How much one guest may send, and how many tables one address may open."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import Final

import msgspec

from parlour.core.errors import ParlourError

TABLES_AT_ONCE: Final = 60
TABLES_A_SECOND: Final = 1 / 20
"""What one address of the world may open: more than a party needs, and too little to fill a disk."""
SUBSCRIBERS: Final = 8
"""So many times that may be opened from a network of the size that whole companies have, and some households."""
GUESTS: Final = 10
"""So many guests may talk from one address at full speed."""
REMEMBERED: Final = 10_000
"""So many people, or networks, are kept before those are forgotten that have missed nothing."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second, and so many at once after a while without any."""

    a_second: float
    at_once: int


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How often something may be sent or wished for; by a guest, and ten times as often from an address of the world.

    Attributes:
        messages: to a table.
        questions: to the study.
        deeds: in lessons.
        replays: rounds that are looked at again.
        tries: at puzzles, that are kept.
        blunders: messages that are none, or one too many.
        changes: of name and colour.
        requests: over one connection.
        portions: of a WebSocket that are read, see `SOCKET_PORTION`: many times what people send.
    """

    messages: Rate = Rate(20, 60)
    questions: Rate = Rate(5, 40)
    deeds: Rate = Rate(10, 60)
    replays: Rate = Rate(1, 40)
    tries: Rate = Rate(0.2, 40)
    blunders: Rate = Rate(0.2, 100)
    changes: Rate = Rate(0.05, 20)
    requests: Rate = Rate(50, 200)
    portions: Rate = Rate(40, 200)


class TooManyTables(ParlourError):
    """One address opens tables without end."""


class Allowance:
    """A bucket that fills steadily: ``Allowance(rate=20, burst=60)`` is 60 at once, and 20 a second."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left: float = burst
        self._at = now()

    def take(self) -> bool:
        """Uses up one, if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def use(self) -> None:
        """Uses up one that there is."""
        self._left -= 1

    @property
    def some(self) -> bool:
        """Whether one is left."""
        self._fill()
        return self._left >= 1

    @property
    def wait(self) -> float:
        """Seconds until the next."""
        self._fill()
        return max(0.0, 1 - self._left) / self._rate

    @property
    def full(self) -> bool:
        """Whether nothing is missing."""
        self._fill()
        return self._left == self._burst

    def _fill(self) -> None:
        now = self._now()
        left, self._at = self._left + (now - self._at) * self._rate, now
        self._left = left if left < self._burst else self._burst


class Shares:
    """Allowances by whoever uses them up: they are his, whatever connection he comes by.

    Whoever has missed nothing since is forgotten when there are many.
    """

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left: dict[str, Allowance] = {}

    def of(self, who: str, times: int = 1) -> Allowance:
        """Somebody's allowance, so many times as large as usual."""
        if len(self._left) >= REMEMBERED:
            self._left = {one: left for one, left in self._left.items() if not left.full}
        return self._left.setdefault(who, Allowance(self._rate * times, self._burst * times, self._now))


class Joint:
    """Allowances that are used up together, or not at all; of none there is always enough."""

    def __init__(self, allowances: Iterable[Allowance] = ()) -> None:
        self._all = [*allowances]

    def take(self) -> bool:
        """Uses up one of each, if there is one of each; else nothing."""
        if len(self._all) == 1:
            return self._all[0].take()
        for allowance in self._all:
            if not allowance.some:
                return False
        for allowance in self._all:
            allowance.use()
        return True

    @property
    def some(self) -> bool:
        """Whether one of each is left."""
        return all(allowance.some for allowance in self._all)

    @property
    def wait(self) -> float:
        """Seconds until the next."""
        return max((allowance.wait for allowance in self._all), default=0.0)


class Openings:
    """Tables that are opened, counted by the networks that they are opened from.

    Addresses of a local network are not counted: where a proxy stands before the room, its address may be everybody's.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._networks = Shares(TABLES_A_SECOND, TABLES_AT_ONCE, now)

    def count(self, host: str | None) -> None:
        """Counts a table that is opened from an address, unless it is refused.

        Raises:
            TooManyTables: ``too-many-tables``, with the ``seconds`` until the next.
        """
        left = Joint(self._networks.of(network, shares) for network, shares in networks_of(host).items())
        if not left.take():
            raise TooManyTables("too-many-tables", seconds=ceil(left.wait))


class Talk:
    """What people send or wish for, counted by guest and, so that new guests do not help, by network.

    Args:
        rate: of a guest.
    """

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._now = rate, now
        a_second, at_once = rate.a_second, rate.at_once
        self._guests = Shares(a_second, at_once, now)
        self._networks = Shares(a_second * GUESTS, at_once * GUESTS, now)

    def of(self, guest: str | None, host: str | None) -> Joint:
        """What a guest has left; those without a cookie are one guest an address."""
        return Joint([self._guests.of(guest or f"from {host}"), *self._of_networks(host)])

    def count(self, guest: str | None, host: str | None) -> None:
        """Counts one more.

        Raises:
            ParlourError: ``too-many-wishes``, with the ``seconds`` until the next.
        """
        left = self.of(guest, host)
        if not left.take():
            raise ParlourError("too-many-wishes", seconds=ceil(left.wait))

    def of_connection(self, host: str | None) -> Joint:
        """What a new connection from an address has left, whoever's it is."""
        own = Allowance(self._rate.a_second, self._rate.at_once, self._now)
        return Joint([own, *self._of_networks(host)])

    def _of_networks(self, host: str | None) -> list[Allowance]:
        return [self._networks.of(network, shares) for network, shares in networks_of(host).items()]


@lru_cache(maxsize=REMEMBERED)
def networks_of(host: str | None) -> Mapping[str, int]:
    """The networks that an address of the world is counted in, and for how many subscribers each stands.

    A subscriber has all addresses of his /64, and may have a /48 of those: so ``2a00:1450:4001:80b::9`` counts in
    ``2a00:1450:4001:80b::/64`` and, with the bound of some households, in ``2a00:1450:4001::/48``.
    """
    try:
        address = ip_address(host or "")
    except ValueError:  # a socket of this machine
        return {}
    address = getattr(address, "ipv4_mapped", None) or address  # where one socket serves both
    if not address.is_global:
        return {}
    sizes = {64: 1, 48: SUBSCRIBERS} if isinstance(address, IPv6Address) else {32: 1}
    return {str(ip_network((address, size), strict=False)): shares for size, shares in sizes.items()}
