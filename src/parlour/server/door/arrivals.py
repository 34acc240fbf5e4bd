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
            await self._socket(scope, receive, _while_open(connection, send))
        else:
            await self._request(connection, scope, receive, send)

    async def _request(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        async def received() -> Any:
            message = await receive()
            if not message.get("more_body"):
                connection.arrived()
            return message

        if cast("MutableMapping[str, Any]", scope)["method"] in WITHOUT_BODY:
            connection.arrived()
        try:
            if await connection.turn():
                await self._app(scope, received, send)
        finally:
            connection.wait()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = scope["client"][0] if scope["client"] else None
        if not self._connections.sockets.take(host):
            LOG.warning("too many sockets from %s", host)
            await receive()
            await send(cast("Message", {"type": "websocket.accept", "subprotocol": None, "headers": []}))
            await send(cast("Message", {"type": "websocket.close", "code": TRY_LATER, "reason": ""}))
            return
        try:
            with suppress(_Gone):
                await self._app(scope, receive, send)
        finally:
            self._connections.sockets.give_back(host)


class _Gone(ConnectionResetError):
    """Whom something was to be told has gone: no fault of anybody's."""


def _while_open(connection: Connection, send: Send) -> Send:
    """Sends over a socket that the server has not closed by itself, because of what came or did not come over it."""

    async def sent(message: Message) -> None:
        if connection.transport.is_closing():
            raise _Gone
        await send(message)

    return sent


def connection_of(scope: Scope) -> Connection | None:
    """The connection that a request came by; None where the application runs without a server, or starts."""
    state: dict[str, Any] = scope.get("state") or {}
    return cast("Connection | None", state.get(STATE))
