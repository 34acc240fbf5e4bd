"""A connection that looks at a table: replies in order, and never more than the newest frame."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.room.frame import Frame
from parlour.room.log import Player
from parlour.room.messages import (
    Acknowledged,
    ClientMessage,
    Ping,
    Pong,
    Refused,
    Replaced,
    ServerMessage,
)
from parlour.room.tell import differs, frame
from parlour.server.actor import Actor, clock
from parlour.server.pace import Allowance

LOG: Final = logging.getLogger(__name__)
REPLACED: Final = 4001
UNKNOWN_TABLE: Final = 4004
TOO_MUCH: Final = 4008
GONE: Final = 1012
"""Close codes; 1012 is WebSocket's own for a service that comes back."""

LONGEST_MESSAGE: Final = 4096
MOST_REPLIES: Final = 200
MOST_EVENTS: Final = 500
"""A client that does not read keeps no more than this waiting."""


class Live:
    """One socket at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], actor: Actor, player: Player | None) -> None:
        self.player = player
        self._socket = socket
        self._actor = actor
        self._replies: deque[ServerMessage] = deque()
        self._events: deque[Any] = deque(maxlen=MOST_EVENTS)
        self._wake = asyncio.Event()
        self._last: Frame | None = None
        self._again = True
        self._n = 0
        self._close: int | None = None
        self._allowance = Allowance(rate=20, burst=60)

    def see(self, happened: tuple[Any, ...]) -> None:
        """Gathers what happened and wakes the sender."""
        self._events.extend(happened)
        self._wake.set()

    def replaced(self) -> None:
        """Says so, and closes."""
        self._say(Replaced())
        self._end(REPLACED)

    def lost(self) -> None:
        """Closes; the client comes back by itself."""
        self._end(GONE)

    async def run(self) -> None:
        """Sends and receives until either side ends it."""
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._receive())
        self._actor.enter(self)
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._actor.leave(self)
            sender.cancel()
            reader.cancel()
            for end in await asyncio.gather(sender, reader, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, OSError | WebSocketDisconnect):
                    LOG.error("table %s: a connection failed", self._actor.table.header.table, exc_info=end)
        if self._close is not None:
            await self._socket.close(code=self._close)

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._write(self._replies.popleft())
            if self._close is not None:
                return
            await self._send_frame()

    async def _send_frame(self) -> None:
        newest = frame(
            self._actor.table, self.player, self._actor.company(), clock(), n=self._n + 1, events=tuple(self._events)
        )
        self._events.clear()
        if self._again or differs(self._last, newest):
            self._again = False
            self._n += 1
            self._last = newest
            await self._write(newest)

    async def _write(self, message: ServerMessage) -> None:
        await self._socket.send_data(_ENCODER.encode(message).decode(), mode="text")

    async def _receive(self) -> None:
        try:
            while self._close != TOO_MUCH:
                await self._answer(await self._socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            self._close = None  # there is nobody left to close it for

    async def _answer(self, data: Any) -> None:
        if not self._allowance.take():
            self._refuse(_id_of(data), ParlourError("too-many-messages"))
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, TypeError, UnicodeError):
            self._refuse(_id_of(data), ParlourError("bad-message"))
            return
        if isinstance(message, Ping):
            self._say(Pong(message.at))
        elif self.player is None:
            self._refuse(message.id, ParlourError("not-your-seat"))
        else:
            await self._do(self.player, message)

    async def _do(self, player: Player, message: Any) -> None:
        try:
            await self._actor.ask(player, message)
        except ParlourError as error:
            self._refuse(message.id, error)
        else:
            self._say(Acknowledged(message.id))

    def _refuse(self, message_id: str, error: ParlourError) -> None:
        """A refusal, and after it the state that counts."""
        self._again = True
        self._say(Refused(message_id, error.code, dict(error.parameters)))

    def _say(self, message: ServerMessage) -> None:
        if len(self._replies) >= MOST_REPLIES:
            self._end(TOO_MUCH)
            return
        self._replies.append(message)
        self._wake.set()

    def _end(self, code: int) -> None:
        self._close = code
        self._wake.set()


async def refuse(socket: WebSocket[Any, Any, Any], error: ParlourError) -> None:
    """Tells an accepted socket why there is nothing to look at, and closes it."""
    message = Refused("", error.code, dict(error.parameters))
    await socket.send_data(_ENCODER.encode(message).decode(), mode="text")
    await socket.close(code=UNKNOWN_TABLE)


class _WithId(msgspec.Struct, frozen=True):
    id: str = ""


def _id_of(data: Any) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which one is meant."""
    with contextlib.suppress(msgspec.DecodeError, TypeError, UnicodeError):
        return msgspec.json.decode(data, type=_WithId).id[:64]
    return ""


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(ClientMessage)
