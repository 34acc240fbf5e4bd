"""How fast a room is: ``python -m bench.room [--pairs 20] [--seconds 10] [--rounds 2] [--quick]``.

Pairs play Costly Tricks over real sockets, each move stored before it is told. Closed loop: everybody plays as soon as
it is his turn, and told is how many moves the room's process manages in a second of CPU, counted from when all have
come in, how many bytes go out for each, and how that compares to echoes of the same web server that send texts of the
same size, a bare one and one that commits each message, and to boardgame.io. Paced: twenty tables think as people do,
and told is how long a card takes until the other one sees it, at the room and at the echoes. At the end a closed loop
is looked at, and told is where its main thread spends its time.

All servers are processes of their own, and so are the people; what is compared is measured by turns. The run fails
(exit status 1) if the database does not hold every move that was seen.
"""

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench import boardgame
from bench.arguments import at_least_one
from bench.crowd import AT_ONCE, Pair, processor_time, sit_down
from bench.process import Where, process
from bench.sampling import sampled
from parlour.cli.serve import listen, raise_file_limit, settle
from parlour.server.app import Room
from parlour.server.door.pace import Limits, Rate
from parlour.server.routes import Settings

PACED: Final = 20
"""Tables."""
THINKING: Final = 0.5
"""Seconds, on average."""
BEGINNING: Final = 1.0
"""Seconds after which all play; only from then on anything is counted."""
MOVE: Final = 110
"""Characters of a message that plays a card."""
ECHOES: Final = ("echo", "echo that commits")
FREELY: Final = Rate(1e6, 10**6)
WITHOUT: Final = Limits(messages=FREELY, requests=FREELY, portions=FREELY)


class Seen(NamedTuple):
    """What people saw: how long each move took to reach them, the server's seconds of CPU, the bytes that came."""

    took: list[float]
    used: float
    bytes_out: int

    @property
    def rate(self) -> float:
        """Moves a second of CPU."""
        return len(self.took) / self.used

    @property
    def size(self) -> int:
        """Bytes a move."""
        return self.bytes_out // len(self.took)


def serve(folder: Path, profile: Path | None) -> None:
    """A room without limits; prints its port first. It may write down where its time goes."""
    raise_file_limit()
    from parlour.server.web import WebServer  # noqa: PLC0415 (only in the room's own process)

    room = Room(Settings(data=folder, not_built="not built", limits=WITHOUT))
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    server = WebServer(room)
    settle()
    with nullcontext() if profile is None else sampled(profile), suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


async def people(
    where: Where, pairs: int, thinking: float, seconds: float, time_of: Callable[[int], float] = processor_time
) -> Seen:
    """So many pairs at a room.

    Args:
        time_of: the CPU that a process has used; asked when all play, and after so many seconds.
    """
    client = httpx.AsyncClient(base_url=f"http://{where.host}", timeout=60, trust_env=False)
    async with AsyncExitStack() as open_sockets, client as http:
        door = asyncio.Semaphore(AT_ONCE)

        async def come(number: int) -> Pair:
            async with door:
                return await sit_down(where.host, http, open_sockets, number, thinking)

        tables = await asyncio.gather(*map(come, range(pairs)))
        players = [asyncio.create_task(pair.play(mine)) for pair in tables for mine in (0, 1)]
        await asyncio.sleep(BEGINNING)
        for pair in tables:
            pair.took.clear()
            pair.bytes_in = 0
        before = time_of(where.pid)
        await asyncio.sleep(seconds)
        used = time_of(where.pid) - before
        took = [one for pair in tables for one in pair.took]
        seen = Seen(took, used, sum(pair.bytes_in for pair in tables))
        await _end(players)
    return seen


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


@contextmanager
def room(folder: str, *more: str) -> Iterator[Where]:
    """A room in a folder of its own."""
    with process("bench.room", "--serve", folder, *more) as where:
        yield where


def at_room(pairs: int, thinking: float, seconds: float) -> tuple[Seen, bool]:
    """What pairs see at a room of their own; whether its database has all of it."""
    with tempfile.TemporaryDirectory() as folder:
        with room(folder) as where:
            seen = asyncio.run(people(where, pairs, thinking, seconds))
        with closing(sqlite3.connect(Path(folder) / "parlour.sqlite3")) as database:
            (stored,) = database.execute("SELECT count(*) FROM rows WHERE kind = 'act'").fetchone()
    return seen, stored >= len(seen.took)


