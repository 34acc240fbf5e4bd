"""Opening a table: from a client's order to a header and the rows of those who sit at once."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from parlour.core.discovery import find, shorten
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame, Seat
from parlour.core.options import choose, count_players, option_values
from parlour.lessons.step import courses
from parlour.room.attendance import Sitter
from parlour.room.decide import Command, Deal, decide
from parlour.room.levels import BOT, bot_in, default_level
from parlour.room.log import ROOM, Header, Player, Row, Terms
from parlour.room.messages import NameSeat, Start
from parlour.room.refusal import LONGEST_ID
from parlour.room.seating import SeatBot, TakeSeat
from parlour.room.table import open_table
from parlour.server.schema import BotInfo, GameInfo, MakeTable, OptionInfo, SeatOrder

FASTEST: Final = 0.0
SLOWEST: Final = 4.0
"""Bounds of a table's pace."""
SHORTEST: Final = 5
LONGEST: Final = 3600
"""Bounds of a table's clock, in seconds a move."""
SHORTEST_IDLE: Final = 15
LONGEST_IDLE: Final = 600
"""Bounds of the time without a play after which a race goes on by itself, in seconds."""


class BadOrder(ParlourError):
    """A table that cannot be opened as it was asked for."""


def check_order(order: MakeTable, table: str, wall: int) -> Header:
    """The header of the table that is asked for, at this time of the wall's clock.

    Raises:
        BadOrder: ``bad-message-id``, ``bad-pace``, ``bad-clock``, ``clock-in-real-time``, ``bad-idle``,
            ``places-differ``, ``hints-not-known``, ``hints-need-bots``.
        InvalidOptions: an unknown game, edition, option, value or number of players.
    """
    game = find(order.game)
    options = choose(game, order.edition, {**order.options})
    players = count_players(game, _players(game, order))
    if not 0 < len(order.id) <= LONGEST_ID:
        raise BadOrder("bad-message-id", limit=LONGEST_ID)
    if not FASTEST <= order.pace <= SLOWEST:
        raise BadOrder("bad-pace", most=int(SLOWEST))
    _check_times(game, order.terms)
    if order.seats is not None and len(order.seats) != players:
        raise BadOrder("places-differ", places=len(order.seats), players=players)
    if order.terms.hints:
        _check_hints(game, order, players)
    return Header(
        table=table,
        game=game.name,
        version=game.version,
        edition=order.edition or game.default_edition,
        options=msgspec.to_builtins(options),
        players=players,
        pace=order.pace,
        made_at=wall,
        terms=order.terms,
    )


def _check_times(game: AnyGame, terms: Terms) -> None:
    if terms.clock is not None and not SHORTEST <= terms.clock <= LONGEST:
        raise BadOrder("bad-clock", least=SHORTEST, most=LONGEST)
    if terms.clock is not None and game.real_time:
        raise BadOrder("clock-in-real-time", game=game.name)
    if terms.idle is not None and not SHORTEST_IDLE <= terms.idle <= LONGEST_IDLE:
        raise BadOrder("bad-idle", least=SHORTEST_IDLE, most=LONGEST_IDLE)


def _check_hints(game: AnyGame, order: MakeTable, players: int) -> None:
    if game.study is None:
        raise BadOrder("hints-not-known", game=game.name)
    if sum(place.startswith(BOT) for place in _places(game, order, players)) < players - 1:
        raise BadOrder("hints-need-bots")


def _players(game: AnyGame, order: MakeTable) -> int:
    if order.players is not None:
        return order.players
    return game.players[0] if order.seats is None else len(order.seats)


