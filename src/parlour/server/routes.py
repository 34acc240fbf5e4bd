"""The addresses of the room."""

from collections.abc import Callable
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import segno
from litestar import Response, WebSocket, get, post, put, route, websocket
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath, FromQuery, JSONBody

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.room.colours import colour_of
from parlour.room.hints import AskHint
from parlour.room.log import Player
from parlour.room.names import clean_name
from parlour.room.seating import TakeSeat
from parlour.server.door.address import Address
from parlour.server.door.connections import ConnectionBounds
from parlour.server.door.edge import Visit
from parlour.server.door.invite import for_others
from parlour.server.door.line import ends_of, host_of, line_of
from parlour.server.door.pace import Limits, Openings, Talk
from parlour.server.door.pages import page
from parlour.server.given import Guest, TheQueue, TheTables
from parlour.server.problems import AnyRequest
from parlour.server.retention import Retention
from parlour.server.schema import ChangeMe, GameInfo, Hint, MakeTable, Me, Sit, TableLink, TableSummary
from parlour.server.study.hints import answer
from parlour.server.study.queue import visitor_of
from parlour.server.table.live import Live, look_in, refuse
from parlour.server.table.make import game_info
from parlour.server.table.tables import Tables


def nowhere() -> str | None:
    """No other machine reaches this one, as far as anybody knows."""
    return None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a room is run.

    Attributes:
        data: the folder of the database.
        database: the address of a PostgreSQL database, if there shall be none in a folder.
        address: where the room is for those who come.
        reached_at: tells at which address others reach this machine now, for who asks at one that is only its own.
        not_built: what the page says if the browser client was not built.
        bounds: what a connection may use.
        limits: how often something may be sent or wished for.
        keep_tables: days for which a finished table is kept that nobody comes back to; None is for ever.
        processes: of the room that share the cores of this machine.
    """

    data: Path
    database: str | None = None
    address: Address = Address()
    reached_at: Callable[[], str | None] = nowhere
    not_built: str = ""
    bounds: ConnectionBounds = ConnectionBounds()
    limits: Limits = Limits()
    keep_tables: int | None = None
    processes: int = 1


TheSettings: TypeAlias = NamedDependency[Settings]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games, with what is needed to set up a table."""
    return _infos()


@cache
def _infos() -> list[GameInfo]:
    return [game_info(game) for game in games().values()]


@get("/api/me")
async def who_am_i(
    tables: TheTables, player: Guest, visit: NamedDependency[Visit], retention: NamedDependency[Retention]
) -> Me:
    """The guest that this browser is, which every page asks first; not known yet if it has sent no cookie."""
    await tables.people.know([player])
    if visit.known:
        await retention.note(player)
    return me_of(tables, player, known=visit.known)


@put("/api/me")
async def change_me(
    data: JSONBody[ChangeMe], request: AnyRequest, tables: TheTables, changes: NamedDependency[Talk], player: Guest
) -> Me:
    """Gives the guest another name, another colour or both."""
    await tables.people.know([player])
    if data != ChangeMe():
        name = None if data.name is None else clean_name(data.name)
        changes.count(player, host_of(request))
        await tables.change(player, name, data.colour)
    return me_of(tables, player)


def me_of(tables: Tables, player: Player, *, known: bool = True) -> Me:
    """A guest as he is told of himself."""
    return Me(tables.people.names.get(player, ""), colour_of(player, tables.people.colours), known)


@post("/api/tables")
async def make_table(
    data: JSONBody[MakeTable],
    request: AnyRequest,
    tables: TheTables,
    openings: NamedDependency[Openings],
    settings: TheSettings,
    player: Guest,
) -> TableLink:
    """Opens a table; the same order again finds it again."""
    table = await tables.make(player, data, partial(openings.count, host_of(request)))
    return TableLink(table, invitation(request, settings, table))


@get("/api/tables")
async def my_tables(tables: TheTables, player: Guest) -> list[TableSummary]:
    """The tables at which the guest sits, newest first."""
    return await tables.mine(player)


