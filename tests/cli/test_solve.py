"""``parlour solve`` as its users see it: a command that a game brings along."""

import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.games import at_terminal
from parlour.games.costly_tricks import GAME, command
from parlour.games.costly_tricks.rules import State
from parlour.games.costly_tricks.solver import Solver

solve = at_terminal(GAME.commands["solve"])
SHEET = "T5.4.. .2..83 .3.T1. ...T76"
AFTER_TWO = "T.4.. .2..8 .3.T1. ...T76"
SOLVED = Path(__file__).parent.parent / "solved" / "costly-tricks.jsonl"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_ct_11_the_cards_of_the_sheet_are_printed_with_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(SHEET, leader=0) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "A’s hand is to play."
    assert printed[2:5] == ["  RT    4", "  R5    9", "* G4   10"]
    assert printed[5].startswith("Best line: G4 ")
    assert printed[6] == "Side A wins the round, 10 to -10."


def test_hands_may_be_given_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    solve(*SHEET.split(), leader=0)
    several = capsys.readouterr().out
    solve(SHEET, leader=0)
    assert capsys.readouterr().out == several


def test_ct_11_cards_on_the_table_are_not_in_the_hands(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(AFTER_TWO, leader=0, trick="R5 B3", json=True) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["hands"] == AFTER_TWO.split()
    assert (answer["value"], answer["values"]) == (10, {"G3": 9, "PT": 10, "P1": 10})
    assert len(answer["line"]) == 10
    assert answer["final"] == [10, -10]


def test_the_edition_matters(capsys: pytest.CaptureFixture[str]) -> None:
    solve(SHEET, leader=0, edition="french", json=True)
    assert json.loads(capsys.readouterr().out)["values"] == {"RT": 6, "R5": 10, "G4": 10}


def test_ct_09_the_score_so_far_decides_who_wins(capsys: pytest.CaptureFixture[str]) -> None:
    solve(SHEET, leader=0, score=-10)
    assert "The round is a draw." in capsys.readouterr().out
    solve(SHEET, leader=0, score=-11)
    assert "Side B wins the round, 1 to -1." in capsys.readouterr().out


@pytest.mark.parametrize(("jobs", "cores", "threads"), [(None, 4, 4), (3, 4, 3), (None, None, 1), (None, 64, 16)])
def test_one_position_is_solved_by_the_cores_that_are_there_or_asked_for(
    jobs: int | None,
    cores: int | None,
    threads: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made: list[int] = []

    class Watched(Solver):
        def __init__(self, state: State, *, threads: int) -> None:
            made.append(threads)
            super().__init__(state, threads=threads)

    monkeypatch.setattr(command, "Solver", Watched)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert solve(SHEET, leader=0, jobs=jobs) == 0
    assert made == [threads]
    assert "* G4   10" in capsys.readouterr().out


def test_the_best_for_side_b_is_the_least_for_side_a(capsys: pytest.CaptureFixture[str]) -> None:
    solve("T.4.. .2..83 .3.T1. ...T76", leader=0, trick="R5")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "B’s hand is to play."
    assert printed[2:5] == ["* G2    9", "  B8   10", "  B3   10"]


def test_the_line_goes_on_with_the_trick_on_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    solve(AFTER_TWO, leader=0, trick="R5 B3")
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Best line"))
    assert [len(trick.split()) for trick in line.removeprefix("Best line: ").split("|")] == [2, 4, 4]


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"hands": ["T5.4.. .2..83 .3.T1."]}, "list of four hands"),
        ({"hands": ["T5.4.. .2..83 .3.T1. ...T7"]}, "equally many cards"),
        ({"hands": ["T5.4.. .2..83 .3.T1. ...TX6"]}, "TX6"),
        ({"hands": ["T5.4.. .2..83 .4.T1. ...T76"]}, "green 4 was dealt twice"),
        ({"hands": [SHEET]}, "say which hand leads"),
        ({"hands": [SHEET], "leader": 4}, "“4” is no leader"),
        ({"hands": [SHEET], "leader": 0, "edition": "german"}, "no edition called “german”"),
        ({"hands": [AFTER_TWO], "leader": 0, "trick": "R5 B3 PX"}, "no card “PX”"),
        ({"hands": [AFTER_TWO], "trick": "R5 B3"}, "say which hand leads"),
        ({"hands": [AFTER_TWO], "leader": -1, "trick": "R5 B3"}, "“-1” is no leader"),
        ({"hands": [AFTER_TWO], "leader": 0, "trick": "RT B3"}, "red 10 was dealt twice"),
        ({"hands": [AFTER_TWO], "leader": 0, "trick": "B3 B3"}, "blue 3 was dealt twice"),
        ({"hands": ["T.4.. .2..8 .3.T1. R..T76"], "leader": 0, "trick": "R5 B3"}, "cannot be read"),
        ({"hands": ["5.4.. ...83 .3.T1. ...T7"], "leader": 3, "trick": "B6 RT G2"}, "must follow"),
        ({"hands": [AFTER_TWO], "leader": 0, "trick": "R5 B3 P2 B1"}, "three cards at most, not 4"),
        ({"hands": []}, "Name a position"),
        ({"hands": [SHEET], "file": "-"}, "not both"),
        ({"hands": [], "file": "nowhere.jsonl"}, "nowhere.jsonl cannot be read"),
    ],
)
def test_what_is_wrong_is_named(asked: dict[str, Any], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    hands = asked.pop("hands")
    assert solve(*hands, **asked) == 2
    printed = capsys.readouterr()
    assert why in printed.err
    assert printed.out == ""


def test_it_is_said_if_the_slow_reference_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("parlour.games.costly_tricks.command.has_kernel", lambda: False)
    assert solve(SHEET, leader=0) == 0
    assert "the slow reference answers" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_comes_out_in_order_with_the_values_filled_in(
    jobs: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    solved = [json.loads(line) for line in SOLVED.read_text(encoding="utf-8").splitlines()[90:110]]
    asked = [{key: value for key, value in position.items() if key not in {"value", "values"}} for position in solved]
    file = tmp_path / "positions.jsonl"
    file.write_text("".join(f"{json.dumps(position)}\n" for position in asked), encoding="utf-8")
    assert solve(file=str(file), jobs=jobs) == 0
    printed = capsys.readouterr()
    assert [json.loads(line) for line in printed.out.splitlines()] == solved
    assert printed.err == ""


def test_a_wrong_line_is_told_in_its_place_and_the_others_are_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = json.dumps({"hands": AFTER_TWO.split(), "leader": 0, "trick": "R5 B3", "note": "kept"})
    wrong = json.dumps({"hands": AFTER_TWO.split(), "leader": 0, "trick": 5})
    text = f"{right}\n\n{wrong}\nnothing\n{right}\n".encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert solve(file="-", jobs=1) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer.get("value") for answer in found] == [10, None, None, 10]
    assert found[0]["note"] == "kept"
    error = found[1]["error"]
    assert (error["line"], error["code"]) == (3, "costly-tricks-trick-not-text")
    assert error["message"] == "The trick on the table must be a text such as “R5 B3”."
    assert found[2]["error"]["code"] == "not-json"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_sentence_is_there_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    solve(SHEET, leader=0)
    english = capsys.readouterr().out.splitlines()
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    solve(SHEET, leader=0)
    other = capsys.readouterr().out.splitlines()
    assert other[2:5] == english[2:5]
    assert all(one != two for one, two in zip(other[:2] + other[5:], english[:2] + english[5:], strict=True))
