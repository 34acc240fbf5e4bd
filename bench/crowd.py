"""How a crowd fares at one room: ``python -m bench.crowd [--people 1000] [--thinking 5] [--seconds 20]``.

People sit in pairs at Costly Tricks, each with a socket of his own, think as long as people do, and play at random.
Told is how long a card takes until the other one sees it, for two people alone and for the crowd, in the same run, and
what the room's process used for it, their coming in included. The people are one process, too, so on few cores a part
of the times is theirs.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.arguments import at_least_one
from parlour.cli.serve import raise_file_limit
from parlour.room.showing import seen
from parlour.server.door.cookie import COOKIE
from parlour.server.door.guests import new_token

COMMAND = Path(sys.executable).with_name("parlour")
AT_ONCE = 50
"""So many pairs come in at the same time."""


@dataclass
class Pair:
    """Two people at a table, how long each card took to reach the other one, in seconds, and how much came to them."""

    sockets: tuple[ClientConnection, ClientConnection]
    thinking: float
    rng: Random
    table: str
    sent: dict[int, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    bytes_in: int = 0
    ids: Iterator[int] = field(default_factory=count)

    async def play(self, mine: int) -> None:
        """One of them plays until he is stopped."""
        asked, frame = None, dict[str, Any]()
        async with asyncio.TaskGroup() as thoughts:
            async for text in self.sockets[mine]:
                self.bytes_in += len(text)
                message = msgspec.json.decode(text)
                if message["type"] == "probe":
                    await self._send(mine, {"type": "echo", "probe": message["probe"]})
                elif (new := seen(frame, message)) and new is not frame:
                    frame = new
                    if asked != (asked := (frame["round"], frame["ply"], frame["phase"])):
                        thoughts.create_task(self._answer(mine, frame))

    async def _answer(self, mine: int, frame: dict[str, Any]) -> None:
        acting, ply = frame["acting"], frame["ply"]
        if frame["phase"] in ("between", "over"):
            seat = next(seat for seat, who in enumerate(frame["seats"]) if who["mine"])  # another one after a match
            await self._send(mine, {"type": "ready", "id": self._id(), "seat": seat})
        elif acting is not None:
            if ply - 1 in self.sent:
                self.took.append(time.perf_counter() - self.sent.pop(ply - 1))
            if self.thinking:
                await asyncio.sleep(self.rng.expovariate(1 / self.thinking))
            self.sent[ply] = time.perf_counter()
            action = {"ply": ply, "action": self.rng.choice(frame["legal"])}
            await self._send(mine, {"type": "act", "id": self._id(), "seat": acting, **action})

    def _id(self) -> str:
        """Rounds are counted anew with every match, and an id that comes again does nothing new."""
        return str(next(self.ids))

    async def _send(self, mine: int, message: dict[str, Any]) -> None:
        await self.sockets[mine].send(msgspec.json.encode(message).decode())


async def sit_down(
    host: str, http: httpx.AsyncClient, open_sockets: AsyncExitStack, number: int, thinking: float
) -> Pair:
    """A table with two people at it."""
    cookies = [{"Cookie": f"{COOKIE}={new_token()}"} for _ in range(2)]
    order = {"id": "crowd", "game": "costly-tricks", "seats": ["me", "open"]}
    made = await http.post("/api/tables", json=order, headers=cookies[0])
    table = made.json()["table"]
    (await http.post(f"/api/tables/{table}/seats", json={}, headers=cookies[1])).raise_for_status()
    live = f"ws://{host}/api/tables/{table}/live"
    opened = [connect(live, additional_headers=cookie, compression=None, proxy=None) for cookie in cookies]
    first, second = [await open_sockets.enter_async_context(socket) for socket in opened]
    return Pair((first, second), thinking, Random(number), table)


async def measure(host: str, pairs: int, thinking: float, seconds: float) -> list[float]:
    """How long every card took that was played within some seconds after the last had come, in rising order."""
    door = asyncio.Semaphore(AT_ONCE)
    people: list[asyncio.Task[None]] = []
    client = httpx.AsyncClient(base_url=f"http://{host}", timeout=60, trust_env=False)
    async with AsyncExitStack() as open_sockets, client as http:

        async def come(number: int) -> Pair:
            async with door:
                pair = await sit_down(host, http, open_sockets, number, thinking)
            people.extend(asyncio.create_task(pair.play(mine)) for mine in (0, 1))
            return pair

        tables = await asyncio.gather(*map(come, range(pairs)))
        for pair in tables:
            pair.took.clear()
        await asyncio.sleep(seconds)
        for person in people:
            person.cancel()
        await asyncio.wait(people)
    return sorted(took for pair in tables for took in pair.took)


def processor_time(process: int) -> float:
    """Seconds of CPU that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def a_room() -> Iterator[tuple[str, int]]:
    """A room of its own: its host, and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(COMMAND), "--port", "0", "--data", folder]
        room = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert room.stdout
        try:
            yield room.stdout.readline().rpartition("//")[2].strip(), room.pid
        finally:
            room.terminate()
            room.wait()


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=at_least_one, default=1000)
    parser.add_argument("--thinking", type=float, default=5.0, help="seconds, on average")
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    raise_file_limit()
    with a_room() as (host, process):
        for people, thinking in ((2, 0.1), (chosen.people, chosen.thinking)):
            before = processor_time(process)
            took = asyncio.run(measure(host, people // 2, thinking, chosen.seconds))
            used = processor_time(process) - before
            middle, most, worst = (1000 * took[int(len(took) * share)] for share in (0.5, 0.95, 0.9999))
            print(
                f"{people:6} people: {len(took):6} cards seen, {middle:7.1f} ms median, {most:7.1f} ms in 95 %, "
                f"{worst:7.1f} ms at worst; {used:5.1f} s of CPU"
            )


if __name__ == "__main__":
    main()
