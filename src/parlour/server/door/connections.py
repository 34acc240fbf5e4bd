"""Every connection from its first byte: who is let in, what it may keep us waiting for, and what it may leave unread.

The web server knows no such bounds, so each of its connections is handed to it by one of ours: `Connection` stands
between the transport and the server's own protocol, and `arrivals.py`, around the application, tells it when a request
has come in.
"""

import asyncio
import logging
import socket
import struct
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Final, cast

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.server.door.pace import Joint, Limits, Talk, networks_of
from parlour.server.door.upgrade import Upgrade

if sys.platform != "win32":
    import resource

LOG: Final = logging.getLogger(__name__)
NO_LIMIT: Final = 10_000
"""Connections, where the system does not count them among the files."""
SPARE_FILES: Final = 1024
"""Kept for the database, the workers and those that are just shown the door; half of them all if there are fewer."""
PORTION: Final = 2048
"""Bytes of one connection that are read and worked on at a time, so that others have their turn in between."""
SOCKET_PORTION: Final = 512
"""The same of a WebSocket: a hundred tiny messages in one portion would be a long piece of work."""
ESTABLISHED: Final = 1
"""The state of a TCP connection of which neither end has hung up."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a WebSocket's frame that holds a whole text."""
MEDIUM: Final = 126
LARGE: Final = 0x1_0000
"""Bytes from which on the length of a frame stands in two bytes of its own, or in eight."""
_SHORT, _MEDIUM, _LARGE = struct.Struct("!BB").pack, struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
PAUSE: Final = 0.001
"""Seconds between two requests while more are waiting."""
USUAL: Final = Limits()
STATE: Final = "connection"
"""Where a request's scope keeps the connection that it came by."""


class ConnectionBounds(msgspec.Struct, frozen=True, kw_only=True):
    """What a connection may use.

    Attributes:
        head: seconds until a request has come in whole.
        stalled: seconds for which somebody may leave unread what waits for him.
        unread: bytes that may wait for whoever goes on sending.
        of_one: connections from an address of the world; those of a local network may all be a proxy's.
    """

    head: float = 10.0
    stalled: float = 20.0
    unread: int = 256 * 1024
    of_one: int = 300


