"""What a game says in words: every message in every language, with the arguments that it is given.

How an event is put into words is the client's affair (`tellAfter` there), and so is not looked at here.
"""

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from parlour.check.trial import Fault, variants
from parlour.core import errors
from parlour.core.discovery import home
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame
from parlour.core.options import option_values
from parlour.lessons.step import courses

LANGUAGES: Final = ("en", "fr", "de")
SHARED: Final = ("parlour.core", "parlour.room")
"""Whose messages a game may count on."""
FUNCTIONS: Final = ("MARK", "SIGNED", "MINUS")
"""What the client lets a message call."""
RAISED: Final = {
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, ParlourError)
}
NOT_ARGUMENTS: Final = {"round_index", "action_index"}

Catalogue = Mapping[str, frozenset[str]]
"""The messages of a language, each with its arguments."""
UNKNOWN: Final = "…"
"""Stands for the arguments of a message that is mentioned and that the client brings."""


def every_text_is_there(game: AnyGame) -> None:
    """In a game that brings texts, all languages have the same ones, and all that is needed is among them."""
    package = files(home(game.name))
    if not package.joinpath("locales").is_dir():
        return
    for fault in _faults(game, package):
        raise Fault(f"{game.name}: {fault}")


def _faults(game: AnyGame, package: Traversable) -> Iterator[str]:
    own = {language: catalogue(_sources(package, language)) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        yield from _disagreements(own["en"], own[language], language)
    yield from (f"the message {name} is missing" for name in _needed(game) if name not in own["en"])
    shared = [source for name in SHARED for source in _sources(files(name), "en")]
    yield from _errors(package, {**catalogue(shared), **own["en"]})
    yield from _rules(game, package, own["en"])


def _sources(package: Traversable, language: str) -> list[str]:
    folder = package.joinpath("locales", language)
    if not folder.is_dir():
        return []
    found = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in found if entry.name.endswith(".ftl")]


class _Mentions(Visitor):
    """Collects the arguments of a message, and the messages that it mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the visitor's naming
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def catalogue(sources: list[str]) -> Catalogue:
    """The messages of some files, each with its arguments and those of the messages it mentions.

    Raises:
        Fault: something in a file is not Fluent.
    """
    found = dict[str, _Mentions]()
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                raise Fault(f"this is not Fluent: {(entry.content or '').strip().splitlines()[0]}")
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = _Mentions()
                found[entry.id.name].visit(entry)
    return {name: frozenset(_arguments(found, name)) for name in found}


def _arguments(found: Mapping[str, _Mentions], name: str) -> set[str]:
    mentions = found.get(name)
    if mentions is None:
        return {UNKNOWN}
    return mentions.arguments.union(*(_arguments(found, other) for other in mentions.messages))


def _disagreements(english: Catalogue, other: Catalogue, language: str) -> Iterator[str]:
    for name in sorted(english.keys() | other.keys()):
        if name not in english or name not in other:
            yield f"the message {name} is not there in {language if name in english else 'en'}"
        elif english[name] != other[name] and UNKNOWN not in english[name] | other[name]:
            yield f"the message {name} takes {sorted(english[name])} in en and {sorted(other[name])} in {language}"


def _needed(game: AnyGame) -> Iterator[str]:
    """What every game must say: its name, line, editions, options, what it counts, bots' habits, lessons, its study."""
    yield from (f"game-{game.name}", f"game-{game.name}-line")
    yield from (f"edition-{game.name}-{edition}" for edition in game.editions)
    yield from (f"figure-{game.name}-{name}" for name in (game.figures.kinds if game.figures else ()))
    yield from [f"{game.name}-slip"] if game.study else []
    yield from (f"{game.name}-glance-{name}" for name in (game.study.glances if game.study else ()))
    own = (message for steps in courses(game).values() for step in steps for message in step.messages)
    yield from (message for message in own if message.startswith(f"{game.name}-"))  # players have names of the room
    for option, values in option_values(game).items():
        label = f"option-{game.name}-{option}"
        yield from (label, f"{label}-help", *(f"{label}-{str(value).lower()}" for value in values))
    yield from (f"bot-{game.name}-{level}" for level, bot in game.bots.items() if bot.name)


def _errors(package: Traversable, known: Catalogue) -> Iterator[str]:
    """Codes that the game's modules raise and that have no words, or words that ask for more than they are given."""
    for code, given in _raised(package):
        name = f"error-{code}"
        if name not in known:
            yield f"the message {name} is missing"
        elif known[name] - given - {UNKNOWN}:
            yield f"the error {code} is raised without {sorted(known[name] - given - {UNKNOWN})}"


def _raised(folder: Traversable) -> Iterator[tuple[str, set[str]]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _raised(entry)
        elif entry.name.endswith(".py"):
            yield from _raised_in(ast.parse(entry.read_text(encoding="utf-8")))


def _raised_in(module: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", None) in RAISED:
            first, names = node.args[0], {key.arg for key in node.keywords if key.arg}
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, names - NOT_ARGUMENTS


def _rules(game: AnyGame, package: Traversable, english: Catalogue) -> Iterator[str]:
    """The rules in words, with the game's facts as their arguments, under all options; the client may add its own."""
    rules = {name: taken for name, taken in english.items() if name.startswith(f"rules-{game.name}-")}
    for options in {variant.options: None for variant in variants(game)}:
        facts = game.facts(options)
        for language in LANGUAGES:
            yield from _formatted(bundle_of(_sources(package, language), language), rules, facts, language)


def bundle_of(sources: list[str], language: str) -> FluentBundle:
    """The messages of some files, to be formatted; what the client's functions do to words is left out."""
    bundle = FluentBundle([language], functions=dict.fromkeys(FUNCTIONS, _as_it_is), use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


def _as_it_is(value: Any, **_: Any) -> Any:
    return value


def _formatted(bundle: FluentBundle, rules: Catalogue, facts: Mapping[str, Any], language: str) -> Iterator[str]:
    for name, taken in rules.items():
        pattern = bundle.get_message(name).value
        arguments: dict[str, Any] = {**dict.fromkeys(taken, 1), **facts}
        faults = ["it is empty"] if pattern is None else bundle.format_pattern(pattern, arguments)[1]
        yield from (f"the message {name} in {language} cannot be said: {fault}" for fault in faults)
