"""What is asked of a table, and what is due at it: decided one after the other, stored, and only then told."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from parlour.core.errors import ParlourError
from parlour.room.costs import refused
from parlour.room.decide import Command, Decided, decide, lost_race
from parlour.room.log import ROOM, Player, Row
from parlour.room.messages import SeatMessage
from parlour.room.refusal import Refusal
from parlour.room.table import Table
from parlour.server.clock import Alarm, TableClock
from parlour.server.store.peers import Elsewhere
from parlour.server.store.protocol import Stored

LOG: Final = logging.getLogger(__name__)
HEARD: Final = 200
"""So many of the last messages that made no row are remembered, so that one that is sent again does nothing new."""
BREATH: Final = 1000
LONGEST_BREATH: Final = 30_000
"""Milliseconds until the table does again what could not be stored, or was refused: they double."""

Then: TypeAlias = Callable[[ParlourError | None], None]
"""Told when a command is stored, now or earlier, or what it is refused with."""


class Keeping(msgspec.Struct, frozen=True):
    """How a table is kept.

    Attributes:
        store: writes a row, between the table before it and after it, and tells after the commit.
        load: the table as the database knows it.
        lost: it cannot be asked.
    """

    store: Callable[[Table, Row, Table, Stored], None]
    load: Callable[[str], Awaitable[Table]]
    lost: Callable[[], None]


class _Asked(msgspec.Struct, frozen=True):
    who: Player
    command: Command
    then: Then


class Commands:
    """Decides one command after the other; what is due comes first.

    Invariant: `table` holds nothing that is not committed, but for what refused plays cost, which no row tells.

    Args:
        changed: called with every row that is stored, the table before it and after it.
        reloaded: called when the table may be another one than the last row made it.
    """

    def __init__(
        self,
        table: Table,
        keeping: Keeping,
        clock: TableClock,
        rng: Random,
        changed: Callable[[Row, Table, Table], None],
        reloaded: Callable[[], None],
    ) -> None:
        self.table = table
        self._keeping, self._clock, self._rng = keeping, clock, rng
        self._changed, self._reloaded = changed, reloaded
        self._inbox: deque[_Asked] = deque()
        self._due: deque[tuple[int, Command]] = deque()
        self._alarm = Alarm(clock)
        self._rest_until = self._breath = 0
        self._storing: _Asked | None = None
        self._loading: asyncio.Future[Table] | None = None
        self._still = asyncio.Event()
        self._going = self._resting = self._stopped = False
        self.heard: deque[tuple[Player, str]] = deque(maxlen=HEARD)

    @property
    def idle(self) -> bool:
        """Nothing is due, asked or being stored."""
        return not (self._inbox or self._due or self._storing)

    @property
    def storing(self) -> bool:
        """Whether something is being stored, or read anew."""
        return self._storing is not None

    def ask(self, who: Player, command: Command, then: Then) -> None:
        """Decides a command as soon as all that were asked before are; it goes on even if the asker goes away."""
        if self._stopped:  # it has left the memory in this moment
            then(Elsewhere())
            return
        self._inbox.append(_Asked(who, command, then))
        self._go()

    def set_due(self, due: Iterable[tuple[int, Command]]) -> None:
        """What the room itself will do, and when, by the table's own time, unless the table changes before."""
        self._due = deque(sorted(due, key=lambda each: each[0]))
        if not self._going:  # else it is set when all is decided
            self._set_alarm()

    async def rest(self) -> None:
        """Decides nothing more, and comes back when what is being stored is."""
        self._resting = True
        self._alarm.stop()
        if self._storing is not None:
            await self._still.wait()

    def stop(self) -> None:
        """Decides nothing more; what is stored is stored, and everybody who asked has an answer."""
        self._stopped = True
        self._alarm.stop()
        self._due.clear()
        if self._loading is not None:
            self._loading.cancel()
        waiting = [asked for asked in (self._storing, *self._inbox) if asked is not None]
        self._inbox.clear()
        self._end_storing()
        for asked in waiting:
            asked.then(Elsewhere())

    def _end_storing(self) -> None:
        self._storing = None
        if self._resting:
            self._still.set()

    def _set_alarm(self) -> None:
        waits = self._due and self._storing is None and not self._resting
        self._alarm.set(max(self._due[0][0], self._rest_until) if waits else None, self._go)

    def _go(self) -> None:
        """Decides all that there is to decide; not within itself, when somebody answers an answer at once."""
        if self._going:
            return
        self._going = True
        try:
            while self._storing is None and (asked := self._next(now := self._clock.now())):
                self._decide(asked, now)
        finally:
            self._going = False
        self._set_alarm()

    def _next(self, now: int) -> _Asked | None:
        if self._resting:
            return None
        if self._due and max(self._due[0][0], self._rest_until) <= now:
            return _Asked(ROOM, self._due.popleft()[1], self._own)
        return self._inbox.popleft() if self._inbox else None

    def _own(self, error: ParlourError | None) -> None:
        """What is due is refused only by a mistake; it is tried again after a breath."""
        if error is None or error.code == "not-stored":
            return
        LOG.log(logging.DEBUG if self._breath else logging.ERROR, "table %s: %s", self.table.header.table, error)
        self._take_breath()
        self._reloaded()

    def _take_breath(self) -> None:
        """On a full disk, what is due at once would fail again at once, for ever."""
        self._breath = min(LONGEST_BREATH, max(BREATH, 2 * self._breath))
        self._rest_until = self._clock.now() + self._breath

    def _decide(self, asked: _Asked, now: int) -> None:
        try:
            begun = self._begin(asked, now)
        except ParlourError as error:
            self.table = refused(self.table, asked.who, asked.command, error, now)
            asked.then(error)
            if (lost := lost_race(self.table, asked.command, error, now)) is not None:
                self._store(lost, _Asked(ROOM, asked.command, _nobody_waits))
        except Exception:
            LOG.exception("table %s", self.table.header.table)
            asked.then(Refusal("server-error"))
        else:
            if not begun:
                asked.then(None)

    def _begin(self, asked: _Asked, now: int) -> bool:
        """Begins to store the row that a command makes, if it makes one."""
        decided = self._decided(asked.who, asked.command, now)
        if decided is None:
            return False
        self._store(decided, asked)
        return True

    def _store(self, decided: Decided, asked: _Asked) -> None:
        row, after = decided.row, decided.after
        self._keeping.store(self.table, row, after, partial(self._stored, asked, row, after))
        self._storing = asked

    def _decided(self, who: Player, command: Command, now: int) -> Decided | None:
        """The log knows the messages that made rows; the others are remembered as long as the table is in memory."""
        sent = (who, command.id) if isinstance(command, SeatMessage) and who != ROOM else None
        if sent in self.heard:
            return None
        decided = decide(self.table, who, command, now, self._rng)
        if decided is None and sent is not None:
            self.heard.append(sent)
        return decided

    def _stored(self, asked: _Asked, row: Row, after: Table, error: Exception | None) -> None:
        if self._stopped:  # who asked has been answered
            return
        if error is not None:
            self._tell_host("not stored", error)
            self._recover(asked)
        else:
            self._end_storing()
            self._breath = self._rest_until = 0
            before, self.table = self.table, after
            self._going = True
            try:
                self._tell(asked, row, before)
            finally:
                self._going = False
            self._go()

    def _tell(self, asked: _Asked, row: Row, before: Table) -> None:
        """What is stored is seen by all, and then acknowledged."""
        try:
            self._changed(row, before, self.table)
        except Exception:
            LOG.exception("table %s", self.table.header.table)
        asked.then(None)

    def _recover(self, asked: _Asked) -> None:
        """Whatever the failing commit did, the database knows; if it cannot be asked, the table is lost."""
        self._loading = asyncio.ensure_future(self._keeping.load(self.table.header.table))
        self._loading.add_done_callback(partial(self._recovered, asked))

    def _recovered(self, asked: _Asked, loading: asyncio.Future[Table]) -> None:
        self._loading, error = None, _error_of(loading)
        if self._stopped:  # who asked has been answered
            return
        self._end_storing()
        if error is None:
            self.table = loading.result()
            self._take_breath()
            self._reloaded()
        else:
            self._tell_host("dropped", error)
            self._keeping.lost()
        asked.then(Refusal("not-stored"))
        self._go()

    def _tell_host(self, what: str, error: BaseException) -> None:
        """In the log; what the database did not take or tell was reported there already."""
        known = isinstance(error, ParlourError)
        LOG.error("table %s: %s", self.table.header.table, what, exc_info=None if known else error)


def _nobody_waits(_error: ParlourError | None) -> None:
    """What is only remembered has been answered."""


def _error_of(done: asyncio.Future[Any]) -> BaseException | None:
    """What a work ended with; a cancellation that nobody meant for this table is a failure like any other."""
    return asyncio.CancelledError() if done.cancelled() else done.exception()
