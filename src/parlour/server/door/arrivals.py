"""Around the application: tells each connection when a request has come in, and counts sockets by their address."""

import logging
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.door.connections import STATE, Connection, Connections

LOG: Final = logging.getLogger(__name__)
TRY_LATER: Final = 1013
"""WebSocket's own close code for a service that has no room now; a page hears it only on a socket that is open."""
WITHOUT_BODY: Final = frozenset({"GET", "HEAD"})


class Arrivals:
    """Wraps the application.

    Behind a proxy all connections are the proxy's; the addresses that it names are known only here.
    """

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self._app = app
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""
        connection = connection_of(scope)
        if connection is None:  # the application's own start and stop
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            connection.arrived()
            await self._socket(connection, scope, receive, send)
        else:
            await self._request(connection, scope, receive, send)

    async def _request(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        async def received() -> Any:
            message = await receive()
            if not message.get("more_body"):
                connection.arrived()
            return message

        if not _has_body(scope):
            connection.arrived()
        try:
            if await connection.turn():
                await self._app(scope, received, send)
        finally:
            connection.wait()

    async def _socket(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        host = scope["client"][0] if scope["client"] else None
        if not self._connections.sockets.take(host):
            LOG.warning("too many sockets from %s", host)
            await receive()
            await send(cast("Message", {"type": "websocket.accept", "subprotocol": None, "headers": []}))
            await send(cast("Message", {"type": "websocket.close", "code": TRY_LATER, "reason": ""}))
            return
        ends = _Ends(connection, receive, send)
        try:
            with suppress(_Gone):
                await self._app(scope, ends.receive, ends.send)
        finally:
            ends.let_go()
            cast("MutableMapping[str, Any]", scope)["state"].pop(STATE, None)
            self._connections.sockets.give_back(host)


def _has_body(scope: Scope) -> bool:
    """Whether anything comes after the head of a request; nobody reads what does not come."""
    if cast("MutableMapping[str, Any]", scope)["method"] in WITHOUT_BODY:
        return False
    told = dict(scope["headers"])
    return b"transfer-encoding" in told or told.get(b"content-length", b"0") != b"0"


class _Gone(ConnectionResetError):
    """Whom something was to be told has gone: no fault of anybody's."""


class _Ends:
    """Both ends of a socket, lent to the application for as long as it is open.

    The web framework's objects hold each other in a circle, and would keep all that they know of a connection until
    the garbage collector finds them: a crowd that comes and goes would be a long pause for everybody else.
    """

    def __init__(self, connection: Connection, receive: Receive, send: Send) -> None:
        self._lent: tuple[Connection, Receive, Send] | None = (connection, receive, send)

    async def receive(self) -> Any:
        """What comes."""
        if self._lent is None:
            raise _Gone
        return await self._lent[1]()

    async def send(self, message: Message) -> None:
        """Sends, unless the server has closed the socket by itself, because of what came or did not come over it."""
        if self._lent is None or self._lent[0].transport.is_closing():
            raise _Gone
        await self._lent[2](message)

    def let_go(self) -> None:
        """The application has done with it."""
        self._lent = None


def connection_of(scope: Scope) -> Connection | None:
    """The connection that a request came by; None where the application runs without a server, or starts."""
    state: dict[str, Any] = scope.get("state") or {}
    return cast("Connection | None", state.get(STATE))
