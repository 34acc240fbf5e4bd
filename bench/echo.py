"""What a room is measured against: sockets that only pass on, by the same web server, with texts of the same size.

``python -m bench.echo TOLD [DATABASE]``: of a database it commits each message before it passes on what came of it.
"""

import asyncio
import queue
import socket
import sqlite3
import sys
import threading
from collections import defaultdict
from contextlib import closing
from typing import Any, Final

import uvicorn

from parlour.cli.serve import settle
from parlour.server.door.upgrade import Upgrade

Pairs = dict[str, list[Any]]
SIZE: Final = "x"


class Commits:
    """A thread that commits what has come meanwhile, as the room does, and then says so."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._texts: queue.SimpleQueue[tuple[str, asyncio.Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    async def commit(self, text: str) -> None:
        """Comes back when it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._texts.put((text, done))
        await done

    def _run(self) -> None:
        with closing(sqlite3.connect(self._path)) as database:
            database.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE said (text)")
            while True:
                batch = [self._texts.get()]
                while not self._texts.empty():
                    batch.append(self._texts.get())
                with database:
                    database.executemany("INSERT INTO said VALUES (?)", [(text,) for text, _ in batch])
                waiting = [done for _, done in batch]
                waiting[0].get_loop().call_soon_threadsafe(_wake, waiting)


def _wake(waiting: list[asyncio.Future[None]]) -> None:
    for done in waiting:
        if not done.done():
            done.set_result(None)


def application(told: int, commits: Commits | None) -> Any:
    """Whatever comes from one of a pair goes to both, as a text of so many characters."""
    pairs: Pairs = defaultdict(list)

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        pair = pairs[scope["path"]]
        pair.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            if commits is not None:
                await commits.commit(message["text"])
            for other in pair:
                await other({"type": "websocket.send", "text": SIZE * told})

    return app


def serve(told: int, database: str | None) -> None:
    """Serves until it is ended; prints its port first."""
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        application(told, None if database is None else Commits(database)),
        ws=Upgrade,
        loop="asyncio",
        lifespan="off",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    settle()
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2] if sys.argv[2:] else None)
