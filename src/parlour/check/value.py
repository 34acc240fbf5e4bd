"""What a game says of itself: names, editions, types that the protocol can tell apart."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.check.trial import Fault
from parlour.core.game import AnyGame


def it_says_what_it_is(game: AnyGame) -> None:
    """Its name, numbers of players, editions and types are of the kind that everything else relies on."""
    for fault in _faults(game):
        raise Fault(f"{game.name}: {fault}")


def _faults(game: AnyGame) -> Iterator[str]:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", game.name):
        yield "its name is not made of small letters and hyphens"
    if not game.players or min(game.players) < 1 or [*game.players] != sorted({*game.players}):
        yield f"its numbers of players are {game.players}"
    for name, options in game.editions.items():
        if not isinstance(options, game.options):
            yield f"the edition {name} is no {game.options.__name__}"
    if not game.editions:
        yield "it has no edition"
    yield from _types(game)
    yield from _bots(game)


def _bots(game: AnyGame) -> Iterator[str]:
    """Whoever an old log names plays on as somebody that there is; no two are called the same or look alike."""
    for former, level in game.former_bots.items():
        if former in game.bots or level not in game.bots:
            yield f"the bot {level} cannot play on for the former {former}"
    for what in ([bot.name for bot in game.bots.values()], [bot.face for bot in game.bots.values()]):
        known = [one for one in what if one]
        if len({*known}) < len(known):
            yield f"two of its bots have the same name or face: {known}"


def _types(game: AnyGame) -> Iterator[str]:
    """All views are one union in the protocol, told apart by the game; all events another."""
    view = _tag(game.view_type)
    if view != ("game", game.name):
        yield f"its view is told apart by {view}, not by game={game.name}"
    for event in _structs(game.event_type):
        field, tag = _tag(event)
        if field != "event" or not str(tag).startswith(f"{game.name}-"):
            yield f"the event {event.__name__} is told apart by {field}={tag}, not by event={game.name}-…"


def _tag(struct: type[msgspec.Struct]) -> tuple[str | None, object]:
    config = struct.__struct_config__
    return config.tag_field, config.tag


def _structs(kind: Any) -> tuple[type[msgspec.Struct], ...]:
    info = msgspec.inspect.type_info(kind)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    return tuple(part.cls for part in parts if isinstance(part, msgspec.inspect.StructType))
