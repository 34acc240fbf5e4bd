"""What several processes carry and cost: ``python -m bench.scale [--pairs 60] [--seconds 6] [--kills 10]``.

Pairs play Costly Tricks over real sockets, each move stored before it is told, at one process on SQLite and at 1, 2 and
4 on PostgreSQL behind nginx; what nginx costs alone, one process on SQLite behind it shows. Paced: all think for a
while, so that the load is the same everywhere. Closed loop: everybody plays as soon as it is his turn. Told is how many
moves a second come of it, and of a second of CPU (without that of the people), how long a move takes until the other
one sees it, what CPU each takes where, how many cores are in use, also by others, what is saturated, and what 32 cores
with a database on a machine of its own would carry if a move took of them what it takes here.

Then one of two processes behind nginx is killed (``kill -9``) again and again while people play at four tables; told is
how long the slowest of them waits for each. ``--rounds 0`` does this alone, ``--kills 0`` leaves it out.

All run on this machine, and the people are one process, too. All is measured by turns. The run fails (exit status 1, or
an AssertionError after a kill) if a database does not hold every move that was seen.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from tests.postgres import Server, serving
from tests.server.places import Place, closing_engine, look_at
from tests.server.test_deploy import nginx, nginx_before
from tests.server.test_process import parlour
from tests.server.test_processes import crew, kill_often

from bench.process import Where
from bench.room import people
from bench.tables import children
from parlour.cli.serve import raise_file_limit
from parlour.server.store.layout import ROWS

THINKING: Final = 0.5
"""Seconds, on average, of those who are paced."""
LOADS: Final = {"paced": THINKING, "closed loop": 0.0}
PARTS: Final = ("room", "PostgreSQL", "nginx", "people")
HEAD: Final = """\
                      moves a second   ms until seen                    ms of CPU a move  cores used by
                         all of CPU  median    99 %       room PostgreSQL      nginx     people     all  others  full"""
LARGE: Final = 32
"""Cores that are computed for."""
FULL: Final = 0.95
"""Of the CPU that there is; more is saturated."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Arrangement(NamedTuple):
    """What is measured: so many processes, on a database of some kind, with or without nginx before them."""

    processes: int
    kind: str
    proxied: bool

    def __str__(self) -> str:
        return f"{self.processes} on {self.kind}{', nginx' if self.proxied else ''}"


ARRANGEMENTS: Final = (
    Arrangement(1, "SQLite", proxied=False),
    Arrangement(1, "SQLite", proxied=True),
    *(Arrangement(processes, "PostgreSQL", proxied=True) for processes in (1, 2, 4)),
)


class Opened(NamedTuple):
    """A room: where people come in, where its games are, and the first process of each part."""

    where: Where
    place: Place
    parts: dict[str, int]


class Load(NamedTuple):
    """What was seen.

    Attributes:
        took: seconds until each move was seen.
        seconds: how long it was looked at.
        used: seconds of CPU, by part.
        machine: seconds for which its cores were busy, all together.
    """

    took: list[float]
    seconds: float
    used: dict[str, float]
    machine: float

    def __add__(self, other: object) -> "Load":
        """Both after each other."""
        assert isinstance(other, Load)
        used = {part: self.used[part] + other.used[part] for part in self.used}
        return Load(self.took + other.took, self.seconds + other.seconds, used, self.machine + other.machine)

    @property
    def each(self) -> dict[str, float]:
        """Milliseconds of CPU a move."""
        return {part: 1000 * used / len(self.took) for part, used in self.used.items()}


def family_time(pid: int) -> float:
    """Seconds of CPU that a process has used with all that it has begun, those that have ended included (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS + sum(map(family_time, children(pid)))


def machine_time() -> float:
    """Seconds that all cores together have been busy for, whoever used them (Linux)."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text(encoding="ascii").split()[1:9])
    return (user + nice + system + sum(interrupts)) / TICKS