class Places:
    """Counts what is open by the networks of the world that it comes from, see `networks_of`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, host: str | None) -> bool:
        """Takes a place if one is left; it must be given back."""
        networks = networks_of(host)
        if any(self._taken[network] >= self._most * shares for network, shares in networks.items()):
            return False
        self._taken.update(networks.keys())
        return True

    def give_back(self, host: str | None) -> None:
        """Somebody has gone."""
        for network in networks_of(host):
            self._taken[network] -= 1
            if not self._taken[network]:
                del self._taken[network]


class Connections:
    """All connections of a room."""

    def __init__(self, bounds: ConnectionBounds, limits: Limits = USUAL) -> None:
        self.bounds = bounds
        self.places, self.sockets = Places(bounds.of_one), Places(bounds.of_one)
        self.requests, self.portions = Talk(limits.requests), Talk(limits.portions)
        self._open: set[Connection] = set()
        self._waiting: dict[Connection, None] = {}
        self._turn = asyncio.Lock()
        self.buffer = memoryview(bytearray(PORTION))  # what comes is read into it by one at a time

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator["Connection"]:
        return iter([*self._open])

    @cached_property
    def most(self) -> int:
        """How many there may be in all; asked once the room is open, since its start raises the number of files."""
        return most_connections()

    @property
    def waiting(self) -> int:
        """How many have not said yet what they want."""
        return len(self._waiting)

    def protocol(self, **given: Any) -> "Connection":
        """What uvicorn makes for every connection that comes (``Config(http=...)``)."""
        return Connection(self, **given)

    def admit(self, connection: "Connection") -> bool:
        """Whether there is room; where all is full, whoever has kept us waiting longest makes it."""
        if len(self._open) >= self.most:
            longest = next(iter(self._waiting), None)
            if longest is None:
                LOG.warning("no room for another connection: %s are open", len(self._open))
                return False
            longest.abort()
            self.forget(longest)
        if not self.places.take(connection.host):
            LOG.warning("too many connections from %s", connection.host)
            return False
        self._open.add(connection)
        return True

    async def turn(self, connection: "Connection") -> None:
        """Comes back for one request at a time, in their order: in between all that is open has its turn.

        So a crowd that comes at once, by however many connections, is no single piece of work that games wait for:
        a move takes several turns of the event loop, and meets a request in few of them.
        """
        crowded = self._turn.locked()
        async with self._turn:
            if not connection.is_gone:
                await asyncio.sleep(PAUSE if crowded else 0)

    def forget(self, connection: "Connection") -> None:
        """It has ended, admitted or not."""
        self._waiting.pop(connection, None)
        if connection in self._open:
            self._open.remove(connection)
            self.places.give_back(connection.host)

    def wait_for(self, connection: "Connection") -> None:
        """It waits for a request, behind all others that do."""
        self._waiting.pop(connection, None)
        self._waiting[connection] = None

    def served(self, connection: "Connection") -> None:
        """Its request has come in."""
        self._waiting.pop(connection, None)


class Connection(asyncio.BufferedProtocol):
    """One connection; it hands on what comes to the web server's protocol: HTTP, and perhaps WebSocket after it."""

    def __init__(self, connections: Connections, *, app_state: dict[str, Any], **given: Any) -> None:
        self._connections = connections
        self._bounds = connections.bounds
        self._inner: asyncio.Protocol = cast(
            "asyncio.Protocol", H11Protocol(app_state={**app_state, STATE: self}, **given)
        )
        self._admitted = False
        self.host: str | None = None
        self.is_socket = False
        self._requests = self._portions = Joint()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._unready: set[str] = set()
        self._read = bytearray()
        self._saying: list[bytes] = []
        self.full = False
        self._when_read: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Lets it in, or not."""
        self.transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.host = peer[0] if isinstance(peer, tuple) else None
        self._admitted = self._connections.admit(self)
        if not self._admitted:
            self.abort()
            return
        self._requests = self._connections.requests.of_connection(self.host)
        self._portions = self._connections.portions.of_connection(self.host)
        self.wait()
        self._inner.connection_made(cast("asyncio.Transport", Handed(self)))

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where the next portion goes."""
        return self._connections.buffer[: SOCKET_PORTION if self.is_socket else PORTION]

    def buffer_updated(self, nbytes: int) -> None:
        """Hands it on, if it is from somebody who reads: what the server answers by itself, like pings, waits, too.

        Whoever sends without end is read slowly: what he may send is less than what he could keep a room busy with.
        """
        if self.transport.get_write_buffer_size() > self._bounds.unread:
            self.abort()
            return
        self._read += self._connections.buffer[:nbytes]
        if self._unready:
            self.transport.pause_reading()
        else:
            self._hand_on()

    def pause_reading(self, why: str = "server") -> None:
        """Hands on nothing more, until nothing speaks against it; what comes meanwhile waits, the first portion here.

        As a rule nothing does, and telling the system would be more work than all else.
        """
        self._unready.add(why)

    def resume_reading(self, why: str = "server") -> None:
        """Goes on, unless something else speaks against it."""
        self._unready.discard(why)
        if not self._unready and not self.transport.is_closing():
            self.transport.resume_reading()
            if self._read:
                asyncio.get_running_loop().call_soon(self._hand_on)

    def _hand_on(self) -> None:
        if not self._read or self._unready or not self._admitted:
            return
        if self.is_socket and not self._portions.take():
            self._rest()
        data = bytes(self._read)
        self._read.clear()
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Whether the transport stays open is the server's affair, when it has what came before."""
        self._unready.clear()
        self._hand_on()
        return self._inner.eof_received() if self._admitted else None

    def pause_writing(self) -> None:
        """Nobody reads; for a while that may be a slow connection."""
        self._start("stalled", self._bounds.stalled)
        self.full = True
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """It was one."""
        self._stop("stalled")
        self.full = False
        self._inner.resume_writing()
        if self._when_read is not None:
            self._when_read()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over: nothing is left that would keep it in memory, not even for a while."""
        for what in [*self._timers]:
            self._stop(what)
        self._connections.forget(self)
        self._when_read = None
        if self._admitted:
            self._admitted = False
            inner, self._inner = self._inner, asyncio.Protocol()
            inner.connection_lost(exc)

    def wait(self) -> None:
        """The next request has its time from now on."""
        if self._admitted:
            self._connections.wait_for(self)
            self._start("head", self._bounds.head)

    async def turn(self) -> bool:
        """Waits for the turn of its next request; whether somebody still waits for the answer then.

        Those who ask without end do so in nobody's way.
        """
        while not self._requests.take():
            await asyncio.sleep(self._requests.wait)
        await self._connections.turn(self)
        if self._admitted and self.is_gone:
            self.abort()
            await asyncio.sleep(0)  # it is over then
        return self._admitted

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, or the other end has hung up, which nobody hears while nothing is read.

        Whether somebody has hung up only Linux is asked.
        """
        if self.transport.is_closing() or sys.platform != "linux":
            return self.transport.is_closing()
        line = self.transport.get_extra_info("socket")
        return bool(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != ESTABLISHED)

    def arrived(self) -> None:
        """The request has come in whole, and takes as long as it takes us."""
        self._connections.served(self)
        self._stop("head")

    def become(self, protocol: asyncio.Protocol) -> None:
        """HTTP has become a WebSocket."""
        self._inner = protocol
        self.is_socket = True

    def write(self, data: bytes) -> None:
        """Sends at the end of this turn of the event loop, with all else that there is to say until then."""
        if not self._saying:
            asyncio.get_running_loop().call_soon(self._send)
        self._saying.append(data)

    def say(self, texts: Iterable[bytes]) -> None:
        """Sends texts over the WebSocket that it has become; see `Ends`."""
        self._saying += [framed(text) for text in texts]
        self._send()

    def when_read(self, go_on: Callable[[], None] | None) -> None:
        """See `Ends`."""
        self._when_read = go_on

    def hear(self, listener: Callable[[str], None] | None) -> None:
        """See `Ends`."""
        if isinstance(self._inner, Upgrade):  # else it is over
            self._inner.hear(listener)

    def _send(self) -> None:
        """Unless it has ended: the transport would only complain in the log, once for each time."""
        data = b"".join(self._saying)
        self._saying.clear()
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        """Ends it as soon as what waits has been read, but not for the sake of whoever does not read it."""
        self._send()
        if not self.transport.is_closing():
            self._start("closing", self._bounds.stalled)
            self.transport.close()

    def abort(self) -> None:
        """Ends it at once; what waits is thrown away."""
        self.transport.abort()

    def _rest(self) -> None:
        """Reads on when its next portion may come."""
        self.pause_reading("pace")
        self._start("rest", self._portions.wait, lambda: self.resume_reading("pace"))

    def _start(self, what: str, seconds: float, then: Callable[[], None] | None = None) -> None:
        self._stop(what)
        self._timers[what] = asyncio.get_running_loop().call_later(seconds, then or self.abort)

    def _stop(self, what: str) -> None:
        timer = self._timers.pop(what, None)
        if timer is not None:
            timer.cancel()


