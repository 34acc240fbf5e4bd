"""The rules, options and refusals as players read them: complete, alike in all languages, and true."""

import ast as python
import re
from functools import cache
from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.games import paule_panik
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.facts import DRAWN, TOP, facts
from parlour.games.paule_panik.options import EDITIONS, Options
from tests.games.paule_panik.play import BETS, PLAY_ON, QUICK, dealt, play, table, tops

LANGUAGES = ("en", "fr", "de")
FOLDER = files(paule_panik)


def text(language: str, name: str) -> str:
    return (FOLDER / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's naming
        self.names.add(node.id.name)


def arguments(language: str, name: str) -> dict[str, set[str]]:
    """The arguments of each message of a catalogue, in its order; a catalogue must be free of junk."""
    found = {}
    for entry in FluentParser().parse(text(language, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language, "rules")))
    return bundle


def formatted(language: str, message: str) -> str:
    bundle = bundle_of(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    shown, errors = bundle.format_pattern(pattern, dict(facts(Options())))
    assert errors == []
    return str(shown)


def raised() -> dict[str, set[str]]:
    """The codes that the game raises, with the names of their parameters."""
    found: dict[str, set[str]] = {}
    for entry in (entry for entry in FOLDER.iterdir() if entry.name.endswith(".py")):
        for node in python.walk(python.parse(entry.read_text(encoding="utf-8"))):
            match node:
                case python.Call(
                    python.Name("IllegalAction" | "InvalidSetup" | "Untold"), [python.Constant(code)], keywords
                ):
                    names = {keyword.arg or "" for keyword in keywords}
                    assert found.setdefault(str(code), names) == names
    return {code: names for code, names in found.items() if code.startswith(GAME.name)}


@pytest.mark.parametrize("name", ["box", "game", "rules"])
def test_all_languages_have_the_same_messages_in_the_same_order_with_the_same_arguments(name: str) -> None:
    english = list(arguments("en", name).items())
    for language in LANGUAGES:
        assert list(arguments(language, name).items()) == english


def test_every_refusal_has_its_words_and_all_its_arguments() -> None:
    messages = {key: names for key, names in arguments("en", "game").items() if key.startswith("error-")}
    assert {f"error-{code}": names for code, names in raised().items()} == messages
    assert len(messages) == 30


def test_every_option_value_and_edition_has_a_name() -> None:
    keys = {key for key in arguments("en", "box") if key.startswith(("option-", "edition-"))}
    expected = {f"edition-paule-panik-{edition}" for edition in EDITIONS}
    values = {"auto_refill": ["true", "false"], "placing": ["play_on", "cards_left"], "bets": ["true", "false"]}
    assert values.keys() == msgspec.to_builtins(Options()).keys()
    for option, possible in values.items():
        named = f"option-paule-panik-{option}"
        expected |= {named, f"{named}-help", *(f"{named}-{value}" for value in possible)}
    assert keys == expected


def test_the_arguments_of_the_rules_are_the_facts_of_the_game_and_none_is_spare() -> None:
    """Nor is any missing; the points by the number of players are for the client alone."""
    told = set().union(*arguments("en", "rules").values())
    assert told == {name for name in facts(Options()) if not re.fullmatch(r"points_\d", name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_rules_can_be_read_and_no_number_is_typed_into_it(language: str) -> None:
    for message in arguments(language, "rules"):
        assert formatted(language, message)
    typed = re.sub(r"\{[^}]*\}|^#.*$|^rules-[a-z0-9-]+ =", "", text(language, "rules"), flags=re.MULTILINE)
    assert re.findall(r"\d+", typed) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_clause(language: str) -> None:
    clauses = set(re.findall(r"PP-\d+", text(language, "rules")))
    assert clauses == {f"PP-{number}" for number in range(1, 13)}


def test_rulings_are_marked_as_such() -> None:
    rulings = {key for key in arguments("en", "rules") if key.endswith("-ruling")}
    parts = ["deal-centre", "refill-by-itself", "stuck", "reshuffle", "blocked", "end-cards-left", "end-lot", "points"]
    assert rulings == {f"rules-paule-panik-{part}-ruling" for part in [*parts, "bets", "bets-lost"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_numbers_of_the_deal_are_those_of_a_deal(players: int) -> None:
    state, told = GAME.begin(QUICK, players, dealt(players)), facts(Options())
    hand = state.hands[0].bit_count()
    assert told["hand"] == hand
    assert told[f"pile_{players}"] == hand + len(state.piles[0])
    assert told[f"colours_{players}"] == len(state.colours)


def test_the_example_of_a_play_comes_out() -> None:
    told = facts(Options())
    state = table([f"R{told['below']} Y{told['above']} G{told['next_below']} B9", "Y16"], (f"V{TOP}", f"V{TOP}"))
    state = play(state, f"0 R{told['below']} L", f"0 Y{told['above']} R", f"0 G{told['next_below']} L")
    assert tops(state) == [f"G{told['next_below']}", f"Y{told['above']}"]
    ends = table([f"R{told['below_highest']} G{told['above_lowest']} B9", "Y9"], ("V17", "V1"))
    assert play(ends, f"0 R{told['below_highest']} L", f"0 G{told['above_lowest']} R")
    assert (told["lowest"], told["highest"], told["colours"]) == (1, 17, 5)


def test_the_example_of_the_points_comes_out() -> None:
    first, second = DRAWN
    told = facts(Options())
    state = table(["R2", "Y9", "G9 G8"], (f"V{first} V1", f"B{second} B1"))
    result = GAME.result(play(state, "0 R2 L", "drawn 0 3"))
    assert result is not None
    assert result.points == (told["drawn_sum"], told["drawn_first"], told["drawn_second"])


def test_the_numbers_of_places_bets_and_matches_are_those_of_the_game() -> None:
    told = facts(Options())
    hands = ["R2", "Y3", "G4", "B5", "V9"]
    state = play(table(hands, ("V1", "V1"), options=PLAY_ON), "0 R2 L", "1 Y3 L", "2 G4 L")
    assert state.ending is not None
    assert len(state.out) == told["places"]
    plain = table(["R2", "Y9"], ("V12 V1", "V5 V1"), options=BETS)
    points = []
    for bets in ((False, False), (True, False), (False, True)):
        result = GAME.result(play(msgspec.structs.replace(plain, said=bets), "0 R2 L", "drawn 0 3"))
        assert result is not None
        points.append(result.points[0])
    assert (points[1] - points[0], points[2] - points[0]) == (told["won_bet"], told["lost_bet"])
    for players in (2, 3, 4, 5):
        needed = told["points_few" if players < 4 else "points_many"]
        assert GAME.match.winners(QUICK, (int(needed), *(0,) * (players - 1))) == (0,)
        assert GAME.match.winners(QUICK, (int(needed) - 1, *(0,) * (players - 1))) == ()
