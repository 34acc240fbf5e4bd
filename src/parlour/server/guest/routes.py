"""The addresses at which a guest finds what is his own."""

from functools import partial
from io import BytesIO
from typing import Final, TypeAlias

import segno
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from parlour.core.errors import ParlourError
from parlour.room.colours import colour_of
from parlour.room.log import Player
from parlour.server.door.edge import Visit, hand_out
from parlour.server.door.guests import new_token, player_of
from parlour.server.door.keys import Keys
from parlour.server.door.line import host_of
from parlour.server.door.pace import Openings, Talk
from parlour.server.given import Guest, TheTables
from parlour.server.guest.account import Accounts
from parlour.server.guest.handovers import LASTS, Handovers
from parlour.server.guest.history import History
from parlour.server.guest.schema import MatchPage, MoveCode, MoveLink, MoveOffer, PlayAgain, Standings, TakeMove
from parlour.server.problems import AnyRequest
from parlour.server.routes import TheSettings, invitation, me_of, way_in
from parlour.server.schema import Me, TableLink
from parlour.server.table.tables import Tables

TheHistory: TypeAlias = NamedDependency[History]
TheAccounts: TypeAlias = NamedDependency[Accounts]
TheHandovers: TypeAlias = NamedDependency[Handovers]
TheKeys: TypeAlias = NamedDependency[Keys]
Changes: TypeAlias = NamedDependency[Talk]


class GuestHere(ParlourError):
    """Somebody would be replaced whom nobody could have back."""


@get("/api/me/matches")
async def my_matches(
    history: TheHistory,
    player: Guest,
    game: FromQuery[str | None] = None,
    party: FromQuery[str | None] = None,
    after: FromQuery[str | None] = None,
) -> MatchPage:
    """What the guest has played, newest first."""
    return await history.page(player, game, party, after)


@get("/api/me/standings")
async def my_standings(history: TheHistory, player: Guest) -> Standings:
    """How he stands with those he has played with, and in each game."""
    return await history.standings(player)


@post("/api/me/rematch")
async def play_again(
    data: JSONBody[PlayAgain],
    request: AnyRequest,
    tables: TheTables,
    history: TheHistory,
    openings: NamedDependency[Openings],
    settings: TheSettings,
    player: Guest,
) -> TableLink:
    """Opens a table like the one of a match that he has played, for the same company."""
    order = await history.order_again(player, data)
    table = await tables.make(player, order, partial(openings.count, host_of(request)))
    return TableLink(table, invitation(request, settings, table))


@get("/api/me/data")
async def my_data(request: AnyRequest, accounts: TheAccounts, changes: Changes, player: Guest) -> Stream:
    """Everything that is stored of the guest, as a file."""
    changes.count(player, host_of(request))
    named = {"content-disposition": 'attachment; filename="parlour-guest.json"'}
    return Stream(accounts.everything(player), media_type="application/json", headers=named)


@delete("/api/me", status_code=200)
async def forget_me(
    request: AnyRequest,
    accounts: TheAccounts,
    tables: TheTables,
    handovers: TheHandovers,
    changes: Changes,
    player: Guest,
) -> Me:
    """Leaves his running matches and forgets the guest; the browser is a new one then."""
    changes.count(player, host_of(request))
    handovers.forget(player)
    await accounts.forget(player)
    tables.disconnect(player)
    return _newcomer(request, tables)


def _newcomer(request: AnyRequest, tables: Tables) -> Me:
    token = new_token()
    hand_out(request.scope, token)
    return me_of(tables, player_of(token))


