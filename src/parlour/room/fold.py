"""The fold of a table's log: what every kind of row makes of the table before it."""

from collections.abc import Iterable
from typing import Any, Final, assert_never

from msgspec.structs import replace

from parlour.core.game import HOUSE, Seat, Setup
from parlour.core.growing import Trail
from parlour.core.known import pass_on
from parlour.core.round import Round, begin_round
from parlour.room.arranging import arranged, in_order, named, seated, without
from parlour.room.attendance import Sitter
from parlour.room.beginning import round_from
from parlour.room.frame import Asked
from parlour.room.log import (
    Acted,
    Agreed,
    Arranged,
    AskedFor,
    Begun,
    Body,
    BotSat,
    CameBack,
    DamagedLog,
    Dealt,
    DealtAgain,
    Declined,
    Ended,
    GaveTime,
    Header,
    Hinted,
    Idled,
    Lapsed,
    Left,
    Looked,
    LostRace,
    Moved,
    Named,
    Paused,
    Player,
    Resigned,
    Resumed,
    Row,
    Sat,
    Started,
    StoodIn,
    TimedOut,
    TookBack,
    Warned,
    WasReady,
    WatchingSet,
    WentAway,
    WentOn,
)
from parlour.room.looking import counted
from parlour.room.may import moment
from parlour.room.table import Item, Patience, Table, last_move, open_table, with_item
from parlour.room.wishes import wished

COUNTDOWN: Final = 3000
"""Milliseconds between a deal, or the end of a pause, and the moment when everybody may act in real time."""

_OF_PLAY: Final = ("people", "game", "state", "ply", "number", "phase", "real_time", "racing", "to_act", "waits_for")
"""Facts that follow from the round on the table and from who sits there: what is noted with a row changes none."""
_HOUSE_DOES: Final[frozenset[type[Body]]] = frozenset({Dealt, DealtAgain, Begun, Acted})


def replay(header: Header, rows: Iterable[Row]) -> Table:
    """The table that a log tells of.

    Raises:
        DamagedLog: ``table-damaged``, a row is missing or cannot be understood.
        ParlourError: see `open_table`.
    """
    return go_on(open_table(header), rows)


def go_on(table: Table, rows: Iterable[Row]) -> Table:
    """The table after more rows of its log.

    Raises:
        DamagedLog: ``table-damaged``, a row is missing or cannot be understood.
    """
    for row in rows:
        try:
            table = advance(table, row)
        except Exception as error:  # whatever a row may hold that nobody has written
            raise DamagedLog("table-damaged", row=row.seq) from error
    return table


def advance(table: Table, row: Row) -> Table:
    """The table after one more row of its log; what a row takes back is as if it had never been.

    Raises:
        ValueError: a row is missing before this one, or its seat is none of this table.
        IllegalAction: the row holds what the rules forbid, so the log is damaged.
    """
    if row.seq != table.seq + 1:
        raise ValueError(f"row {row.seq} after row {table.seq}")
    if row.seat not in _seats_for(table, row.body):
        raise ValueError(f"{row.kind} at seat {row.seat}")
    after = counted(_fold(table, row), row.time)
    sat = after.seats if after.phase == "over" and not after.sat else after.sat
    sent = None if row.player is None or row.action_id is None else (row.player, row.action_id)
    seen = table.seen if sent is None else table.seen.marked(sent)
    clocks = _clocks(table, after, row.time)
    noted = replace(after, seq=row.seq, time=row.time, seen=seen, wished=wished(table, row), sat=sat, **clocks)
    pass_on(_OF_PLAY, after, noted)
    return noted


def _seats_for(table: Table, body: Body) -> range:
    """The seats that such a row may be of."""
    least = HOUSE if type(body) in _HOUSE_DOES else 0
    return range(least, len(table.seats) + isinstance(body, Arranged))


def _clocks(before: Table, after: Table, time: int) -> dict[str, Any]:
    """The fields that tell since when the table waits for whom. A clock begins with every turn; a pause stops it."""
    if after.paused_at is not None:
        return {}
    waits = after.kept_waiting_by
    if moment(before) != moment(after):
        begun = tuple([time if seat in waits else None for seat in range(len(after.seats))])
        return {"since": begun, "warned": (None,) * len(begun), "idle": frozenset(), "hurried": frozenset()}
    kept = [seat in waits and after.since[seat] is not None for seat in range(len(after.seats))]
    since = tuple(after.since[seat] if keep else time if seat in waits else None for seat, keep in enumerate(kept))
    warned = tuple(at if keep else None for at, keep in zip(after.warned, kept, strict=True))
    idle = frozenset(seat for seat in after.idle if kept[seat])
    return {"since": since, "warned": warned, "idle": idle, "hurried": after.hurried & waits}


