"""The room's log on the error output: what is said again and again is counted, not written."""

import asyncio
import errno
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TextIO, TypeAlias

import msgspec

LOG: Final = logging.getLogger(__name__)
MOST: Final = 5
"""So many times the same place of the code may say the same in `WINDOW` seconds."""
WINDOW: Final = 60.0
TIMES: Final = "%(asctime)s %(levelname)s %(message)s"

ANSWERED: Final = frozenset({"Invalid UTF-8 sequence received from client.", "Invalid HTTP request received."})
"""What uvicorn says of what it has answered in the way that the protocol demands."""

_Place: TypeAlias = tuple[str, int, str]
"""Where in the code a line comes from, and how it begins: asyncio fills in its lines before it hands them on."""
BEGINNING: Final = 24


class _Said(msgspec.Struct):
    """What one place has said since a moment."""

    since: float
    times: int = 0
    last: logging.LogRecord | None = None


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes a log in which no fault, and nobody who makes us stumble again and again, can fill a disk.

    Of what one place says more than `MOST` times in a minute only the number is written, when the minute is over and
    anything else is logged, or at the end.
    """

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._now = now
        self._said: dict[_Place, _Said] = {}
        self.setFormatter(logging.Formatter(TIMES))

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a line, or counts it."""
        now = self._now()
        self._tell_older_than(now - WINDOW)
        said = self._said.setdefault((record.pathname, record.lineno, str(record.msg)[:BEGINNING]), _Said(now))
        said.times += 1
        said.last = record
        if said.times <= MOST:
            super().emit(record)

    def close(self) -> None:
        """Writes the numbers that are still to be told."""
        self._tell_older_than(self._now())
        super().close()

    def _tell_older_than(self, moment: float) -> None:
        over = [place for place, said in self._said.items() if said.since <= moment]
        for place in over:
            said = self._said.pop(place)
            if said.times > MOST and said.last is not None:
                super().emit(_number(said.last, said.times - MOST))


def _number(last: logging.LogRecord, more: int) -> logging.LogRecord:
    message = f"{more} more like this in the last minute; the last one: {last.getMessage()}"
    return logging.LogRecord(last.name, last.levelno, last.pathname, last.lineno, message, None, None)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of the web server is about a fault of ours, and not of a client that was told already."""
    return record.msg not in ANSWERED


def pass_over_answered() -> None:
    """Lets the web server say nothing, least of all with a traceback, of what any client can bring about."""
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def on_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop has to say; that no file is left for another connection is no fault of the code."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        LOG.warning("no file is left for another connection; it waits: %s", error)
    else:
        loop.default_exception_handler(context)


class JsonFormatter(logging.Formatter):
    """A line of the log as one line of JSON, for programs that gather logs.

    Example: ``{"time":"2026-03-01T18:00:00.250Z","level":"ERROR","logger":"parlour.server.log","message":"not read"}``;
    where something was raised, ``error`` holds the traceback.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def keep_log(*, as_json: bool = False) -> None:
    """Lets warnings and worse be written to the error output."""
    handler = CountingHandler(sys.stderr)
    if as_json:
        handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
