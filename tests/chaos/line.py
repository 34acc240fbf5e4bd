"""Connections that are slow, break, and of which the two ends hear at different times."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect

Data = str | int
"""A text, or the code of a close."""
LATE: Final = 5.0
"""Seconds after which a message that arrives counts as late."""


class Pipe:
    """One direction: what goes in comes out later, in order unless it is disordered, unless the line is cut meanwhile.

    Attributes:
        held_until: nothing that is sent before arrives before.
        disordered_until: what is sent before does not wait for what was sent earlier.
    """

    def __init__(self, delay: Callable[[], float], tally: Counter[str]) -> None:
        self._delay, self._tally = delay, tally
        self._out: asyncio.Queue[Data] = asyncio.Queue()
        self._last = 0.0
        self._sent = self._arrived = 0
        self.cut = False
        self.held_until = self.disordered_until = -LATE

    def put(self, data: Data) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        at = max(now, self.held_until) + self._delay()
        if now >= self.disordered_until:
            at = self._last = max(self._last + 1e-6, at)  # a heap of equal times keeps no order
        self._sent += 1
        loop.call_at(at, self._arrive, data, self._sent, now)

    def _arrive(self, data: Data, number: int, sent_at: float) -> None:
        if self.cut:
            self._tally["lost"] += 1
            return
        self._tally["late"] += asyncio.get_running_loop().time() - sent_at >= LATE
        self._tally["reordered"] += number < self._arrived
        self._arrived = max(number, self._arrived)
        self._out.put_nowait(data)

    def break_off(self, code: int = 1006) -> None:
        """Nothing that is on its way arrives any more; whoever listens hears of the end."""
        if not self.cut:
            self.cut = True
            self._out.put_nowait(code)

    async def get(self) -> Data:
        return await self._out.get()


class Line:
    """A connection of a person to a room; it is also the socket that the room sees.

    Args:
        watch: called whenever the room says something.
    """

    full = False

    def __init__(self, rng: Random, slowness: float, tally: Counter[str], watch: Callable[[], None]) -> None:
        def delay() -> float:
            return slowness * rng.choice((0.01, 0.01, 0.02, 0.05, 0.4))

        self.up, self.down = Pipe(delay, tally), Pipe(delay, tally)
        self._closed = False
        self._watch = watch
        self._listener: Callable[[str], None] | None = None

    def hold(self, seconds: float) -> None:
        """For so long nothing gets through; then everything does."""
        until = max(self.up.held_until, asyncio.get_running_loop().time() + seconds)
        self.up.held_until = self.down.held_until = until

    def is_held(self) -> bool:
        """Or something that was is still on its way."""
        return asyncio.get_running_loop().time() < self.up.held_until + LATE

    def drop(self) -> None:
        """The person's end is gone at once; what was on its way to the room may still arrive."""
        self.down.break_off()

    def cut(self) -> None:
        """Both ends are gone."""
        self.down.break_off()
        self.up.break_off()

    async def receive_data(self, mode: str) -> str:
        """What the room gets and does not hear, until the other end is gone."""
        while not self._closed and isinstance(data := await self.up.get(), str):
            if self._closed:
                break
            if self._listener is None:
                return data
            self._listener(data)
        self._closed = True
        raise WebSocketDisconnect(detail="gone")

    def say(self, texts: Iterable[bytes]) -> None:
        """What the room sends; into a line whose other end is gone without a word it goes for a while."""
        for text in () if self._closed else texts:
            self._watch()
            self.down.put(text.decode())

    def when_read(self, go_on: Callable[[], None] | None) -> None:
        """It takes whatever there is to say."""

    def hear(self, listener: Callable[[str], None] | None) -> None:
        """Has what comes told to somebody."""
        self._listener = listener

    async def close(self, code: int = 1000) -> None:
        self._closed = True
        self.down.put(code)


def as_socket(line: Line) -> Any:
    """The part of a WebSocket that a connection of the room uses."""
    return line
