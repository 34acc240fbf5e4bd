"""Finding the games: every package under ``parlour.games`` is one, and there is no list of them."""

import copyreg
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import MappingProxyType

import msgspec

from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame, Game

PACKAGE = "parlour.games"


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by name, in alphabetical order."""
    folder = importlib.import_module(PACKAGE)
    found = [
        importlib.import_module(f"{PACKAGE}.{module.name}").GAME for module in pkgutil.iter_modules(folder.__path__)
    ]
    return MappingProxyType({game.name: game for game in sorted(found, key=lambda game: game.name)})


def find(name: object) -> AnyGame:
    """The game of that name.

    Raises:
        InvalidOptions: there is none.
    """
    if not isinstance(name, str) or name not in games():
        raise InvalidOptions("unknown-game", game=shorten(name), known=listed(games()))
    return games()[name]


def _found(name: str, version: int) -> AnyGame:
    return find(name).under(version)


def _found_by(game: AnyGame) -> tuple[Callable[[str, int], AnyGame], tuple[str, int]]:
    return _found, (game.name, game.version)


copyreg.pickle(Game, _found_by)  # pickled, a game is its name and version: whoever gets it has it already


def listed(names: Iterable[object]) -> str:
    """What there is to choose from, as an error names it: ``false, true``; values of options as JSON writes them."""
    return ", ".join(name if isinstance(name, str) else msgspec.json.encode(name).decode() for name in names)


def shorten(value: object, limit: int = 40) -> str:
    """A value as it is quoted in an error: printable and not longer than a line has room for."""
    text = value if isinstance(value, str) else repr(value)[: limit + 2]
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"
