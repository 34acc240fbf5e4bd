"""Runs of many tasks: in order on any number of cores, and a run that was cut goes on with what it has written."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli.batch import work_off
from parlour.cli.puzzle import make_puzzles
from parlour.core.command import Labour
from parlour.core.errors import ParlourError

TASKS = [3, 1, 4, 1, 5]


def tell(task: int, result: int) -> bytes:
    return f"{task} squared is {result}".encode()


def square(task: int) -> int:
    return task * task


class Counted:
    def __init__(self) -> None:
        self.done: list[int] = []

    def __call__(self, task: int) -> int:
        self.done.append(task)
        return task * task


def run(into: Path, tasks: list[int] = TASKS, work: Callable[[int], int] = square, jobs: int = 1) -> list[bytes]:
    return [*work_off(tasks, work, tell, Labour(jobs=jobs, into=str(into)), "")]


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    run(tmp_path / "whole")
    return (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize("jobs", [1, 2])
def test_lines_come_in_the_order_of_their_tasks(tmp_path: Path, jobs: int) -> None:
    lines = run(tmp_path / "out", jobs=jobs)
    assert lines == [tell(task, square(task)) for task in TASKS]
    assert (tmp_path / "out").read_bytes() == b"\n".join([*lines, b""])


@pytest.mark.parametrize("left", [0, 1, 30, 31, 32, 33, 60, 79])
def test_a_run_that_was_cut_anywhere_goes_on_and_only_its_last_line_is_worked_out_again(
    tmp_path: Path, whole: bytes, left: int
) -> None:
    cut, work = tmp_path / "cut", Counted()
    cut.write_bytes(whole[:left])
    lines = run(cut, work=work)
    assert cut.read_bytes() == whole
    assert b"\n".join([*lines, b""]) == whole
    there = whole[:left].count(b"\n")
    assert work.done == TASKS[max(0, there - 1) :]


def test_what_is_written_is_there_whatever_ends_the_run(tmp_path: Path, whole: bytes) -> None:
    def breaks(task: int) -> int:
        if task == 4:
            raise KeyboardInterrupt
        return square(task)

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "out", work=breaks)
    assert (tmp_path / "out").read_bytes() == whole[: len(b"3 squared is 9\n1 squared is 1\n")]


@pytest.mark.parametrize("tasks", [[3, 2, 4, 1, 5], [3]], ids=["others", "fewer"])
def test_the_file_of_another_run_is_left_as_it_is(tmp_path: Path, whole: bytes, tasks: list[int]) -> None:
    file = tmp_path / "theirs"
    file.write_bytes(whole[:30])
    with pytest.raises(ParlourError) as caught:
        run(file, tasks=tasks)
    assert caught.value.code == "into-another-run"
    assert file.read_bytes() == whole[:30]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(ParlourError) as caught:
        run(tmp_path)
    assert caught.value.code == "into-not-written"


def test_puzzles_are_the_same_however_many_are_made_at_a_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make_puzzles(count=3, seed=7) == 0
    alone = capsys.readouterr().out
    assert make_puzzles(count=3, seed=7, jobs=2, into=str(tmp_path / "puzzles")) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "puzzles").read_text(encoding="utf-8") == alone
    assert [json.loads(line)["game"] for line in alone.splitlines()] == ["costly-tricks"] * 3


def test_without_ray_the_command_that_installs_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert make_puzzles(count=1, seed=1, ray="auto") == 2
    assert 'pip install "parlour[ray]"' in capsys.readouterr().err
