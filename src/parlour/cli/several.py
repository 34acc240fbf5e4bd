"""Several processes of one room on this machine: begun together, begun anew if one dies, ended together."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, Final, TypeAlias

CANNOT_OPEN: Final = 2
"""The exit status of a process that has said why it cannot open."""
STEADY: Final = 5.0
"""Seconds after which a process that ends has not failed at once; else the next one waits for `PAUSE`."""
PAUSE: Final = 1.0
ENDS: Final = 20.0
"""Seconds that a process has to hand its tables over before it is killed."""

ProcessWork: TypeAlias = Callable[[int, Connection], int]
"""Of a process, by its number; it sends one message when it is open, and gives its exit status."""


class _Member:
    """One of the processes, whichever it is by now."""

    def __init__(self, work: ProcessWork, index: int) -> None:
        self._work, self._index = work, index
        self.begin()

    def begin(self) -> None:
        self.began = time.monotonic()
        context = multiprocessing.get_context("spawn")
        self._opened, opened = context.Pipe(duplex=False)
        self.process = context.Process(target=_be, args=(self._work, self._index, opened))
        self.process.start()
        opened.close()

    def opened(self) -> Any:
        """What it has said when it was open; None if it has ended before."""
        try:
            return self._opened.recv()
        except EOFError:
            self.process.join()
            return None

    def end(self) -> None:
        self.process.terminate()
        self.process.join(ENDS)
        self.process.kill()


def run_several(work: ProcessWork, count: int, tell: Callable[[Any], None]) -> int:
    """Runs so many processes until Ctrl-C or SIGTERM; after SIGHUP one after the other is begun anew.

    Args:
        tell: called with what the first of them says when it is open.

    Returns:
        The exit status: that of the first process if it cannot open, else 0.
    """
    with _Signals() as signals:
        first = _Member(work, 0)
        told = first.opened()
        if told is None:
            return first.process.exitcode or CANNOT_OPEN
        members = [first, *(_Member(work, index) for index in range(1, count))]
        tell(told)
        try:
            while (came := signals.next(members)) not in (signal.SIGINT, signal.SIGTERM):
                if came is None:
                    _replace_the_dead(members)
                else:
                    _replace_all(members)
        finally:
            for member in members:
                member.process.terminate()
            for member in members:
                member.end()
    return 0


def _replace_the_dead(members: list[_Member]) -> None:
    for member in members:
        if member.process.exitcode is not None:
            time.sleep(0 if time.monotonic() > member.began + STEADY else PAUSE)
            member.begin()


def _replace_all(members: list[_Member]) -> None:
    """One after the other, each as soon as the one before is open; if one cannot open, the others go on as they are."""
    for member in members:
        member.end()
        member.begin()
        if member.opened() is None:
            return


class _Signals:
    """What came last of the signals that are meant for all."""

    WANTED: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))

    def __enter__(self) -> "_Signals":
        self._came: list[int] = []
        self._woken, self._waker = socket.socketpair()
        self._before = {number: signal.signal(number, self._take) for number in self.WANTED}
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)
        self._woken.close()
        self._waker.close()

    def _take(self, number: int, _frame: FrameType | None) -> None:
        self._came.append(number)
        self._waker.send(b"!")

    def next(self, members: list[_Member]) -> int | None:
        """The next signal; None as soon as a process has ended."""
        wait([self._woken, *(member.process.sentinel for member in members)])
        if not self._came:
            return None
        self._woken.recv(1)
        return self._came.pop(0)


def _be(work: ProcessWork, index: int, opened: Connection) -> None:
    """Ends with the process that has begun this one, however that ends."""
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    with suppress(KeyboardInterrupt):
        sys.exit(work(index, opened))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
