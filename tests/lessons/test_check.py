"""The check of lessons, put to the test: steps that are broken in many ways, each of which it finds."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from parlour.check import Fault
from parlour.check.lessons import check_step, its_lessons_hold
from parlour.core.discovery import games
from parlour.lessons.step import Entry, Step
from tests.lessons.play import step


@pytest.mark.parametrize("name", games())
def test_the_lessons_of_every_game_hold(name: str) -> None:
    its_lessons_hold(games()[name])


def entry(wanted: Step, change: Callable[[Entry], Entry]) -> Step:
    first, *more = wanted.meta.lesson
    return replace(wanted, meta=replace(wanted.meta, lesson=(change(first), *more)))


BROKEN: dict[str, tuple[Step, str]] = {
    "a legal card is neither right nor wrong": (
        entry(step("buddy-learn-1"), lambda first: replace(first, wrong={})),
        "3 is legal",
    ),
    "what follows is against the rules": (
        entry(step("buddy-learn-1"), lambda first: replace(first, after={"3": ("7",)})),
        "buddy-learn-1",
    ),
    "an answer that nothing leads to": (
        entry(step("buddy-learn-1"), lambda first: replace(first, wrong={"3": "some-no", "9": "other-no"})),
        "nothing leads to other-no",
    ),
    "a question that is never reached": (
        replace(
            step("buddy-learn-2"),
            meta=replace(
                step("buddy-learn-2").meta,
                lesson=(step("buddy-learn-2").meta.lesson[0], replace(step("buddy-learn-2").meta.lesson[1], ply=40)),
            ),
        ),
        "buddy-learn-2",
    ),
    "a record that claims what does not come out": (
        replace(step("buddy-learn-1"), record=step("buddy-learn-1").record | {"result": {"own": [1, 2, 3]}}),
        "result-differs",
    ),
    "an action that is illegal": (
        replace(step("buddy-learn-1"), record=step("buddy-learn-1").record | {"actions": ["9"]}),
        "buddy-learn-1",
    ),
    "a moment that the game does not know": (
        entry(step("buddy-learn-7"), lambda first: replace(first, when="rain")),
        "buddy-learn-7",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_fault_of_a_step_is_found_and_named(name: str) -> None:
    broken, fault = BROKEN[name]
    with pytest.raises(Fault, match=fault):
        check_step(broken)
