"""The addresses of rounds that are over, and of records that somebody opens to look at them.

Whoever has a table's link may look at all that is over there, and play it on from any moment, at a table of his own.
What somebody opens is not stored.
"""

from functools import partial
from typing import Final, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from parlour.core.errors import ParlourError
from parlour.core.game import Viewer
from parlour.room.frame import SeatInfo
from parlour.room.log import Player
from parlour.room.past import RoundTold, past_round, round_so_far, told_so_far
from parlour.room.record import finished_rounds, round_record
from parlour.room.refusal import Refusal
from parlour.room.staged import staged_seats
from parlour.room.table import Table
from parlour.room.tell import Company, eyes
from parlour.server.door.edge import Visit
from parlour.server.door.line import host_of
from parlour.server.door.pace import Openings, Talk
from parlour.server.given import Guest, TheQueue, TheTables
from parlour.server.problems import AnyRequest
from parlour.server.replay.schema import RecordGiven, RecordRead, RecordsGiven
from parlour.server.replay.worker import read_records, show_again, show_record, show_so_far
from parlour.server.routes import TheSettings, invitation
from parlour.server.schema import BeginTable, TableLink
from parlour.server.study.queue import visitor_of
from parlour.server.table.tables import Tables

LONGEST_OPENED: Final = 256 * 1024
"""Bytes of what somebody opens: a match of a whole evening."""
ALL: Final = "all"
"""Through no seat's eyes."""
Replays: TypeAlias = NamedDependency[Talk]
TheVisit: TypeAlias = NamedDependency[Visit]


@get("/api/replays/{table:str}/{match:int}/{number:int}")
async def show_round(
    table: FromPath[str],
    match: FromPath[int],
    number: FromPath[int],
    request: AnyRequest,
    tables: TheTables,
    queue: TheQueue,
    replays: Replays,
    visit: TheVisit,
    eyes: FromQuery[str | None] = None,
) -> Response[bytes]:
    """A round that is over, through the eyes of a seat or of a spectator; unless told, through those of who asks."""
    replays.count(visit.guest, host_of(request))
    at = await tables.matches.at(table, match)
    past, rounds = past_round(at, number), len(finished_rounds(at))
    own = next(iter(at.played_by(visit.player)), None)
    company = await _company(tables, past.table)
    shown = (past, own if eyes is None else _eyes(eyes, at), own, rounds, company)
    return _json(
        await queue.once(
            visitor_of(visit.guest, host_of(request)), show_again, *shown, about=f"{table}/{match}/{number}"
        )
    )


@get("/api/replays/{table:str}/{match:int}/{number:int}/seats")
async def who_played(
    table: FromPath[str],
    match: FromPath[int],
    number: FromPath[int],
    request: AnyRequest,
    tables: TheTables,
    replays: Replays,
    visit: TheVisit,
) -> tuple[SeatInfo, ...]:
    """Who played a round that is over, as those who look at it again are told."""
    replays.count(visit.guest, host_of(request))
    at = await tables.matches.at(table, match)
    past, own = past_round(at, number), next(iter(at.played_by(visit.player)), None)
    return staged_seats(past.table, own, await _company(tables, past.table))


@get("/api/replays/{table:str}/{match:int}/rounds")
async def download_rounds(
    table: FromPath[str],
    match: FromPath[int],
    request: AnyRequest,
    tables: TheTables,
    replays: Replays,
    visit: TheVisit,
) -> Response[bytes]:
    """The rounds of a match that are over, a record a line."""
    replays.count(visit.guest, host_of(request))
    at = await tables.matches.at(table, match)
    rounds = finished_rounds(at)
    if not rounds:
        raise Refusal("no-record-yet")
    lines = msgspec.json.Encoder().encode_lines([round_record(each, at.begins) for each in rounds])
    name = f'attachment; filename="{table}-{match}-rounds.jsonl"'
    return Response(lines, media_type="application/x-ndjson", headers={"content-disposition": name})


@get("/api/tables/{table:str}/told/{number:int}")
async def told_round(
    table: FromPath[str],
    number: FromPath[int],
    request: AnyRequest,
    tables: TheTables,
    replays: Replays,
    visit: TheVisit,
) -> RoundTold:
    """What whoever asks was told of a round of the table's current match as it happened, and nothing else."""
    replays.count(visit.guest, host_of(request))
    actor = await tables.get(table)
    return told_so_far(actor.table, number, visit.guest)


@get("/api/tables/{table:str}/seen")
async def seen_round(
    table: FromPath[str], request: AnyRequest, tables: TheTables, queue: TheQueue, replays: Replays, visit: TheVisit
) -> Response[bytes]:
    """What whoever asks has seen of the round on the table so far, so that he may step back in it."""
    replays.count(visit.guest, host_of(request))
    actor = await tables.get(table)
    past = round_so_far(actor.table, visit.guest)
    shown = (past, eyes(actor.table, visit.guest), actor.company())
    return _json(await queue.once(visitor_of(visit.guest, host_of(request)), show_so_far, *shown, about=table))


@post("/api/tables/begin")
async def begin_table(
    data: JSONBody[BeginTable],
    request: AnyRequest,
    tables: TheTables,
    replays: Replays,
    openings: NamedDependency[Openings],
    settings: TheSettings,
    player: Guest,
) -> TableLink:
    """Opens a table at a moment of a round that is over, or of one that is studied; the same order finds it again."""
    replays.count(player, host_of(request))
    table = await tables.begin(player, data, partial(openings.count, host_of(request)))
    return TableLink(table, invitation(request, settings, table))


@post("/api/replays/read", status_code=200, request_max_body_size=LONGEST_OPENED)
async def read(
    data: JSONBody[RecordsGiven], request: AnyRequest, queue: TheQueue, replays: Replays, visit: TheVisit
) -> list[RecordRead]:
    """What somebody has opened: which records and matches, and what is wrong with them."""
    replays.count(visit.guest, host_of(request))
    return await queue.once(visitor_of(visit.guest, host_of(request)), read_records, data.text, about="opened")


@post("/api/replays/open", status_code=200, request_max_body_size=LONGEST_OPENED)
async def show_opened(
    data: JSONBody[RecordGiven], request: AnyRequest, queue: TheQueue, replays: Replays, visit: TheVisit
) -> Response[bytes]:
    """A round of one of them, as a replay."""
    replays.count(visit.guest, host_of(request))
    shown = (data.text, data.round, data.eyes)
    return _json(await queue.once(visitor_of(visit.guest, host_of(request)), show_record, *shown, about="opened"))


def _eyes(text: str, table: Table) -> Viewer:
    if text == ALL:
        return None
    if text not in map(str, range(len(table.seats))):
        raise ParlourError("bad-request")
    return int(text)


async def _company(tables: Tables, table: Table) -> Company:
    """What those who played are called now; all of them are there."""
    players: set[Player] = {*table.people.players}
    await tables.people.know([*players])
    names = {player: name for player, name in tables.people.names.items() if player in players}
    colours = {player: colour for player, colour in tables.people.colours.items() if player in players}
    return Company(names, frozenset(range(len(table.seats))), colours)


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


REPLAY_ROUTES: Final = (
    show_round,
    who_played,
    download_rounds,
    told_round,
    seen_round,
    begin_table,
    read,
    show_opened,
)