def _fold(table: Table, row: Row) -> Table:
    """What has happened, by where it happens; a type checker sees to it that nothing is left out."""
    match row.body:
        case Acted() | Started() | Dealt() | DealtAgain() | Begun() | WasReady() | Hinted() | Resigned() | Ended():
            after = _fold_match(table, row, row.body)
        case TookBack() | AskedFor() | Agreed() | Declined() | Lapsed() | Paused() | Resumed() | GaveTime() | WentOn():
            after = _fold_consent(table, row, row.body)
        case Sat() | BotSat() | Arranged() | Moved() | WentAway() | CameBack() | Looked() | StoodIn() | Left():
            after = _fold_seats(table, row, row.body)
        case LostRace(notation=notation):
            after = replace(table, round=_on_table(table).lost(row.seat, table.game.parse(notation), row.time))
        case WatchingSet(allowed=allowed):
            after = replace(table, watching=allowed)
        case Named(name=name):
            after = named(table, row.seat, name)
        case Warned() | TimedOut() | Idled():
            after = _fold_clocks(table, row, row.body)
        case _:
            assert_never(row.body)
    return after


def _fold_match(
    table: Table,
    row: Row,
    body: Acted | Started | Dealt | DealtAgain | Begun | WasReady | Hinted | Resigned | Ended,
) -> Table:
    match body:
        case Acted(notation=notation):
            after = _act(table, row, notation)
        case Started():
            after = replace(table, ready=table.people.persons)
        case Dealt(setup=setup):
            after = _deal(table, row, setup)
        case DealtAgain(setup=setup):
            after = _rematch(table, row, setup)
        case Begun():
            after = _begin(table, row)
        case WasReady():
            after = _ready(table, row)
        case Hinted():
            after = replace(table, hints=table.hints + 1, hinted=moment(table))
        case Resigned(level=level):
            after = _resign(table, row, level)
        case Ended():
            after = _end(table, row)
    return after


def _fold_consent(
    table: Table,
    row: Row,
    body: TookBack | AskedFor | Agreed | Declined | Lapsed | Paused | Resumed | GaveTime | WentOn,
) -> Table:
    match body:
        case TookBack():
            after = _taken_back(table, row.seat, row.time)
        case AskedFor(wish=wish):
            after = replace(table, asked=Asked(wish, row.seat, table.others(row.seat)), asked_at=row.time)
        case Agreed():
            after = _yes(table, row)
        case Declined() | Lapsed():
            after = replace(table, asked=None)
        case Paused():
            after = _pause(table, row)
        case Resumed():
            after = _resume(table, row)
        case GaveTime():
            given = table.patience.given + 1
            after = replace(table, patience=replace(table.patience, given=given, without=frozenset()))
        case WentOn():
            without = table.patience.without | {row.seat, *_seats_of(table, row.seat)}
            after = replace(table, patience=replace(table.patience, without=without))
    return after


def _fold_seats(
    table: Table, row: Row, body: Sat | BotSat | Arranged | Moved | WentAway | CameBack | Looked | StoodIn | Left
) -> Table:
    match body:
        case Sat(player=player):
            after = _sit(table, row.seat, player)
        case BotSat(level=level):
            after = seated(table, row.seat, Sitter(level=level))
        case Arranged(place=place):
            after = arranged(table, row, place)
        case Moved(before=before):
            after = _move(table, row, before)
        case WentAway():
            after = _away(table, row.seat, row.time)
        case CameBack():
            after = _back(table, row)
        case Looked(at=at):
            after = replace(table, looks=with_item(table.looks, row.seat, at))
        case StoodIn(level=level):
            after = _stand_in(table, row.seat, level)
        case Left(level=level):
            after = _leave(table, row, level)
    return after


def _fold_clocks(table: Table, row: Row, body: Warned | TimedOut | Idled) -> Table:
    match body:
        case Warned():
            after = replace(table, warned=with_item(table.warned, row.seat, row.time))
        case TimedOut():
            after = replace(table, hurried=table.hurried | {row.seat}, idle=table.idle - {row.seat})
        case Idled():
            after = replace(table, idle=table.idle | {row.seat})
    return after


def _move(table: Table, row: Row, old: Seat) -> Table:
    """Whoever sat at the new seat, a bot or nobody, has the old one."""
    ready = table.ready - {old} | {row.seat} if old in table.ready else table.ready
    moved = seated(table, old, table.seats[row.seat])
    return replace(seated(moved, row.seat, table.seats[old]), ready=ready)


