"""An hour of a room: ``python -m bench.soak [--tables 200] [--minutes 60] [--thinking 4]``.

At each table one person sits among bots of the usual level, the four games in turn, and plays match after match at
random. Every minute is told what the room's process holds: memory, open files, tasks, tables in memory, lines of its
log. The run fails (exit status 1) if any of them has grown from the second sixth of the time to the last by more than
it may: whatever belongs to a table is there from its first match on, so that nothing is left to grow for.
"""

import argparse
import asyncio
import logging
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.arguments import at_least_one
from parlour.cli.serve import listen, raise_file_limit
from parlour.core.discovery import games
from parlour.room.showing import Message, seen
from parlour.server.app import Room
from parlour.server.door.cookie import COOKIE
from parlour.server.door.guests import new_token
from parlour.server.routes import Settings
from parlour.server.web import WebServer

MAY_GROW = {"megabytes": 1.10, "files": 1.02, "tasks": 1.10, "tables": 1.0, "lines": 1.0}
"""The last sixth of the time over the second; a few tasks more or less are chance."""
EVERY = 10.0
"""Seconds between two looks."""


class Lines(logging.Handler):
    """Counts what is logged."""

    count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more, which is shown, too."""
        self.count += 1
        print(self.format(record), file=sys.stderr, flush=True)


def serve(folder: Path) -> None:
    """A room that tells on standard output what it holds: its port first, then a line of JSON every `EVERY` seconds."""
    raise_file_limit()
    lines = Lines()
    logging.getLogger().addHandler(lines)
    room, listener = Room(Settings(data=folder)), listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)

    async def run() -> None:
        telling = asyncio.create_task(tell(room, lines))
        await WebServer(room).serve(sockets=[listener])
        telling.cancel()

    asyncio.run(run())


async def tell(room: Room, lines: Lines) -> None:
    """Writes down what the room holds, for ever."""
    while True:
        await asyncio.sleep(EVERY)
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        held = {
            "megabytes": pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
            "files": len(os.listdir("/proc/self/fd")),
            "tasks": len(asyncio.all_tasks()),
            "tables": len(room.tables._actors.running),
            "lines": lines.count,
        }
        print(msgspec.json.encode(held).decode(), flush=True)


class Person:
    """Somebody who plays at one table for as long as he is let: what he orders, or one of each game in turn."""

    def __init__(self, number: int, thinking: float, order: Mapping[str, Any] | None = None) -> None:
        self.order = order or {"id": "soak", "game": sorted(games())[number % len(games())]}
        self.rng, self.thinking, self.moves, self.refused = Random(number), thinking, 0, 0
        self._cookie = {"Cookie": f"{COOKIE}={new_token()}"}
        self._asked: object = None
        self._frame: Message | None = None

    async def play(self, host: str, http: httpx.AsyncClient) -> None:
        """Opens a table and plays."""
        made = await http.post("/api/tables", json=self.order, headers=self._cookie)
        made.raise_for_status()
        address = f"ws://{host}/api/tables/{made.json()['table']}/live"
        async with connect(address, additional_headers=self._cookie, compression=None, proxy=None) as socket:
            async for text in socket:
                await self._hear(socket, msgspec.json.decode(text))

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "probe":
            await socket.send(msgspec.json.encode({"type": "echo", "probe": message["probe"]}).decode())
        elif message["type"] == "refused":
            self.refused += 1
        before, self._frame = self._frame, seen(self._frame, message)
        if self._frame and self._frame is not before and (wish := self._wish(self._frame)):
            later = self.rng.expovariate(1 / self.thinking)
            text = msgspec.json.encode(wish).decode()
            asyncio.get_running_loop().call_later(later, lambda: asyncio.ensure_future(_send(socket, text)))

    def _wish(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        """What he will do; once for every moment in turns, in a race once for every picture where he can play."""
        asked = (
            frame["round"],
            frame["ply"] if frame["ply"] is not None else frame["n"],
            frame["phase"],
            frame["tally"],
        )
        if asked == self._asked:
            return None
        self._asked = asked
        self.moves += 1
        new = {"id": f"{self.moves}"}
        if frame["phase"] != "playing" and (seats := frame["may"].get("ready")):
            return {**new, "type": "ready", "seat": seats[0]}
        if frame["acting"] is None or not frame["legal"]:
            return None
        play = {"seat": frame["acting"], "ply": frame["ply"], "action": self.rng.choice(frame["legal"])}
        return {**new, "type": "act", **play}


async def _send(socket: Any, text: str) -> None:
    """Does nothing if the line has gone meanwhile."""
    with suppress(ConnectionClosed):
        await socket.send(text)


async def soak(host: str, tables: int, thinking: float, told: Any, minutes: float) -> list[dict[str, float]]:
    """All that the room told of itself in so many minutes."""
    people, held = [Person(number, thinking) for number in range(tables)], list[dict[str, float]]()
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60, trust_env=False) as http:
        tasks = [asyncio.create_task(person.play(host, http)) for person in people]
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until:
            held.append(msgspec.json.decode(await asyncio.to_thread(told.readline)))
            if len(held) % round(60 / EVERY) == 1:
                moves = sum(person.moves for person in people)
                refused, ended = sum(person.refused for person in people), sum(task.done() for task in tasks)
                print(
                    f"{len(held) * EVERY / 60:5.1f} min: {held[-1]}, {moves} moves, {refused} refused, {ended} gone",
                    flush=True,
                )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return held


def has_grown(held: list[dict[str, float]]) -> bool:
    """Says of everything how it stood early and late, and whether that is too much."""
    sixth, grown = len(held) // 6, False
    for name, may in MAY_GROW.items():
        early, late = (mean(each[name] for each in part) for part in (held[sixth : 2 * sixth], held[-sixth:]))
        grown |= late > early * may
        print(f"{name:10} {early:10.1f} early, {late:10.1f} late{' GROWN' if late > early * may else ''}")
    return grown


def main() -> int:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=at_least_one, default=200)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--thinking", type=float, default=4.0, help="seconds a move, on average")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        room = subprocess.Popen(
            [sys.executable, "-m", "bench.soak", "--serve", folder], stdout=subprocess.PIPE, text=True
        )
        assert room.stdout
        host = f"127.0.0.1:{room.stdout.readline().strip()}"
        try:
            held = asyncio.run(soak(host, chosen.tables, chosen.thinking, room.stdout, chosen.minutes))
        finally:
            room.terminate()
            room.wait()
    return has_grown(held)


if __name__ == "__main__":
    sys.exit(main())
