"""The bots of a table: each thinks in a worker, waits as long as it means to, and acts through the entrance for all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any, Final

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import Seat
from parlour.core.play import holds, think
from parlour.room.due import ponderers, thinkers
from parlour.room.levels import default_level
from parlour.room.messages import Act
from parlour.room.table import Table
from parlour.server.clock import TableClock
from parlour.server.compute.ahead import Ahead, Moment
from parlour.server.compute.supervise import supervise

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 100
"""Milliseconds before a bot that was refused in real time tries something else."""

_Ask = Callable[[Act], Awaitable[ParlourError | None]]
Think = Callable[..., Awaitable[tuple[int, str] | None]]


class Bots:
    """Those who think at one table, a task for each seat, which is begun anew if it ends without having acted.

    In turns a bot thinks anew with every ply; whoever goes on changing a sealed bid does not keep it from bidding. In
    real time it goes through with what it has made up its mind to do while that is legal
    (`parlour.core.play.intend`): frames come faster than it thinks.

    Args:
        run: calls a function in a worker process.
        ahead: the workers of the bots that think ahead.
        ask: hands an action to the table's entrance; comes back with the refusal, if it is one.
        rng: for the bots' chance.
        handicap: milliseconds that an action without any delay on its way has to wait, to be fair.
        clock: the table's.
    """

    def __init__(
        self, run: Think, ahead: Ahead, ask: _Ask, rng: Random, handicap: Callable[[], int], clock: TableClock
    ) -> None:
        self._run, self._ahead, self._ask, self._rng, self._handicap = run, ahead, ask, rng, handicap
        self._clock = clock
        self._table: Table | None = None
        self._tasks: dict[Seat, tuple[object, asyncio.Task[None]]] = {}
        self._changed = asyncio.Event()

    def follow(self, table: Table) -> None:
        """The table has gone on by a row: who need not think stops, who may begins."""
        self._table = table
        if not (self._tasks or table.people.bots or table.hurried):
            return
        self._changed.set()
        self._changed = asyncio.Event()
        acting = thinkers(table)
        wanted = {seat: _cause(table, seat) for seat in (*acting, *ponderers(table))}
        for seat, (cause, task) in [*self._tasks.items()]:
            if seat not in wanted or cause != wanted[seat]:
                task.cancel()
                del self._tasks[seat]
        for seat, cause in wanted.items():
            if seat not in self._tasks:
                work = self._play if seat in acting else self._think_ahead
                what = f"table {table.header.table}: the bot at seat {seat}"
                self._tasks[seat] = cause, asyncio.create_task(supervise(what, partial(work, seat, table)))

    def stop(self) -> None:
        """Nobody thinks any more."""
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    @property
    def busy(self) -> bool:
        """Whether a bot is about to act."""
        return any(not task.done() for _, task in self._tasks.values())

    async def _play(self, seat: Seat, table: Table) -> None:
        await (self._play_on(seat) if table.real_time else self._play_once(seat, table))

    async def _think_ahead(self, seat: Seat, table: Table) -> None:
        await self._ahead.settle(_moment(table, seat, turn=False))

    async def _play_once(self, seat: Seat, table: Table) -> None:
        """Raises what its action is refused with: a table that has gone on would have stopped it before."""
        planned = await self._plan(seat, table)
        if planned is None:
            return
        delay, action = planned
        await self._clock.until(table.acted_at + delay)
        ply = table.ply
        error = await self._ask(Act("", seat, ply, action))
        if isinstance(error, IllegalAction):
            error = await self._ask(Act("", seat, ply, _any_legal(table, seat)))
        if error is not None:
            raise error

    async def _play_on(self, seat: Seat) -> None:
        """In real time: think, wait, act, and again, for as long as the seat may act."""
        while (table := self._table) is not None:
            changed, began = self._changed, max(self._clock.now(), table.acted_at)
            planned = await self._plan(seat, table)
            delay, text = planned or (0, "")
            if not text:
                await changed.wait()
                continue
            due = began + delay + self._handicap()
            if await self._keeps_to(seat, text, due) and await self._ask(Act("", seat, None, text)) is not None:
                await self._clock.until(self._clock.now() + AGAIN)

    async def _keeps_to(self, seat: Seat, text: str, due: int) -> bool:
        """Waits until an action is due; False as soon as it is no longer legal."""
        while (table := self._table) is not None and _legal(table, seat, text):
            if self._clock.now() >= due:
                return True
            await self._clock.until(due, self._changed)
        await asyncio.sleep(0)
        return False

    async def _plan(self, seat: Seat, table: Table) -> tuple[int, str] | None:
        """After how many milliseconds, at the table's pace, the bot does what; None for nothing.

        One that fails does anything legal if it is waited for: nobody waits for ever.
        """
        moment = _moment(table, seat, turn=True)
        try:
            planned = await self._thoughts(moment, settle=table.game.ponders(moment.level))
        except Exception:
            LOG.exception("table %s: the bot %s failed", moment.table, moment.level)
            return (0, _any_legal(table, seat)) if seat in table.waits_for else None
        return None if planned is None else (round(planned[0] * table.header.pace), planned[1])

    async def _thoughts(self, moment: Moment, *, settle: bool) -> tuple[int, str] | None:
        """What comes of thinking; a bot that thinks ahead and comes to no end plays like the usual one."""
        if not settle:
            return await self._run(*self._thought(moment, moment.level))
        if await self._ahead.settle(moment):
            return await self._ahead.run(moment.table, *self._thought(moment, moment.level))
        return await self._run(*self._thought(moment, default_level(moment.game)))

    def _thought(self, moment: Moment, level: str) -> tuple[Any, ...]:
        return think, moment.game, level, moment.view, moment.seat, self._rng.getrandbits(64)


def _moment(table: Table, seat: Seat, *, turn: bool) -> Moment:
    sitter, game = table.seats[seat], table.game
    level = (sitter.level if sitter is not None else None) or default_level(game)
    return Moment(table.header.table, game, level, game.view(table.state, seat), seat, turn)


def _cause(table: Table, seat: Seat) -> object:
    """What a bot's thoughts are about; while it stays the same, it need not think anew."""
    return table.seats[seat], table.number, None if table.real_time else table.ply


def _legal(table: Table, seat: Seat, text: str) -> bool:
    try:
        action: Any = table.game.parse(text)
    except IllegalAction:
        return False
    return table.phase == "playing" and holds(table.game, table.state, seat, action)


def _any_legal(table: Table, seat: Seat) -> str:
    """Empty, and so refused, where nothing is legal."""
    return next((table.game.show(action) for action in table.game.legal(table.state, seat)), "")
