"""What lessons say: short, in every language the same numbers, and every sum comes out."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from parlour.core.discovery import games, home
from parlour.lessons.step import courses

LANGUAGES = ("en", "fr", "de")
NAMES = [name for name in games() if courses(games()[name])]
SUM = re.compile(r"(?<![\d,])(\d+(?: [+−] \d+)+) = ([+−]?\d+)")
LONGEST = {"en": 135, "fr": 175, "de": 165}
"""Characters: two short sentences; other languages need a fifth more."""


def texts(name: str, language: str) -> dict[str, str]:
    """What the lessons of a game say, by message; marks are silent."""
    source = files(home(name)).joinpath("locales", language, "lessons.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            assert entry.value is not None
            parts = (part.value for part in entry.value.elements if isinstance(part, ftl.TextElement))
            found[entry.id.name] = "".join(parts)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_all_that_the_lessons_say_has_its_text_and_no_text_is_left_over(name: str, language: str) -> None:
    said = {message for steps in courses(games()[name]).values() for step in steps for message in step.messages}
    own = {message for message in said if message.startswith(name)}
    assert own == texts(name, language).keys()
    shared = Path(__file__).parent.parent.parent / "ui" / "locales" / language / "lessons.ftl"
    named = re.findall(r"^([\w-]+) =", shared.read_text(encoding="utf-8"), re.M)
    assert said - own <= {*named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sum_comes_out(language: str) -> None:
    said = [text for name in NAMES for text in texts(name, language).values()]
    sums = [found for text in said for found in SUM.findall(text)]
    assert len(sums) == sum(text.count(" = ") for text in said) > 40
    for terms, result in sums:
        assert value(terms) == value(result), f"{terms} = {result}"


def value(terms: str) -> int:
    """Of terms such as ``8 + 6 − 20``, or of a number with its sign."""
    signed = re.findall(r"([+−]?) ?(\d+)", terms)
    return sum(-int(number) if sign == "−" else int(number) for sign, number in signed)


def test_a_sum_that_does_not_come_out_is_seen() -> None:
    assert SUM.findall("Fox: 8 + 6 + 9 − 20 = +4, at last") == [("8 + 6 + 9 − 20", "+4")]
    assert value("8 + 6 + 9 − 20") == 3
    assert value("−13") == -13


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_all_languages_say_the_same_numbers(name: str, language: str) -> None:
    english, other = texts(name, "en"), texts(name, language)
    for message, text in english.items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", other[message])), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_at_once_little_is_said(name: str, language: str) -> None:
    long = {message: len(text) for message, text in texts(name, language).items() if len(text) > LONGEST[language]}
    assert long == {}
