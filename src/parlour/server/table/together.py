"""Who of a table looks together at what is over, as long as their pages are open; and when the others are told."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from parlour.room import may
from parlour.room.log import LookAt, Player
from parlour.room.messages import Follow, Lead, LookMessage, Spot, Together
from parlour.room.table import Table
from parlour.room.together import NOBODY, Group, at_table, followed, led, pointed, told, without
from parlour.server.clock import Alarm, TableClock

GRACE: Final = 10_000
"""Milliseconds for which somebody without a page is still one of them: to load it anew, or go to another round."""
APART: Final = 150
"""Milliseconds between two of their moves that the others are told; of those between, they are told the last."""
LOOKERS_A_SECOND: Final = 400
"""So many are told at most: to a crowd that looks, it is told less often."""
HEARD: Final = 50
"""So many of the last messages are remembered, so that one that is sent again moves nobody."""


class Looker(Protocol):
    """A connection, which may look at a round that is over."""

    player: Player | None
    look: LookAt | None

    @property
    def silent(self) -> bool:
        """Nobody answers there."""

    def hear(self, news: Together) -> None:
        """This is so now; the newest counts."""


class LookingTogether:
    """Those of one table who look together: told to whoever looks at something that is over there, and to nobody else.

    Args:
        clock: the table's.
        table: as it is now.
        viewers: all connections, a live list.
    """

    def __init__(self, clock: TableClock, table: Callable[[], Table], viewers: Sequence[Looker]) -> None:
        self._clock, self._table, self._viewers = clock, table, viewers
        self._group = NOBODY
        self._told = self._seen()
        self._gone: dict[Player, int] = {}
        self._heard: deque[tuple[Player, str]] = deque(maxlen=HEARD)
        self._next = 0
        self._telling, self._leaving = Alarm(clock), Alarm(clock)

    def do(self, looker: Looker, message: LookMessage) -> None:
        """Leads, points or follows, from a page that looks at something; a message that comes again does nothing new.

        Raises:
            Refusal: see `may.lead`, `pointed` and `followed`.
        """
        allowed = may.lead if isinstance(message, Lead) else may.look_together
        may.is_open(allowed(self._table(), looker.player, looker.look))
        assert looker.player is not None  # nobody else may
        assert looker.look is not None
        sent = (looker.player, message.id)
        if sent not in self._heard:
            self._become(self._after(looker.player, looker.look, message))
            self._heard.append(sent)

    def _after(self, player: Player, look: LookAt, message: LookMessage) -> Group:
        if isinstance(message, Follow):
            return followed(self._group, player) if message.yes else without(self._group, {player})
        at = Spot(look.match, look.round, message.move, message.eyes)
        return led(self._group, player, at) if isinstance(message, Lead) else pointed(self._group, player, at)

    def enter(self, looker: Looker) -> None:
        """A page comes, perhaps back."""
        if looker.look is not None and self._group != NOBODY:
            looker.hear(told(self._group, self._table(), looker.player))

    def count(self) -> None:
        """Somebody may have come or gone, or the table have changed; whoever stays away is none of them any more."""
        if self._group == NOBODY:
            return
        here = {one.player for one in self._viewers if one.look is not None and not one.silent}
        now = self._clock.now()
        self._gone = {one: self._gone.get(one, now) for one in self._group.members if one not in here}
        self._become(without(self._group, {one for one, since in self._gone.items() if now - since >= GRACE}))
        due = [since + GRACE for one, since in self._gone.items() if one in self._group.members]
        self._leaving.set(min(due, default=None), self.count)

    def stop(self) -> None:
        """Tells nobody anything more."""
        self._group = NOBODY
        self._telling.stop()
        self._leaving.stop()

    def _become(self, group: Group) -> None:
        self._group = at_table(group, self._table())
        if self._seen() != self._told:
            self._telling.set(max(self._next, self._clock.now()), self._tell)

    def _seen(self) -> tuple[Group, Together]:
        """What the others see of it."""
        return self._group, told(self._group, self._table(), None)

    def _tell(self) -> None:
        lookers = [one for one in self._viewers if one.look is not None]
        self._told = self._seen()
        self._next = self._clock.now() + max(APART, len(lookers) * 1000 // LOOKERS_A_SECOND)
        for one in lookers:
            one.hear(told(self._group, self._table(), one.player))
