"""The room's log."""

import io
import logging

from parlour.server.log import MOST, WINDOW, CountingHandler


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
