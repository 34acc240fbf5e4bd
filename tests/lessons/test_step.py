"""Lessons as they are stored: read strictly, in order, and with every fault at its place."""

import json
from importlib.resources import files
from typing import Any

import pytest

from parlour.core.discovery import games, home
from parlour.core.errors import InvalidOptions, ParlourError
from parlour.lessons.step import FILE, InvalidLesson, courses, read_steps, step_of

NAMES = [name for name in games() if courses(games()[name])]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_with_lessons_has_a_course_of_its_rules_and_six_problems(name: str) -> None:
    found = courses(games()[name])
    assert [*found] == ["learn", "better"]
    assert len(found["learn"]) in (6, 7)
    assert len(found["better"]) == 6
    assert [step.meta.step for step in found["learn"]] == [*range(1, len(found["learn"]) + 1)]


@pytest.mark.parametrize("name", NAMES)
def test_no_line_of_the_file_is_passed_over(name: str) -> None:
    lines = files(home(name)).joinpath(FILE).read_bytes().splitlines()
    assert sum(map(len, courses(games()[name]).values())) == len(lines)


@pytest.mark.parametrize(("course", "number"), [("learn", 0), ("learn", 8), ("nothing", 1), ("better", -1)])
def test_a_step_that_is_not_there_is_named_as_such(course: str, number: int) -> None:
    with pytest.raises(InvalidLesson, match="no-such-lesson"):
        step_of(games()["buddy"], course, number)


def line() -> dict[str, Any]:
    first = files(home("buddy")).joinpath(FILE).read_text(encoding="utf-8").splitlines()[0]
    found: dict[str, Any] = json.loads(first)
    return found


def fault_of(changed: dict[str, Any]) -> ParlourError:
    with pytest.raises(ParlourError) as caught:
        [*read_steps(json.dumps(changed).encode())]
    return caught.value


def test_what_is_wrong_in_a_line_is_told_with_its_place() -> None:
    for change, place in (
        ({"step": "one"}, "meta.step"),
        ({"lesson": [{"ply": 2, "says": "x"}]}, "meta.lesson[0]"),
        ({"lesson": [{"say": "x"}]}, "meta.lesson[0]"),
        ({"lesson": [{"ply": 2, "free": {"until": "soon"}}]}, "meta.lesson[0].free.until"),
        ({"course": "hard"}, "meta.course"),
    ):
        record = line()
        record["meta"] |= change
        error = fault_of(record)
        assert (error.code, error.parameters) == ("lesson-malformed", {"line": 1, "place": place})


def test_a_line_without_a_lesson_or_of_no_game_is_refused() -> None:
    without = line()
    del without["meta"]
    assert fault_of(without).code == "lesson-malformed"
    assert isinstance(fault_of(line() | {"game": "chess"}), InvalidOptions)
