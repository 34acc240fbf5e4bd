"""Every pitfall in docs/pitfalls.md has a test that carries its number, and every number that a test carries a line."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LISTED = [*map(int, re.findall(r"^\| (\d+) \|", (ROOT / "docs" / "pitfalls.md").read_text(encoding="utf-8"), re.M))]
IN_PYTHON = re.compile(r"def test_pitfalls?_(\d+(?:(?:_and)?_\d+)*)")
IN_THE_CLIENT = re.compile(r"(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*[\"'`]pitfalls? (\d+(?:(?:, | and )\d+)*)")


def carried() -> Iterator[int]:
    for folder, pattern, found in (("tests", "test_*.py", IN_PYTHON), ("ui/src", "*.test.ts", IN_THE_CLIENT)):
        for path in (ROOT / folder).rglob(pattern):
            for numbers in found.findall(path.read_text(encoding="utf-8")):
                yield from map(int, re.findall(r"\d+", numbers))


@pytest.mark.parametrize("number", LISTED)
def test_every_pitfall_has_a_test(number: int) -> None:
    assert number in {*carried()}


def test_every_number_that_a_test_carries_is_listed_once() -> None:
    assert len(LISTED) == len({*LISTED})
    assert {*carried()} <= {*LISTED}
