"""A page that comes back by itself, as the client's does, to whichever process of a room answers."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running import Json, Screen

CUT = (OSError, ConnectionClosed, InvalidHandshake)
SOON = 20.0
"""Seconds in which some process must answer."""


class Persistent:
    """A page that comes back by itself, to whichever process answers, and sends again what has no answer.

    Attributes:
        hosts: where it looks, one after the other.
        acknowledged: the ids of what has been played.
        longest: seconds that the slowest of it has taken.
        told: the close codes with which it was sent away; None where nothing was said.
    """

    def __init__(self, hosts: list[str], table: str, cookie: str) -> None:
        self.hosts, self.table, self.cookie = hosts, table, cookie
        self.acknowledged: list[str] = []
        self.longest = 0.0
        self.told: list[int | None] = []
        self._open = ExitStack()
        self.screen = self._come()

    def close(self) -> None:
        self._open.close()

    def _come(self) -> Screen:
        """As the client does, at short intervals; the first host that has the table."""
        self._open.close()
        until = time.monotonic() + SOON
        while True:
            for host in self.hosts:
                try:
                    screen = self._open.enter_context(Screen(host, self.table, self.cookie))
                    screen.until_frame()
                except CUT:
                    self._open.close()
                else:
                    return screen
            assert time.monotonic() < until
            time.sleep(0.05)

    def act(self) -> None:
        """Plays something legal, however often it must be sent."""
        began = time.monotonic()
        self._act()
        self.longest = max(self.longest, time.monotonic() - began)

    def _act(self) -> None:
        message: Json | None = None
        while True:
            frame = self.screen.frame
            if message is None and frame["acting"] is None:
                self._until_next()
                continue
            message = message or _play(self.screen)
            try:
                answer = self.screen.answer(self.screen.send(**message))
            except CUT as cut:
                self._come_back(cut)
                continue
            assert answer["type"] == "acknowledged", answer
            self.acknowledged.append(message["id"])
            return

    def _come_back(self, cut: Exception) -> None:
        if isinstance(cut, ConnectionClosed):
            self.told.append(cut.rcvd.code if cut.rcvd else None)
        self.screen = self._come()

    def _until_next(self) -> None:
        """Until there is something to play; whoever shares the screen is ready when he is."""
        try:
            asked = self.screen.frame["phase"] != "playing"
            if asked and any(seat["mine"] and not seat["ready"] for seat in self.screen.frame["seats"]):
                self.screen.answer(self.screen.ready())
            else:
                self.screen.until_frame()
        except CUT as cut:
            self._come_back(cut)


def _play(screen: Screen) -> Json:
    frame = screen.frame
    screen._wait()
    screen.sent += 1
    act = {"type": "act", "seat": frame["acting"], "ply": frame["ply"], "action": frame["legal"][0]}
    return {**act, "id": f"{id(screen)}-{screen.sent}"}


@contextmanager
def at(hosts: list[str], table: str, cookie: str) -> Iterator[Persistent]:
    page = Persistent(hosts, table, cookie)
    try:
        yield page
    finally:
        page.close()
