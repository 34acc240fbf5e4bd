"""How fast a room is: ``python -m bench.room [--pairs 20] [--seconds 10]``.

Pairs play Costly Tricks over real sockets, each move stored before it is told. Closed loop: everybody plays as soon as
it is his turn, and told is how many moves the room's process manages in a second of CPU, how many bytes go out for
each, and how that compares to a bare echo of the same web server that sends texts of the same size. Paced: twenty
tables think as people do, and told is how long a card takes until the other one sees it, at the room and at the echo.

Both servers are processes of their own, and so are the people; each figure is measured twice, by turns. The run fails
(exit status 1) if the database does not hold every move that was seen.
"""

import argparse
import asyncio
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.arguments import at_least_one
from bench.crowd import Pair, processor_time, sit_down
from parlour.cli.serve import listen, raise_file_limit, settle_memory
from parlour.server.app import Room
from parlour.server.door.pace import Limits, Rate
from parlour.server.routes import Settings

ROUNDS: Final = 2
PACED: Final = 20
"""Tables."""
THINKING: Final = 0.5
"""Seconds, on average."""
MOVE: Final = 110
"""Characters of a message that plays a card."""
FREELY: Final = Rate(1e6, 10**6)
WITHOUT: Final = Limits(messages=FREELY, requests=FREELY, portions=FREELY)


class Loop(NamedTuple):
    """What a closed loop came to."""

    moves: int
    seconds: float
    bytes_out: int

    @property
    def rate(self) -> float:
        """Moves a second of CPU."""
        return self.moves / self.seconds


@contextmanager
def process(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server of its own: where it is, and the number of its process."""
    server = subprocess.Popen([sys.executable, "-m", *arguments], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        yield f"127.0.0.1:{server.stdout.readline().strip()}", server.pid
    finally:
        server.terminate()
        server.wait()


def serve(folder: Path) -> None:
    """A room without limits; prints its port first."""
    raise_file_limit()
    from parlour.server.web import WebServer  # noqa: PLC0415 (only in the room's own process)

    room = Room(Settings(data=folder, not_built="not built", limits=WITHOUT))
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    server = WebServer(room)
    settle_memory()
    server.run(sockets=[listener])


async def people(host: str, pairs: int, thinking: float, seconds: float, number: int) -> tuple[int, int, list[float]]:
    """Moves that were seen, bytes that came, and how long each took, of so many pairs in so many seconds."""
    client = httpx.AsyncClient(base_url=f"http://{host}", timeout=60, trust_env=False)
    async with AsyncExitStack() as open_sockets, client as http:
        tables = [await sit_down(host, http, open_sockets, number + each, thinking) for each in range(pairs)]
        players = [asyncio.create_task(pair.play(mine)) for pair in tables for mine in (0, 1)]
        await asyncio.sleep(seconds)
        for player in players:
            player.cancel()
        await asyncio.wait(players)
    took = [one for pair in tables for one in pair.took]
    return sum(_moves(pair) for pair in tables), sum(pair.bytes_in for pair in tables), took


def _moves(pair: Pair) -> int:
    return len(pair.took)


def room_loop(pairs: int, seconds: float, number: int) -> tuple[Loop, bool]:
    """A closed loop at a room of its own; whether its database has all that was seen."""
    with tempfile.TemporaryDirectory() as folder:
        with process("bench.room", "--serve", folder) as (host, pid):
            before = processor_time(pid)
            moves, got, _ = asyncio.run(people(host, pairs, 0.0, seconds, number))
            used = processor_time(pid) - before
        with closing(sqlite3.connect(Path(folder) / "parlour.sqlite3")) as database:
            (stored,) = database.execute("SELECT count(*) FROM rows WHERE kind = 'act'").fetchone()
    return Loop(moves, used, got), stored >= moves


async def echoes(host: str, pairs: int, thinking: float, seconds: float) -> list[float]:
    """The same as `people`, of an echo: how long each message took to the other one."""
    took: list[float] = []

    async def play(mine: ClientConnection, other: ClientConnection) -> None:
        """The two move by turns."""
        while True:
            for one in (mine, other):
                await asyncio.sleep(thinking)
                began = time.perf_counter()
                await one.send("x" * MOVE)
                await asyncio.gather(mine.recv(), other.recv())
                took.append(time.perf_counter() - began)

    async with AsyncExitStack() as open_sockets:
        games = []
        for pair in range(pairs):
            where = f"ws://{host}/{pair}"
            both = [await open_sockets.enter_async_context(connect(where, compression=None, proxy=None)) for _ in "ab"]
            games.append(asyncio.create_task(play(*both)))
        await asyncio.sleep(seconds)
        for game in games:
            game.cancel()
        await asyncio.wait(games)
    return took


def echo_loop(pairs: int, seconds: float, told: int) -> Loop:
    """A closed loop at an echo that answers each move with two texts of so many characters."""
    with process("bench.echo", str(told)) as (host, pid):
        before = processor_time(pid)
        took = asyncio.run(echoes(host, pairs, 0.0, seconds))
        return Loop(len(took), processor_time(pid) - before, 2 * told * len(took))


def paced(told: int, seconds: float) -> Iterator[tuple[str, list[float]]]:
    """How long a move takes at tables that think, at the room and at the echo."""
    with tempfile.TemporaryDirectory() as folder, process("bench.room", "--serve", folder) as (host, _):
        yield "room", asyncio.run(people(host, PACED, THINKING, seconds, 0))[2]
    with process("bench.echo", str(told)) as (host, _):
        yield "echo", asyncio.run(echoes(host, PACED, THINKING, seconds))


def main() -> int:
    """Runs it, or serves a room for it; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=at_least_one, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return 0
    rates: dict[str, list[Loop]] = {"room": [], "echo": []}
    sound = True
    for number in range(ROUNDS):
        loop, held = room_loop(chosen.pairs, chosen.seconds, number)
        sound &= held
        rates["room"].append(loop)
        rates["echo"].append(echo_loop(chosen.pairs, chosen.seconds, loop.bytes_out // loop.moves // 2))
    for name, loops in rates.items():
        told = statistics.mean(loop.bytes_out / loop.moves for loop in loops)
        each = ", ".join(f"{loop.rate:.0f}" for loop in loops)
        print(f"{name}: {each} moves a second of CPU, {told:.0f} bytes a move")
    ratio = statistics.mean(loop.rate for loop in rates["room"]) / statistics.mean(loop.rate for loop in rates["echo"])
    print(f"the room manages {ratio:.3f} of the echo")
    size = rates["room"][-1].bytes_out // rates["room"][-1].moves // 2
    for name, took in paced(size, chosen.seconds):
        shown(name, took)
    if not sound:
        print("the database does not hold every move that was seen")
    return 0 if sound else 1


def shown(name: str, took: list[Any]) -> None:
    """A line of how long moves took."""
    middle, most = (1000 * sorted(took)[int(len(took) * share)] for share in (0.5, 0.99))
    print(f"{name}, {PACED} tables paced: {middle:.1f} ms in the median, {most:.1f} ms in 99 % of {len(took)} moves")


if __name__ == "__main__":
    sys.exit(main())
