"""The web server that a room is reached by: uvicorn, with our connections."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from parlour.server.app import Room, build
from parlour.server.door.connections import Connection
from parlour.server.door.upgrade import Upgrade
from parlour.server.log import pass_over_answered
from parlour.server.table.live import LONGEST_MESSAGE

LOG: Final = logging.getLogger(__name__)
GAP: Final = 0.002
"""Seconds between two connections that are taken: no crowd is one piece of work; meanwhile the system keeps it."""
BACKLOG: Final = 1024
"""Connections that the system keeps until we take them (or fewer, if it knows better)."""
OUT_OF_FILES: Final = 1.0
"""Seconds until connections are taken again after the system could not give one."""


class WebServer(uvicorn.Server):
    """Serves a room: nothing compressed on the fly, nothing logged of who asks for what.

    Args:
        opened: called as soon as whoever comes is let in.
    """

    def __init__(self, room: Room, opened: Callable[[], None] = lambda: None) -> None:
        self._opened = opened
        pass_over_answered()
        self._room = room
        self._connections = room.connections
        self._doors: list[asyncio.Task[None]] = []
        config = uvicorn.Config(
            build(room),
            loop="asyncio",
            ws=Upgrade,
            ws_per_message_deflate=False,
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=20,  # clears away dead connections; who is there, the room's own probes tell sooner
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve; uvicorn itself gets no socket to listen on, for it would take whole crowds at once."""
        await super().startup([])
        for listener in sockets or []:
            listener.listen(BACKLOG)
        self._opened()
        self._doors = [asyncio.create_task(self._let_in(listener)) for listener in sockets or []]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets nobody in any more, hands the tables over, and ends what is open."""
        for door in self._doors:
            door.cancel()
        await asyncio.gather(*self._doors, return_exceptions=True)
        for listener in sockets or []:  # who comes now is sent on at once
            listener.close()
        await self._room.tables.hand_over()
        await super().shutdown(sockets)

    async def _let_in(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        listener.setblocking(False)
        while True:
            try:
                line, _ = await loop.sock_accept(listener)
            except ConnectionError:  # gone before it was taken
                continue
            except OSError as error:
                LOG.error("no connection could be taken: %s", error)
                await asyncio.sleep(OUT_OF_FILES)
                continue
            with suppress(OSError):
                await loop.connect_accepted_socket(self._connection, line)
            await asyncio.sleep(GAP)

    def _connection(self) -> Connection:
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        return self._connections.protocol(**given)
