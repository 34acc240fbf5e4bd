"""A long way to the room: a proxy on this machine that hands everything on later, in both directions.

What a browser offers to slow a page down does not slow its sockets.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from queue import Queue
from typing import Any
from urllib.parse import urlsplit

CHUNK = 1 << 16


@contextmanager
def far_from(url: str, milliseconds: int) -> Iterator[str]:
    """An address at which a room is found that is so far away, there and back."""
    told: Queue[tuple[int, Callable[[], Any]]] = Queue()
    thread = threading.Thread(target=lambda: asyncio.run(_serve(url, milliseconds / 2000, told)))
    thread.start()
    port, stop = told.get()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        stop()
        thread.join()


async def _serve(url: str, delay: float, told: Queue[tuple[int, Callable[[], Any]]]) -> None:
    """Serves until it is stopped; whatever is still on its way then is lost with its connection."""
    place, stopped = urlsplit(url), asyncio.Event()
    carriers: list[asyncio.Task[None]] = []
    writers: list[asyncio.StreamWriter] = []

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        there, back = await asyncio.open_connection(place.hostname, place.port)
        writers.append(back)
        carriers.extend(map(asyncio.create_task, (_carry(reader, back, delay), _carry(there, writer, delay))))

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    stop = partial(asyncio.get_running_loop().call_soon_threadsafe, stopped.set)
    told.put((server.sockets[0].getsockname()[1], stop))
    await stopped.wait()
    server.close()
    for task in carriers:
        task.cancel()
    for writer in writers:
        writer.close()
    await asyncio.gather(*carriers, *(writer.wait_closed() for writer in writers), return_exceptions=True)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    """Hands on in order whatever comes; the end, too."""
    later = partial(asyncio.get_running_loop().call_later, delay)
    with suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            later(writer.write, data)
    later(writer.close)
