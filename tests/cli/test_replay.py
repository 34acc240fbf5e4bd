"""``parlour replay`` as its users see it: what it prints, and its exit status."""

import io
import json
import sys
import time
from pathlib import Path

import pytest

from parlour.cli.replay import replay

FILES = Path(__file__).parent.parent / "conformance"
GOOD = (
    '{"game":"costly-tricks","players":2,"setup":{"hands":["5...","...3","..T.","...6"],"leader":0},"actions":["R5"]}'
)
BAD = GOOD.replace('"R5"', '"R5","B6"')


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def write(folder: Path, *lines: str) -> str:
    path = folder / "records.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def test_right_records_give_a_summary_and_status_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(str(FILES / "costly-tricks.jsonl")) == 0
    assert capsys.readouterr().out == "150 right, 0 wrong.\n"


def test_a_wrong_action_is_named_by_file_line_and_index(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, GOOD, "", BAD)
    assert replay(file) == 1
    first, summary = capsys.readouterr().out.splitlines()
    assert first == f"{file}:3: action 1: The hand whose turn it is does not hold blue 6."
    assert summary == "1 right, 1 wrong."


def test_a_fault_in_a_match_names_its_round(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(str(FILES / "invalid-matches.jsonl")) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(": round 1, action 9: " in line for line in lines)
    assert any(": round 3: " in line for line in lines)


def test_a_fault_outside_the_actions_has_no_index(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, '{"game":"bridge","players":2,"setup":{},"actions":[]}')
    assert replay(file) == 1
    assert capsys.readouterr().out.startswith(f"{file}:1: There is no game called “bridge”.")


def test_standard_input_is_a_dash(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BAD.encode())))
    assert replay("-") == 1
    assert capsys.readouterr().out.startswith("-:1: action 1: ")


def test_json_prints_each_right_record_with_what_came_out(capsys: pytest.CaptureFixture[str]) -> None:
    file = FILES / "costly-tricks.jsonl"
    assert replay(str(file), json=True) == 0
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for given, filled in zip(map(json.loads, file.read_text(encoding="utf-8").splitlines()), printed, strict=True):
        assert filled == filled | given
        assert len(filled["legal"]) == len(given["actions"])


def test_json_prints_nothing_but_the_error_of_a_wrong_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, BAD, GOOD)
    assert replay(file, json=True) == 1
    wrong, right = map(json.loads, capsys.readouterr().out.splitlines())
    assert wrong == {
        "error": {
            "file": file,
            "line": 1,
            "round": None,
            "action": 1,
            "code": "costly-tricks-not-in-hand",
            "parameters": {"hand": 1, "card": "B6", "colour": "B", "rank": 6},
            "message": "The hand whose turn it is does not hold blue 6.",
        }
    }
    assert right["legal"] == [["R5"]]


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay("no-such-file.jsonl") == 2
    assert "no-such-file.jsonl cannot be read" in capsys.readouterr().err


def test_no_file_at_all_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay() == 2
    assert "standard input" in capsys.readouterr().err


@pytest.mark.parametrize("path", sorted(FILES.glob("malformed/*.jsonl")), ids=lambda path: path.stem)
def test_malformed_lines_are_refused_in_words_and_quickly(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = sum(1 for line in path.read_bytes().split(b"\n") if line)
    started = time.process_time()
    assert replay(str(path)) == 1
    assert time.process_time() - started < lines
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == lines + 1
    assert all(len(line) < 500 for line in printed)
    assert printed[-1] == f"0 right, {lines} wrong."


@pytest.mark.parametrize(("language", "why"), [("fr", "Il n’y a pas de jeu"), ("de_AT.UTF-8", "Es gibt kein Spiel")])
def test_it_speaks_the_language_of_the_environment(
    language: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    replay(write(tmp_path, '{"game":"bridge","players":2,"setup":{},"actions":[]}'))
    assert why in capsys.readouterr().out
