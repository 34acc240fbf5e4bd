"""What a guest's list of games costs: 10,000 of his among 100,000 rounds, and the same questions of an empty database.

    uv run --group dev python -m bench.games

The matches are really played, a few of each kind, and stored again and again under other tables and other people. What
is told is compared with what was stored.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from msgspec.structs import replace

from bench.arguments import at_least_one
from parlour.core.discovery import games
from parlour.core.game import AnyGame
from parlour.core.play import random_step
from parlour.room.decide import Command, Deal, decide
from parlour.room.fold import advance
from parlour.room.kept import Kept, kept
from parlour.room.log import ROOM, Acted, Header, Row
from parlour.room.messages import Ready
from parlour.room.results import MatchResult
from parlour.room.seating import SeatBot, TakeSeat
from parlour.room.summary import Summary, summarize
from parlour.room.table import Table, open_table
from parlour.server.guest.history import History
from parlour.server.store import storage
from parlour.server.store.sqlite import SqliteStore
from parlour.server.table.people import People

GUEST, STRANGER = "g" * 32, "s" * 32
COMPANIONS = 40
"""So many people play with the guest, each about as often."""
DAY = 86_400_000
ON_OPENING = ("the newest 30", "standings and statistics")


def played(game: AnyGame, seed: int) -> tuple[Table, MatchResult]:
    """A match of two people (and bots at the seats that are left), at random."""
    rng, edition = Random(seed), game.default_edition
    options: dict[str, Any] = msgspec.to_builtins(game.editions[edition])
    players = game.players[0]
    header = Header(
        table="",
        game=game.name,
        version=game.version,
        edition=edition,
        options=options,
        players=players,
        pace=1.0,
        made_at=0,
    )
    table, results = open_table(header), list[MatchResult]()
    level = next(iter(game.bots), "")
    seats: list[tuple[str, Command]] = [
        (STRANGER if seat else GUEST, TakeSeat(seat)) if seat < 2 else (ROOM, SeatBot(seat, level))
        for seat in range(players)
    ]
    for who, command in seats:
        table = step(table, who, command, rng, results)
    while not results:
        table = round_of(table, rng, results)
    return table, results[0]


def step(table: Table, who: str, command: Command, rng: Random, results: list[MatchResult]) -> Table:
    """The table after a command."""
    decided = decide(table, who, command, max(table.time, table.acted_at) + 800, rng)
    assert decided is not None
    return grown(table, decided.row, results)


def grown(table: Table, row: Row, results: list[MatchResult]) -> Table:
    """The table after a row; a match that it ends is kept."""
    after = advance(table, row)
    results += kept(table, row, after).ended
    return after


def round_of(table: Table, rng: Random, results: list[MatchResult]) -> Table:
    """The table after one more round."""
    for seat in sorted(table.people.persons - table.ready):
        table = step(table, table.player_at(seat) or "", Ready(f"{table.seq}", seat), rng, results)
    table = step(table, ROOM, Deal(), rng, results)
    while table.phase == "playing" and (chosen := random_step(table.game, table.state, rng)):
        seat, action = chosen
        row = Row(table.seq + 1, max(table.time, table.acted_at) + 800, seat, Acted(table.game.show(action)))
        table = grown(table, row, results)
    return table


def copies(rounds: int, matches: int) -> Iterator[tuple[Header, Summary, MatchResult]]:
    """So many matches of the guest, and of strangers as many as make up so many rounds."""
    kinds = [played(game, seed) for game in games().values() for seed in range(5)]
    count, rng = 0, Random(0)
    for number, (table, result) in enumerate(cycle(kinds)):
        if number >= matches and count >= rounds:
            return
        count += result.rounds
        other = f"{rng.randrange(COMPANIONS):032x}"
        own = GUEST if number < matches else f"{COMPANIONS + number % 5000:032x}"
        people = {GUEST: own, STRANGER: other}
        named = replace(table.header, table=f"t{number}", made_at=number * DAY // 10)
        seats = tuple(replace(seat, player=people.get(seat.player or "")) for seat in result.seats)
        yield named, replace(summarize(table), table=named.table), replace(result, seats=seats)


def fill(store: SqliteStore, rounds: int, matches: int) -> int:
    """Stores them; how many rounds they are."""
    count, whole = 0, copies(rounds, matches)
    while some := [*islice(whole, 1000)]:
        with store.engine.begin() as connection:
            for header, summary, result in some:
                storage.add_table(connection, header, [], GUEST, header.table)
                people = frozenset(seat.player for seat in result.seats if seat.player)
                storage.keep_new(connection, header.table, Kept(summary, people, [result]), header.made_at)
                count += result.rounds
    return count


async def measured(ask: Callable[[], Awaitable[Any]], times: int) -> tuple[bytes, float, float]:
    """What is answered, and what that costs: milliseconds of the processor, and of the clock on the wall."""
    used, passed, answer = list[float](), list[float](), b""
    for _ in range(times):
        cpu, wall = time.process_time(), time.perf_counter()
        answer = msgspec.json.encode(await ask())
        used.append(time.process_time() - cpu)
        passed.append(time.perf_counter() - wall)
    return answer, 1000 * median(used), 1000 * median(passed)


async def compare(full: History, empty: History, matches: int, times: int) -> None:
    """Asks both databases the same questions."""
    first = await full.page(GUEST, None, None, None)
    party, game = first.matches[0].party, first.matches[0].game
    questions: dict[str, Callable[[History], Awaitable[Any]]] = {
        "the newest 30": lambda of: of.page(GUEST, None, None, None),
        "the newest 30 of a game": lambda of: of.page(GUEST, game, None, None),
        "the newest 30 with somebody": lambda of: of.page(GUEST, None, party, None),
        "30 in the middle": lambda of: of.page(GUEST, None, None, f"{matches // 2 * DAY // 10}.t.1"),
        "standings and statistics": lambda of: of.standings(GUEST),
    }
    print(f"{'':28} {'CPU':>9} {'wall':>9}   of an empty database")
    sums = [0.0, 0.0]
    for name, ask in questions.items():
        answer, *used = await measured(partial(ask, full), times)
        _, cpu, wall = await measured(partial(ask, empty), times)
        assert len(answer) > 1000, name
        if name in ON_OPENING:
            sums = [before + more for before, more in zip(sums, used, strict=True)]
        print(f"{name:28} {used[0]:6.1f} ms {used[1]:6.1f} ms   {cpu:6.1f} ms {wall:6.1f} ms")
    print(f"{'all that the page asks':28} {sums[0]:6.1f} ms {sums[1]:6.1f} ms")
    told = await full.standings(GUEST)
    assert sum(one.matches for one in told.games) == matches, told.games


async def run(rounds: int, matches: int, times: int) -> None:
    """Makes both databases and asks them."""
    with tempfile.TemporaryDirectory() as place:
        full, empty = SqliteStore(Path(place, "full")), SqliteStore(Path(place, "empty"))
        count = fill(full, rounds, matches)
        size = (Path(place, "full") / "parlour.sqlite3").stat().st_size
        print(f"{matches} matches of a guest among {count} rounds, {size >> 20} MiB, median of {times}\n")
        of_full, of_empty = (History(store, People(store, set)) for store in (full, empty))
        await compare(of_full, of_empty, matches, times)
        for store in (full, empty):
            store.engine.dispose()


def main() -> None:
    """Measures, and prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=at_least_one, default=100_000)
    parser.add_argument("--matches", type=at_least_one, default=10_000)
    parser.add_argument("--times", type=at_least_one, default=21)
    given = parser.parse_args()
    asyncio.run(run(given.rounds, given.matches, given.times))


if __name__ == "__main__":
    main()
