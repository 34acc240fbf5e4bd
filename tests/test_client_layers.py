"""The structure that ``ARCHITECTURE.md`` promises of the client: only its folder knows a game, and names are unique."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.discovery import games
from tests.layers import clauses, folder_of, spellings

CLIENT = Path(__file__).parent.parent / "ui" / "src"
GAMES = CLIENT / "games"
SPELLINGS = {name: spellings()[folder_of(name)] for name in games()}
"""Any way to write a game or a title of it: ``costly-tricks``, ``CostlyTricks``, ``Teure Stiche`` …"""
BROUGHT = {"Account", "Art", "Board", "Brief", "Rules"}
"""Components that every game's folder brings under the same name."""
DECLARED = re.compile(r"^export (?:abstract |declare )?(?:interface|type|class|enum) (\w+)(?=[\s<=]).*", re.MULTILINE)


def sources() -> list[Path]:
    """The client's own files: tests may take any game as an example, and the protocol is generated from all of them."""
    found = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in found if ".test." not in path.name and path.parent.name != "protocol"]


def game_of(path: Path) -> str | None:
    """The game in whose folder a file lies."""
    parts = path.relative_to(CLIENT).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def identity(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def test_every_folder_of_the_client_s_games_is_a_game() -> None:
    assert {path.name for path in GAMES.iterdir() if path.is_dir()} <= SPELLINGS.keys()
    assert len(sources()) > 100


@pytest.mark.parametrize("path", sources(), ids=identity)
def test_no_file_of_the_client_knows_a_game_but_those_in_its_folder(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = {name for name, spelling in SPELLINGS.items() if spelling.search(text)}
    assert named <= {game_of(path)}
    assert game_of(path) or not clauses().search(text), "a clause of a game's rules"


def declared(path: Path) -> Iterator[str]:
    """The types and classes that a file exports; a component is one of its file's name."""
    yield from DECLARED.findall(path.read_text(encoding="utf-8"))
    if path.suffix == ".svelte" and path.stem not in BROUGHT:
        yield path.stem


def test_no_two_types_of_the_client_have_the_same_name() -> None:
    places = defaultdict(list)
    for path in [*sources(), CLIENT / "protocol" / "protocol.ts"]:
        for name in declared(path):
            places[name].append(identity(path))
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
    assert len(places) > 150


def test_a_set_of_listeners_is_ended_by_one_signal() -> None:
    ended_by_hand = re.compile(r"\bremoveEventListener\b")
    by_hand = [identity(path) for path in sources() if ended_by_hand.search(path.read_text(encoding="utf-8"))]
    assert by_hand == []