@get("/api/tables/open")
async def open_tables(tables: TheTables, player: Guest) -> list[TableSummary]:
    """The public tables at which the guest could sit down, then those that he may watch."""
    return await tables.public(player)


@post("/api/tables/{table:str}/seats")
async def sit(
    table: FromPath[str],
    data: JSONBody[Sit],
    request: AnyRequest,
    tables: TheTables,
    settings: TheSettings,
    player: Guest,
) -> TableLink:
    """Takes a seat; who sits already keeps his."""
    await tables.people.know([player])
    actor = await tables.get(table)  # the last thing before asking: until then it may leave the memory
    await actor.ask(player, TakeSeat(data.seat))
    return TableLink(table, invitation(request, settings, table))


@post("/api/tables/{table:str}/hints")
async def hint(
    table: FromPath[str],
    data: JSONBody[AskHint],
    request: AnyRequest,
    tables: TheTables,
    queue: TheQueue,
    player: Guest,
) -> Hint:
    """What is best now, for whoever plays against bots; it is kept that he asked."""
    actor = await tables.get(table)
    await actor.ask(player, data)
    return await answer(actor.table, data, queue, visitor_of(player, host_of(request)))


@get("/api/tables/{table:str}/qr.svg")
async def qr(table: FromPath[str], request: AnyRequest, tables: TheTables, settings: TheSettings) -> Response[bytes]:
    """The invitation as a picture for a phone's camera."""
    await tables.read(table)
    picture = BytesIO()
    code = segno.make(invitation(request, settings, table), error="m", micro=False)
    code.save(picture, kind="svg", border=2, light="#fff", dark="#000", xmldecl=False, omitsize=True, nl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/record")
async def record(table: FromPath[str], tables: TheTables, visit: NamedDependency[Visit]) -> Response[bytes]:
    """The current match as a match record: one line of JSON."""
    now = await tables.read(table)
    return await match_record(table, now.match_number, tables, visit.guest)


@get("/api/tables/{table:str}/matches/{match:int}/record")
async def record_of(
    table: FromPath[str], match: FromPath[int], tables: TheTables, visit: NamedDependency[Visit]
) -> Response[bytes]:
    """A match of the table as a match record: the same match for ever."""
    return await match_record(table, match, tables, visit.guest)


async def match_record(table: str, match: int, tables: Tables, player: Player | None) -> Response[bytes]:
    """A record as a file that can be saved; its name says which match it is."""
    line = await tables.matches.record(table, match, player) + b"\n"
    name = f'inline; filename="{table}-{match}.jsonl"'
    return Response(line, media_type="application/json", headers={"content-disposition": name})


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    tables: TheTables,
    messages: NamedDependency[Talk],
    blunders: NamedDependency[Talk],
    look: FromQuery[str] = "",
) -> None:
    """Looks at a table, and plays at it whoever the cookie says; `MATCH/ROUND` is at what is over that he looks."""
    await socket.accept()
    line = line_of(socket, messages, blunders)
    try:
        line.check()
        at = look_in(look)
        actor = await tables.get(table)
    except ParlourError as error:
        await refuse(socket, line, error)
        return
    await Live(socket, ends_of(socket), actor, line, at).run()


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], sync_to_thread=False)
def show_page(request: AnyRequest, settings: TheSettings, path: FromPath[str] = "") -> Response[bytes]:
    """The browser client, at whichever of its addresses."""
    return page(request, path.lstrip("/"), settings.address.root, settings.not_built)


def invitation(request: AnyRequest, settings: Settings, table: str) -> str:
    """The address that lets others in."""
    return f"{way_in(request, settings)}/t/{table}"


def way_in(request: AnyRequest, settings: Settings) -> str:
    """The room's address for another device, without a slash at its end."""
    asked = f"{request.scope['scheme']}://{request.headers.get('host') or 'localhost'}"
    where = settings.address
    return f"{where.origin or for_others(asked, settings.reached_at)}{where.root}"


ROUTES: Final = (
    list_games,
    who_am_i,
    change_me,
    make_table,
    my_tables,
    open_tables,
    sit,
    hint,
    qr,
    record,
    record_of,
    live,
    show_page,
)
