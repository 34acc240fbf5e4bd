"""A table and phones that look at it, in one loop and by a clock that a test holds in its hand; a phone may sleep."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec

from parlour.core.game import Seat
from parlour.room.frame import Frame
from parlour.room.log import LookAt, Player, Row
from parlour.room.table import Table
from parlour.server.compute.ahead import Ahead
from parlour.server.door.line import Line
from parlour.server.door.upgrade import Inlet
from parlour.server.store.protocol import Stored
from parlour.server.table.actor import Actor, Means
from parlour.server.table.live import Live
from tests.frames import frame_of
from tests.room.desk import Desk
from tests.server.hand import NAP, HandClock

STEP = 500
"""Milliseconds by which time goes on before everybody has his turn."""


class Socket:
    """Keeps what it is sent, unless it is blocked."""

    def __init__(self) -> None:
        self.taken: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.is_cut = False
        self.blocked = False
        self.incoming = Inlet()

    @property
    def full(self) -> bool:
        return self.blocked

    def came(self, text: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, texts: Iterable[bytes]) -> None:
        self.taken += map(msgspec.json.decode, texts)

    def when_read(self, go_on: Callable[[], None] | None) -> None:
        """Whoever is blocked stays so."""

    def hear(self, listener: Callable[[str], None] | None) -> None:
        self.incoming.hear(listener)

    async def receive_data(self, mode: str) -> str:
        return str((await self.incoming.get())["text"])

    async def close(self, code: int) -> None:
        if self.blocked:  # as a transport whose other end reads nothing
            await asyncio.Event().wait()
        self.closed = code

    def cut(self) -> None:
        self.is_cut = True


class Phone:
    """Answers every probe unless it sleeps; then its browser holds the connection all the same."""

    def __init__(self, actor: Actor, player: Player | None, look: LookAt | None = None) -> None:
        self.asleep = False
        self.socket = Socket()
        line = Line(guest=player, cut=self.socket.cut)
        self.live = Live(self.socket, self.socket, actor, line, look)  # type: ignore[arg-type]
        self.running = asyncio.create_task(self.live.run())
        self.answered = 0

    @property
    def probes(self) -> list[int]:
        return [message["probe"] for message in self.socket.taken if message["type"] == "probe"]

    def send(self, **message: Any) -> None:
        self.socket.came(msgspec.json.encode(message).decode())

    def answer(self) -> None:
        for probe in () if self.asleep else self.probes[self.answered :]:
            self.answered += 1
            self.send(type="echo", probe=probe)


class Gathering:
    """A table as a desk has left it, with a phone for each of these players; its bots never move."""

    def __init__(self, desk: Desk, *players: Player) -> None:
        self.clock = HandClock()
        self.rows: list[Row] = []
        means = Means(
            self._store, self._never, self._no_plan, Ahead(self.clock, 1), self.clock, lambda _: None, {}, {}, Random(0)
        )
        self.actor = Actor(desk.table, means)
        self.phones = [Phone(self.actor, player) for player in players]

    async def go_on(self, milliseconds: int) -> None:
        """In small steps, so that everything happens in its order."""
        for _ in range(milliseconds // STEP):
            self.clock.step(STEP)
            await self.settle()

    async def settle(self) -> None:
        """Until everybody has done what he does at this moment."""
        for _ in range(2):
            await asyncio.sleep(2 * NAP)  # whoever waits has looked at the clock by then
            for phone in self.phones:
                phone.answer()
            for _ in range(50):
                await asyncio.sleep(0)

    async def opens(self, player: Player, look: LookAt | None = None) -> Phone:
        """Somebody opens the table, or a round that is over, in one more window."""
        phone = Phone(self.actor, player, look)
        self.phones.append(phone)
        await self.settle()
        return phone

    async def closes(self, phone: Phone) -> None:
        self.phones.remove(phone)
        phone.running.cancel()
        await self.settle()

    async def end(self) -> None:
        self.actor.stop()
        for phone in self.phones:
            phone.running.cancel()
        await asyncio.gather(*(phone.running for phone in self.phones), return_exceptions=True)

    def look(self) -> Frame:
        return frame_of(self.actor.table, None, self.actor.company(), self.actor.clock.now())

    def news(self, *kinds: str) -> list[tuple[str, Seat]]:
        """What rows of these kinds there are, and whose."""
        return [(row.kind, row.seat) for row in self.rows if row.kind in kinds]

    def _store(self, _before: Table, row: Row, _after: Table, stored: Stored) -> None:
        self.rows.append(row)
        asyncio.get_running_loop().call_soon(stored, None)

    async def _never(self, _table: str) -> Any:
        raise AssertionError("nothing fails here")

    async def _no_plan(self, *_: Any) -> None:
        """A bot that has nothing to do."""
