"""Tasks that must live: whatever ends one, it is begun anew."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

LOG: Final = logging.getLogger(__name__)
FIRST: Final = 0.1
LONGEST: Final = 30.0
"""Seconds before a work that failed is begun anew: they double with each time in a row."""
STEADY: Final = 60.0
"""Seconds of work after which a failure is the first in a row again."""


async def supervise(
    what: str, work: Callable[[], Awaitable[None]], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Does a work until it comes to its own end, or this task is cancelled; failures in a row are logged once.

    Example: ``create_task(supervise("the sweep", tables.sweep))``. A `CancelledError` that nobody meant for this task,
    because something that it waited for was cancelled, is a failure like any other.
    """
    wait = FIRST
    while True:
        began = monotonic()
        try:
            await work()
        except asyncio.CancelledError as cancelled:
            if _is_cancelled():
                raise
            error: BaseException = cancelled
        except Exception as raised:
            error = raised
        else:
            return
        wait = FIRST if monotonic() - began > STEADY else wait
        LOG.log(logging.ERROR if wait == FIRST else logging.DEBUG, "%s is begun anew", what, exc_info=error)
        await sleep(wait)
        wait = min(LONGEST, 2 * wait)


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
