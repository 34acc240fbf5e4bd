"""Setting up a game: an edition plus explicit option values."""

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.discovery import listed, shorten
from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame
from parlour.core.json import Json


def choose(game: AnyGame, edition: Json = None, values: Json = None) -> Any:
    """The options in force, for example ``choose(game, "old-sheet", {"long_match": True})``.

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
        _check(game, option, values[option])
    return msgspec.convert(known | values, game.options)


def _check(game: AnyGame, option: str, value: Json) -> None:
    known = option_values(game)[option]
    if not any(type(value) is type(one) and value == one for one in known):
        raise InvalidOptions("bad-option-value", option=option, value=_written(value, known), known=listed(known))


def _written(value: Json, known: Sequence[bool | str]) -> str:
    """A wrong value as JSON writes it; a text without its quotes, unless it would then read like a right value.

    What is in a list or an object is left out: it may be nested deeper than we could write it.
    """
    if isinstance(value, list | dict) and value:
        return "[…]" if isinstance(value, list) else "{…}"
    bare = isinstance(value, str) and value not in map(_text, known)
    return shorten(value if bare else msgspec.json.encode(value).decode())


def _text(value: bool | str) -> str:
    """A value as an error, or a command, writes it."""
    return listed([value])


def read_value(game: AnyGame, option: str, text: str) -> bool | str:
    """The value of an option that a text writes, for example ``true``; the text itself, for `choose`, if it is none."""
    return {_text(value): value for value in option_values(game).get(option, ())}.get(text, text)


def option_values(game: AnyGame) -> dict[str, tuple[bool | str, ...]]:
    """The options of a game and the values that each can have."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)  # the protocol's bound
    return {field.name: values_of(field.type) for field in info.fields}


def values_of(kind: msgspec.inspect.Type) -> tuple[bool | str, ...]:
    """All values of the type of an option.

    Raises:
        TypeError: it has no list of values that a person could choose from.
    """
    if isinstance(kind, msgspec.inspect.BoolType):
        return (True, False)
    values = kind.values if isinstance(kind, msgspec.inspect.LiteralType) else ()
    texts = tuple(value for value in values if isinstance(value, str))
    if not texts or len(texts) != len(values):
        raise TypeError(f"an option is neither bool nor a Literal of texts: {kind}")
    return texts


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
