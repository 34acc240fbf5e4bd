"""How long it takes to fold a log: rows a second by its length, beside the same fold with collections that are copied.

    uv run --group dev python -m bench.replay

Both must come to the same table. Copied with every row, as tuples and sets are, what a table remembers makes the time
grow with the square of the rows.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from random import Random
from typing import Any

from bench.arguments import at_least_one
from parlour.core.growing import Marks, Trail
from parlour.room.decide import Deal, HouseActs, decide
from parlour.room.due import house_at
from parlour.room.fold import advance, replay
from parlour.room.log import ROOM, Acted, Body, Header, Paused, Resumed, Row, WasReady
from parlour.room.seating import SeatBot, TakeSeat
from parlour.room.table import Table, open_table

LENGTHS = (1_000, 10_000, 30_000)
WHO = "m" * 32


class Log:
    """A log that a bench writes itself: the entrance would not let anybody fill one so."""

    def __init__(self, game: str, edition: str, options: dict[str, bool | str], players: int) -> None:
        made: dict[str, Any] = {"table": "bench", "version": 1, "pace": 0.0, "made_at": 0}
        self.header = Header(game=game, edition=edition, options=options, players=players, **made)
        self.table, self.rows, self.rng = open_table(self.header), list[Row](), Random(1)
        self.decide(WHO, TakeSeat(0))
        for seat in range(1, players):
            self.decide(ROOM, SeatBot(seat, next(iter(self.table.game.bots))))
        self.decide(ROOM, Deal())

    def decide(self, who: str, command: Any) -> None:
        """What the room's entrance makes of a command."""
        decided = decide(self.table, who, command, self.table.time + 60_000, self.rng)
        assert decided is not None
        self.add(decided.row)

    def add(self, row: Row) -> None:
        """A row as it is."""
        self.table = advance(self.table, row)
        self.rows.append(row)

    def say(self, seat: int, body: Body) -> None:
        """A row of the person."""
        seq = self.table.seq + 1
        self.add(Row(seq, self.table.time + 1, seat, body, f"message-{seq}", WHO))


def pauses(length: int) -> Log:
    """Somebody pauses and goes on, without end."""
    log = Log("costly-tricks", "piatnik-2001", {"must_follow_trump": True, "match": "first_to_three"}, 2)
    while len(log.rows) < length:
        log.say(0, Paused() if log.table.paused_at is None else Resumed())
    return log


def sealed(length: int) -> Log:
    """Somebody goes on changing a sealed bid."""
    log = Log("third-man", "piatnik-2001", {"board_end": "beyond"}, 4)
    while house_at(log.table) is not None:
        log.decide(ROOM, HouseActs())
    game = log.table.game
    while len(game.to_act(log.table.state)) == 1:
        log.say(game.to_act(log.table.state)[0], Acted("5"))
    seat = game.to_act(log.table.state)[0]
    while len(log.rows) < length:
        log.say(seat, Acted(str(len(log.rows) % 10)))
    return log


def matches(length: int) -> Log:
    """One match after the other, played at random."""
    log = Log("costly-tricks", "piatnik-2001", {"must_follow_trump": True, "match": "first_to_three"}, 2)
    game = log.table.game
    while len(log.rows) < length:
        if log.table.phase == "playing":
            seat = game.to_act(log.table.state)[0]
            log.say(seat, Acted(game.show(log.rng.choice(game.legal(log.table.state, seat)))))
        else:
            log.say(log.table.seats_of(WHO)[0], WasReady())
            log.decide(ROOM, Deal())
    return log


LOGS: dict[str, Callable[[int], Log]] = {"pauses": pauses, "sealed bids": sealed, "matches": matches}


def _own(shared: Any) -> Any:
    """The same with all that it holds, and shares with others, for itself."""
    alone = shared.__class__.__new__(shared.__class__)
    for name in shared.__slots__:
        setattr(alone, name, copy(getattr(shared, name)))
    return alone


@contextmanager
def copied() -> Iterator[None]:
    """What grows is copied, as if it were a tuple or a set."""
    grown, marked = Trail.grown, Marks.marked
    Trail.grown = lambda self, item: grown(_own(self), item)  # type: ignore[method-assign]
    Marks.marked = lambda self, mark: marked(_own(self), mark)  # type: ignore[method-assign]
    try:
        yield
    finally:
        Trail.grown, Marks.marked = grown, marked  # type: ignore[method-assign]


def timed(log: Log) -> tuple[Table, float]:
    """The folded table, and the seconds that folding took."""
    began = time.perf_counter()
    return replay(log.header, log.rows), time.perf_counter() - began


def main() -> None:
    """Prints rows a second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lengths", type=at_least_one, nargs="+", default=LENGTHS)
    asked = parser.parse_args()
    print(f"{'log':12} {'rows':>7} {'rows/s':>9} {'seconds':>8} {'copied rows/s':>14} {'seconds':>8}")
    for name, write in LOGS.items():
        for length in asked.lengths:
            log = write(length)
            table, took = timed(log)
            with copied():
                same, longer = timed(log)
            assert table == same == log.table, f"{name}: the folds differ"
            rows = len(log.rows)
            print(
                f"{name:12} {rows:7,} {rows / took:9,.0f} {took:8.2f} {rows / longer:14,.0f} {longer:8.2f}", flush=True
            )


if __name__ == "__main__":
    main()
