"""How a connection becomes a WebSocket, and what is heard over it; a request that cannot become one is answered."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parlour.server.schema import Problem

_BODY: Final = msgspec.json.encode(Problem("bad-request", {}))
BAD_REQUEST: Final = (
    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n%b" % (len(_BODY), _BODY)
)


class Inlet(asyncio.Queue[Any]):
    """What comes over a WebSocket, for the application; texts go to whoever listens, with no task in between."""

    listener: Callable[[str], None] | None = None

    def put_nowait(self, event: Any) -> None:
        """One more event of ASGI."""
        if self.listener is not None and event["type"] == "websocket.receive":
            self.listener(event.get("text") or "")
        else:
            super().put_nowait(event)

    def hear(self, listener: Callable[[str], None] | None) -> None:
        """From now on somebody listens, or nobody any more; what has waited for a listener comes first."""
        waited = [self.get_nowait() for _ in range(self.qsize())]
        self.listener = listener
        for event in waited:
            self.put_nowait(event)


class Upgrade(WebSocketsSansIOProtocol):
    """The WebSockets of uvicorn, which leave whoever asks for one in no proper way without an answer, for ever."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inlet = Inlet()

    def hear(self, listener: Callable[[str], None] | None) -> None:
        """See `Ends`. The server reads no further after a message that the application has not fetched yet."""
        self.queue.hear(listener)
        self._read_on()

    def _read_on(self) -> None:
        if self.queue.listener is not None and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Answers a request that is none for a WebSocket, such as a POST, or one with too long an address."""
        super().data_received(data)
        self._read_on()
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            told = b"".join(self.conn.data_to_send())
            self.transport.write(told or BAD_REQUEST)
            self.transport.close()
