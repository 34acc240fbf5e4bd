"""Checks the Fluent catalogues: the languages agree, what the code says is there, and nothing is left over."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from parlour.core.discovery import games
from parlour.lessons.step import courses
from parlour.server.table.make import game_info

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "fr", "de")
FUNCTIONS = {"MARK", "SIGNED", "MINUS", "NUMBER"}
"""What a message may call: the client brings the first three, Fluent the last."""
NOT_ARGUMENTS = {"round_index", "action_index"}
"""What an error is given beside its message's arguments."""


@dataclass(frozen=True)
class Text:
    """A message or term: its arguments, the messages and terms it mentions, the functions it calls."""

    arguments: frozenset[str]
    mentions: frozenset[str]
    functions: frozenset[str]


Catalogue = Mapping[str, Text]


@dataclass
class Uses:
    """What the code says: messages it names, patterns of names it puts together, and all its other texts."""

    named: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    literals: set[str] = field(default_factory=set)
    errors: list[tuple[str, set[str]]] = field(default_factory=list)


def main() -> int:
    """Prints every fault; fails if there is one."""
    faults = list(check(ROOT))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def check(root: Path) -> Iterator[str]:
    """All faults of the catalogues under a checkout."""
    catalogues: dict[str, Catalogue] = {}
    for language in LANGUAGES:
        texts, faults = read(sorted(files(root, language)))
        catalogues[language] = texts
        yield from (f"{language}: {fault}" for fault in faults)
    for language in LANGUAGES[1:]:
        yield from disagreements(catalogues["en"], catalogues[language], language)
    uses = code_uses(root)
    yield from missing(catalogues["en"], uses)
    yield from missing_arguments(catalogues["en"], uses)
    yield from unused(catalogues["en"], uses, without_client(root))


def files(root: Path, language: str) -> Iterator[Path]:
    """The catalogues of a language: the client's own and those of the package."""
    yield from (root / "ui" / "locales" / language).glob("*.ftl")
    yield from (root / "src").rglob(f"locales/{language}/*.ftl")


