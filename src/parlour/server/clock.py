"""The room's clock: the only one that counts."""

import asyncio
import time


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def until(due: int) -> None:
    """Sleeps until a time; at least long enough for a cancellation to be noticed."""
    await asyncio.sleep(0)
    while (wait := due - clock()) > 0:
        await asyncio.sleep(wait / 1000)
