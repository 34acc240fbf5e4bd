"""Setting up a game: an edition plus explicit option values."""

from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.core.discovery import listed, shorten
from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame
from parlour.core.json import Json


def choose(game: AnyGame, edition: Json = None, values: Json = None) -> Any:
    """The options in force, for example ``choose(game, "french", {"match": "tug_of_war"})``.

    Args:
        edition: an edition's name; None is the default one.
        values: option values that differ from the edition's; None is none.

    Raises:
        InvalidOptions: an unknown edition, option or value.
    """
    name = game.default_edition if edition is None else edition
    if not isinstance(name, str) or name not in game.editions:
        raise InvalidOptions("unknown-edition", edition=shorten(name), game=game.name, known=listed(game.editions))
    if values is None:
        return game.editions[name]
    if not isinstance(values, dict):
        raise InvalidOptions("options-not-object")
    known = msgspec.to_builtins(game.editions[name])
    for option in values:
        if option not in known:
            raise InvalidOptions("unknown-option", option=shorten(option), game=game.name, known=listed(known))
        _check(game, option, known | {option: values[option]})
    return msgspec.convert(known | values, game.options)


def _check(game: AnyGame, option: str, values: Mapping[str, Json]) -> None:
    try:
        msgspec.convert(values, game.options)
    except msgspec.ValidationError:
        known = listed(option_values(game)[option])
        raise InvalidOptions("bad-option-value", option=option, value=shorten(values[option]), known=known) from None


def option_values(game: AnyGame) -> dict[str, tuple[bool | str, ...]]:
    """The options of a game and the values that each can have."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)  # the protocol's bound
    return {field.name: _values(field.type) for field in info.fields}


def _values(of: msgspec.inspect.Type) -> tuple[bool | str, ...]:
    if isinstance(of, msgspec.inspect.LiteralType):
        return tuple(value for value in of.values if isinstance(value, str))
    return (True, False)


def differences(game: AnyGame, edition: str, options: Any) -> dict[str, Json]:
    """The option values that differ from the edition's: what a record's ``options`` holds."""
    base = msgspec.to_builtins(game.editions[edition])
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != base[name]}


def count_players(game: AnyGame, players: Json) -> int:
    """A number of players that the game can be played by.

    Raises:
        InvalidOptions: it is no such number.
    """
    if type(players) is not int or players not in game.players:
        known = listed(game.players)
        raise InvalidOptions("bad-players", players=shorten(players), game=game.name, known=known)
    return players
