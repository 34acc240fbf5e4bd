"""The web server that a room is reached by: uvicorn, with our connections."""

import asyncio
import socket
from typing import Final, cast

import uvicorn

from parlour.server.app import Room, build
from parlour.server.door.upgrade import Upgrade
from parlour.server.log import pass_over_answered
from parlour.server.table.live import LONGEST_MESSAGE

BACKLOG: Final = 128
"""Connections that the system keeps until we take them."""
AT_ONCE: Final = 1
"""Connections that are taken in a turn of the event loop (two from Python 3.12 on): no crowd is one piece of work."""


class WebServer(uvicorn.Server):
    """Serves a room: nothing compressed on the fly, nothing logged of who asks for what."""

    def __init__(self, room: Room) -> None:
        pass_over_answered()
        config = uvicorn.Config(
            build(room),
            http=cast("type[asyncio.Protocol]", room.connections.protocol),
            loop="asyncio",
            backlog=AT_ONCE,
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
        """Begins to serve.

        For asyncio a backlog is both how many connections are taken at once and how many the system keeps meanwhile.
        The first shall be few; the second is set anew here.
        """
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(BACKLOG)
