"""One actor a table: it decides one command after the other, stores, and only then tells."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any, Final, Protocol

import msgspec

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import Seat
from parlour.room.colours import Colour
from parlour.room.costs import refused
from parlour.room.decide import Command, Deal, GoOn, HouseActs, decide
from parlour.room.due import deal_at, goes_on_at, house_at, overdue
from parlour.room.fold import advance
from parlour.room.frame import Reacted
from parlour.room.happened import events
from parlour.room.log import ROOM, Left, Player, Row, Sat
from parlour.room.messages import React, SeatMessage
from parlour.room.refusal import Refusal, check_owner
from parlour.room.showing import Picture, Showing
from parlour.room.table import Table
from parlour.room.tell import Company, looker
from parlour.server.compute.ahead import Ahead
from parlour.server.compute.supervise import supervise
from parlour.server.door.pace import Allowance
from parlour.server.table.bots import Bots
from parlour.server.table.clock import Clock, TableClock
from parlour.server.table.fair import handicap
from parlour.server.table.presence import Presence

LOG: Final = logging.getLogger(__name__)
HEARD: Final = 200
"""So many of the last messages that made no row are remembered, so that one that is sent again does nothing new."""


MOMENT: Final = 0.2
"""Seconds in which new names and colours are gathered."""
BREATH: Final = 1.0
"""Seconds after which a table goes on by itself that could not be stored."""


class Onlooker(Protocol):
    """A connection that looks at a table."""

    player: Player | None

    @property
    def ping(self) -> int | None:
        """How long a message takes to it and back, in milliseconds."""

    @property
    def silent(self) -> bool:
        """Nobody answers there, though it is open."""

    def see(self, happened: tuple[Any, ...]) -> None:
        """The table may look different now, and this happened."""

    def replaced(self) -> None:
        """The same person has a newer connection."""

    def left(self) -> None:
        """Its person has given up his seat and gone."""

    def hear_pings(self, pings: tuple[int | None, ...]) -> None:
        """This is how long messages take to each seat and back."""

    def lost(self) -> None:
        """The table is gone from memory; whoever comes back gets it from the database."""


class Means(msgspec.Struct, frozen=True):
    """What an actor is handed to work with.

    Attributes:
        store: writes a row, between the table before it and after it; comes back after the commit.
        load: the table as the database knows it.
        run: calls a function in a worker process.
        ahead: the workers of the bots that think ahead.
        clock: the room's.
        forget: drops the table from memory.
        names: of the guests, by player; a live mapping.
        colours: that guests have chosen, by player; a live mapping.
        rng: chance.
    """

    store: Callable[[Table, Row, Table], Awaitable[None]]
    load: Callable[[str], Awaitable[Table]]
    run: Callable[..., Awaitable[tuple[int, str] | None]]
    ahead: Ahead
    clock: Clock
    forget: Callable[["Actor"], None]
    names: dict[Player, str]
    colours: dict[Player, Colour]
    rng: Random


class Actor:
    """Runs a table.

    Invariant: `table` holds nothing that is not committed, and every viewer was told of every change of it.
    Only what refused plays cost is told by no row.
    """

    def __init__(self, table: Table, means: Means) -> None:
        self.table = table
        self.clock = TableClock(means.clock, table.time)
        self.viewers: list[Onlooker] = []
        self._means = means
        self._inbox: asyncio.Queue[tuple[Player, Command, asyncio.Future[None]]] = asyncio.Queue()
        self._in_hand: asyncio.Future[None] | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self._bots = Bots(means.run, means.ahead, self._ask_for_room, means.rng, self.bots_handicap, self.clock)
        self._presence = Presence()
        self._there = self._who_is_there()
        self._showing = Showing(self.company)
        self._told_pings: tuple[int | None, ...] | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._heard: deque[tuple[Player, str]] = deque(maxlen=HEARD)
        self._talk: dict[Player, Allowance] = {}
        self._task = asyncio.create_task(supervise(f"table {table.header.table}", self._run))
        self._schedule()

    async def ask(self, who: Player, command: Command) -> None:
        """Comes back once the command is stored, now or earlier; it goes on even if the asker goes away.

        Raises:
            ParlourError: it is refused, or could not be stored (``not-stored``).
        """
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._stopped:  # it has left the memory in this moment
            raise Refusal("not-stored")
        self._inbox.put_nowait((who, command, answer))
        await answer

    def react(self, who: Player, react: React) -> None:
        """Lets everybody see a reaction; it is not stored, and one that is sent again is not said again.

        Raises:
            Refusal: it is not his seat, or he talks too much.
        """
        if (who, react.id) in self._heard:
            return
        check_owner(self.table, who, react)
        if not self._talk.setdefault(who, Allowance(rate=0.5, burst=4)).take():
            raise Refusal("too-many-messages")
        self._heard.append((who, react.id))
        for viewer in self.viewers:
            viewer.see((Reacted(react.seat, react.reaction),))

    def company(self) -> Company:
        """Who the people at the table are, and which of them are there."""
        return Company(self._means.names, self._seats(silent=False), self._means.colours)

    def _seats(self, *, silent: bool) -> frozenset[Seat]:
        viewers = (viewer for viewer in self.viewers if viewer.silent == silent)
        return frozenset(seat for viewer in viewers for seat in self.table.seats_of(viewer.player))

    def _who_is_there(self) -> tuple[frozenset[Seat], frozenset[Seat]]:
        """The seats where somebody answers, and those that have a connection at which nobody does."""
        return self._seats(silent=False), self._seats(silent=True)

    def picture(self, player: Player | None) -> Picture:
        """The table as this person may know it."""
        return self._showing.picture(self.table, player)

    def pings(self) -> tuple[int | None, ...]:
        """How long messages take to each seat and back, in milliseconds; None for bots and whoever is away."""
        pings: list[int | None] = [None] * len(self.table.seats)
        for viewer in self.viewers:
            for seat in () if viewer.silent else self.table.seats_of(viewer.player):
                pings[seat] = viewer.ping
        return tuple(pings)

    def tell_pings(self) -> None:
        """Somebody's connection was measured: all may know, if it was a player's."""
        pings = self.pings()
        if pings != self._told_pings:
            self._told_pings = pings
            for viewer in self.viewers:
                viewer.hear_pings(pings)

    def handicap(self, own: int | None) -> int:
        """Milliseconds that an action waits before it counts as arrived, if the table has chosen that."""
        fair = self.table.header.terms.compensate and self.table.real_time
        return handicap(own, self.pings()) if fair else 0

    def bots_handicap(self) -> int:
        """The same for bots, whose actions take no time on their way."""
        return self.handicap(0)

    def enter(self, viewer: Onlooker) -> None:
        """A connection begins to look; of a person with a seat the newest stays."""
        self.viewers.append(viewer)
        self._keep_newest()
        if self._told_pings is not None:
            viewer.hear_pings(self._told_pings)
        viewer.see(())
        self.count_present()

    def leave(self, viewer: Onlooker) -> None:
        """A connection has ended."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.count_present()

    def count_present(self) -> None:
        """Somebody has come or gone, has fallen silent or is heard again; the others see it if it was a player."""
        if self._who_is_there() != self._there:
            self.look()
            self._schedule()

    def look(self) -> None:
        """Lets every viewer see what may have changed beside the log: names, connections."""
        self._showing.company_changed()
        for viewer in self.viewers:
            viewer.see(())

    def look_soon(self) -> None:
        """The same in a moment, once for all that changes until then."""
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(MOMENT, self._look_now)

    def _look_now(self) -> None:
        self._looking = None
        self.look()

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is due, asked or being stored, so that the table need not stay in memory."""
        return not (self.viewers or self._waiting or self._inbox.qsize() or self._in_hand or self._bots.busy)

    @property
    def _stopped(self) -> bool:
        return self._task.cancelling() > 0

    def stop(self) -> None:
        """Ends the actor; what it has stored is stored, and everybody who asked has an answer."""
        self._unschedule()
        self._bots.stop()
        self._task.cancel()
        if self._looking is not None:
            self._looking.cancel()
        while not self._inbox.empty():
            _refuse(self._inbox.get_nowait()[2], Refusal("not-stored"))
        for viewer in [*self.viewers]:
            viewer.lost()

    async def _run(self) -> None:
        while True:
            who, command, answer = await self._inbox.get()
            self._in_hand = answer
            try:
                _refuse(answer, await self._handle(who, command, answer))
            finally:  # whatever ends this task, nobody waits for an answer that does not come
                self._in_hand = None
                _refuse(answer, Refusal("not-stored"))

    async def _handle(self, who: Player, command: Command, answer: asyncio.Future[None]) -> ParlourError | None:
        now = self.clock.now()
        try:
            row = self._decide_new(who, command, now)
            if row is not None:
                after = advance(self.table, row)
                await self._store(row, after)
            if not answer.done():
                answer.set_result(None)
            if row is not None:
                self._move_on(row, after)
        except ParlourError as error:
            self.table = refused(self.table, who, command, error, now)
            return error
        except Exception:
            LOG.exception("table %s", self.table.header.table)
            return Refusal("server-error")
        return None

    def _decide_new(self, who: Player, command: Command, now: int) -> Row | None:
        """The log knows the messages that made rows; the others are remembered as long as the table is in memory."""
        sent = (who, command.id) if isinstance(command, SeatMessage) and who != ROOM else None
        if sent in self._heard:
            return None
        row = decide(self.table, who, command, now, self._means.rng)
        if row is None and sent is not None:
            self._heard.append(sent)
        return row

    async def _store(self, row: Row, after: Table) -> None:
        try:
            await self._means.store(self.table, row, after)
        except Exception as error:
            self._tell_host("not stored", error)
            await self._recover()
            raise Refusal("not-stored") from None

    async def _recover(self) -> None:
        """Whatever the failing commit did, the database knows; if it cannot be asked, the table is dropped."""
        try:
            self.table = await self._means.load(self.table.header.table)
        except Exception as error:
            self._tell_host("dropped", error)
            self._means.forget(self)
            return
        self._bots.stop()  # what they were about to do may have been what was not stored
        self._unschedule()
        self._start("going on", self._go_on)
        self.look()

    async def _go_on(self) -> None:
        """After a breath: on a full disk, what is due at once would fail again at once, for ever."""
        await asyncio.sleep(BREATH)
        self._schedule()

    def _tell_host(self, what: str, error: Exception) -> None:
        """In the log; what the database did not take or tell was reported there already."""
        known = isinstance(error, ParlourError)
        LOG.error("table %s: %s", self.table.header.table, what, exc_info=None if known else error)

    def _move_on(self, row: Row, after: Table) -> None:
        before, self.table = self.table, after
        if isinstance(row.body, Sat):
            self._keep_newest()
        seen: dict[Player | None, tuple[Any, ...]] = {}
        for viewer in self.viewers:
            who = looker(before, viewer.player) or looker(after, viewer.player)
            if who not in seen:
                seen[who] = events(before, row, after, who, self._means.names)
            viewer.see(seen[who])
        if isinstance(row.body, Left):
            self._see_off(before, row.seat)
        self._schedule()

    def _see_off(self, before: Table, seat: Seat) -> None:
        sitter = before.seats[seat]
        for viewer in [*self.viewers]:
            if sitter is not None and viewer.player == sitter.player:
                self.viewers.remove(viewer)
                viewer.left()

    def _keep_newest(self) -> None:
        seen: set[Player] = set()
        for viewer in reversed([*self.viewers]):
            if viewer.player in seen:
                self.viewers.remove(viewer)
                viewer.replaced()
            elif viewer.player is not None and self.table.seats_of(viewer.player):
                seen.add(viewer.player)

    def _schedule(self) -> None:
        """Starts waiting for all that is due by the table as it is now; called after every change of it."""
        self._unschedule()
        if self._stopped:  # its viewers leave after that, and what is due now is the next actor's
            return
        table = self.table
        room = ((deal_at(table), Deal()), (house_at(table), HouseActs()), (goes_on_at(table), GoOn()))
        for due, command in room:
            if due is not None:
                self._start(command, partial(self._when_due, due, command))
        for late, due in overdue(table).items():
            self._start(late, partial(self._when_due, due, late))
        self._there = self._who_is_there()
        for due, notice in self._presence.notices(self.table, *self._there, self.clock.now()):
            self._start(notice, partial(self._when_due, due, notice))
        self._bots.follow(self.table)

    def _unschedule(self) -> None:
        for task in self._waiting:
            task.cancel()
        self._waiting.clear()

    def _start(self, what: object, waiting: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(supervise(f"table {self.table.header.table}: {what}", waiting))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _when_due(self, due: int, command: Command) -> None:
        """Raises what the command is refused with: a table that has gone on would have stopped this before."""
        await self.clock.until(due)
        error = await self._ask_for_room(command)
        if error is not None:
            raise error

    async def _ask_for_room(self, command: Command) -> ParlourError | None:
        try:
            await self.ask(ROOM, command)
        except ParlourError as error:
            lost_race = self.table.real_time  # where a bot may be beaten like anybody
            level = logging.WARNING if isinstance(error, IllegalAction) and not lost_race else logging.DEBUG
            LOG.log(level, "table %s: %s", self.table.header.table, error)
            return error
        return None


def _refuse(answer: asyncio.Future[None], error: ParlourError | None) -> None:
    """Does nothing if there is an answer already, or whoever asked has gone."""
    if error is not None and not answer.done():
        answer.set_exception(error)
