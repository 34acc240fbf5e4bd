"""The texts of The Third Man in three languages, and that the rules shown to players name the numbers of the rules."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.cli import texts
from parlour.core.errors import IllegalAction, InvalidSetup, ParlourError
from parlour.core.game import HOUSE, Setup
from parlour.games.third_man import GAME
from parlour.games.third_man.auction import PAYOFFS
from parlour.games.third_man.facts import facts
from parlour.games.third_man.options import EDITIONS, Options
from parlour.games.third_man.rules import Lot
from tests.games.third_man.play import begin, bid, play

LANGUAGES = ("en", "fr", "de")
FOLDER = files("parlour.games.third_man").joinpath("locales")
RULINGS = {
    "rules-third-man-ties-annulled-ruling",
    "rules-third-man-lead-ruling",
    "rules-third-man-end-winner-ruling",
}


class Parts(Visitor):
    """The arguments that a message takes, and its literal text."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def source(language: str, name: str) -> str:
    return FOLDER.joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")


def messages(language: str, name: str) -> dict[str, Parts]:
    found = dict[str, Parts]()
    for entry in FluentParser().parse(source(language, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def rules(language: str, options: Options) -> dict[str, str]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, "rules")))
    told = dict[str, str]()
    for name in messages(language, "rules"):
        value = bundle.get_message(name).value
        assert value is not None
        text, errors = bundle.format_pattern(value, dict(GAME.facts(options)))
        assert not errors, (name, errors)
        told[name] = str(text)
    return told


@pytest.mark.parametrize("name", ["box", "game", "rules"])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_pitfall_45_every_language_has_the_same_messages_with_the_same_arguments(language: str, name: str) -> None:
    english, other = messages("en", name), messages(language, name)
    assert list(other) == list(english)
    assert {key: parts.arguments for key, parts in other.items()} == {
        key: parts.arguments for key, parts in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_its_editions_and_its_options_have_names(language: str) -> None:
    wanted = {"game-third-man", "game-third-man-line"}
    wanted |= {f"edition-third-man-{edition}" for edition in EDITIONS}
    wanted |= {f"option-third-man-board_end{part}" for part in ("", "-help", "-beyond", "-reach")}
    assert wanted <= messages(language, "box").keys()


def refused() -> Iterator[ParlourError]:
    """One error of every code that the game raises."""
    tied = play(begin(), "9866")
    setups: list[Setup] = [{"first": 5}, {"first": 0, "lots": 1}, {"first": 0, "lots": [7]}]
    for setup in setups:
        with pytest.raises(InvalidSetup) as wrong:
            GAME.begin(Options(), 4, setup)
        yield wrong.value
    assert GAME.house is not None
    for lots in ((), (1,)):
        with pytest.raises(InvalidSetup) as wrong:
            GAME.house(bid(begin(lots=lots), (0, 9), (1, 8), (2, 6), (3, 6)), None)
        yield wrong.value
    tries: list[Callable[[], object]] = [
        lambda: GAME.parse("T"),
        lambda: GAME.record.read(begin(), "12"),
        lambda: GAME.apply(bid(play(begin(), "9750"), (2, 4)), 0, 9),
        lambda: GAME.apply(bid(begin(), (0, 9)), 0, 8),
        lambda: GAME.apply(tied, HOUSE, Lot(0)),
    ]
    for attempt in tries:
        with pytest.raises(IllegalAction) as illegal:
            attempt()
        yield illegal.value


def test_every_error_code_of_the_game_is_raised_below() -> None:
    folder = files("parlour.games.third_man")
    sources = [path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py")]
    named = {code for text in sources for code in re.findall(r'(?<!tag=)"(third-man-[a-z-]+)"', text)}
    assert {error.code for error in refused()} == named
    assert {f"error-{code}" for code in named} == {key for key in messages("en", "game") if key.startswith("error-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_all_its_arguments(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", language)
    for error in refused():
        message = messages(language, "game")[f"error-{error.code}"]
        assert message.arguments == error.parameters.keys()
        assert texts.explain(error).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_take_every_number_from_the_constants_of_the_rules(language: str) -> None:
    found = messages(language, "rules")
    used = set[str]().union(*(parts.arguments for parts in found.values()))
    assert used == GAME.facts(Options()).keys()
    for name, parts in found.items():
        assert not re.search(r"\d", parts.text), name


def test_the_rules_say_twice_where_the_payoffs_double() -> None:
    assert PAYOFFS["third"] == PAYOFFS["shared-third"] == (0, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_rules_is_that_of_the_payoffs(language: str) -> None:
    told = rules(language, Options())
    example = re.findall(r"\d+", told["rules-third-man-places-example"])
    assert example == ["9", "7", "5", "4", "9", "1", "7", "7", "5", "10", "4"]
    assert re.findall(r"\d+", told["rules-third-man-ties-first"]) == ["5", "9", "4"]
    assert re.findall(r"\d+", told["rules-third-man-match"]) == ["3", "9"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tm_07_the_rules_tell_when_a_piece_leaves_the_board_in_the_edition_that_is_played(language: str) -> None:
    english, french = (rules(language, EDITIONS[edition]) for edition in ("piatnik-2001", "french"))
    assert {name for name in english if english[name] != french[name]} == {"rules-third-man-end-board"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_has_a_title_and_the_rulings_are_marked(language: str) -> None:
    names = list(messages(language, "rules"))
    sections = {name.split("-")[3] for name in names}
    assert {name for name in names if name.endswith("-title")} == {f"rules-third-man-{each}-title" for each in sections}
    assert {name for name in names if name.endswith("-ruling")} == RULINGS
    clauses = set(re.findall(r"^# (TM-\d)", source(language, "rules"), re.MULTILINE))
    assert clauses == {f"TM-{number}" for number in range(1, 10)}


def test_facts_follow_the_options() -> None:
    assert facts(Options("reach"))["board_end"] == "reach"
    assert facts(Options())["enough"] == 9
