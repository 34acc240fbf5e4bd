"""Steps, played as a learner does."""

from random import Random

from parlour.core.discovery import games
from parlour.lessons.fold import stage_after
from parlour.lessons.stage import LessonDeed
from parlour.lessons.step import Step, courses
from parlour.lessons.told import Lesson, follows_by_itself, told

STEPS = [step for game in games().values() for steps in courses(game).values() for step in steps]
GO_ON = "go on"


def step(name: str) -> Step:
    """The step of that name, for example ``buddy-learn-1``."""
    return next(step for step in STEPS if step.meta.id == name)


def after(wanted: Step, *answers: str) -> Lesson:
    """What is told after these answers, once the others have done what they do by themselves."""
    deeds: tuple[LessonDeed, ...] = ()
    lesson = look(wanted, deeds)
    for answer in answers:
        deeds = (*deeds, LessonDeed(wanted.meta.seat, None if answer == GO_ON else answer))
        lesson = look(wanted, deeds)
        while lesson.follows is not None:
            deeds = (*deeds, LessonDeed(lesson.follows.seat, lesson.follows.action))
            lesson = look(wanted, deeds)
    return lesson


def look(wanted: Step, deeds: tuple[LessonDeed, ...]) -> Lesson:
    """What is told right after some deeds."""
    stage = stage_after(wanted, deeds)
    return told(wanted, stage, follows_by_itself(wanted, stage, Random(1)))


def said(lesson: Lesson) -> str | None:
    """The message that is said."""
    return None if lesson.says is None else lesson.says.id
