"""The structure that ``ARCHITECTURE.md`` promises: one direction of dependencies, pure rules, and games at home."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from parlour.core.discovery import games
from tests.layers import MAY_IMPORT, PURE, Source, clauses, faults, folder_of, folders, sources, titles

SOURCES = sources()
ONE, OTHER = sorted(folders())[:2]
"""Two games, whichever there are."""


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.path)
def test_every_file_keeps_what_the_structure_promises(source: Source) -> None:
    assert faults(source) == []


def test_every_folder_is_a_layer() -> None:
    """What a layer may import says nothing about a file that is in none."""
    assert {source.parts[0] for source in SOURCES if len(source.parts) > 1} == MAY_IMPORT.keys()


def test_all_files_are_looked_at_and_every_game_has_its_spellings() -> None:
    looked_at = {source.path for source in SOURCES}
    assert {f"{layer}/__init__.py" for layer in MAY_IMPORT} <= looked_at
    assert {f"core/locales/{language}/core.ftl" for language in ("en", "fr", "de")} <= looked_at
    assert {"_core.pyi", "__init__.py"} <= looked_at
    assert len(looked_at) > 200
    assert {folder_of(name) for name in games()} == folders()
    assert all(len(titles(name)) == 3 for name in games())
    assert clauses().pattern.count("|") == len(games()) - 1


PLANTED = {
    "the room imports the server": (
        "room/new.py",
        "from parlour.server.table.actor import Actor",
        "room imports server",
    ),
    "the study imports the server": ("study/new.py", "import parlour.server.door.pace", "study imports server"),
    "the core imports the room": ("core/new.py", "from parlour import room", "core imports room"),
    "a game imports the command line": (f"games/{ONE}/new.py", "import parlour.cli.main", "games imports cli"),
    "the server imports the command line": ("server/new.py", "from parlour.cli import texts", "server imports cli"),
    "the study imports what is in no layer": ("study/new.py", "from parlour.odd import server", "study imports odd"),
    "the room imports the kernel": ("room/new.py", "from parlour._core import Solver", "room imports _core"),
    "an import within a function": (
        "room/new.py",
        "def late():\n    from parlour.server import tables\n    return tables",
        "room imports server",
    ),
    "an import for types only": (
        "core/new.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from parlour.cli.texts import text",
        "core imports cli",
    ),
    "a relative import": ("room/new.py", "from ..server import tables", "room imports server"),
    "a relative import of a whole layer": ("study/new.py", "from .. import server", "study imports server"),
    "an import by a call": (
        "core/new.py",
        "import importlib\nROOM = importlib.import_module('parlour.room.table')",
        "core imports room",
    ),
    "an import by name, later": ("study/new.py", "PLACE = 'parlour.server.app:Room'", "study imports server"),
    "a game imports another": (
        f"games/{ONE}/new.py",
        f"from parlour.games.{OTHER}.rules import apply",
        f"imports the game {OTHER}",
    ),
    "a game imports another relatively": (
        f"games/{ONE}/deep/new.py",
        f"from ...{OTHER} import rules",
        f"imports the game {OTHER}",
    ),
    "the server imports a game": ("server/new.py", f"import parlour.games.{ONE}", f"imports the game {ONE}"),
    "the room awaits": ("room/new.py", "async def late(task):\n    return await task", "awaits"),
    "the room awaits in a comprehension": ("room/new.py", "late = lambda rows: [row async for row in rows]", "awaits"),
    "the core reads a clock": ("core/new.py", "from time import monotonic", "imports time"),
    "the core asks what day it is": ("core/new.py", "import datetime as day", "imports datetime"),
    "a clock imported by a call": ("core/new.py", "NOW = __import__('time').time()", "imports time"),
    "the room logs": ("room/new.py", "import logging\nLOG = logging.getLogger(__name__)", "imports logging"),
    "the study starts a thread": ("study/new.py", "from concurrent.futures import Executor", "imports concurrent"),
    "a game prints": (f"games/{ONE}/new.py", "def told():\n    print('hello')", "calls print"),
    "a game opens a file": (f"games/{ONE}/new.py", "WEIGHTS = open('weights').read()", "calls open"),
    "a game knows the command line's library": (f"games/{ONE}/new.py", "from cyclopts import App", "imports cyclopts"),
    "a shared generator": ("room/new.py", "import random\nLOT = random.random()", "draws by random.random"),
    "a shared generator by another name": (
        f"games/{ONE}/new.py",
        "import random as chance\ndef lot(cards):\n    chance.shuffle(cards)",
        "draws by random.shuffle",
    ),
    "a function of the shared generator": ("core/new.py", "from random import choice", "draws by random.choice"),
    "the system's generator": ("core/new.py", "from random import SystemRandom", "draws by random.SystemRandom"),
    "a generator that seeds itself": (
        "room/new.py",
        "from random import Random\nRNG = Random()",
        "makes a generator without a seed",
    ),
    "a clause of a game": ("room/new.py", f'"""As {clauses().pattern[5:7]}-5 says."""', "names a clause of a game"),
}
"""Violations, each as it would be written: where, what, and what must be said of it."""


@pytest.mark.parametrize("name", PLANTED)
def test_a_violation_that_is_planted_is_found(name: str) -> None:
    path, text, fault = PLANTED[name]
    found = faults(Source(path, text))
    assert any(said.startswith(fault) for said in found), found


@pytest.mark.parametrize("path", ["core/new.py", "room/new.py", "server/new.py", "cli/new.py", "web/new.py", "new.py"])
@pytest.mark.parametrize("game", games())
def test_a_game_that_is_named_outside_its_folder_is_found_however_it_is_spelled(game: str, path: str) -> None:
    words = game.split("-")
    camel, upper = "".join(map(str.title, words)), "_".join(map(str.upper, words))
    for title in titles(game):
        for text in (title, title.lower(), title.upper(), title.replace(" ", "\n    # ")):
            assert f"names {folder_of(game)}" in "".join(faults(Source(path, f"x = 1  # {text}")))
    for text in (
        f"GAME = {game!r}",
        f'"""As in {" ".join(words)}."""',
        f'PLACE = f"games/{{x}}/{folder_of(game)}"',
        f"from parlour.games.{folder_of(game)}.rules import apply",
        f"from parlour.games import {folder_of(game)}",
        f"class {camel}Rules: ...",
        f"{upper}_LIMIT = 3",
        f"def is_{folder_of(game)}(): ...",
        f"x = 1  # {words[0]}\n# {' '.join(words[1:])}" if len(words) > 1 else f"x = 1  # {game}",
    ):
        assert f"names {folder_of(game)}" in "".join(faults(Source(path, text))), text


@pytest.mark.parametrize("game", games())
def test_a_game_is_found_in_texts_and_names_of_files_and_in_other_games(game: str) -> None:
    for path, text in (
        ("core/locales/en/core.ftl", f"error-some = As in {titles(game)[0]}."),
        ("room/locales/fr/room.ftl", f"error-{game}-over = Fini."),
        (f"room/{folder_of(game)}.py", ""),
        ("_core.pyi", f'"""The kernel of {titles(game)[-1]}."""'),
    ):
        assert f"names {folder_of(game)}" in "".join(faults(Source(path, text)))
    for other in folders() - {folder_of(game)}:
        for path in (f"games/{other}/rules.py", f"games/{other}/locales/en/game.ftl"):
            assert f"names {folder_of(game)}" in "".join(faults(Source(path, f"# unlike {game}")))
    assert faults(Source(f"games/{folder_of(game)}/rules.py", f'"""{titles(game)[0]}."""\nNAME = {game!r}')) == []


@pytest.mark.parametrize("layer", PURE)
def test_what_is_allowed_is_no_violation(layer: str) -> None:
    text = """\"\"\"The third one, costly errors and tricks, in a panic: a man opens with a clause T-1.\"\"\"
