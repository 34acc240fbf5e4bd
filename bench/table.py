"""What a move costs at a table before anything is stored or sent: CPU time, with and without what a table knows.

    uv run --group dev python -m bench.table

A move is folded, what is due is looked up, and two people are told what is new. What follows from a table is worked out
once a table (`Table`), or, for comparison, whenever somebody asks; both must tell the same.
"""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import Any

import msgspec

from bench.arguments import at_least_one
from parlour.core.discovery import find
from parlour.core.known import known
from parlour.core.play import random_step
from parlour.room.decide import Command, Deal, decide
from parlour.room.due import ponderers, thinkers, upcoming
from parlour.room.fold import advance, go_on
from parlour.room.kept import kept
from parlour.room.log import ROOM, Acted, Header, Row
from parlour.room.messages import Ready
from parlour.room.seating import TakeSeat
from parlour.room.showing import Picture, Showing, told
from parlour.room.table import Table, open_table
from parlour.room.tell import Company

PEOPLE = ("m" * 32, "j" * 32)
COMPANY = Company(dict(zip(PEOPLE, ("Mira", "Jonas"), strict=True)), frozenset({0, 1}))
GAMES = ("costly-tricks", "paule-panik")


def life(name: str, rng: Random, played: int) -> tuple[Header, list[Row], Table]:
    """The log of a table of two people at which so many moves were played, and the table."""
    table, rows = _dealt(name, rng)
    more = moves(table, rng)[:played]
    return table.header, [*rows, *more], go_on(table, more)


def dealt(name: str, rng: Random) -> Table:
    """Two people, and the first round on the table."""
    return _dealt(name, rng)[0]


def _dealt(name: str, rng: Random) -> tuple[Table, list[Row]]:
    game = find(name)
    edition = game.default_edition
    made: dict[str, Any] = {"table": "bench", "version": game.version, "pace": 1.0, "made_at": 0}
    options = msgspec.to_builtins(game.editions[edition])
    table = open_table(Header(game=name, edition=edition, options=options, players=2, **made))
    wanted: list[tuple[str, Command]] = [(who, Ready(f"ready {who}", seat)) for seat, who in enumerate(PEOPLE)]
    commands: list[tuple[str, Command]] = [*((who, TakeSeat()) for who in PEOPLE), *wanted, (ROOM, Deal())]
    rows = list[Row]()
    for who, command in commands:
        decided = decide(table, who, command, table.time + 1000, rng)
        if decided is not None:  # where nobody need say so, they are ready already
            table = decided.after
            rows.append(decided.row)
    return table, rows


def moves(table: Table, rng: Random) -> list[Row]:
    """A round played at random."""
    rows = list[Row]()
    while chosen := random_step(table.game, table.state, rng):
        seat, action = chosen
        rows.append(Row(table.seq + 1, table.time + 5000, seat, Acted(table.game.show(action))))
        table = advance(table, rows[-1])
    return rows


def play(table: Table, rows: list[Row]) -> list[bytes]:
    """What the room works out for every move."""
    messages, shown, comes = list[bytes](), dict[str, Picture](), upcoming(table)
    showing = Showing(lambda: COMPANY, lambda _: comes)
    for row in rows:
        before, table = table, advance(table, row)
        kept(before, row, table)
        comes = upcoming(table)
        thinkers(table)
        ponderers(table)
        for who in PEOPLE:
            picture = showing.picture(table, who)
            messages.append(msgspec.json.encode(told(shown.get(who), picture, table.time, n=1, events=())))
            shown[who] = picture
    return messages


@contextmanager
def forgetful() -> Iterator[None]:
    """Whatever follows from a table is worked out whenever somebody asks."""
    facts = {name: fact for name, fact in vars(Table).items() if isinstance(fact, known)}
    for name, fact in facts.items():
        setattr(Table, name, property(fact.func))
    try:
        yield
    finally:
        for name, fact in facts.items():
            setattr(Table, name, fact)


def timed(table: Table, rows: list[Row]) -> tuple[list[bytes], float]:
    """What is told, and the microseconds of CPU time a move."""
    began = time.process_time()
    messages = play(table, rows)
    return messages, (time.process_time() - began) * 1e6 / len(rows)


def main() -> None:
    """Prints microseconds a move: medians of many rounds, one way and the other in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=at_least_one, default=60)
    asked = parser.parse_args()
    print(f"{'game':14} {'anew':>8} {'once':>8}  microseconds a move")
    for name in GAMES:
        rng, once, anew = Random(1), list[float](), list[float]()
        for _ in range(asked.rounds):
            table = dealt(name, rng)
            rows = moves(table, rng)
            messages, took = timed(table, rows)
            once.append(took)
            with forgetful():
                same, longer = timed(table, rows)
            anew.append(longer)
            assert messages == same, f"{name}: what is told differs"
        print(f"{name:14} {median(anew):8.0f} {median(once):8.0f}", flush=True)


if __name__ == "__main__":
    main()
