"""What breaks the structure that ``ARCHITECTURE.md`` promises, found in a source that need not lie on the disk."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from parlour.core.discovery import games

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "parlour"
GENERATED: Final = ("web/static/*", "_core.*.so", "_core*.pyd", "_core.stamp", "*/__pycache__/*", "__pycache__/*")
"""What is built, and by whose input alone it names games: the client has all games' texts in it."""

MAY_IMPORT: Final = {
    "core": {"core"},
    "games": {"core", "games", "_core"},
    "room": {"core", "games", "room"},
    "study": {"core", "games", "study"},
    "lessons": {"core", "games", "room", "lessons"},
    "check": {"core", "lessons", "check"},
    "server": {"core", "games", "room", "study", "lessons", "server"},
    "cli": {"core", "games", "room", "study", "lessons", "server", "cli"},
}
PURE: Final = ("core", "games", "room", "study", "lessons")
HARMLESS: Final = frozenset(
    ["abc", "array", "bisect", "collections", "contextlib", "copy", "copyreg", "dataclasses", "enum", "fractions"]
    + ["functools", "hashlib", "heapq", "importlib", "itertools", "math", "msgspec", "operator", "parlour", "pkgutil"]
    + ["random", "re", "regex", "statistics", "string", "struct", "types", "typing", "unicodedata", "zlib"]
)
"""All that pure layers may import: none of it waits, logs, or knows the time, a file or a user."""
TOUCHING: Final = {"open", "print", "input", "exec", "eval", "breakpoint"}
"""Built-in functions that reach into the world."""
AWAITING: Final = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)


class Source(NamedTuple):
    """A file of the package: where it is in it, with slashes, and its text."""

    path: str
    text: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The folders and the file."""
        return PurePosixPath(self.path).parts

    @property
    def tree(self) -> ast.Module:
        """The file as Python reads it; empty if it is none."""
        return ast.parse(self.text if self.path.endswith((".py", ".pyi")) else "")


def sources() -> list[Source]:
    """All files of the package that somebody has written."""
    paths = (path for path in sorted(PACKAGE.rglob("*")) if path.is_file())
    written = {path.relative_to(PACKAGE).as_posix(): path for path in paths}
    return [Source(name, path.read_text(encoding="utf-8")) for name, path in written.items() if not generated(name)]


def generated(name: str) -> bool:
    """Whether a file is built and not written."""
    return any(PurePosixPath(name).match(pattern) for pattern in GENERATED) or name.startswith("web/static/")


def faults(source: Source) -> list[str]:
    """Everything about a file that breaks a promise, in words."""
    return [*one_way(source), *impure(source), *chance(source), *names_games(source)]


def imports(source: Source) -> Iterator[str]:
    """The modules that a file names, with what it takes from them: relative ones, and those imported by a call, too."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = ".".join([*_above(source, node.level), *([node.module] if node.module else [])])
            yield from (module, *(f"{module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Call) and _called(node) in ("import_module", "__import__") and node.args:
            yield from _texts(node.args[0])
        yield from (text for text in _texts(node) if re.match(r"parlour(\.\w+){2}", text))


def _above(source: Source, level: int) -> tuple[str, ...]:
    """The package that a relative import begins at."""
    return ("parlour", *source.parts)[:-level] if level else ()


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def one_way(source: Source) -> Iterator[str]:
    """Dependencies go one way, and a game knows no other game."""
    layer = source.parts[0]
    for name in imports(source):
        top, *below = name.split(".")
        used = re.split(r"\W", below[0])[0] if top == "parlour" and below else ""
        if used not in {*MAY_IMPORT.get(layer, [used]), "", "__version__"}:
            yield f"{layer} imports {used}"
        if used == "games" and len(below) > 1 and below[1] in folders() and below[1] not in source.parts[1:2]:
            yield f"imports the game {below[1]}"


def impure(source: Source) -> Iterator[str]:
    """Rules and tables do not await, log, read a clock or touch anything but what they are handed."""
    if source.parts[0] not in PURE:
        return
    yield from (f"imports {top}" for name in imports(source) if (top := name.split(".")[0]) not in HARMLESS)
    for node in ast.walk(source.tree):
        if isinstance(node, AWAITING) or (isinstance(node, ast.comprehension) and node.is_async):
            yield "awaits"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TOUCHING:
            yield f"calls {node.func.id}"


def chance(source: Source) -> Iterator[str]:
    """Chance is handed in: no function of `random` that shares one generator, and no generator that seeds itself."""
    if source.parts[0] not in PURE:
        return
    yield from (f"draws by {name}" for name in imports(source) if re.match(r"random\.(?!Random$)", name))
    modules, classes = _bound(source.tree, "random"), _bound(source.tree, "random.Random")
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and _name(node.value) in modules and node.attr != "Random":
            yield f"draws by random.{node.attr}"
        if isinstance(node, ast.Call) and not node.args and _makes_one(node.func, modules, classes):
            yield "makes a generator without a seed"


def _makes_one(called: ast.expr, modules: set[str], classes: set[str]) -> bool:
    """Whether what is called is `random.Random`."""
    if isinstance(called, ast.Attribute):
        return _name(called.value) in modules and called.attr == "Random"
    return _name(called) in classes


def _bound(tree: ast.Module, wanted: str) -> set[str]:
    """The names under which a file knows a module, or what it takes from one."""
    taken = [
        (f"{node.module}." if isinstance(node, ast.ImportFrom) else "", alias)
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    ]
    return {alias.asname or alias.name for module, alias in taken if module + alias.name == wanted}


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def names_games(source: Source) -> Iterator[str]:
    """No file outside the games names one, by any spelling; and no game names another."""
    own = source.parts[1] if source.parts[0] == "games" and len(source.parts) > 2 else None
    for folder, spelling in spellings().items():
        if folder != own and (found := spelling.search(source.path) or spelling.search(source.text)):
            yield f"names {folder}: {' '.join(found[0].split())}"
    if own is None and (clause := clauses().search(source.text)):
        yield f"names a clause of a game: {clause[0]}"


def folders() -> set[str]:
    """The folders of the games."""
    return {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}


@cache
def spellings() -> Mapping[str, re.Pattern[str]]:
    """By folder every way to write a game's name or one of its titles: with or without anything between the words."""
    return {folder_of(name): re.compile("|".join(map(_spelled, [name, *titles(name)])), re.I) for name in games()}


def _spelled(name: str) -> str:
    return r"[\W_]*".join(map(re.escape, re.findall(r"[^\W_]+", name)))


def folder_of(name: str) -> str:
    """The folder of a game by its name in records and addresses."""
    return name.replace("-", "_")


def titles(name: str) -> list[str]:
    """What a game is called, in every language."""
    boxes = (PACKAGE / "games" / folder_of(name) / "locales").glob("*/*.ftl")
    texts = [path.read_text(encoding="utf-8") for path in sorted(boxes)]
    return [title for text in texts for title in re.findall(rf"^game-{re.escape(name)} = (.+)$", text, re.M)]


@cache
def clauses() -> re.Pattern[str]:
    """A clause of a game's rules: ``docs/rules.md`` gives those of each game two letters."""
    kinds = re.findall(r"^- \*\*([A-Z]+)-1 ", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.M)
    return re.compile(rf"\b(?:{'|'.join(kinds)})-\d")