def framed(text: bytes) -> bytes:
    """A text as one whole frame of a WebSocket, as a server sends it (RFC 6455, section 5.2)."""
    length = len(text)
    if length < MEDIUM:
        return _SHORT(WHOLE_TEXT, length) + text
    if length < LARGE:
        return _MEDIUM(WHOLE_TEXT, MEDIUM, length) + text
    return _LARGE(WHOLE_TEXT, MEDIUM + 1, length) + text


class Handed:
    """A transport as the web server sees it: all of it, but for how it reads, writes and closes."""

    def __init__(self, connection: Connection) -> None:
        self.set_protocol: Callable[[asyncio.Protocol], None] = connection.become
        self.close: Callable[[], None] = connection.close
        self.write: Callable[[bytes], None] = connection.write
        self.pause_reading: Callable[[], None] = connection.pause_reading
        self.resume_reading: Callable[[], None] = connection.resume_reading
        self._transport = connection.transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def most_connections() -> int:
    """So many as leave the room files for all else."""
    return _files() - spare_files()


def spare_files() -> int:
    """So many files as no connection may have for long."""
    return min(SPARE_FILES, _files() // 2)


def _files() -> int:
    if sys.platform == "win32":
        return NO_LIMIT
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return NO_LIMIT if files == resource.RLIM_INFINITY else files
