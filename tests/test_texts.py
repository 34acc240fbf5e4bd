"""The catalogues agree with each other and with the code, and the check that says so sees what is wrong."""

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def texts() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_texts", ROOT / "scripts" / "texts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def catalogue(texts: ModuleType, folder: Path, source: str) -> tuple[dict[str, object], list[str]]:
    file = folder / "some.ftl"
    file.write_text(source, encoding="utf-8")
    found: tuple[dict[str, object], list[str]] = texts.read([file])
    return found


def test_pitfall_45_every_text_is_there_in_every_language(texts: ModuleType) -> None:
    assert list(texts.check(ROOT)) == []


def test_pitfall_45_a_missing_translation_and_other_arguments_are_seen(texts: ModuleType, tmp_path: Path) -> None:
    english, _ = catalogue(texts, tmp_path, "one = { $name } won.\ntwo = Two\n")
    french, _ = catalogue(texts, tmp_path, "one = Victoire.\nthree = Trois\n")
    assert list(texts.disagreements(english, french, "fr")) == [
        "fr: two is missing",
        "fr: three is in no other language",
        "fr: one takes [], in English ['name']",
    ]


def test_arguments_of_a_mentioned_message_count(texts: ModuleType, tmp_path: Path) -> None:
    english, _ = catalogue(texts, tmp_path, "card = { $rank }\nplayed = { card } was played\n")
    assert texts.arguments(english, "played") == {"rank"}


def test_a_broken_catalogue_is_seen(texts: ModuleType, tmp_path: Path) -> None:
    _, faults = catalogue(texts, tmp_path, "one = { $name\ntwo = { three }\ntwo = { SHOUT($name) }\n")
    assert [fault.split(":")[-1].strip() for fault in faults] == [
        "one = { $name",
        "two is there twice",
        "two calls SHOUT",
    ]


def test_a_message_that_is_named_but_not_there_is_seen(texts: ModuleType, tmp_path: Path) -> None:
    uses = texts.Uses()
    texts.read_client('t("home"); t(`level-${name}`);\n// t("comment")', uses)
    missing = list(texts.missing({}, uses))
    assert "comment is not there" not in missing
    assert "home is not there" in missing
    assert "no message is like level-*" in missing


def test_an_error_without_words_or_without_an_argument_of_its_words_is_seen(texts: ModuleType, tmp_path: Path) -> None:
    module = ast.parse(
        'class Refusal(ParlourError): ...\nraise Refusal("too-late")\nraise Refusal("too-long", round_index=1)'
    )
    uses = texts.Uses()
    texts.read_python(module, uses, texts.error_classes([module]), commands=False)
    english, _ = catalogue(texts, tmp_path, "error-too-long = At most { $limit }.\n")
    assert "error-too-late is not there" in list(texts.missing(english, uses))
    assert list(texts.missing_arguments(english, uses)) == ["error-too-long is raised without ['limit']"]


def test_a_message_that_nothing_says_is_seen(texts: ModuleType, tmp_path: Path) -> None:
    english, _ = catalogue(texts, tmp_path, "old = Old\nlevel-high = High\nbuddy-later = Later\n")
    uses = texts.Uses(patterns={"level-*"})
    assert list(texts.unused(english, uses, ("buddy",))) == ["old is used nowhere"]
