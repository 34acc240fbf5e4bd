"""A real room on a real port, and people who play in it through real sockets."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parlour.cli.serve import listen
from parlour.room.showing import seen
from parlour.server.app import Room
from parlour.server.clock import Clock
from parlour.server.door.pace import Shares
from parlour.server.metrics import UNWATCHED, Metrics
from parlour.server.routes import Settings
from parlour.server.web import WebServer
from tests.server.places import Place, settings_of

PATIENCE = 20.0
ALLOWANCES = Shares(rate=15, burst=40)
"""A little less than what the room allows a guest."""
Json = dict[str, Any]


@contextmanager
def running(
    place: Place, clock: Clock | None = None, metrics: Metrics = UNWATCHED, **settings: Any
) -> Iterator[tuple[Room, str]]:
    """A room in a thread of this process, and its host and port."""
    room = Room(Settings(**settings_of(place), not_built="not built", **settings), clock, metrics)
    listener = listen("127.0.0.1", 0)
    server = WebServer(room)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield room, host_of(listener)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def host_of(listener: socket.socket) -> str:
    return f"127.0.0.1:{listener.getsockname()[1]}"


def wait_until(done: Callable[[], bool], seconds: float = 60) -> None:
    """Until it is so; how long that takes is not what a test is about."""
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until
        time.sleep(0.02)


class Guest:
    """A browser: its cookie, its requests."""

    def __init__(self, host: str, name: str = "") -> None:
        self.host = host
        self.http = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE, trust_env=False, verify=False)
        self.http.get("/api/me")
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"parlour={self.http.cookies['parlour']}"

    def make(self, **order: Any) -> str:
        order = {"id": "one", "game": "costly-tricks", "pace": 0, **order}
        response = self.http.post("/api/tables", json=order)
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def sit(self, table: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats", json={})

    def look(self, table: str, at: str = "") -> "Screen":
        """A page of the table, or one that looks at a round of it that is over (``MATCH/ROUND``)."""
        return Screen(self.host, table, self.cookie, at=at)

    def study(self) -> "Desk":
        return Desk(self.host, self.cookie)


class Screen:
    """A page that shows a table: it keeps the newest frame and everything else it was told."""

    def __init__(self, host: str, table: str, cookie: str = "", *, at: str = "", **headers: str) -> None:
        self._opening = connect(
            f"ws://{host}/api/tables/{table}/live" + (f"?look={at}" if at else ""),
            additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
            compression=None,
            proxy=None,
        )
        self.frame: Json = {}
        self.frames: list[Json] = []
        self.told: list[Json] = []
        self._done: list[str] = []
        self.build = ""
        self.pings: list[int | None] = []
        self.watchers: Json = {}
        self.sent = 0
        self._allowance = ALLOWANCES.of(f"{host} {cookie}")

    def __enter__(self) -> "Screen":
        self.socket: ClientConnection = self._opening.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opening.__exit__(kind, error, trace)

    def read(self, timeout: float = PATIENCE) -> Json:
        """The next message; a probe is answered at once, and it, what it measured and the greeting are passed over."""
        until = time.monotonic() + timeout
        if self._done:
            return self._keep({"type": "acknowledged", "id": self._done.pop()})
        while True:
            message: Json = msgspec.json.decode(self.socket.recv(timeout=max(0, until - time.monotonic())))
            if message["type"] == "probe":
                self.socket.send(msgspec.json.encode({"type": "echo", "probe": message["probe"]}).decode())
            elif message["type"] == "pings":
                self.pings = message["pings"]
            elif message["type"] == "watchers":
                self.watchers = message
            elif message["type"] == "hello":
                self.build = message["build"]
            else:
                return self._keep(message)

    def _keep(self, message: Json) -> Json:
        """A change counts as the frame that it makes, and then as the acknowledgement that it brings."""
        frame = seen(self.frame or None, message)
        if message["type"] in ("frame", "change") and frame is not None:
            self.frame = frame
            self.frames.append(frame)
            self._done = [message["done"]] if "done" in message else []
            return frame
        self.told.append(message)
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Reads on until a message is as wanted."""
        while not wanted(message := self.read()):
            pass
        return message

    def until_frame(self, wanted: Callable[[Json], bool] = lambda _: True) -> Json:
        return self.until(lambda message: message["type"] == "frame" and wanted(message))

    def silent(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.read(timeout=seconds)
        except TimeoutError:
            return True
        return False

    def closed(self) -> int | None:
        """Reads to the end; the close code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def send(self, **message: Any) -> str:
        """Sends something, with an id of its own unless it has one; the id."""
        self.sent += 1
        message = {"id": f"{id(self)}-{self.sent}", **message}
        self.socket.send(msgspec.json.encode(message).decode())
        return str(message["id"])

    def say_a_word(self) -> None:
        """The room knows now that somebody is there."""
        self._wait()
        self.send(type="ping", at=0)
        self.until(lambda message: message["type"] == "pong")

    def act(self, index: int = 0) -> str:
        """Plays one of the legal actions."""
        self._wait()
        frame = self.frame
        action = frame["legal"][index % len(frame["legal"])]
        return self.send(type="act", seat=frame["acting"], ply=frame["ply"], action=action)

    def ready(self) -> str:
        self._wait()
        seat = next(number for number, seat in enumerate(self.frame["seats"]) if seat["mine"])
        return self.send(type="ready", seat=seat)

    def _wait(self) -> None:
        """A test plays faster than the room lets anybody play."""
        while not self._allowance.take():
            time.sleep(0.01)

    def answer(self, message_id: str) -> Json:
        """What the room answers to a message."""
        return self.until(lambda message: message.get("id") == message_id)


class Desk:
    """A page of the study."""

    def __init__(self, host: str, cookie: str = "") -> None:
        self._opening = connect(
            f"ws://{host}/api/study/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            proxy=None,
        )

    def __enter__(self) -> "Desk":
        self.socket: ClientConnection = self._opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._opening.__exit__(*error)

    def ask(self, kind: str, record: Json, name: str = "one") -> None:
        self.socket.send(msgspec.json.encode({"type": kind, "id": name, "record": record}).decode())

    def ask_table(self, table: str, match: int | None, number: int, name: str = "one") -> None:
        """Asks for the review of a round that was played at a table."""
        question = {"type": "review-table", "id": name, "table": table, "match": match, "round": number}
        self.socket.send(msgspec.json.encode(question).decode())

    def hear(self) -> Json:
        """The next answer; the greeting is none."""
        answer: Json = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        return self.hear() if answer["type"] == "hello" else answer

    def until(self, kind: str, **wanted: Any) -> Json:
        while True:
            answer = self.hear()
            if answer["type"] == kind and all(answer[field] == value for field, value in wanted.items()):
                return answer


def play_until(screens: list[Screen], done: Callable[[Json], bool]) -> None:
    """Everybody plays what is legal, and is ready when that is asked, until the first one's frame is as wanted."""
    for screen in screens:
        if not screen.frame:
            screen.until_frame()
    while not done(screens[0].frame):
        mover = next((screen for screen in screens if wanted(screen.frame)), None)
        before = min(position(screen.frame) for screen in screens)
        if mover is not None:
            before = position(mover.frame)
            answer = mover.answer(mover.act() if mover.frame["phase"] == "playing" else mover.ready())
            assert answer["type"] == "acknowledged", answer
        for screen in screens:
            while position(screen.frame) <= before:
                screen.until_frame()


def wanted(frame: Json) -> bool:
    """Whether the table waits for this viewer."""
    if frame["phase"] == "between":
        return any(seat["mine"] and not seat["ready"] for seat in frame["seats"])
    return frame["acting"] is not None


def position(frame: Json) -> tuple[int, int, int]:
    """Where a match stands; it only rises."""
    return frame["round"], frame["ply"] or 0, sum(seat["ready"] for seat in frame["seats"])