def _sit(table: Table, seat: Seat, player: Player) -> Table:
    """Whoever sits down at a game in turns wants to play it; in a race nobody is to be surprised by its start."""
    after = in_order(seated(table, seat, Sitter(player=player)))
    ready = table.phase == "waiting" and not table.game.real_time
    return replace(after, ready=after.ready | {seat}) if ready else after


def _deal(table: Table, row: Row, setup: Setup) -> Table:
    """The next round; after a match that was won it is the first of another one."""
    return _on_with(table, row, begin_round(table.next_match.variant, setup))


def _begin(table: Table, row: Row) -> Table:
    """The one round of a table that begins at a moment of another one."""
    assert table.begins is not None  # `decide` lets no other table begin so
    return _on_with(table, row, round_from(table.match.variant, table.begins, row.time))


def _on_with(table: Table, row: Row, dealt: Round) -> Table:
    """This round is on the table now; in real time there is a common start."""
    match = table.next_match
    start = row.time + (COUNTDOWN if table.game.races(dealt.state) else 0)
    if table.phase == "over":
        table = _afresh(table)
    if not table.number:
        away = tuple(None if since is None else row.time for since in table.away)  # until now nobody waited for him
        table = replace(table, began=row.time, away=away)
    earlier = table.earlier if table.round is None else table.earlier.grown(table.round)
    dealt_at = replace(table, match=match, earlier=earlier, round=dealt, acted_at=start, quiet_since=start)
    return replace(dealt_at, ready=frozenset(), asked=None, ended=(), hinted=None, sat=(), patience=Patience())


def _afresh(table: Table) -> Table:
    """Before the first deal of another match."""
    number = table.match_number + 1
    return replace(table, earlier=Trail(), round=None, resigned=frozenset(), match_number=number, hints=0, take_backs=0)


def _rematch(table: Table, row: Row, setup: Setup) -> Table:
    """Everybody moves on by one seat; who resigned plays again, unless he is away."""
    seats = _moved_on(tuple(_again(sitter, away) for sitter, away in zip(table.seats, table.away, strict=True)))
    stood_in = {seat: (1, 0) for seat, sitter in enumerate(seats) if sitter and sitter.player and sitter.level}
    away, looks = _moved_on(table.away), _moved_on(table.looks)
    return _deal(replace(table, seats=seats, away=away, looks=looks, stood_in=stood_in), row, setup)


def _again(sitter: Sitter | None, away: int | None) -> Sitter | None:
    return replace(sitter, level=None) if sitter and sitter.player is not None and away is None else sitter


