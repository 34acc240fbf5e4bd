"""What many tables cost a room: ``python -m bench.tables [--seconds 10] [--known 10000]``.

Tables at which one person plays at random among bots, 100 of each game with up to four bots, at the pace that people
choose: rows a second, and what the room's own process and its workers use for them. 500 tables of two people who think
as people do: whether one core holds them. Tables that the database knows and nobody has opened: what they add to the
start and to the memory, and what one of them takes in memory once it was opened and sleeps.

The run fails (exit status 1) if somebody's play is refused, or a table cannot be opened.
"""

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import httpx
import sqlalchemy as sa
from msgspec.structs import replace

from bench.arguments import at_least_one
from bench.crowd import processor_time
from bench.process import Where
from bench.room import people, room
from bench.soak import Person
from bench.table import life
from parlour.cli.serve import raise_file_limit
from parlour.core.discovery import find
from parlour.room.kept import kept_of
from parlour.room.levels import BOT, default_level
from parlour.server.door.cookie import COOKIE
from parlour.server.door.guests import new_token
from parlour.server.store import storage
from parlour.server.store.database import FILE
from parlour.server.store.sqlite import SqliteStore

GAMES: Final = ("buddy", "third-man", "paule-panik")
TABLES: Final = 100
BOTS: Final = 4
THINKING: Final = 2.0
"""Seconds, on average, of a person among bots."""
PAIRS: Final = 500
PAIRS_THINK: Final = 5.0
OPENED: Final = 1000
"""So many of the known tables are opened to see what each takes."""
PLAYED: Final = 20
"""Cards that lie at a known table."""


def memory(pid: int) -> int:
    """Bytes of memory that a process holds (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def children(pid: int) -> list[int]:
    """The processes that a process has begun (Linux)."""
    of_threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for of_thread in of_threads for child in of_thread.read_text(encoding="ascii").split()]


async def among_bots(where: Where, folder: str, game: str, seconds: float) -> bool:
    """Tells what tables of a game cost; whether all went well."""
    bots = min(BOTS, max(find(game).players) - 1)
    seats = ["me", *[f"{BOT}{default_level(find(game))}"] * bots]
    persons = [Person(number, THINKING, {"id": "one", "game": game, "seats": seats}) for number in range(TABLES)]
    async with httpx.AsyncClient(base_url=f"http://{where.host}", timeout=60, trust_env=False) as http:
        playing = [asyncio.create_task(person.play(where.host, http)) for person in persons]
        await asyncio.sleep(seconds)
        workers = children(where.pid)
        before, rows = [processor_time(pid) for pid in (where.pid, *workers)], acted(folder)
        await asyncio.sleep(seconds)
        used = [processor_time(pid) - was for pid, was in zip((where.pid, *workers), before, strict=True)]
        rows = acted(folder) - rows
        ended = sum(task.done() for task in playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    refused = sum(person.refused for person in persons)
    print(
        f"{game}, {TABLES} tables, {bots} bots each: {rows / seconds:.0f} plays a second, "
        f"{1e3 * used[0] / max(1, rows):.2f} ms of the room's CPU for each ({used[0] / seconds:.2f} of a core), "
        f"workers {sum(used[1:]) / seconds:.2f}; {refused} refused, {ended} gone",
        flush=True,
    )
    return rows > 0 and not ended and (game == "paule-panik" or not refused)  # in a race anybody may come too late


def acted(folder: str) -> int:
    """How many plays are stored."""
    with closing(sqlite3.connect(Path(folder) / FILE)) as database:
        (count,) = database.execute("SELECT count(*) FROM rows WHERE kind = 'act'").fetchone()
    return int(count)


def held(seconds: float) -> None:
    """Tells what 500 tables of two people cost."""
    with tempfile.TemporaryDirectory() as folder, room(folder) as where:
        seen = asyncio.run(people(where, PAIRS, PAIRS_THINK, seconds))
    took = sorted(1000 * one for one in seen.took)
    middle, most = (took[int(len(took) * share)] for share in (0.5, 0.99))
    print(
        f"{PAIRS} tables of two who think {PAIRS_THINK:.0f} s: {len(took) / seconds:.0f} moves a second, "
        f"{seen.used / seconds:.2f} of a core, {middle:.1f} ms in the median, {most:.1f} ms in 99 %",
        flush=True,
    )


def fill(folder: str, known: int) -> list[str]:
    """Tables with half a round on each, at which nothing has happened for long."""
    header, rows, table = life("costly-tricks", Random(1), PLAYED)
    names = [f"known{number:06}" for number in range(known)]
    store, kept = SqliteStore(Path(folder)), kept_of(table)

    def add(connection: sa.Connection) -> None:
        for name in names:
            storage.add_table(connection, replace(header, table=name), rows, "m" * 32, name)
            storage.keep_new(connection, name, replace(kept, summary=replace(kept.summary, table=name)), 0)

    with store.engine.begin() as connection:
        add(connection)
    store.engine.dispose()
    return names


def sleeping(known: int) -> bool:
    """Tells what known tables cost before and after they were opened; whether all could be."""
    starts, sizes, names = list[float](), list[int](), list[str]()
    for tables in (0, known):
        with tempfile.TemporaryDirectory() as folder:
            names = fill(folder, tables)
            with room(folder) as where, httpx.Client(base_url=f"http://{where.host}", trust_env=False) as http:
                http.get("/api/games").raise_for_status()
                starts.append(processor_time(where.pid))
                sizes.append(memory(where.pid))
                if not tables:
                    continue
                found = opened(http, names[:OPENED])
                each = (memory(where.pid) - sizes[-1]) / OPENED
    print(
        f"{known} known tables: {starts[1] - starts[0]:+.2f} s of CPU at the start, "
        f"{(sizes[1] - sizes[0]) / 1e6:+.1f} MB; "
        f"{each / 1e3:.0f} kB in memory for each that was opened and sleeps ({PLAYED} cards played)",
        flush=True,
    )
    return found


def opened(http: httpx.Client, names: list[str]) -> bool:
    """Opens tables, as whoever asks for the code of their links does."""
    cookie = {"Cookie": f"{COOKIE}={new_token()}"}
    return all(http.get(f"/api/tables/{name}/qr.svg", headers=cookie).is_success for name in names)


def main() -> int:
    """Runs it; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--known", type=at_least_one, default=10_000)
    chosen = parser.parse_args()
    raise_file_limit()
    sound = [sleeping(chosen.known)]
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder, room(folder) as where:
            sound.append(asyncio.run(among_bots(where, folder, game, chosen.seconds)))
    held(chosen.seconds)
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main())
