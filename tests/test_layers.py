"""The structure that ``ARCHITECTURE.md`` promises: one direction of dependencies, and pure rules."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.discovery import games

PACKAGE = Path(__file__).parent.parent / "src" / "parlour"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "room": {"core", "games", "room"},
    "study": {"core", "games", "study"},
    "check": {"core", "check"},
    "server": {"core", "games", "room", "study", "server"},
    "cli": {"core", "games", "room", "study", "server", "cli"},
}
PURE = ("core", "games", "room", "study")
IMPURE_MODULES = {"asyncio", "time", "datetime", "socket", "threading", "subprocess", "logging", "secrets", "os", "sys"}


def modules() -> list[Path]:
    return sorted(path for layer in MAY_IMPORT for path in (PACKAGE / layer).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def identity(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", modules(), ids=identity)
def test_dependencies_go_one_way(path: Path) -> None:
    used = {name.split(".")[1] for name in imports(path) if name.startswith("parlour.")}
    assert used & MAY_IMPORT.keys() <= MAY_IMPORT[layer_of(path)]


@pytest.mark.parametrize("path", [path for path in modules() if layer_of(path) in PURE], ids=identity)
def test_rules_and_tables_do_not_await_log_or_read_a_clock(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not {name.split(".")[0] for name in imports(path)} & IMPURE_MODULES
    assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))
    assert not {f"random.{name}" for name in dir(__import__("random")) if name.islower()} & set(imports(path))


@pytest.mark.parametrize("path", [path for path in modules() if layer_of(path) == "games"], ids=identity)
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(PACKAGE / "games").parts
    used = {name.split(".")[2] for name in imports(path) if name.startswith("parlour.games.")}
    assert used <= {parts[0]}


def test_no_list_of_games_is_kept_anywhere() -> None:
    """A fifth game touches its own folders only, so outside them no source file names one."""
    others = [path for path in PACKAGE.rglob("*.py") if layer_of(path) != "games"]
    assert len(others) > 10
    for path in others:
        text = path.read_text(encoding="utf-8")
        code = ast.dump(ast.parse(text))
        for name in games():
            assert f"'{name}'" not in code, path
