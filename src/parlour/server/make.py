"""Opening a table: from a client's order to a header and the rows of those who sit at once."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from parlour.core.discovery import find, shorten
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame, Seat
from parlour.core.options import choose, count_players
from parlour.room.decide import LONGEST_ID, Command, Deal, SeatBot, TakeSeat, decide
from parlour.room.log import ROOM, Header, Player, Row
from parlour.room.table import advance, open_table
from parlour.server.schema import GameInfo, MakeTable, OptionInfo, Place

FASTEST: Final = 0.0
SLOWEST: Final = 4.0
"""Bounds of a table's pace."""
USUAL_LEVEL: Final = "medium"
BOT: Final = "bot:"


class BadOrder(ParlourError):
    """A table that cannot be opened as it was asked for."""


def check_order(order: MakeTable, table: str, now: int) -> Header:
    """The header of the table that is asked for.

    Raises:
        BadOrder: ``bad-message-id``, ``bad-pace``, ``places-differ``.
        InvalidOptions: an unknown game, edition, option, value or number of players.
    """
    game = find(order.game)
    options = choose(game, order.edition, {**order.options})
    players = count_players(game, _players(game, order))
    if not 0 < len(order.id) <= LONGEST_ID:
        raise BadOrder("bad-message-id", limit=LONGEST_ID)
    if not FASTEST <= order.pace <= SLOWEST:
        raise BadOrder("bad-pace", most=int(SLOWEST))
    if order.seats is not None and len(order.seats) != players:
        raise BadOrder("places-differ", places=len(order.seats), players=players)
    return Header(
        table=table,
        game=game.name,
        version=game.version,
        edition=order.edition or game.default_edition,
        options=msgspec.to_builtins(options),
        players=players,
        pace=order.pace,
        made_at=now,
    )


def _players(game: AnyGame, order: MakeTable) -> int:
    if order.players is not None:
        return order.players
    return game.players[0] if order.seats is None else len(order.seats)


def first_rows(header: Header, order: MakeTable, maker: Player, rng: Random) -> list[Row]:
    """The rows of those who sit at once and, if nobody is missing, of the first deal; decided like any later ones.

    Raises:
        BadOrder: ``bad-place``, ``same-screen-needs-me`` or ``same-screen-hidden``.
        Refusal: ``unknown-level``.
    """
    table, rows = open_table(header), list[Row]()
    commands = _commands(table.game, _places(table.game, order, header.players), maker)
    nobody_missing = len(commands) == header.players
    for who, command in (*commands, *([(ROOM, Deal())] if nobody_missing else [])):
        row = decide(table, who, command, header.made_at, rng)
        if row is not None:
            table = advance(table, row)
            rows.append(row)
    return rows


def _places(game: AnyGame, order: MakeTable, players: int) -> Sequence[Place]:
    others = BOT + default_level(game) if game.bots else "open"
    places = ["me", *[others] * (players - 1)] if order.seats is None else order.seats
    if "same-screen" in places and "me" not in places:
        raise BadOrder("same-screen-needs-me")
    if "same-screen" in places and not game.open_hands:
        raise BadOrder("same-screen-hidden", game=game.name)
    if places.count("me") > 1:
        raise BadOrder("bad-place", place="me")
    return places


def _commands(game: AnyGame, places: Sequence[Place], maker: Player) -> list[tuple[Player, Command]]:
    commands = (_command(seat, place, maker) for seat, place in enumerate(places))
    return [command for command in commands if command is not None]


def _command(seat: Seat, place: Place, maker: Player) -> tuple[Player, Command] | None:
    if place == "open":
        return None
    if place in ("me", "same-screen"):
        return maker, TakeSeat(seat)
    if place.startswith(BOT):
        return ROOM, SeatBot(seat, place.removeprefix(BOT))
    raise BadOrder("bad-place", place=shorten(place))


def default_level(game: AnyGame) -> str:
    """The bot that plays unless another is chosen; empty if the game has none."""
    levels = [*game.bots]
    return USUAL_LEVEL if USUAL_LEVEL in levels else "".join(levels[len(levels) // 2 :][:1])


def game_info(game: AnyGame) -> GameInfo:
    """What a client must know of a game to set up a table."""
    return GameInfo(
        name=game.name,
        players=[*game.players],
        editions={name: msgspec.to_builtins(options) for name, options in game.editions.items()},
        options=_options(game),
        levels=[*game.bots],
        default_level=default_level(game),
        open_hands=game.open_hands,
    )


def _options(game: AnyGame) -> list[OptionInfo]:
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)  # the protocol's bound
    return [OptionInfo(field.name, _values(field.type)) for field in info.fields]


def _values(of: msgspec.inspect.Type) -> list[bool | str]:
    if isinstance(of, msgspec.inspect.LiteralType):
        return [value for value in of.values if isinstance(value, str)]
    return [True, False]
