"""How a connection becomes a WebSocket; a request that cannot become one is answered."""

from typing import Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parlour.server.schema import Problem

_BODY: Final = msgspec.json.encode(Problem("bad-request", {}))
BAD_REQUEST: Final = (
    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n%b" % (len(_BODY), _BODY)
)


class Upgrade(WebSocketsSansIOProtocol):
    """The WebSockets of uvicorn, which leave whoever asks for one in no proper way without an answer, for ever."""

    def data_received(self, data: bytes) -> None:
        """Answers a request that is none for a WebSocket, such as a POST, or one with too long an address."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            told = b"".join(self.conn.data_to_send())
            self.transport.write(told or BAD_REQUEST)
            self.transport.close()
