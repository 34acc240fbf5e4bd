"""Opening a table at a moment of another round: from a client's order to what that table begins with.

Which moment it is, the room reads in the log of a table where the round is over, by the rule by which it is looked at
again, so nobody learns of a round that goes on. A position that comes as a record is one of a game that is studied: all
of it is open.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.core.game import AnyGame, Seat
from parlour.core.round import Variant
from parlour.room.attendance import Sitter
from parlour.room.beginning import beginning_at, first_to_play
from parlour.room.levels import BOT
from parlour.room.log import Beginning, Header, PlayedMoment, Player, Row, Terms
from parlour.room.past import past_round
from parlour.room.refusal import Refusal
from parlour.room.table import Table
from parlour.server.schema import BeginTable, MakeTable, SameMoment, SeatOrder, StudiedMoment
from parlour.server.table.make import check_order, first_rows
from parlour.server.table.matches import Matches
from parlour.study.position import follow

PACE: Final = 1.0
"""Of a table that begins at a position which was played nowhere."""


class Prepared(msgspec.Struct, frozen=True):
    """What a table begins with that begins at a moment of another round.

    Attributes:
        order: for a table of the same rules.
        variant: what is played, by the rules of that round.
        begins: the moment.
    """

    order: MakeTable
    variant: Variant
    begins: Beginning

    def first(self, table: str, wall: int, maker: Player, rng: Random) -> tuple[Header, list[Row]]:
        """The header and the first rows of the table, at this time of the wall's clock."""
        header = check_order(self.order, table, wall)
        begun = replace(header, version=self.variant.game.version, begins=self.begins)
        return begun, first_rows(begun, self.order, maker, rng)


async def prepare(matches: Matches, order: BeginTable, player: Player) -> Prepared:
    """What the table of an order begins with.

    Raises:
        Refusal: ``unknown-round``, there is no such round, or it still goes on; ``no-such-move``,
            ``nothing-to-play`` or ``no-such-seat``; ``not-begun``, that table does not begin at a moment of a round.
        ParlourError: there is no such table or match; a record is none, or of a game that cannot be studied.
    """
    match order.at:
        case PlayedMoment():
            prepared = await _played(matches, order, order.at, player)
        case StudiedMoment():
            prepared = _studied(order, order.at)
        case SameMoment():
            prepared = await _again(matches, order, order.at, player)
    return prepared


async def _played(matches: Matches, order: BeginTable, at: PlayedMoment, player: Player) -> Prepared:
    table = await matches.at(at.table, at.match)
    played = past_round(table, at.round).round
    own = next(iter(table.played_by(player)), None) if order.seat is None else order.seat
    seat = first_to_play(played.cut(at.move)) if own is None else own
    begins = beginning_at(played, at.move, seat, at)
    return _prepared(order, played.variant, begins, table.sat or table.seats, table)


def _studied(order: BeginTable, at: StudiedMoment) -> Prepared:
    played = follow(at.record)
    move = len(played.moves) if at.move is None else at.move
    seat = first_to_play(played.cut(move)) if order.seat is None else order.seat
    return _prepared(order, played.variant, beginning_at(played, move, seat), ())


async def _again(matches: Matches, order: BeginTable, at: SameMoment, player: Player) -> Prepared:
    table = await matches.current(at.table)
    if table.begins is None:
        raise Refusal("not-begun")
    return _prepared(order, table.match.variant, table.begins, table.sat or table.seats, table)


def _prepared(
    order: BeginTable, variant: Variant, begins: Beginning, sat: Sequence[Sitter | None], like: Table | None = None
) -> Prepared:
    terms = Terms() if like is None else Terms(idle=like.terms.idle, watching=like.terms.watching)
    pace = PACE if like is None else like.header.pace
    made = MakeTable(
        id=order.id,
        game=variant.game.name,
        edition=variant.edition,
        options=msgspec.to_builtins(variant.options),
        players=variant.players,
        seats=places(variant.game, variant.players, begins.seat, sat, order.level),
        pace=pace if order.pace is None else order.pace,
        newcomer=order.newcomer,
        terms=terms,
    )
    return Prepared(made, variant, begins)


def places(game: AnyGame, players: int, seat: Seat, sat: Sequence[Sitter | None], level: str | None) -> list[SeatOrder]:
    """Who sits where: the person, and at every other seat the bot that sat there.

    Where a person sat, the strongest bot of that table plays; if there was none, the one that is asked for, and unless
    one is, the strongest of all.

    Example:
        At a table of a person, ``bot:easy`` and another person, whoever takes seat 0 has the easy one at both others.
    """
    ladder = [*game.bots]
    bots = [_bot_of(game, sitter) for sitter in sat]
    known = [bot for bot in bots if bot is not None]
    usual = max(known, key=ladder.index) if known else level or next(reversed(ladder), None)
    there = [*bots, *[None] * players][:players]
    others: list[SeatOrder] = ["open" if usual is None else f"{BOT}{bot or usual}" for bot in there]
    return ["me" if at == seat else place for at, place in enumerate(others)]


def _bot_of(game: AnyGame, sitter: Sitter | None) -> str | None:
    """The bot that had a seat of its own, by its id of now."""
    if sitter is None or sitter.player is not None or sitter.level is None or not game.knows_bot(sitter.level):
        return None
    return game.bot_id(sitter.level)
