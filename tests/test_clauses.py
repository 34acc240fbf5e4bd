"""Every clause of the rules is named by a test, and every clause that a test names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLAUSES = re.findall(r"^- \*\*((?:CT|BL|TM|PP)-\d+)", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.M)
NAMED = re.compile(r"def test_(?:\w*?_)??(ct|bl|tm|pp)_(\d+)(?:_(\d+)\b)?")


def clauses_with_a_test() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    return {f"{game.upper()}-{int(number)}" for source in sources for game, number, _ in NAMED.findall(source)}


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_named_by_a_test(clause: str) -> None:
    assert clause in clauses_with_a_test()


def test_every_clause_that_a_test_names_exists() -> None:
    assert len(CLAUSES) == 11 + 12 + 9 + 12
    assert clauses_with_a_test() <= set(CLAUSES)
