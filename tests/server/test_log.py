"""The room's log."""

import io
import json
import logging
from datetime import UTC, datetime

from parlour.server.log import MOST, WINDOW, CountingHandler, JsonFormatter


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def logger_to(stream: io.StringIO, clock: Clock) -> tuple[logging.Logger, CountingHandler]:
    handler = CountingHandler(stream, clock)
    logger = logging.Logger("test")
    logger.addHandler(handler)
    return logger, handler


def test_pitfall_76_what_is_said_again_and_again_is_counted() -> None:
    stream, clock = io.StringIO(), Clock()
    logger, _ = logger_to(stream, clock)
    for number in range(100_000):
        logger.warning("socket %s failed", number)
    logger.warning("something else")
    lines = stream.getvalue().splitlines()
    assert len(lines) == MOST + 1
    assert lines[-1].endswith("WARNING something else")


def test_pitfall_76_lines_that_come_filled_in_are_counted_too() -> None:
    stream, clock = io.StringIO(), Clock()
    logger, _ = logger_to(stream, clock)
    for number in range(1000):
        logger.error(f"Exception in callback of a transport\ntransport: <_SelectorSocketTransport fd={number}>")
    assert stream.getvalue().count("Exception in callback") == MOST


def test_the_number_of_what_was_left_out_is_told_when_the_minute_is_over() -> None:
    stream, clock = io.StringIO(), Clock()
    logger, _ = logger_to(stream, clock)
    for number in range(12):
        logger.error("socket %s failed", number)
    clock.now += WINDOW
    logger.error("something else")
    told = [line.partition("ERROR ")[2] for line in stream.getvalue().splitlines()]
    assert told[-2:] == ["7 more like this in the last minute; the last one: socket 11 failed", "something else"]
    for number in range(3):
        logger.error("socket %s failed", number)
    assert len(stream.getvalue().splitlines()) == len(told) + 3


def test_the_number_is_told_at_the_end_at_the_latest() -> None:
    stream, clock = io.StringIO(), Clock()
    logger, handler = logger_to(stream, clock)
    for _ in range(2):
        logger.error("rare")
    for _ in range(50):
        logger.error("often")
    handler.close()
    assert (
        stream.getvalue()
        .splitlines()[-1]
        .endswith(f"{50 - MOST} more like this in the last minute; the last one: often")
    )


def test_a_traceback_that_comes_again_and_again_is_counted_too() -> None:
    stream, clock = io.StringIO(), Clock()
    logger, _ = logger_to(stream, clock)
    for _ in range(1000):
        try:
            raise OSError("too many files")
        except OSError:
            logger.exception("cannot accept")
    assert stream.getvalue().count("Traceback") == MOST


def test_as_json_every_line_is_one_object_whatever_is_in_it() -> None:
    stream, clock = io.StringIO(), Clock()
    logger, handler = logger_to(stream, clock)
    handler.setFormatter(JsonFormatter())
    logger.warning('two\nlines, "quoted" and %s', "ü")
    try:
        raise ValueError("bad")
    except ValueError:
        logger.exception("it failed")
    for _ in range(MOST + 3):
        logger.warning("again")
    handler.close()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert lines[0]["message"] == 'two\nlines, "quoted" and ü'
    assert {*lines[0]} == {"time", "level", "logger", "message"}
    assert datetime.fromisoformat(lines[0]["time"]).tzinfo == UTC
    assert (lines[1]["level"], lines[1]["message"]) == ("ERROR", "it failed")
    assert lines[1]["error"].startswith("Traceback")
    assert lines[-1]["message"] == "3 more like this in the last minute; the last one: again"
    assert len(lines) == 2 + MOST + 1