from random import Random
import random
import msgspec
from parlour.core.game import Game

def lot(rng: Random, again: random.Random) -> float:
    console.print("time")
    return rng.random() + random.Random(7).random() + Random(1).random() + game.open()
"""
    path = f"games/{ONE}/new.py" if layer == "games" else f"{layer}/new.py"
    assert faults(Source(path, text)) == []
    assert faults(Source("server/new.py", "import asyncio, time\nfrom random import choice\nprint(open)")) == []


def named(source: Source) -> Iterator[str]:
    """The public types of a file: classes, and the aliases that it declares."""
    for node in source.tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.unparse(node.annotation):
            yield ast.unparse(node.target)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp | ast.Subscript):
            yield from (name for target in node.targets if re.fullmatch("[A-Z][a-z]\\w*", name := ast.unparse(target)))


def shared_names(of: Iterable[Source]) -> dict[str, list[str]]:
    """The public names that mean two things, by what they mean: games are of one kind, and call their parts alike."""
    places = defaultdict[str, list[str]](list)
    for source in of:
        for name in named(source):
            if not name.startswith("_") and source.path != "_core.pyi":  # what it declares is behind a game's own
                places[name].append(source.path)
    return {
        name: found
        for name, found in places.items()
        if len(found) > 1 and not all(path.startswith("games/") for path in found)
    }


def test_no_two_public_types_have_one_name() -> None:
    assert shared_names(SOURCES) == {}


def test_two_public_types_of_one_name_are_found() -> None:
    one, other = Source("room/new.py", "class Bounds: ..."), Source(f"games/{ONE}/new.py", "Bounds: TypeAlias = int")
    assert shared_names([one, other]) == {"Bounds": [one.path, other.path]}
    assert shared_names([Source("room/new.py", "class _Own: ..."), Source("core/new.py", "class _Own: ...")]) == {}