@contextmanager
def opened(arrangement: Arrangement, server: Server) -> Iterator[Opened]:
    """A room that is arranged so."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        parts = {"people": os.getpid()}
        place: Place = folder / "data"
        if arrangement.kind == "SQLite":
            process, host = stack.enter_context(parlour("--port", "0", "--data", folder / "data"))
            hosts = [host]
        else:
            place, parts["PostgreSQL"] = stack.enter_context(server.database()), server.pid
            process, hosts = stack.enter_context(crew(place, arrangement.processes))
        if arrangement.proxied:
            hosts = [stack.enter_context(nginx(hosts, folder, bounds=False))[0]]
            parts["nginx"] = int((folder / "pid").read_text())
        yield Opened(Where(hosts[0], process.pid), place, {"room": process.pid, **parts})


def measured(room: Opened, pairs: int, thinking: float, seconds: float) -> Load:
    """What so many pairs see at a room."""
    looks = list[tuple[float, float, dict[str, float]]]()

    def look(pid: int) -> float:
        own = {part: sum(os.times()[:2]) if part == "people" else family_time(of) for part, of in room.parts.items()}
        looks.append((time.perf_counter(), machine_time(), own))
        return own["room"]

    took = asyncio.run(people(room.where, pairs, thinking, seconds, look)).took
    (began, idle, before), (ended, busy, after) = looks
    return Load(took, ended - began, {part: after[part] - before[part] for part in after}, busy - idle)


def stored(place: Place) -> int:
    """How many moves a database holds."""
    acts = sa.select(sa.func.count()).select_from(ROWS).where(ROWS.c.kind == "act")
    with closing_engine(look_at(place)) as engine, engine.connect() as connection:
        return connection.scalar(acts) or 0


def compare(server: Server, pairs: int, seconds: float, rounds: int) -> bool:
    """Tells what all arrangements carry; whether their databases hold all of it."""
    found = defaultdict[tuple[str, Arrangement], list[Load]](list)
    sound = True
    for _ in range(rounds):
        for arrangement in ARRANGEMENTS:
            with opened(arrangement, server) as room:
                loads = {name: measured(room, pairs, thinking, seconds) for name, thinking in LOADS.items()}
                sound &= stored(room.place) >= sum(len(load.took) for load in loads.values())
            for name, load in loads.items():
                found[name, arrangement].append(load)
    for name in LOADS:
        print(f"\n{name}, {pairs} pairs, {rounds} rounds of {seconds:g} seconds\n{HEAD}")
        for arrangement in ARRANGEMENTS:
            tell(arrangement, sum(found[name, arrangement][1:], found[name, arrangement][0]))
    return sound


def tell(arrangement: Arrangement, load: Load) -> None:
    """Lines of what an arrangement came to."""
    took, each = sorted(load.took), load.each
    middle, most = (1000 * took[int(len(took) * share)] for share in (0.5, 0.99))
    rate, of_cpu = len(took) / load.seconds, 1000 / sum(ms for part, ms in each.items() if part != "people")
    parts = "".join(f"{each.get(part, 0):11.2f}" for part in PARTS)
    cores = f"{load.machine / load.seconds:8.2f}{(load.machine - sum(load.used.values())) / load.seconds:8.2f}"
    full = ", ".join(saturated(arrangement, load)) or "nothing"
    print(f"{arrangement!s:22}{rate:7.0f}{of_cpu:7.0f}{middle:8.1f}{most:8.1f}{parts}{cores}  {full}", flush=True)
    if arrangement.kind == "PostgreSQL":
        rate = 1000 * LARGE * FULL / (each["room"] + each["nginx"])
        base = rate * each["PostgreSQL"] / 1000
        print(f"    {LARGE} cores would carry {rate:.0f} a second, with {base:.1f} cores of the database's machine")


def saturated(arrangement: Arrangement, load: Load) -> list[str]:
    """What can do no more: a part that has used all of the cores that it can use, or the machine."""
    cores = os.cpu_count() or 1
    usable = {"people": 1, "room": arrangement.processes, "nginx": 1, "PostgreSQL": cores}
    full = [part for part, used in load.used.items() if used > FULL * usable[part] * load.seconds]
    return full + (["all cores"] if load.machine > FULL * cores * load.seconds else [])


def tell_kills(server: Server, kills: int) -> None:
    """Lines of how long people waited after each."""
    with tempfile.TemporaryDirectory() as folder, server.database() as database:
        took = sorted(kill_often(database, kills, partial(nginx_before, Path(folder))))
    middle, most, worst = (took[int(len(took) * share)] for share in (0.5, 0.9, 0.9999))
    print(
        f"{kills} kills: the slowest waited {middle:.2f} s in the median, {most:.2f} s in 90 %, {worst:.2f} s at most"
    )


def main() -> int:
    """Runs it; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--kills", type=int, default=10)
    chosen = parser.parse_args()
    raise_file_limit()
    with serving() as server:
        if chosen.rounds > 0 and not compare(server, chosen.pairs, chosen.seconds, chosen.rounds):
            print("a database does not hold every move that was seen")
            return 1
        if chosen.kills > 0:
            tell_kills(server, chosen.kills)
    return 0


if __name__ == "__main__":
    sys.exit(main())
