"""French counts 0 and 1 as one: « 0 point », « 1 point », « 2 points », in every text alike."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
PLURAL = re.compile(r"\s(?!dans\b|fois\b|moins\b|plus\b|ms\b)\w+s\b")
NEVER_FEW = {
    "buddy-account-chips-first",
    "buddy-account-chips-second",
    "buddy-account-chips-shared",
    "buddy-points-sum",
    "error-bad-clock",
    "error-bad-idle",
    "error-bad-message-id",
    "error-lesson-too-long",
    "error-name-too-long",
    "error-paule-panik-colours",
    "error-paule-panik-drawn-differs",
    "error-paule-panik-hand-full",
    "error-paule-panik-list-size",
    "error-places-differ",
    "error-places-of-game",
    "error-study-too-many",
    "costly-tricks-beaters-many",
    "costly-tricks-ending-many",
    "error-too-many-devices",
    "first-paule-panik-hands",
    "first-third-man-track",
    "hint-best-many",
    "paule-panik-account-goal",
    "paule-panik-bet-help",
    "paule-panik-ending-fewest",
    "paule-panik-ending-out",
    "paule-panik-ending-shared",
    "paule-panik-ending-while",
    "paule-panik-said-prize",
    "players",
    "players-from-to",
    "serve-workers",
    "third-man-account-board",
    "you-move-line",
}
"""Messages whose numbers are two or more by the rules; those of the rules in words are, too."""
NEVER_NONE = {"costly-tricks-arrange-more", "lobby-open", "looks-match", "more-tables", "open-seats", "study-queued"}
"""Messages that are not shown at all where there is nothing to count."""


def messages() -> Iterator[ast.Message]:
    folders = [*ROOT.glob("src/parlour/**/locales/fr"), ROOT / "ui" / "locales" / "fr"]
    for file in sorted(file for folder in folders for file in folder.glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        yield from (entry for entry in body if isinstance(entry, ast.Message))


def variable(element: ast.Placeable | ast.TextElement) -> str | None:
    """The name of the variable that is all of a placeable."""
    inner = element.expression if isinstance(element, ast.Placeable) else None
    return inner.id.name if isinstance(inner, ast.VariableReference) else None


def keys(choice: ast.SelectExpression) -> dict[str, ast.Variant]:
    """The variants of a choice by their keys, numbers as they are written."""
    return {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value: v for v in choice.variants}


def plurals(pattern: ast.Pattern) -> Iterator[str]:
    """The variables before a plural, wherever nothing has chosen between one and many."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        name = variable(element)
        if name and isinstance(after, ast.TextElement) and PLURAL.match(after.value):
            yield name
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            variants = keys(element.expression)
            for variant in () if "one" in variants else variants.values():
                yield from plurals(variant.value)


class Ones(Visitor):  # which calls a method by the name of each node's class
    """The variants for one that say “one”, though nothing has a variant of its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        variants = keys(node)
        one = variants["one"].value.elements if "one" in variants and "0" not in variants else []
        words = " ".join(element.value for element in one if isinstance(element, ast.TextElement))
        if re.search(r"\b(une?|1)\b", words, re.IGNORECASE):
            self.found.append(words)
        self.generic_visit(node)


def test_pitfall_71_every_french_number_that_may_be_0_or_1_chooses_between_one_and_many() -> None:
    found = {m.id.name: [*plurals(m.value)] for m in messages() if m.value and not m.id.name.startswith("rules-")}
    assert {name: names for name, names in found.items() if names and name not in NEVER_FEW} == {}


def test_pitfall_71_no_french_text_says_one_where_there_is_nothing() -> None:
    for message in messages():
        ones = Ones()
        ones.visit(message)
        assert ones.found == [] or message.id.name in NEVER_NONE, message.id.name
