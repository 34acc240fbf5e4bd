"""Logs as they are read from the database: folded a slice at a time, so that other tables have their turn in between.

A thread would not help, since Python computes in one at a time, and what a worker process had folded would have to be
read here, which takes as long as folding it.
"""

import asyncio
from typing import Final

from parlour.room.fold import go_on
from parlour.room.kept import follow
from parlour.room.log import Dealt, DealtAgain
from parlour.room.results import MatchResult
from parlour.room.table import Table, open_table
from parlour.server.store.protocol import Log

SLICE: Final = 50
"""Rows that are folded at a time: a few milliseconds."""


async def replay_log(log: Log) -> tuple[Table, list[MatchResult]]:
    """The table that a log tells of, and the matches that are over at it.

    Raises:
        DamagedLog: see `go_on`.
    """
    table, ended = open_table(log.header), list[MatchResult]()
    for at in range(0, len(log.rows), SLICE):
        table, more = follow(table, log.rows[at : at + SLICE])
        ended += more
        await asyncio.sleep(0)
    return table, ended


async def table_at_end_of(log: Log, match: int) -> Table:
    """The table as it was before the match after this one began; as it is now, if none has.

    Raises:
        DamagedLog: see `go_on`.
    """
    table = open_table(log.header)
    for at, row in enumerate(log.rows):
        if isinstance(row.body, Dealt | DealtAgain) and table.phase == "over" and table.match_number == match:
            break
        table = go_on(table, [row])
        if at % SLICE == 0:
            await asyncio.sleep(0)
    return table
