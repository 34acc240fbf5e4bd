"""How many actions a second a room stores and tells: ``python bench/room.py [--tables 200]``.

People at many tables play whole rounds at random, each waiting for the answer to his last action, as they do behind a
socket. Compared in the same run: one table alone, where every action needs a commit of its own, and many tables,
which share commits. Checks that every table's log, read back from the disk, folds to the table that was played.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from parlour.room.messages import Act
from parlour.server.app import Room
from parlour.server.routes import Settings
from parlour.server.schema import MakeTable
from parlour.server.table.tables import Tables


async def play_round(tables: Tables, number: int) -> int:
    """Plays a round at a shared screen; how many actions it had."""
    player, rng = f"{number:032x}", Random(number)
    order = MakeTable(id="bench", game="costly-tricks", seats=["me", "same-screen"])
    actor = await tables.get(await tables.make(player, order, lambda: None))
    game, count = actor.table.game, 0
    while actor.table.phase == "playing":
        state = actor.table.state
        seat = game.to_act(state)[0]
        action = game.show(rng.choice(game.legal(state, seat)))
        await actor.ask(player, Act(f"id{count}", seat, game.ply(state), action))
        count += 1
    return count


async def measure(tables: Tables, first: int, count: int) -> float:
    """Actions a second of so many tables at once."""
    begun = time.perf_counter()
    actions = await asyncio.gather(*(play_round(tables, first + number) for number in range(count)))
    return sum(actions) / (time.perf_counter() - begun)


async def check(tables: Tables) -> int:
    """How many tables in memory differ from what the disk says."""
    actors = [*tables._actors.values()]
    return sum([await tables._load(actor.table.header.table) != actor.table for actor in actors])


async def bench(folder: Path, count: int) -> int:
    """Runs everything; the exit status."""
    room = Room(Settings(data=folder))
    room.store.open()
    alone = await measure(room.tables, 0, 1)
    together = await measure(room.tables, 1, count)
    wrong = await check(room.tables)
    print(f"one table alone: {alone:8.0f} actions a second")
    print(f"{count:3} tables at once: {together:8.0f} actions a second")
    print(f"{wrong} tables differ from their logs")
    room.tables.close()
    room.workers.close()
    room.store.close()
    return 1 if wrong else 0


def main() -> int:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(bench(Path(folder), parser.parse_args().tables))


if __name__ == "__main__":
    sys.exit(main())
