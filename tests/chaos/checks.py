"""What must hold for the log of any table, whatever has gone wrong."""

from collections import Counter
from math import inf
from typing import Final, get_args, get_type_hints

from parlour.core.game import HOUSE, Seat
from parlour.room.due import Overdue, deal_at, goes_on_at, house_at, overdue
from parlour.room.fold import advance, replay
from parlour.room.log import Header, Row
from parlour.room.table import Table, open_table

OVERDUE: Final = get_args(get_type_hints(Overdue)["kind"])
SLACK: Final = 25_000
"""Milliseconds for what goes wrong meanwhile."""


def check_log(header: Header, rows: list[Row], now: int | None, tally: Counter[str]) -> None:
    """Nothing is there twice, or before its time, and the table has never stood still.

    Args:
        now: by the table's own time; None if nobody runs it.

    Raises:
        AssertionError: it is not so.
    """
    messages = [(row.player, row.action_id) for row in rows if row.action_id is not None]
    assert len(messages) == len({*messages}), "done twice"
    table, missed = open_table(header), dict[Seat, int]()
    grace = 120_000 if header.terms.away == "end" else 30_000
    for row in rows:
        missed = {seat: missed.get(seat, table.time) for seat in _missed(table)}
        assert all(row.time <= since + grace + SLACK for since in missed.values()), f"missed for long: {missed}, {row}"
        assert row.time >= table.time, f"{row} is before its time"
        assert row.time <= table.time + patience(table) + SLACK, f"nobody could go on before {row}"
        _check_due(table, row, tally)
        tally[f"row {row.kind}"] += 1
        table = advance(table, row)
    assert table == replay(header, rows)
    assert now is None or now <= table.time + patience(table) + SLACK, f"nobody can go on after {rows[-1]}"


def _check_due(table: Table, row: Row, tally: Counter[str]) -> None:
    """What nobody sent a message for was due by the table as it was."""
    due: int | None = row.time
    if row.kind in ("deal", "rematch"):
        due = deal_at(table)
    elif row.kind in OVERDUE and row.player is None:
        kinds = (row.kind, "time-out") if row.kind == "stand-in" else (row.kind,)
        found = [at for late, at in overdue(table).items() if late.seat == row.seat and late.kind in kinds]
        due = min(found, default=None)
    elif row.kind == "act" and row.seat == HOUSE:
        due = house_at(table)
    elif row.kind == "act" and row.player is None and row.seat in table.people.persons - table.hurried:
        due = goes_on_at(table)
        tally["goes on"] += 1
    assert due is not None, f"{row} is nobody's"
    assert due <= row.time, f"{row} is too early"


def patience(table: Table) -> float:
    """Milliseconds after a row within which there is another one, as docs/tables.md promises; may be without end."""
    if table.paused_at is not None or not table.people.at_table or table.phase == "over":
        return inf
    if table.phase == "waiting":
        return 0 if table.people.persons <= table.ready and not table.people.open_seats else inf
    if table.phase == "between":
        return inf if len(table.people.persons) == 1 else 30_000
    return _in_race(table) if table.real_time else _in_turns(table)


def _missed(table: Table) -> set[Seat]:
    """Who is away while others are there and play, where the table does not wait for ever."""
    if table.phase not in ("playing", "between") or table.paused_at is not None or waits_for_ever(table):
        return set()
    away = (seat for seat in table.people.persons if table.away[seat] is not None)
    return {seat for seat in away if table.people.at_table & {*table.others(seat)}}


def waits_for_ever(table: Table) -> bool:
    """Whether nobody is replaced before somebody asks for it."""
    return (table.header.terms.away or ("bot" if table.game.real_time else "wait")) == "wait"


def _in_race(table: Table) -> float:
    start, idle = max(0, table.acted_at - table.time), table.header.terms.idle
    if not table.game.to_act(table.state):
        return start + (table.game.due(table.state) or 0)
    return inf if idle is None else start + 1000 * idle


def _in_turns(table: Table) -> float:
    waits, terms = table.waits_for, table.header.terms
    if not waits or waits - table.people.persons or waits & table.hurried:
        return 10_000  # the room's own turn
    if terms.clock is not None:
        return max(1000 * terms.clock, 10_000)
    others = {other for seat in waits for other in table.others(seat)} & table.people.at_table
    waited = [table.time - (table.since[seat] or 0) for seat in waits & table.people.at_table - table.idle]
    return max(0, 120_000 - max(waited)) if waited and others else inf
