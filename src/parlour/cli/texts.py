"""Sentences for the command line, from the Fluent catalogues, in the language of the environment."""

import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from parlour.core.discovery import games, home
from parlour.core.errors import Parameter, ParlourError

LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"


def language() -> str:
    """The language that the environment asks for, if there is a catalogue of it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable, "")
        if asked:
            return asked[:2] if asked[:2] in LANGUAGES else FALLBACK
    return FALLBACK


class _NoMark(FluentType):
    """On the command line a colour has no mark beside its word."""

    def format(self, locale: Locale) -> str:
        return ""


@cache
def bundle(name: str) -> FluentBundle:
    """All messages of one language: those of the core, the games, the room and the command line.

    Arguments are not isolated: there are no names of people here but paths, codes and cards, which are copied from the
    terminal and read by other programs, and signs that nobody sees would break them.
    """
    found = FluentBundle([name], functions={"MARK": lambda _colour: _NoMark()}, use_isolating=False)
    for text in catalogues(name):
        found.add_resource(FluentResource(text))
    return found


def catalogues(name: str) -> Iterator[str]:
    """The texts of every ``locales/NAME/*.ftl`` in the package, and in those of games from elsewhere."""
    elsewhere = [files(home(game)) for game in games() if not home(game).startswith("parlour.")]
    for folder in (*_folders(files("parlour"), depth=3), *(place for place in elsewhere if _has_texts(place, name))):
        for entry in sorted(folder.joinpath("locales", name).iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                yield entry.read_text(encoding="utf-8")


def _has_texts(folder: Traversable, name: str) -> bool:
    return folder.joinpath("locales", name).is_dir()


def _folders(folder: Traversable, depth: int) -> Iterator[Traversable]:
    if folder.joinpath("locales").is_dir():
        yield folder
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if depth and entry.is_dir() and not entry.name.startswith((".", "__")):
            yield from _folders(entry, depth - 1)


def text(message: str, /, **arguments: Parameter) -> str:
    """A message of the catalogues, for example ``text("replay-summary", right=2, wrong=0)``."""
    found = bundle(language())
    value = found.get_message(message).value
    assert value is not None
    formatted, errors = found.format_pattern(value, arguments)
    assert not errors, errors
    return str(formatted)


def explain(error: ParlourError) -> str:
    """An error as one sentence."""
    return text(f"error-{error.code}", **error.parameters)