async def echoes(where: Where, pairs: int, thinking: float, seconds: float) -> Seen:
    """The same as `people`, of an echo."""
    took: list[float] = []
    got = 0

    async def play(mine: ClientConnection, other: ClientConnection) -> None:
        """The two move by turns."""
        nonlocal got
        while True:
            for one in (mine, other):
                await asyncio.sleep(thinking)
                began = time.perf_counter()
                await one.send("x" * MOVE)
                texts = await asyncio.gather(mine.recv(), other.recv())
                took.append(time.perf_counter() - began)
                got += sum(map(len, texts))

    async with AsyncExitStack() as open_sockets:
        games = []
        for pair in range(pairs):
            at = f"ws://{where.host}/{pair}"
            both = [await open_sockets.enter_async_context(connect(at, compression=None, proxy=None)) for _ in "ab"]
            games.append(asyncio.create_task(play(*both)))
        await asyncio.sleep(BEGINNING)
        took.clear()
        before, got = processor_time(where.pid), 0
        await asyncio.sleep(seconds)
        seen = Seen([*took], processor_time(where.pid) - before, got)
        await _end(games)
    return seen


def at_echo(name: str, told: int, pairs: int, thinking: float, seconds: float) -> Seen:
    """What pairs see at an echo that answers each move with two texts of so many characters."""
    with tempfile.TemporaryDirectory() as folder:
        commits = () if name == ECHOES[0] else (str(Path(folder) / "said.sqlite3"),)
        with process("bench.echo", str(told), *commits) as where:
            return asyncio.run(echoes(where, pairs, thinking, seconds))


class Round(NamedTuple):
    """What was measured one after the other, by server; whether the room has stored all of it."""

    seen: dict[str, Seen]
    sound: bool

    def share(self, of: str) -> float:
        """What part of another server's moves a second of CPU the room manages."""
        return self.seen["room"].rate / self.seen[of].rate


def measured(pairs: int, thinking: float, seconds: float) -> Round:
    """One round of all servers."""
    seen, sound = at_room(pairs, thinking, seconds)
    others = {name: at_echo(name, seen.size // 2, pairs, thinking, seconds) for name in ECHOES}
    return Round({"room": seen, **others}, sound)


def main() -> int:
    """Runs it, or serves a room for it; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=at_least_one, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=at_least_one, default=2)
    parser.add_argument("--quick", action="store_true", help="the closed loop alone")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--profile", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve, chosen.profile)
        return 0
    loops = [measured(chosen.pairs, 0.0, chosen.seconds) for _ in range(chosen.rounds)]
    tell_loops(loops)
    if not chosen.quick:
        tell_boardgame(chosen.pairs, chosen.seconds, chosen.rounds)
    paced = [] if chosen.quick else [measured(PACED, THINKING, chosen.seconds) for _ in range(chosen.rounds)]
    if paced:
        tell_paced(paced)
        tell_profile(chosen.pairs, chosen.seconds)
    if not all(one.sound for one in (*loops, *paced)):
        print("the database does not hold every move that was seen")
        return 1
    return 0


def tell_loops(loops: list[Round]) -> None:
    """Lines of what closed loops came to."""
    for name in loops[0].seen:
        each = ", ".join(f"{one.seen[name].rate:.0f}" for one in loops)
        print(f"{name}: {each} moves a second of CPU, {loops[0].seen[name].size} bytes a move")
    for name in ECHOES:
        each = ", ".join(f"{one.share(name):.3f}" for one in loops)
        middle = statistics.median(one.share(name) for one in loops)
        print(f"the room manages {middle:.3f} of the {name} ({each})")


def tell_boardgame(pairs: int, seconds: float, rounds: int) -> None:
    """Lines of what the room manages beside boardgame.io, or why that is not known."""
    with tempfile.TemporaryDirectory() as folder:
        missing = boardgame.install(Path(folder))
        if missing is not None:
            print(f"not compared with boardgame.io, which could not be installed: {missing}")
            return
        for _ in range(rounds):
            ours, _ = at_room(pairs, 0.0, seconds)
            theirs = boardgame.rate(Path(folder), pairs, BEGINNING, seconds)
            print(
                f"room {ours.rate:.0f}, boardgame.io {theirs:.0f} moves a second of CPU: {ours.rate / theirs:.2f} of it"
            )


def tell_paced(paced: list[Round]) -> None:
    """Lines of how long moves took."""
    for name in paced[0].seen:
        took = sorted(one for each in paced for one in each.seen[name].took)
        middle, most = (1000 * took[int(len(took) * share)] for share in (0.5, 0.99))
        print(
            f"{name}, {PACED} tables paced: {middle:.1f} ms in the median, {most:.1f} ms in 99 % of {len(took)} moves"
        )


def tell_profile(pairs: int, seconds: float) -> None:
    """Lines of where a room's main thread spends its time, the largest parts first."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile.txt"
        with room(folder, "--profile", str(profile)) as where:
            asyncio.run(people(where, pairs, 0.0, seconds))
        print(f"of the room's main thread:\n{profile.read_text(encoding='utf-8')}")


if __name__ == "__main__":
    sys.exit(main())
