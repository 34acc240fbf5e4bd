"""A client that reads slowly, or sends too much."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from parlour.room.log import Player
from parlour.room.messages import Pings
from parlour.room.showing import Picture
from parlour.server.clock import Clock, LoopTurn, TableClock
from parlour.server.door.line import TOO_MUCH, Line
from parlour.server.door.pace import Allowance
from parlour.server.door.upgrade import Inlet
from parlour.server.table.live import MOST_REPLIES, Live
from tests.frames import frames_of
from tests.room.desk import MIRA, Desk


class SlowSocket:
    """Takes a message only when it is told to."""

    def __init__(self) -> None:
        self._may_take = 0
        self._go_on: Callable[[], None] | None = None
        self.taken: list[dict[str, Any]] = []
        self.writes = 0
        self.closed: int | None = None
        self.incoming = Inlet()

    def take(self, messages: int) -> None:
        self._may_take += messages
        if self._go_on is not None:
            self._go_on()

    @property
    def full(self) -> bool:
        return not self._may_take

    def say(self, texts: Iterable[bytes]) -> None:
        self.writes += 1
        for text in texts:
            self._may_take -= 1
            self.taken.append(msgspec.json.decode(text))

    def when_read(self, go_on: Callable[[], None] | None) -> None:
        self._go_on = go_on

    def hear(self, listener: Callable[[str], None] | None) -> None:
        self.incoming.hear(listener)

    async def receive_data(self, mode: str) -> str:
        return str((await self.incoming.get())["text"])

    async def close(self, code: int) -> None:
        self.closed = code


class Table:
    """As much of an actor as a connection needs."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = TableClock(Clock(), desk.now)
        self.turn = LoopTurn()
        self.looked = 0

    @property
    def table(self) -> Any:
        return self.desk.table

    def picture(self, player: Player | None) -> Picture:
        self.looked += 1
        return self.desk.picture(player)

    def enter(self, live: Live) -> None:
        live.see(())

    def leave(self, live: Live) -> None:
        """Nothing to do."""


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_slow_client_gets_the_newest_view_with_the_events_gathered() -> None:
    async def scenario() -> None:
        desk, socket = Desk(MIRA, MIRA), SlowSocket()
        desk.deal()
        live: Any = Live(socket, socket, Table(desk), Line(guest=MIRA))  # type: ignore[arg-type]
        running = asyncio.create_task(live.run())
        socket.take(2)
        await settle()
        for _ in range(6):
            before = desk.table
            live.see(desk.play())
            assert desk.table is not before
            await settle()
        socket.take(1)
        await settle()
        frames = frames_of(socket.taken)
        assert [frame["ply"] for frame in frames] == [0, 6]
        cards = [event for event in frames[1]["events"] if event["event"] == "costly-tricks-card-played"]
        assert len(cards) == 6
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(scenario())


def test_what_there_is_to_say_in_a_turn_of_the_event_loop_goes_out_in_one_write() -> None:
    async def scenario() -> None:
        desk, socket = Desk(MIRA, MIRA), SlowSocket()
        desk.deal()
        live: Any = Live(socket, socket, Table(desk), Line(guest=MIRA))  # type: ignore[arg-type]
        running = asyncio.create_task(live.run())
        socket.take(9)
        await settle()
        assert socket.writes == 1
        for _ in range(2):
            live.hear(Pings((20, None)))
            live.see(desk.play())
        await settle()
        assert socket.writes == 2
        assert [message["type"] for message in socket.taken] == ["hello", "frame", "pings", "change"]
        assert frames_of(socket.taken)[-1]["ply"] == 2
        running.cancel()

    asyncio.run(scenario())


def test_a_client_that_sends_and_never_reads_is_let_go() -> None:
    async def scenario() -> None:
        socket = SlowSocket()
        live: Any = Live(socket, socket, Table(Desk(MIRA, MIRA)), Line(guest=MIRA))  # type: ignore[arg-type]
        running = asyncio.create_task(live.run())
        for _ in range(MOST_REPLIES + 10):
            socket.incoming.put_nowait({"type": "websocket.receive", "text": "nonsense"})
        for _ in range(20):
            await settle()
        socket.take(2 * MOST_REPLIES)
        await asyncio.wait_for(running, 5)
        assert socket.closed == TOO_MUCH

    asyncio.run(scenario())


def test_an_allowance_fills_steadily_up_to_its_burst() -> None:
    now = 100.0
    allowance = Allowance(rate=2, burst=3, now=lambda: now)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now += 1
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    now += 1000
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_measuring_a_connection_works_out_no_view_of_the_table() -> None:
    async def scenario() -> None:
        desk, socket = Desk(MIRA, MIRA), SlowSocket()
        desk.deal()
        table = Table(desk)
        live: Any = Live(socket, socket, table, Line(guest=MIRA))  # type: ignore[arg-type]
        running = asyncio.create_task(live.run())
        socket.take(9)
        await settle()
        assert table.looked == 1
        socket.incoming.put_nowait({"type": "websocket.receive", "text": '{"type":"ping","at":1}'})
        await settle()
        live.hear(Pings((20, None)))
        await settle()
        assert [message["type"] for message in socket.taken] == ["hello", "frame", "pong", "pings"]
        assert table.looked == 1
        running.cancel()

    asyncio.run(scenario())
