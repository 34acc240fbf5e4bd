"""One actor a table: it decides one command after the other, stores, and only then tells."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, Final, Protocol

import msgspec

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import Seat
from parlour.room.decide import Command, Deal, HouseActs, Refusal, decide
from parlour.room.due import deal_at, house_at, thinkers
from parlour.room.log import ROOM, Player, Row
from parlour.room.messages import Act
from parlour.room.table import Table, advance
from parlour.room.tell import Company, events
from parlour.server.workers import think

LOG: Final = logging.getLogger(__name__)


class Viewer(Protocol):
    """A connection that looks at a table."""

    player: Player | None

    def see(self, happened: tuple[Any, ...]) -> None:
        """The table may look different now, and this happened."""

    def replaced(self) -> None:
        """The same person has a newer connection."""

    def lost(self) -> None:
        """The table is gone from memory; whoever comes back gets it from the database."""


class Means(msgspec.Struct, frozen=True):
    """What an actor is handed to work with.

    Attributes:
        store: writes a row; comes back after the commit.
        load: the table as the database knows it.
        run: calls a function in a worker process.
        forget: drops the table from memory.
        names: of the guests, by player; a live mapping.
        rng: chance.
    """

    store: Callable[[str, Row], Awaitable[None]]
    load: Callable[[str], Awaitable[Table]]
    run: Callable[..., Awaitable[tuple[int, str] | None]]
    forget: Callable[["Actor"], None]
    names: dict[Player, str]
    rng: Random


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Actor:
    """Runs a table.

    Invariant: `table` holds nothing that is not committed, and every viewer was told of every change of it.
    """

    def __init__(self, table: Table, means: Means) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._means = means
        self._inbox: asyncio.Queue[tuple[Player, Command, asyncio.Future[None]]] = asyncio.Queue()
        self._waiting: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run())
        self._schedule()

    async def ask(self, who: Player, command: Command) -> None:
        """Comes back once the command is stored, now or earlier; it goes on even if the asker goes away.

        Raises:
            ParlourError: it is refused, or could not be stored (``not-stored``).
        """
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((who, command, answer))
        await answer

    def company(self) -> Company:
        """Who the people at the table are, and which of them are connected."""
        present = {seat for viewer in self.viewers for seat in self.table.seats_of(viewer.player)}
        return Company(self._means.names, frozenset(present))

    def enter(self, viewer: Viewer) -> None:
        """A connection begins to look; of a person with a seat the newest stays."""
        self.viewers.append(viewer)
        self._keep_newest()
        self.look()

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.look()

    def look(self) -> None:
        """Lets every viewer see what may have changed beside the log: names, connections."""
        for viewer in self.viewers:
            viewer.see(())

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is due and nothing is asked, so that the table need not stay in memory."""
        return not (self.viewers or self._waiting or self._inbox.qsize())

    def stop(self) -> None:
        """Ends the actor; what it has stored is stored."""
        self._unschedule()
        self._task.cancel()
        while not self._inbox.empty():
            self._inbox.get_nowait()[2].set_exception(Refusal("not-stored"))
        for viewer in [*self.viewers]:
            viewer.lost()

    async def _run(self) -> None:
        while True:
            who, command, answer = await self._inbox.get()
            error = await self._handle(who, command, answer)
            if error is not None and not answer.done():
                answer.set_exception(error)

    async def _handle(self, who: Player, command: Command, answer: asyncio.Future[None]) -> ParlourError | None:
        try:
            row = decide(self.table, who, command, clock(), self._means.rng)
            if row is not None:
                after = advance(self.table, row)
                await self._store(row)
            if not answer.done():
                answer.set_result(None)
            if row is not None:
                self._move_on(row, after)
        except ParlourError as error:
            return error
        except Exception:
            LOG.exception("table %s", self.table.header.table)
            return Refusal("server-error")
        return None

    async def _store(self, row: Row) -> None:
        try:
            await self._means.store(self.table.header.table, row)
        except Exception:
            LOG.exception("table %s: not stored", self.table.header.table)
            await self._recover()
            raise Refusal("not-stored") from None

    async def _recover(self) -> None:
        """Whatever the failing commit did, the database knows; if it cannot be asked, the table is dropped."""
        try:
            self.table = await self._means.load(self.table.header.table)
        except Exception:
            LOG.exception("table %s: dropped", self.table.header.table)
            self._means.forget(self)
            return
        self._schedule()
        self.look()

    def _move_on(self, row: Row, after: Table) -> None:
        before, self.table = self.table, after
        if row.kind == "sit":
            self._keep_newest()
        for viewer in self.viewers:
            viewer.see(events(before, row, after, viewer.player, self._means.names))
        self._schedule()

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
        for due, command in ((deal_at(self.table), Deal()), (house_at(self.table), HouseActs())):
            if due is not None:
                self._start(self._when_due(due, command))
        for seat in thinkers(self.table):
            self._start(self._play_bot(seat, self.table))

    def _unschedule(self) -> None:
        for task in self._waiting:
            task.cancel()
        self._waiting.clear()

    def _start(self, waiting: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(waiting)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _when_due(self, due: int, command: Command) -> None:
        await _until(due)
        await self._ask_for_room(command)

    async def _play_bot(self, seat: Seat, table: Table) -> None:
        """A bot's move: thought of in a worker, made after its delay, and through the same entrance as everybody's."""
        planned = await self._plan(seat, table)
        if planned is None:
            return
        delay, action = planned
        await _until(table.acted_at + round(delay * table.header.pace))
        ply = table.game.ply(table.state)
        error = await self._ask_for_room(Act("", seat, ply, action))
        if isinstance(error, IllegalAction):
            await self._ask_for_room(Act("", seat, ply, _any_legal(table, seat)))

    async def _plan(self, seat: Seat, table: Table) -> tuple[int, str] | None:
        """What the bot wants to do; a bot that fails does anything legal, so that nobody waits for ever."""
        sitter, game = table.seats[seat], table.game
        level = sitter.level if sitter is not None else None
        view, seed = game.view(table.state, seat), self._means.rng.getrandbits(64)
        try:
            return await self._means.run(think, game.name, level, view, seed)
        except Exception:
            LOG.exception("table %s: the bot %s failed", table.header.table, level)
            return 0, _any_legal(table, seat)

    async def _ask_for_room(self, command: Command) -> ParlourError | None:
        try:
            await self.ask(ROOM, command)
        except ParlourError as error:
            level = logging.WARNING if isinstance(error, IllegalAction) else logging.DEBUG
            LOG.log(level, "table %s: %s", self.table.header.table, error)
            return error
        return None


async def _until(due: int) -> None:
    """Sleeps until a time; at least long enough for a cancellation to be noticed."""
    await asyncio.sleep(0)
    while (wait := due - clock()) > 0:
        await asyncio.sleep(wait / 1000)


def _any_legal(table: Table, seat: Seat) -> str:
    return table.game.show(table.game.legal(table.state, seat)[0])
