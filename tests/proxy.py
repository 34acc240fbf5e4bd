"""A small reverse proxy in front of a room, which does what people's proxies do."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field

CHUNK = 65536


@dataclass
class Proxy:
    """One request a connection, and whatever becomes of it.

    Attributes:
        upstream: the host and port of the room.
        prefix: the path below which the room is shown; all else is another application's.
        strip: the prefix is taken off before a request is passed on.
        websockets: requests for them are passed on as such.
        host: what the room is told as the host; None is what the browser said.
        elsewhere: the paths that were asked for outside the prefix.
    """

    upstream: str
    prefix: str = ""
    strip: bool = False
    websockets: bool = True
    host: str | None = None
    elsewhere: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Passes a request on, and its answer back."""
        with suppress(OSError, asyncio.IncompleteReadError), closing(writer):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
            passed = self._rewritten(head)
            if passed is None:
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\nConnection: close\r\n\r\nelsewhere")
                await writer.drain()
            else:
                host, port = self.upstream.split(":")
                back, on = await asyncio.open_connection(host, int(port))
                with closing(on):
                    on.write("\r\n".join([*passed, "", ""]).encode("latin-1"))
                    await asyncio.gather(_pipe(reader, on), _pipe(back, writer))

    def _rewritten(self, head: list[str]) -> list[str] | None:
        """The head of a request as the room gets it; None if it is not for the room."""
        method, path, version = head[0].split(" ")
        bare = path.partition("?")[0]
        if self.prefix and bare != self.prefix and not bare.startswith(f"{self.prefix}/"):
            self.elsewhere.append(path)
            return None
        if self.strip:
            path = path[len(self.prefix) :]
            path = path if path.startswith("/") else f"/{path}"
        headers = [line.partition(":")[::2] for line in head[1:]]
        socket = self.websockets and any(name.lower() == "upgrade" for name, _ in headers)
        dropped = {"host"} if self.host else set()
        dropped |= set() if socket else {"connection", "upgrade"}
        kept = [f"{name}:{value}" for name, value in headers if name.lower() not in dropped]
        kept += [f"Host: {self.host}"] if self.host else []
        kept += [] if socket else ["Connection: close"]
        return [f"{method} {path} {version}", *kept]


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while part := await reader.read(CHUNK):
            writer.write(part)
            await writer.drain()
        writer.close()


@contextmanager
def in_front(proxy: Proxy) -> Iterator[str]:
    """The proxy in a thread of this process; the host and port at which browsers find it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    opening = asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(opening, loop).result()
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        asyncio.run_coroutine_threadsafe(_end(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end(server: asyncio.Server) -> None:
    server.close()
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