def first_rows(header: Header, order: MakeTable, maker: Player, rng: Random) -> list[Row]:
    """The rows of those who sit at once and, if nobody is missing, of the start; decided like any later ones.

    A race does not begin for a newcomer who has not read yet what it is about.

    Raises:
        BadOrder: ``nobody-plays``, ``bad-place``, ``same-screen-needs-me`` or ``same-screen-hidden``.
        Refusal: ``unknown-level``; ``not-your-seat`` or ``one-name``, a name is for no seat of a shared screen.
        BadName: nobody can be called so.
    """
    table, rows = open_table(header), list[Row]()
    places = _places(table.game, order, header.players)
    commands = _commands(table.game, places, maker)
    waits, full = order.newcomer and table.game.real_time, len(commands) == header.players
    commands += [(maker, NameSeat(f"name-{seat}", seat, name)) for seat, name in enumerate(order.names) if name.strip()]
    if full and not waits:  # one of them is his: else nobody would play
        commands += [(maker, Start(order.id, list(places).index("me"))), (ROOM, Deal())]
    for who, command in commands:
        decided = decide(table, who, command, table.time, rng)
        if decided is not None:
            table = decided.after
            rows.append(decided.row)
    return rows


def _places(game: AnyGame, order: MakeTable, players: int) -> Sequence[SeatOrder]:
    others = BOT + default_level(game) if game.bots else "open"
    places = ["me", *[others] * (players - 1)] if order.seats is None else order.seats
    if not {"me", "same-screen", "open"}.intersection(places):
        raise BadOrder("nobody-plays")
    if "same-screen" in places and "me" not in places:
        raise BadOrder("same-screen-needs-me")
    if "same-screen" in places and not game.open_hands:
        raise BadOrder("same-screen-hidden", game=game.name)
    if places.count("me") > 1:
        raise BadOrder("bad-place", place="me")
    return places


def _commands(game: AnyGame, places: Sequence[SeatOrder], maker: Player) -> list[tuple[Player, Command]]:
    commands = (_command(seat, place, maker) for seat, place in enumerate(places))
    return [command for command in commands if command is not None]


def _command(seat: Seat, place: SeatOrder, maker: Player) -> tuple[Player, Command] | None:
    if place == "open":
        return None
    if place in ("me", "same-screen"):
        return maker, TakeSeat(seat)
    level = bot_in(place)
    if level is not None:
        return ROOM, SeatBot(seat, level)
    raise BadOrder("bad-place", place=shorten(place))


def order_again(header: Header, sat: Sequence[Sitter], player: Player, order: str) -> MakeTable | None:
    """The order for a table like another one, at which the same bots sit down at once and the others by its link.

    Args:
        sat: who sat where when the match there ended.
        player: who orders it.
        order: its id.

    Returns:
        None if he did not play there.
    """
    places = list[SeatOrder]()
    for sitter in sat:
        places.append(_place_again(find(header.game), sitter, player, first="me" not in places))
    if "me" not in places:
        return None
    return MakeTable(
        id=order,
        game=header.game,
        edition=header.edition,
        options=header.options,
        players=len(places),
        seats=places,
        names=[sitter.name for sitter in sat if sitter.name] and [sitter.name for sitter in sat],
        pace=header.pace,
        terms=header.terms,
    )


def _place_again(game: AnyGame, sitter: Sitter, player: Player, *, first: bool) -> SeatOrder:
    if sitter.player == player:
        return "me" if first else "same-screen"
    if sitter.player is not None:
        return "open"
    known = sitter.level is not None and sitter.level in game.bots
    return f"{BOT}{sitter.level if known else default_level(game)}"


def game_info(game: AnyGame) -> GameInfo:
    """What a client must know of a game to set up a table."""
    return GameInfo(
        name=game.name,
        players=[*game.players],
        editions={name: msgspec.to_builtins(options) for name, options in game.editions.items()},
        options=[OptionInfo(name, [*values]) for name, values in option_values(game).items()],
        bots=[BotInfo(level, bot.name, bot.face) for level, bot in game.bots.items()],
        default_level=default_level(game),
        open_hands=game.open_hands,
        real_time=game.real_time,
        study=game.study is not None,
        courses={course: [step.meta.only for step in steps] for course, steps in courses(game).items()},
    )
