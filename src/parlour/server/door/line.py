"""The line to whoever is at the other end of a socket: what he may send over it, and how it is closed or cut."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.door.arrivals import connection_of
from parlour.server.door.edge import Visit
from parlour.server.door.pace import Joint, Talk
from parlour.server.metrics import UNWATCHED, Metrics

TOO_MUCH: Final = 4008
"""The close code for whoever sends too much, or nothing but nonsense."""
UNREADABLE: Final = (msgspec.DecodeError, TypeError, UnicodeError, RecursionError)
"""What reading a message raises that is none, however it is none."""
FAREWELL: Final = 2.0
"""Seconds that whoever is shown the door may take to read what was said to him last."""


class Unwelcome(ParlourError):
    """Somebody who has been shown the door comes back too soon."""


class Ends(Protocol):
    """What is said over a socket, in order, and what is heard."""

    @property
    def full(self) -> bool:
        """Whether so much waits to be read that nothing more should be said."""

    def say(self, texts: Iterable[bytes]) -> None:
        """Sends texts, in UTF-8, in one write."""

    def when_read(self, go_on: Callable[[], None] | None) -> None:
        """Has this called from now on whenever it is full no longer."""

    def hear(self, listener: Callable[[str], None] | None) -> None:
        """Has every text that comes handed to this as soon as it has come; without one the socket gets them.

        What has come already is handed over first.
        """


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody may use his socket.

    Attributes:
        guest: who he is; None without a cookie.
        host: the address that he comes from.
        talk: what he may send.
        blunders: how often that may be no message, or one too many.
        cut: ends the connection at once, whatever waits.
        metrics: are told what is refused.
    """

    guest: Player | None
    host: str | None = None
    talk: Joint = Joint()
    blunders: Joint = Joint()
    cut: Callable[[], None] = lambda: None
    metrics: Metrics = UNWATCHED

    def check(self) -> None:
        """Lets in whoever has not been shown the door just now.

        Raises:
            Unwelcome: ``too-many-messages``.
        """
        if not self.blunders.some:
            raise Unwelcome("too-many-messages")


def line_of(socket: WebSocket[Any, Any, Any], talk: Talk, blunders: Talk) -> Line:
    """The line of a socket that has come in."""
    visit: Visit = socket.scope["state"]["visit"]
    guest, host = visit.guest, host_of(socket)
    connection = connection_of(socket.scope)
    cut = connection.abort if connection is not None else lambda: None
    return Line(
        guest=guest,
        host=host,
        talk=talk.of(guest, host),
        blunders=blunders.of(guest, host),
        cut=cut,
        metrics=socket.app.state.metrics,
    )


def ends_of(socket: WebSocket[Any, Any, Any]) -> Ends:
    """The ends of a socket that has come in."""
    connection = connection_of(socket.scope)
    assert connection is not None  # whatever comes in comes by one
    return connection


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The address that a request comes from; behind a proxy that is trusted, the one that it names."""
    return connection.client.host if connection.client else None


async def close(socket: WebSocket[Any, Any, Any], line: Line, code: int) -> None:
    """Says goodbye, or cuts off whoever reads not even that."""
    try:
        async with asyncio.timeout(FAREWELL):
            await socket.close(code=code)
    except (TimeoutError, OSError, WebSocketDisconnect):
        line.cut()