@post("/api/me/move")
async def offer_move(
    request: AnyRequest,
    accounts: TheAccounts,
    handovers: TheHandovers,
    settings: TheSettings,
    changes: Changes,
    player: Guest,
) -> MoveLink:
    """A link by which another device becomes this guest."""
    changes.count(player, host_of(request))
    if not await accounts.is_kept(player):
        raise ParlourError("nothing-to-move")
    url = f"{way_in(request, settings)}/move#{handovers.offer(player)}"
    return MoveLink(url, _picture(url), LASTS // 1000)


def _picture(url: str) -> str:
    """For a phone's camera; it comes with the answer, for an address of its own would tell the secret on the way."""
    picture = BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(picture, kind="svg", border=2, light="#fff", dark="#000", xmldecl=False, omitsize=True, nl=False)
    return picture.getvalue().decode()


@post("/api/me/move/look", status_code=200)
async def look_at_move(
    data: JSONBody[MoveCode],
    request: AnyRequest,
    accounts: TheAccounts,
    tables: TheTables,
    handovers: TheHandovers,
    changes: Changes,
    player: Guest,
) -> MoveOffer:
    """Who would move here by a link; the link stays usable."""
    changes.count(player, host_of(request))
    mover = handovers.look(data.code)
    await tables.people.know([mover, player])
    names, colours = tables.people.names, tables.people.colours
    replaces = await _is_somebody(accounts, tables, player)
    return MoveOffer(names.get(mover, ""), colour_of(mover, colours), mover == player, replaces and mover != player)


@post("/api/me/move/take", status_code=200)
async def take_move(
    data: JSONBody[TakeMove],
    request: AnyRequest,
    accounts: TheAccounts,
    tables: TheTables,
    handovers: TheHandovers,
    keys: TheKeys,
    changes: Changes,
    player: Guest,
) -> Me:
    """Lets this browser be the guest of a link; who it was before is gone, so that must be said expressly."""
    changes.count(player, host_of(request))
    mover = handovers.look(data.code)
    if mover != player and not data.replace and await _is_somebody(accounts, tables, player):
        raise GuestHere("guest-here")
    if mover != player:
        hand_out(request.scope, await _moved(data.code, handovers, keys))
        tables.disconnect(player)
    await tables.people.know([mover])
    return me_of(tables, mover)


async def _moved(code: str, handovers: Handovers, keys: Keys) -> str:
    """The new key of whoever moves by a link: of several who would at once, the first; only that uses it up."""
    handover = handovers.take(code)
    try:
        return await keys.cut(handover.player)
    except ParlourError:
        handovers.give_back(code, handover)
        raise


async def _is_somebody(accounts: Accounts, tables: Tables, player: Player) -> bool:
    """Whether a browser's guest is more than a cookie: he has a name, or has sat at a table."""
    await tables.people.know([player])
    return bool(tables.people.names.get(player)) or await accounts.is_kept(player)


@post("/api/me/key", status_code=200)
async def change_key(
    request: AnyRequest, accounts: TheAccounts, tables: TheTables, keys: TheKeys, changes: Changes, player: Guest
) -> Me:
    """A new key for this browser; the old one still fits, so that nobody is locked out by an answer that gets lost."""
    changes.count(player, host_of(request))
    if not await accounts.is_kept(player):
        raise ParlourError("nothing-to-move")
    await tables.people.know([player])
    hand_out(request.scope, await keys.cut(player, spare=True))
    return me_of(tables, player)


@post("/api/me/sign-out", status_code=200)
async def sign_out_others(
    request: AnyRequest,
    tables: TheTables,
    handovers: TheHandovers,
    keys: TheKeys,
    changes: Changes,
    player: Guest,
    visit: NamedDependency[Visit],
) -> Me:
    """From now on the key of this browser alone is the guest's: all his other devices are somebody else."""
    changes.count(player, host_of(request))
    handovers.forget(player)
    await keys.change_locks(player, visit.token)
    tables.disconnect(player)
    await tables.people.know([player])
    return me_of(tables, player)


GUEST_ROUTES: Final = (
    my_matches,
    my_standings,
    play_again,
    my_data,
    forget_me,
    offer_move,
    look_at_move,
    take_move,
    change_key,
    sign_out_others,
)
