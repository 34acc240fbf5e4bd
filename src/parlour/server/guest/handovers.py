"""Links by which a guest moves to another device: for ten minutes, used once, and known to nobody but him."""

import hashlib
import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.clock import Clock

LASTS: Final = 10 * 60 * 1000
"""Milliseconds of the room's time that a link may be used."""
MOST: Final = 10_000
"""So many links are remembered at once; a further one makes the oldest worthless."""


class UnknownMove(ParlourError):
    """A link that is none, is too old, or has been used."""


class Handover(NamedTuple):
    """Who may move by a link, and until when."""

    player: Player
    until: int


class Handovers:
    """The links that may be used now, in memory alone: whoever finds his worthless makes another.

    Args:
        clock: the room's.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: OrderedDict[str, Handover] = OrderedDict()

    def offer(self, player: Player) -> str:
        """The secret of a new link; an earlier one of the same guest is worthless from now on."""
        self.forget(player)
        while len(self._open) >= MOST:
            self._open.popitem(last=False)
        code = secrets.token_urlsafe(16)
        self._open[_digest(code)] = Handover(player, self._clock.now() + LASTS)
        return code

    def look(self, code: str) -> Player:
        """Who may move by a link; it stays usable.

        Raises:
            UnknownMove: ``move-over``.
        """
        found = self._open.get(_digest(code))
        if found is None or self._clock.now() >= found.until:
            raise UnknownMove("move-over")
        return found.player

    def take(self, code: str) -> Handover:
        """Uses a link up.

        Raises:
            UnknownMove: ``move-over``.
        """
        self.look(code)
        return self._open.pop(_digest(code))

    def give_back(self, code: str, move: Handover) -> None:
        """Nobody has moved by it after all."""
        self._open[_digest(code)] = move

    def forget(self, player: Player) -> None:
        """Makes a guest's link worthless."""
        self._open = OrderedDict((code, move) for code, move in self._open.items() if move.player != player)


def _digest(code: str) -> str:
    """A look-up by a digest takes no time that would tell how much of a guess is right."""
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()
