"""Connections that are slow, break, and of which the two ends hear at different times."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from litestar.exceptions import WebSocketDisconnect

Data = str | int
"""A text, or the code of a close."""


class Pipe:
    """One direction: what goes in comes out later, in order, unless the line is cut meanwhile."""

    def __init__(self, delay: Callable[[], float]) -> None:
        self._delay = delay
        self._out: asyncio.Queue[Data] = asyncio.Queue()
        self._last = 0.0
        self.cut = False

    def put(self, data: Data) -> None:
        loop = asyncio.get_running_loop()
        self._last = max(self._last + 1e-6, loop.time() + self._delay())  # a heap of equal times keeps no order
        loop.call_at(self._last, self._arrive, data)

    def _arrive(self, data: Data) -> None:
        if not self.cut:
            self._out.put_nowait(data)

    def break_off(self, code: int = 1006) -> None:
        """Nothing that is on its way arrives any more; whoever listens hears of the end."""
        if not self.cut:
            self.cut = True
            self._out.put_nowait(code)

    async def get(self) -> Data:
        return await self._out.get()


class Line:
    """A connection of a person to a room; it is also the socket that the room sees."""

    def __init__(self, rng: Random, slowness: float) -> None:
        def delay() -> float:
            return slowness * rng.choice((0.01, 0.01, 0.02, 0.05, 0.4))

        self.up, self.down = Pipe(delay), Pipe(delay)
        self._closed = False

    def drop(self) -> None:
        """The person's end is gone at once; what was on its way to the room may still arrive."""
        self.down.break_off()

    def cut(self) -> None:
        """Both ends are gone."""
        self.down.break_off()
        self.up.break_off()

    async def receive_data(self, mode: str) -> str:
        """What the room gets."""
        data = await self.up.get()
        if self._closed or not isinstance(data, str):
            self._closed = True
            raise WebSocketDisconnect(detail="gone")
        return data

    async def send_data(self, data: str, mode: str) -> None:
        """What the room sends; into a line whose other end is gone without a word it goes for a while."""
        if self._closed:
            raise WebSocketDisconnect(detail="gone")
        self.down.put(data)

    async def close(self, code: int = 1000) -> None:
        self._closed = True
        self.down.put(code)


def as_socket(line: Line) -> Any:
    """The part of a WebSocket that a connection of the room uses."""
    return line
