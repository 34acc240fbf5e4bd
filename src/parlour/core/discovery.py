"""Finding the games, of which there is no list.

Every package under ``parlour.games`` is one. So is whatever an installed package declares in its entry points of the
group ``parlour.games``, for example ``high-card = "high_card:GAME"``.
"""

import copyreg
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

import msgspec

from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame, Game

PACKAGE = "parlour.games"
"""The package whose folders are games, and the group of entry points that name further ones."""


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by name, in alphabetical order.

    Raises:
        ValueError: two are called the same, or what an entry point names is no game.
    """
    found: dict[str, AnyGame] = {}
    for module, game in (*_inside(), *_outside()):
        if not isinstance(game, Game):
            raise ValueError(f"the entry point to {module} names no parlour.core.game.Game")
        if game.name in found:
            raise ValueError(f"{module} and another package both bring a game called {game.name}")
        found[game.name] = game
    return MappingProxyType(dict(sorted(found.items())))


def home(name: str) -> str:
    """The package that a game is in, where its texts are: ``home("card-hunt") == "parlour.games.card_hunt"``."""
    return next(module for module, game in (*_inside(), *_outside()) if game.name == name)


def _inside() -> Iterator[tuple[str, AnyGame]]:
    folder = importlib.import_module(PACKAGE)
    for module in pkgutil.iter_modules(folder.__path__):
        name = f"{PACKAGE}.{module.name}"
        yield name, importlib.import_module(name).GAME


def _outside() -> Iterator[tuple[str, AnyGame]]:
    for entry in entry_points(group=PACKAGE):
        yield entry.module, entry.load()


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