def read(paths: Iterable[Path]) -> tuple[Catalogue, list[str]]:
    """The messages and terms of some files, and what is wrong with them."""
    texts: dict[str, Text] = {}
    faults = []
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                faults.append(f"{path.name}: not Fluent: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                faults += [f"{path.name}: {name} is there twice"] if name in texts else []
                texts[name] = look(entry)
    for name, text in texts.items():
        faults += [f"{name} mentions {other}, which is not there" for other in sorted(text.mentions - texts.keys())]
        faults += [f"{name} calls {function}" for function in sorted(text.functions - FUNCTIONS)]
    return texts, faults


def look(entry: ftl.Message | ftl.Term) -> Text:
    """What a message takes, mentions and calls."""
    found: dict[type, set[str]] = {
        ftl.VariableReference: set(),
        ftl.MessageReference: set(),
        ftl.FunctionReference: set(),
    }

    def walk(node: Any) -> None:
        if type(node) in found:
            found[type(node)].add(node.id.name)
        if isinstance(node, ftl.TermReference):
            found[ftl.MessageReference].add(f"-{node.id.name}")
        for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for part in value if isinstance(value, list) else (value,):
                walk(part)

    walk(entry)
    return Text(*(frozenset(names) for names in found.values()))


def disagreements(one: Catalogue, other: Catalogue, language: str) -> Iterator[str]:
    """Messages that only one language has, or that take other arguments."""
    yield from (f"{language}: {name} is missing" for name in sorted(one.keys() - other.keys()))
    yield from (f"{language}: {name} is in no other language" for name in sorted(other.keys() - one.keys()))
    for name in sorted(one.keys() & other.keys()):
        here, there = arguments(one, name), arguments(other, name)
        if here != there:
            yield f"{language}: {name} takes {sorted(there)}, in English {sorted(here)}"


def arguments(texts: Catalogue, name: str) -> frozenset[str]:
    """What a message takes, with all that the messages take that it mentions."""
    text = texts.get(name)
    if text is None:
        return frozenset()
    return text.arguments.union(*(arguments(texts, other) for other in text.mentions if not other.startswith("-")))


def missing(texts: Catalogue, uses: Uses) -> Iterator[str]:
    """Messages that the code names, or would put together, and that are not there."""
    wanted = uses.named | set(of_games()) | {f"error-{code}" for code, _ in uses.errors if "*" not in code}
    yield from (f"{name} is not there" for name in sorted(wanted - texts.keys()))
    patterns = uses.patterns | {f"error-{code}" for code, _ in uses.errors if "*" in code}
    for pattern in sorted(patterns):
        if not any(matches(pattern, name) for name in texts):
            yield f"no message is like {pattern}"


def missing_arguments(texts: Catalogue, uses: Uses) -> Iterator[str]:
    """Errors that are raised without an argument of their message."""
    for code, given in uses.errors:
        lacking = arguments(texts, f"error-{code}") - given
        if lacking:
            yield f"error-{code} is raised without {sorted(lacking)}"


def unused(texts: Catalogue, uses: Uses, skipped: tuple[str, ...]) -> Iterator[str]:
    """Messages that nothing says; a game that has no client yet may have its texts already."""
    said = uses.named | uses.literals | set(of_games()) | {f"error-{literal}" for literal in uses.literals}
    said |= {name for text in texts.values() for name in text.mentions}
    said |= {f"{game}-{name}" for game in games() for name in texts.keys() & uses.literals}  # its own wording
    patterns = uses.patterns | {f"error-{code}" for code, _ in uses.errors}
    for name in sorted(texts.keys() - said):
        if not any(matches(pattern, name) for pattern in patterns) and not belongs(name, skipped):
            yield f"{name} is used nowhere"


def matches(pattern: str, name: str) -> bool:
    """Whether a name is like a pattern in which ``*`` stands for something, for example ``game-*-line``."""
    return re.fullmatch(".+".join(map(re.escape, pattern.split("*"))), name) is not None


def belongs(name: str, folders: tuple[str, ...]) -> bool:
    """Whether a message is a game's: the game's name is the beginning of its id, or follows its kind."""
    return any(re.match(rf"(-|[a-z]+-)?{re.escape(game)}(-|$)", name) for game in folders)


def of_games() -> Iterator[str]:
    """The messages that every game must bring: name, line, editions, options, bots, claims, figures and lessons."""
    for game in map(game_info, games().values()):
        yield from (f"game-{game.name}", f"game-{game.name}-line")
        yield from (f"edition-{game.name}-{edition}" for edition in game.editions)
        yield from (f"bot-{game.name}-{bot.id}" for bot in game.bots)
        for option in game.options:
            label = f"option-{game.name}-{option.name}"
            yield from (label, f"{label}-help")
            yield from (f"{label}-{str(value).lower()}" for value in option.values)
    for rules in games().values():
        yield from (f"figure-{rules.name}-{name}" for name in (rules.figures.kinds if rules.figures else ()))
        yield from [f"{rules.name}-slip"] if rules.study else []
        yield from (f"{rules.name}-glance-{name}" for name in (rules.study.glances if rules.study else ()))
        yield from (message for steps in courses(rules).values() for step in steps for message in step.messages)
        yield from (f"error-{field}-differ" for field in (rules.match.tally, *rules.record.claims))


def without_client(root: Path) -> tuple[str, ...]:
    """The games that cannot be played in the browser yet."""
    return tuple(name for name in games() if not (root / "ui" / "src" / "games" / name / "index.ts").is_file())


def code_uses(root: Path) -> Uses:
    """What the client and the package say."""
    uses = Uses()
    for path in sorted((root / "ui" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            read_client(path.read_text(encoding="utf-8"), uses)
    modules = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((root / "src").rglob("*.py"))}
    errors = error_classes(modules.values())
    for path, module in modules.items():
        read_python(module, uses, errors, commands="cli" in path.parts or path.name == "command.py")
    return uses


NAMED = re.compile(r"""(?:\b(?:t|wordingOf)\((?:[\w.]+,)?\s*|<Words\s+id=|\bid:\s*)"([a-z][\w-]*)\"""")
LITERAL = re.compile(r""""([\w-]+)\"|'([\w-]+)'""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
TEMPLATE = re.compile(r"`([a-z][\w-]*-(?:\$\{[^}]*\}|[\w-])*)`")


def read_client(source: str, uses: Uses) -> None:
    """Collects from TypeScript: ``t("home")``, ``{ id: "home" }``, and templates such as ``game-${name}``."""
    source = COMMENT.sub("", source)
    uses.named.update(NAMED.findall(source))
    uses.literals.update(filter(None, (part for pair in LITERAL.findall(source) for part in pair)))
    for template in TEMPLATE.findall(source):
        pattern = re.sub(r"\$\{[^}]*\}", "*", template)
        if "*" in pattern and any(character.isalpha() for character in pattern):
            uses.patterns.add(pattern)


def read_python(module: ast.Module, uses: Uses, errors: set[str], *, commands: bool) -> None:
    """Collects the errors that are raised, the messages of the command line, and all texts."""
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            uses.literals.add(node.value)
        if isinstance(node, ast.Call) and node.args:
            called, first = name_of(node.func), plain(node.args[0])
            if commands and called == "text" and first and "*" not in first:
                uses.named.add(first)
            elif called in errors and first:
                uses.errors.append((first, {key.arg for key in node.keywords if key.arg} - NOT_ARGUMENTS))


def name_of(node: ast.expr) -> str:
    """The name that is called, without its module."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def plain(node: ast.expr) -> str | None:
    """A text of the source; what is put into it is a ``*``."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "*" for part in node.values)  # type: ignore[misc]
    return None


def error_classes(modules: Iterable[ast.Module]) -> set[str]:
    """The names of `ParlourError` and of all classes made from it."""
    classes = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    found = {"ParlourError"}
    while more := {node.name for node in classes if {name_of(base) for base in node.bases} & found} - found:
        found |= more
    return found


if __name__ == "__main__":
    sys.exit(main())
