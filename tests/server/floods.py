"""Kinds of floods: each goes on until it is stopped, and takes whatever it meets for an invitation to go on.

They come from processes of their own: ``python -m tests.server.floods KIND HOST TABLE``.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from parlour.server.door.cookie import COOKIE
from parlour.server.door.guests import new_token
from tests.server.raw import PING, TEXT, Raw, frame

ROOT: Final = Path(__file__).parent.parent.parent
STUDY = "/api/study/live"
FULL_DEAL = {
    "game": "costly-tricks",
    "setup": {"hands": ["T741.850.T2.73", "932.T71.64.T95", "86.942.9831.10", "50.63.750.8642"], "leader": 0},
    "actions": [],
}
ENDS = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
Flood = Callable[[str, str], None]
"""Floods a room at a host, or one table of it."""


def spectators(host: str, table: str) -> None:
    """Come, look on for a moment, and go."""
    while True:
        with ExitStack() as crowd, suppress(*ENDS):
            for _ in range(20):
                crowd.enter_context(_socket(host, f"/api/tables/{table}/live"))


def garbage(host: str, table: str) -> None:
    """Says nothing but nonsense, and comes back whenever it is shown the door."""
    while True:
        with suppress(*ENDS), _socket(host, f"/api/tables/{table}/live") as socket:
            while True:
                socket.send("nonsense " * 400)


def too_many_messages(host: str, table: str) -> None:
    """Says what may be said, but without end."""
    message = msgspec.json.encode({"type": "ready", "id": "again", "seat": 0}).decode()
    while True:
        with suppress(*ENDS), _socket(host, f"/api/tables/{table}/live") as socket:
            while True:
                socket.send(message)


def pings_unread(host: str, table: str) -> None:
    """Asks for pongs, of which it reads none."""
    _unread(host, f"/api/tables/{table}/live", frame(PING, b"x" * 120))


def messages_unread(host: str, table: str) -> None:
    """Asks the table, and reads no answer."""
    _unread(host, f"/api/tables/{table}/live", frame(TEXT, b'{"type":"ping","at":1}'))


def study_unread(host: str, table: str) -> None:
    """Asks the study, and reads no answer."""
    ask = {"type": "position", "id": "q", "record": FULL_DEAL}
    _unread(host, STUDY, frame(TEXT, msgspec.json.encode(ask)))


def students(host: str, table: str) -> None:
    """Asks for the worth of whole deals, by a new cookie each time."""
    ask = msgspec.json.encode({"type": "position", "id": "q", "record": FULL_DEAL}).decode()
    while True:
        with ExitStack() as crowd, suppress(*ENDS):
            for _ in range(20):
                crowd.enter_context(_socket(host, STUDY, new_token())).send(ask)
            time.sleep(1)


def silent(host: str, table: str) -> None:
    """Connects, and says nothing or half a request."""
    while True:
        with ExitStack() as crowd, suppress(*ENDS):
            for number in range(200):
                crowd.enter_context(Raw(host)).send(b"GET / HT"[: number % 9])
            time.sleep(1)


def names(host: str, table: str) -> None:
    """Changes names, with one cookie, many or none."""
    one = new_token()
    with httpx.Client(base_url=f"http://{host}", trust_env=False) as client:
        for number in count():
            cookie = ({"Cookie": f"{COOKIE}={one}"}, {"Cookie": f"{COOKIE}={new_token()}"}, {})[number % 3]
            with suppress(*ENDS):
                client.put("/api/me", json={"name": f"Nobody {number}"}, headers=cookie)


def requests_unread(host: str, table: str) -> None:
    """Asks for pages by the thousand, and reads none."""
    while True:
        with suppress(*ENDS), Raw(host, receive_buffer=4096) as raw:
            raw.flood(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 100, 1 << 20)


KINDS: Final = {
    flood.__name__: flood
    for flood in (
        spectators,
        garbage,
        too_many_messages,
        pings_unread,
        messages_unread,
        study_unread,
        students,
        silent,
        names,
        requests_unread,
    )
}


@contextmanager
def flooded(kind: str, host: str, table: str, times: int = 1) -> Iterator[None]:
    """A flood goes on, so many times beside each other; afterwards it is over."""
    command = [sys.executable, "-m", __name__, kind, host, table]
    processes = [subprocess.Popen(command, cwd=ROOT) for _ in range(times)]
    try:
        yield
        assert all(process.poll() is None for process in processes), "the flood has run dry"
    finally:
        for process in processes:
            process.kill()
            process.wait()


def _socket(host: str, path: str, token: str = "") -> ClientConnection:
    cookie = {"Cookie": f"{COOKIE}={token}"} if token else {}
    return connect(f"ws://{host}{path}", additional_headers=cookie, compression=None, proxy=None, close_timeout=1)


def _unread(host: str, path: str, message: bytes) -> None:
    while True:
        with suppress(*ENDS, AssertionError), Raw(host, receive_buffer=4096) as raw:
            raw.upgrade(path)
            while raw.flood(message * 20, 1 << 16) >= 1 << 16:
                pass


if __name__ == "__main__":
    # a flood comes from other machines, so on this one it takes only what the others leave of the processor
    os.nice(19)
    KINDS[sys.argv[1]](*sys.argv[2:])
