"""Clients that are no browsers: bytes on a connection, and no more manners than a test wants."""

import socket
import struct
from contextlib import suppress
from os import urandom

PATIENCE = 20.0
PING = 0x9
TEXT = 0x1


class Raw:
    """A connection by which anything may be sent; nothing is read unless a test reads it."""

    def __init__(self, host: str, *, receive_buffer: int | None = None) -> None:
        name, _, port = host.rpartition(":")
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((name, int(port)))

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def flood(self, data: bytes, most: int) -> int:
        """Sends the same without reading, until it is cut off or has sent so many bytes; how many those were."""
        sent = 0
        with suppress(ConnectionError):
            while sent < most:
                self.socket.sendall(data)
                sent += len(data)
        return sent

    def ends(self) -> bytes:
        """Reads until the room closes, however it does that; all that came."""
        got = b""
        with suppress(ConnectionError):
            while more := self.socket.recv(65536):
                got += more
        return got

    def reset(self) -> None:
        """Goes without a word."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def upgrade(self, path: str, **headers: str) -> bytes:
        """Becomes a WebSocket; what the room answered."""
        self.ask_upgrade(path, **headers)
        return self.head()

    def ask_upgrade(self, path: str, **headers: str) -> None:
        """Asks to become a WebSocket."""
        lines = [
            f"GET {path} HTTP/1.1",
            "Host: room.test",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items()),
        ]
        self.send("\r\n".join([*lines, "", ""]).encode())

    def head(self) -> bytes:
        """Reads the head of an answer."""
        got = b""
        while not got.endswith(b"\r\n\r\n"):
            byte = self.socket.recv(1)
            assert byte, got
            got += byte
        return got


def frame(opcode: int, payload: bytes, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    mask = urandom(4)
    length = len(payload)
    head = bytes([opcode | (0x80 if fin else 0)])
    head += bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
