"""What must hold of a game's lessons: every step is played, with every right and every wrong answer."""

from collections.abc import Iterator
from random import Random
from typing import Final

from parlour.check.trial import Fault
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame
from parlour.core.play import think
from parlour.core.record import replay
from parlour.lessons.fold import stage_after
from parlour.lessons.stage import LessonDeed, Stage, asked
from parlour.lessons.step import Entry, Step, courses
from parlour.lessons.told import Lesson, follows_by_itself, thinkers_of, told

LONGEST: Final = 100
"""A step that is not over after so many deeds is taken to have no end."""
FREE_PLAYS: Final = 6
"""So often is played what is left to the learner."""

Done = tuple[LessonDeed, ...]


def its_lessons_hold(game: AnyGame) -> None:
    """Every record replays, every legal action is right or wrong, and what the step says of it is said."""
    for steps in courses(game).values():
        for step in steps:
            check_step(step)


def check_step(step: Step) -> None:
    """See `its_lessons_hold`."""
    try:
        replay(step.record, step.variant)
        said = {message for number in range(FREE_PLAYS) for message in _walk(step, (), Random(number))}
    except ParlourError as error:
        raise Fault(f"{step.meta.id}: {error}") from error
    for entry in step.meta.lesson:
        left_out = {*entry.messages} - said if entry.free is None and entry.when is None else set[str]()
        if left_out:
            raise Fault(f"{step.meta.id}: nothing leads to {', '.join(sorted(left_out))}")


def _walk(step: Step, deeds: Done, rng: Random) -> Iterator[str]:
    """All that is said from here on, whatever the learner answers."""
    deeds, said = quiet(step, deeds, rng)
    yield from said
    stage = stage_after(step, deeds)
    entry = asked(step, stage)
    if stage.stop == "go-on":
        yield from _walk(step, (*deeds, LessonDeed(step.meta.seat)), rng)
    elif stage.stop is None and entry is not None:
        for action in _choices(step, stage, entry):
            yield from _answered(step, deeds, entry, action, rng)
    elif stage.stop is None:
        raise Fault(f"{step.meta.id}: it stops after {len(deeds)} deeds, and nobody knows how to go on")


def quiet(step: Step, deeds: Done, rng: Random) -> tuple[Done, list[str]]:
    """Lets the others play, and the learner where all is right, until something is asked or said that waits for him."""
    said = list[str]()
    for _ in range(LONGEST):
        stage = stage_after(step, deeds)
        said += [stage.says.id] if stage.says is not None else []
        deed = _next(step, stage, rng)
        if deed is None:
            return deeds, said
        deeds = (*deeds, deed)
    raise Fault(f"{step.meta.id}: it has no end")


def _next(step: Step, stage: Stage, rng: Random) -> LessonDeed | None:
    entry, me = asked(step, stage), step.meta.seat
    following = follows_by_itself(step, stage, rng)
    if following is not None:
        return LessonDeed(following.seat, following.action)
    if entry is None or entry.free is None:
        return None
    own = step.game.legal(stage.table.state, me) if me in step.game.waits_for(stage.table.state) else ()
    if own and rng.random() < 0.5:
        return LessonDeed(me, step.game.show(rng.choice(list(own))))
    return _thought(step, stage, rng) or (LessonDeed(me, step.game.show(rng.choice(list(own)))) if own else None)


def _thought(step: Step, stage: Stage, rng: Random) -> LessonDeed | None:
    for thinker in thinkers_of(step, stage):
        view = step.game.view(stage.table.state, thinker.seat)
        chosen = think(step.game, thinker.level, view, thinker.seat, rng.getrandbits(64))
        if chosen is not None:
            return LessonDeed(thinker.seat, chosen[1])
    return None


def _choices(step: Step, stage: Stage, entry: Entry) -> Iterator[str]:
    """The learner's legal actions; each must be answered."""
    for action in step.game.legal(stage.table.state, step.meta.seat):
        text = step.game.show(action)
        if text not in entry.expect and entry.no(text) is None:
            raise Fault(f"{step.meta.id}: {text} is legal before entry {stage.ply}, and neither right nor wrong")
        yield text


def _answered(step: Step, deeds: Done, entry: Entry, action: str, rng: Random) -> Iterator[str]:
    """What is said of an answer, and after it."""
    right = action in entry.expect
    wanted = entry.right(action) if right else entry.no(action)
    after = answer(step, (*deeds, LessonDeed(step.meta.seat, action)), rng)
    if after.says is None or (after.says.id, after.says.kind) != (wanted, "ok" if right else "no"):
        raise Fault(f"{step.meta.id}: after {action} it says {after.says}, not {wanted}")
    if not right and after.stop != "again":
        raise Fault(f"{step.meta.id}: after {action}, which is wrong, nothing can be taken back")
    yield after.says.id
    if right:
        yield from _walk(step, (*deeds, LessonDeed(step.meta.seat, action)), rng)


def answer(step: Step, deeds: Done, rng: Random) -> Lesson:
    """What is told once the answer to the last deed is said."""
    for _ in range(LONGEST):
        stage = stage_after(step, deeds)
        if stage.says is not None and stage.says.kind != "say":
            return told(step, stage, None)
        following = follows_by_itself(step, stage, rng)
        if following is None:
            break
        deeds = (*deeds, LessonDeed(following.seat, following.action))
    raise Fault(f"{step.meta.id}: nothing is said after {deeds[-1].action}")
