"""What the room itself must do, and when: it follows from the log alone, so after a crash it just goes on."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from parlour.core.game import Seat
from parlour.room.log import ROOM
from parlour.room.looking import lookers, waits_until
from parlour.room.table import Table
from parlour.room.wishes import next_wish

BETWEEN: Final = 30_000
"""Milliseconds after the end of a round when the next is dealt even if not everybody is ready."""
GRACE: Final = 30_000
"""Milliseconds that somebody may be away before a bot takes his seat."""
GRACE_RACING: Final = 6000
"""The same while everybody plays at once: what only he could play is missing all the time."""
PATIENCE: Final = 120_000
"""Milliseconds that somebody may be away before the match ends, where the table has chosen that."""
WARNING: Final = 10_000
"""Milliseconds between the warning that time runs out and the bot's move."""
IDLE: Final = 120_000
"""Milliseconds that the others wait for somebody who is there before they may go on without his answer."""
LAPSE: Final = 60_000
"""Milliseconds after which a wish that not all have answered is forgotten."""


class Overdue(msgspec.Struct, frozen=True):
    """The room does something about a seat: its time runs out, its person stays away or idle, his wish unanswered."""

    kind: Literal["warn", "time-out", "stand-in", "end", "idle", "lapse"]
    seat: Seat


def deal_at(table: Table) -> int | None:
    """When `HOUSE` deals the next round, by the table's own time; None while it must not.

    The first round is dealt as soon as nobody is missing and every person is ready, the next when every person is ready
    or `BETWEEN` has passed (more if somebody looks, see `parlour.room.looking`), another match only when every person
    is ready. But for the first, nobody waits for somebody who is away, and nothing is dealt for nobody, nor to somebody
    alone with bots before he asks.
    """
    phase = table.phase
    if phase == "playing" or table.people.open_seats or table.people.unattended or table.paused_at is not None:
        return None
    if phase == "waiting":
        return max(table.time, next_wish(table, ROOM)) if table.people.persons <= table.ready else None
    everybody = bool(table.people.at_table) and table.people.at_table <= table.ready
    alone = len(table.people.persons) == 1
    if not everybody and (phase == "over" or (phase == "between" and alone)):
        return None
    due = table.time if everybody else _break_ends(table)
    return None if due is None else max(due, next_wish(table, ROOM))


def _break_ends(table: Table) -> int | None:
    """When the next round is dealt to whoever is not ready for it."""
    if not lookers(table):
        return table.acted_at + BETWEEN
    until = waits_until(table)
    return until if until in (None, table.time) else max(until, table.acted_at + BETWEEN)


def house_at(table: Table) -> int | None:
    """When `HOUSE` acts within the round, by the table's own time, or None."""
    if not _goes_on(table):
        return None
    delay = table.game.due(table.state)
    return None if delay is None else table.acted_at + delay


def goes_on_at(table: Table) -> int | None:
    """When the table acts for somebody who does not, by its own time, or None: it depends on nothing that is secret.

    In a race that is some time after the last play. Where `HOUSE` goes on and on turning cards, that is no play of
    anybody: somebody could still draw one. Before the race, everybody has the same time since the deal.
    """
    idle = table.header.terms.idle
    if idle is None or table.game.idle is None or not (table.people.at_table and _goes_on(table)):
        return None
    if not table.to_act:
        return None
    since = table.acted_at if table.real_time and table.game.due(table.state) is None else table.quiet_since
    return max(table.acted_at if table.real_time else 0, since + 1000 * idle)


def thinkers(table: Table) -> tuple[Seat, ...]:
    """The seats where a bot may act now; delays count from `Table.acted_at`."""
    bots = table.hurried | table.people.bots
    return tuple(seat for seat in table.to_act if seat in bots) if bots and _goes_on(table) else ()


def ponderers(table: Table) -> tuple[Seat, ...]:
    """The seats where a bot may think ahead, because others are to act."""
    bots = table.people.bots.difference(table.to_act)
    if not bots or not _goes_on(table):
        return ()
    levels = ((seat, sitter.level) for seat in sorted(bots) if (sitter := table.seats[seat]) is not None)
    return tuple(seat for seat, level in levels if level is not None and table.game.ponders(level))


def _goes_on(table: Table) -> bool:
    """Bots play on until it is the turn of somebody who is away; in real time that would leave him behind."""
    rests = table.people.deserted or (table.real_time and table.people.unattended)
    return table.phase == "playing" and not rests and table.paused_at is None


class Upcoming(msgspec.Struct, frozen=True):
    """What the room itself will do at a table as it is, by the table's own time; see the functions that it names.

    Attributes:
        deal, house, goes_on: when `deal_at`, `house_at` and `goes_on_at` say.
        late: what is `overdue`, and when.
    """

    deal: int | None
    house: int | None
    goes_on: int | None
    late: Mapping[Overdue, int]


def upcoming(table: Table) -> Upcoming:
    """See `Upcoming`."""
    return Upcoming(deal_at(table), house_at(table), goes_on_at(table), overdue(table))


def overdue(table: Table) -> dict[Overdue, int]:
    """What is to be done about seats, and when, by the table's own time."""
    return {} if table.paused_at is not None else dict(_overdue(table))


def _overdue(table: Table) -> Iterator[tuple[Overdue, int]]:
    """Where a clock runs, it takes care of whoever keeps others waiting."""
    clock = table.header.terms.clock if table.phase == "playing" else None
    yield from _idlers(table) if clock is None else _clocks(table, clock)
    if table.people.at_table != table.people.persons:
        yield from _absences(table)
    if table.asked is not None:
        yield Overdue("lapse", table.asked.seat), table.asked_at + LAPSE


def _clocks(table: Table, clock: int) -> Iterator[tuple[Overdue, int]]:
    """At a table where nobody is no clock runs."""
    for seat in sorted(table.people.persons - table.hurried) if table.people.at_table else ():
        since, warned = table.since[seat], table.warned[seat]
        if since is None:
            continue
        if warned is None:
            yield Overdue("warn", seat), since + 1000 * clock
        else:
            yield Overdue("time-out", seat), warned + WARNING


def _absences(table: Table) -> Iterator[tuple[Overdue, int]]:
    """Only while somebody else is there to be kept waiting."""
    policy = table.header.terms.away or ("bot" if table.game.real_time else "wait")
    if table.phase not in ("playing", "between") or policy == "wait" or (policy == "bot" and not table.game.bots):
        return
    kind: Literal["stand-in", "end"] = "stand-in" if policy == "bot" else "end"
    grace = GRACE_RACING if table.racing else GRACE
    patience = grace if policy == "bot" else PATIENCE
    for seat in sorted(table.people.persons):
        since = table.away[seat]
        if since is not None and table.others_there(seat):
            yield Overdue(kind, seat), since + patience


def _idlers(table: Table) -> Iterator[tuple[Overdue, int]]:
    """Who is there and keeps others waiting."""
    waited_for = [(seat, since) for seat, since in enumerate(table.since) if since is not None]
    for seat, since in waited_for:
        here = seat in table.people.at_table and seat not in table.idle and seat not in table.hurried
        if here and table.others_there(seat):
            yield Overdue("idle", seat), since + IDLE
