"""How two people at a quiet table fare while others flood the room: ``python -m bench.flood [--seconds 10] [KIND …]``.

The floods are those of the tests (`tests/server/floods.py`), each a process of its own. Told is how long a card takes
until the other one sees it, without any flood and with each of them, in the same run of one room, and what the room's
process holds in memory after each. A run in which no card is seen is no result but a failure. On few cores a part of
the times is the floods' own.
"""

import argparse
import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import httpx
from tests.server.floods import KINDS, flooded

from bench.crowd import Pair, a_room, sit_down

QUIET: Final = "(none)"
THINKING: Final = 0.05
"""Seconds: two people that play quickly."""


async def measure(host: str, pair: Pair, kind: str, crowded: str, seconds: float) -> list[float]:
    """How long every card took while a flood went on, in rising order."""
    flood = AsyncExitStack()
    if kind != QUIET:
        flood.enter_context(flooded(kind, host, crowded))
    async with flood:
        await asyncio.sleep(1)
        pair.took.clear()
        await asyncio.sleep(seconds)
        took = sorted(pair.took)
    assert took, "nobody could play"
    return took


async def run(host: str, process: int, kinds: list[str], seconds: float) -> None:
    """Measures one after the other, and prints a line for each."""
    client = httpx.AsyncClient(base_url=f"http://{host}", timeout=60, trust_env=False)
    async with AsyncExitStack() as open_sockets, client as http:
        pair = await sit_down(host, http, open_sockets, 0, THINKING)
        crowd = await sit_down(host, http, open_sockets, 1, 3600.0)
        people = [asyncio.create_task(one.play(mine)) for one in (pair, crowd) for mine in (0, 1)]
        print(f"{'flood':20} {'cards':>6} {'median':>9} {'99 %':>9} {'worst':>9} {'memory':>9}")
        for kind in (QUIET, *kinds, QUIET):
            took = await measure(host, pair, kind, crowd.table, seconds)
            middle, most = (1000 * took[int(len(took) * share)] for share in (0.5, 0.99))
            times = f"{middle:6.1f} ms {most:6.1f} ms {1000 * took[-1]:6.1f} ms"
            print(f"{kind:20} {len(took):6} {times} {memory(process):5.0f} MiB", flush=True)
        for person in people:
            person.cancel()
        await asyncio.wait(people)


def memory(process: int) -> float:
    """What a process holds in memory, in MiB (Linux)."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all of them unless named")
    chosen = parser.parse_args()
    with a_room() as (host, process):
        asyncio.run(run(host, process, chosen.kinds or [*KINDS], chosen.seconds))


if __name__ == "__main__":
    main()
