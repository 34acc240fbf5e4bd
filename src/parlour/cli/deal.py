"""``parlour deal``: game records of finished rounds, played at random or by bots."""

import sys
from collections.abc import Iterator
from random import Random
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.cli.console import write_json
from parlour.cli.texts import explain
from parlour.core.discovery import find, listed, shorten
from parlour.core.errors import InvalidOptions, ParlourError
from parlour.core.game import AnyBot, AnyGame
from parlour.core.json import Json
from parlour.core.options import choose, count_players, read_value
from parlour.core.play import play_round, random_round
from parlour.core.record import Record, as_record
from parlour.core.round import Variant


def deal(
    game: str,
    /,
    *,
    edition: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    players: int | None = None,
    count: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    seed: int | None = None,
    bots: str | None = None,
) -> int:
    """Write records of finished rounds, played at random.

    The same seed gives the same records.

    Parameters
    ----------
    game
        What is played: the name of a game as records write it.
    edition
        A named set of options; the game's first unless named.
    option
        NAME=VALUE, an option that differs from the edition; may be given several times.
    players
        How many play; the fewest unless given.
    count
        How many records.
    seed
        Any whole number; chance decides unless given.
    bots
        The level of the bots that play instead of chance.

    Returns:
        The exit status: 0, or 2 if something unknown was asked for.
    """
    try:
        variant = named_variant(game, edition, option or [], players)
        bot = None if bots is None else named_bot(variant.game, bots)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    for record in rounds(variant, Random(seed), count, bot):
        write_json(record)
    return 0


def rounds(variant: Variant, rng: Random, count: int, bot: AnyBot | None = None) -> Iterator[Record]:
    """Records of so many first rounds of matches, played by that bot at every seat, or at random."""
    for _ in range(count):
        setup = variant.game.deal(variant.options, variant.players, None, rng)
        if bot is None:
            yield as_record(random_round(variant, setup, rng))
        else:
            yield as_record(play_round(variant, setup, [bot] * variant.players, rng))


def named_variant(name: str, edition: str | None, options: list[str], players: int | None) -> Variant:
    """A kind of table, as the arguments of commands name it.

    Raises:
        ParlourError: something of it is unknown.
    """
    game = find(name)
    values = dict(_option(game, text) for text in options)
    count = count_players(game, min(game.players) if players is None else players)
    return Variant(game, edition or game.default_edition, choose(game, edition, values), count)


def _option(game: AnyGame, text: str) -> tuple[str, Json]:
    name, equals, value = text.partition("=")
    if not equals:
        raise InvalidOptions("option-without-value", text=text)
    return name, read_value(game, name, value)


def named_bot(game: AnyGame, level: str) -> AnyBot:
    """The bot of a level.

    Raises:
        InvalidOptions: ``unknown-level``.
    """
    if not game.knows_bot(level):
        raise InvalidOptions("unknown-level", level=shorten(level), game=game.name, known=listed(game.bots))
    return game.bot(level)