def _moved_on(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return (items[-1], *items[:-1])


def _act(table: Table, row: Row, notation: str) -> Table:
    """What was asked for is forgotten when it was to take back; a wish to pause may wait until the match is over."""
    action = table.game.parse(notation)
    last = _on_table(table).advance(row.seat, action, row.time)
    races = table.game.races(last.state)
    acted_at = row.time + (COUNTDOWN if races and not table.real_time else 0)
    quiet_since = acted_at if races and row.seat != HOUSE else table.quiet_since
    hurried = table.hurried - {row.seat}
    played = replace(table, round=last, hurried=hurried, acted_at=acted_at, quiet_since=quiet_since)
    forgotten = played.phase == "over" or (_wants_back(table) and row.seat in table.people.persons)
    return replace(played, asked=None) if forgotten else played


def _on_table(table: Table) -> Round:
    assert table.round is not None  # `decide` lets nobody act before the first deal
    return table.round


def _wants_back(table: Table) -> bool:
    return table.asked is not None and table.asked.what == "take-back"


def _ready(table: Table, row: Row) -> Table:
    """At a shared screen a person is ready for all his seats at once."""
    return replace(table, ready=table.ready | {row.seat, *_seats_of(table, row.seat)})


def _seats_of(table: Table, seat: Seat) -> tuple[Seat, ...]:
    sitter = table.seats[seat]
    return () if sitter is None else table.seats_of(sitter.player)


def _taken_back(table: Table, seat: Seat, time: int) -> Table:
    """Everything from the seat's last action on is gone, the end of the round and its chips included."""
    last = _on_table(table)
    last = last.cut(last_move(last, {seat}))
    count = table.take_backs + 1
    return replace(table, round=last, ready=frozenset(), acted_at=time, asked=None, take_backs=count)


def _yes(table: Table, row: Row) -> Table:
    """The last one to agree makes it so."""
    asked = table.asked
    assert asked is not None  # `decide` lets nobody answer otherwise
    mine = _seats_of(table, row.seat)
    waits = tuple(seat for seat in asked.waits if seat not in mine and seat in table.people.persons)
    if waits:
        return replace(table, asked=replace(asked, waits=waits))
    return _pause(table, row) if asked.what == "pause" else _taken_back(table, asked.seat, row.time)


def _pause(table: Table, row: Row) -> Table:
    return replace(table, paused_at=row.time, asked=None)


def _resume(table: Table, row: Row) -> Table:
    """All that was running goes on as if the pause had not been; in real time there is a common start."""
    began = row.time if table.paused_at is None else table.paused_at

    def later(time: int) -> int:
        return time + row.time - max(time, began)

    def all_later(times: tuple[int | None, ...]) -> tuple[int | None, ...]:
        return tuple(None if time is None else later(time) for time in times)

    acted_at = row.time + COUNTDOWN if table.real_time else later(table.acted_at)
    since, warned, away = all_later(table.since), all_later(table.warned), all_later(table.away)
    later_on = replace(table, paused_at=None, acted_at=acted_at, quiet_since=later(table.quiet_since))
    return replace(later_on, since=since, warned=warned, away=away)


def _away(table: Table, seat: Seat, time: int) -> Table:
    gone = replace(table, away=with_item(table.away, seat, time), looks=with_item(table.looks, seat, None))
    return replace(gone, idle=table.idle - {seat})


def _back(table: Table, row: Row) -> Table:
    """His seat is his again at once, with a clock that starts anew; who has resigned only watches."""
    table = table if table.people.at_table else _waits_anew(table, row.time)
    back = replace(table, away=with_item(table.away, row.seat, None))
    sitter = table.seats[row.seat]
    if sitter is None or row.seat in table.given_up:
        return back
    seats = with_item(table.seats, row.seat, replace(sitter, level=None))
    hurried = table.hurried - {row.seat}
    back = replace(back, stood_in=without(table.stood_in, row.seat))
    return replace(back, seats=seats, since=with_item(table.since, row.seat, None), hurried=hurried)


def _waits_anew(table: Table, time: int) -> Table:
    """Nobody was there, so that nobody was kept waiting until now; in real time there is a common start."""
    never = (None,) * len(table.seats)
    away = tuple(None if since is None else time for since in table.away)
    acted_at = time + (COUNTDOWN if table.real_time and table.phase == "playing" else 0)
    return replace(table, away=away, since=never, warned=never, acted_at=acted_at, quiet_since=acted_at)


def _stand_in(table: Table, seat: Seat, level: str) -> Table:
    """A bot plays for the person; nobody waits for his answer any more."""
    sitter = table.seats[seat]
    assert sitter is not None  # only a person's seat gets a stand-in
    seats = with_item(table.seats, seat, replace(sitter, level=level or None))
    asked = None if table.asked is not None and seat in (table.asked.seat, *table.asked.waits) else table.asked
    moves = 0 if table.round is None else len(table.round.moves)
    stood_in = {seat: (table.number, moves), **table.stood_in}
    return replace(table, seats=seats, asked=asked, stood_in=stood_in)


def _leave(table: Table, row: Row, level: str) -> Table:
    """Before a match and after it his seats are free again; during one bots play for who left."""
    free = table.gathers
    for seat in _seats_of(table, row.seat):
        table = seated(table, seat, None) if free else _away(_stand_in(table, seat, level), seat, row.time)
    return in_order(replace(table, ready=table.ready & table.people.persons))


def _resign(table: Table, row: Row, level: str) -> Table:
    """A bot plays on, unless one side or no person is left who could win: then the match is over. A pause ends.

    Who gives up because all others do nothing has not lost: all who could still win share the match.
    """
    if _all_others_idle(table, row.seat):
        return replace(table, ended=table.in_play, asked=None, paused_at=None)
    going_on = table if table.paused_at is None else _resume(table, row)
    after = replace(going_on, resigned=table.resigned | {row.seat}, asked=None)
    out = after.sides_of(after.resigned)
    sides = {*table.sides} - out
    if len(sides) < 2 or not after.sides_of(after.people.owned) - out:
        return replace(after, ended=after.best_but(out))
    return _stand_in(after, row.seat, level)


def _all_others_idle(table: Table, seat: Seat) -> bool:
    """Whether there are others who could play, and the table has waited for all of them for long."""
    others = table.others_there(seat)
    return bool(others) and others <= table.idle


def _end(table: Table, row: Row) -> Table:
    """The match is over without whoever is away."""
    return replace(table, ended=table.best_but(table.sides_of({*table.resigned, row.seat})), asked=None)
