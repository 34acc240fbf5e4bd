"""``parlour review`` and ``parlour puzzle`` as their users see them."""

import json
from pathlib import Path

import pytest

from parlour.cli.puzzle import make_puzzles
from parlour.cli.review import curve, review_files

SHEET = {
    "game": "costly-tricks",
    "players": 2,
    "setup": {"hands": ["T5.4..", ".2..83", ".3.T1.", "...T76"], "leader": 0},
    "actions": ["R5", "B3", "PT", "B6"],
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def written(folder: Path, *records: object) -> str:
    file = folder / "played.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(file)


def test_ct_11_the_table_names_the_better_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review_files(written(tmp_path, SHEET)) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line.split() for line in printed[2:4]] == [
        ["1", "A", "R5", "+9", "1", "G4"],
        ["2", "B", "B3", "+10", "1", "G2"],
    ]
    assert printed[4].split() == ["3", "A", "PT", "+10", "0"]
    assert "Side A: 1 of 2 choices were best ones, 1 point lost." in printed


def test_a_match_gives_a_json_object_a_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = {"game": "costly-tricks", "players": 2}
    file = written(tmp_path, {**header, "match": [SHEET, SHEET]})
    assert review_files(file, json=True) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["round"] for one in told] == [0, 1]
    assert told[1]["review"]["curve"] == [10, 9, 10, 10, 10]


def test_a_wrong_record_is_told_with_its_place_and_the_others_are_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, {**SHEET, "actions": ["R5", "G9"]}, SHEET)
    assert review_files(file) == 1
    out, err = capsys.readouterr()
    assert err.startswith(f"{file}:1: action 1: ")
    assert f"{file}, line 2" in out


def test_a_decisive_mistake_is_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = {"hands": ["T...", "9...", "1...", "0..."], "leader": 0, "score": 0}
    lost = {**SHEET["setup"], "score": -10}  # type: ignore[dict-item]
    review_files(written(tmp_path, {**SHEET, "setup": lost}, {**SHEET, "setup": setup, "actions": ["RT"]}))
    first, second = capsys.readouterr().out.split("line 2")
    assert "Decisive mistakes (!): 1, 2" in first
    assert "!" not in second


def test_files_that_are_missing_or_not_named_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review_files(str(tmp_path / "none")) == 2
    assert review_files() == 2
    assert "Name at least one file" in capsys.readouterr().err


def test_the_curve_goes_from_the_lowest_bar_to_the_highest() -> None:
    assert curve((-3, 0, 4)) == "▁▄█"
    assert curve((5, 5)) == "▁▁"
    assert curve(()) == ""


def test_the_same_seed_gives_the_same_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_puzzles(count=3, seed=1) == 0
    first = capsys.readouterr().out
    make_puzzles(count=3, seed=1)
    assert capsys.readouterr().out == first
    numbers = [json.loads(line)["meta"]["number"] for line in first.splitlines()]
    assert len({*numbers}) == 3


def test_ct_11_the_example_can_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    make_puzzles(count=1, seed=1, example=True)
    record = json.loads(capsys.readouterr().out)
    assert (record["setup"], record["meta"]["solution"]) == (SHEET["setup"], "G4")


@pytest.mark.parametrize(("game", "why"), [("chess", "no game"), ("buddy", "cannot be studied")])
def test_other_games_have_no_puzzles(game: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert make_puzzles(game=game) == 2
    assert why in capsys.readouterr().err
