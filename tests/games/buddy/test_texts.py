"""The rules as players read them: their numbers and examples are those of the game, in every language."""

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.games import buddy
from parlour.games.buddy.cards import FULL_HAND, POINTS, WORTH
from parlour.games.buddy.facts import SWEEP_EXAMPLE, TOTALS_EXAMPLE
from parlour.games.buddy.match import winners
from parlour.games.buddy.options import Options
from parlour.games.buddy.rules import chips
from tests.games.buddy.play import begin, play

LANGUAGES = ("en", "fr", "de")
FOLDER = files(buddy)
NUMBERS: dict[str, Any] = {**buddy.GAME.facts(Options())}


def text(language: str, name: str) -> str:
    return (FOLDER / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's naming
        self.names.add(node.id.name)


def arguments(language: str, name: str) -> dict[str, set[str]]:
    """The arguments of each message of a catalogue."""
    found = {}
    for entry in FluentParser().parse(text(language, name)).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def formatted(language: str, message: str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language, "rules")))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    shown, errors = bundle.format_pattern(pattern, NUMBERS)
    assert errors == []
    return str(shown)


def test_the_arguments_of_the_rules_are_the_numbers_of_the_game_and_none_is_spare() -> None:
    """Nor is any missing; the points of each card are for the client alone."""
    told = set().union(*arguments("en", "rules").values())
    assert told == {name for name in NUMBERS if not re.fullmatch(r"points_\d+", name)}


def test_the_numbers_are_those_of_the_rules() -> None:
    expected = {
        "players": len(begin().hands),
        "cards": FULL_HAND.bit_count(),
        "all_cards": sum(hand.bit_count() for hand in begin().hands),
        "all_points": sum(WORTH[hand] for hand in begin().hands),
        "first_chips": max(chips((12, 40, 11))),
        "second_chips": sorted(chips((12, 40, 11)))[1],
        "shared_chips": chips((20, 23, 20))[0],
        "equal_chips": chips((21, 21, 21))[0],
        "chips_to_win": next(count for count in range(20) if winners(Options(), (count, 0, 0))),
    }
    assert {name: NUMBERS[name] for name in expected} == expected
    assert POINTS[NUMBERS["last_worth"]] == NUMBERS["last_worth"]
    assert sum(POINTS[NUMBERS["last_worth"] + 1 :]) == 0


def test_the_example_of_a_sweep_comes_out() -> None:
    lead, first, second, third, sweeper = map(str, SWEEP_EXAMPLE)
    state = play(begin([lead + third, sweeper + first, second]), [lead, first, second, third])
    assert len(state.table) == 4
    taken = play(state, [sweeper]).sequences[-1]
    assert (len(taken.cards), taken.points) == (NUMBERS["swept_cards"], NUMBERS["swept_points"])
    assert NUMBERS["low_first"] + NUMBERS["low_second"] + NUMBERS["low_third"] == taken.points


def test_bl_12_the_example_of_the_totals_is_won_by_its_first_player() -> None:
    assert [NUMBERS[name] for name in ("total", "left_total", "right_total")] == [52, 51, 23]
    assert chips(TOTALS_EXAMPLE) == (3, 1, 0)


def test_a_lowest_card_sweeps_the_third_of_the_highest() -> None:
    state = begin(["T3", "91", "82"])
    assert (NUMBERS["highest"], NUMBERS["lowest"], NUMBERS["no_power"]) == (10, 1, play(state, "T").power)
    assert play(state, "T1").sequences[-1].taker == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_rules_can_be_read_and_no_number_is_typed_into_it(language: str) -> None:
    for message in arguments(language, "rules"):
        assert formatted(language, message)
    typed = re.sub(r"\{[^}]*\}|\[[^]]*\]|^#.*$", "", text(language, "rules"), flags=re.MULTILINE)
    assert re.findall(r"\d", typed) == []


def test_rulings_are_marked_as_such() -> None:
    rulings = {key for key in arguments("en", "rules") if key.endswith("-ruling")}
    assert rulings == {f"rules-buddy-{section}-ruling" for section in ("turns-first", "lone", "chips", "match")}
