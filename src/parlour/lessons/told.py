"""What a learner is told after every deed: what he sees, what is said and lit, and who does what next."""

from random import Random
from typing import Final, Literal

import msgspec

from parlour.core.game import HOUSE, Seat
from parlour.lessons.board import frame_of
from parlour.lessons.fold import next_move
from parlour.lessons.stage import Saying, Stage, asked
from parlour.lessons.step import Step
from parlour.room.frame import Frame
from parlour.room.messages import Refused

TEMPO: Final = 700
"""Milliseconds that somebody takes for what the record says."""


class Following(msgspec.Struct, frozen=True):
    """Who does what next, unless the learner is quicker.

    Attributes:
        wait: milliseconds from now.
    """

    seat: Seat
    action: str
    wait: int


class Thinker(msgspec.Struct, frozen=True):
    """A bot that is to act: at what level, and how slowly."""

    seat: Seat
    level: str
    pace: float


class Lesson(msgspec.Struct, frozen=True):
    """A step at some moment, as the learner's screen shows it.

    Attributes:
        title: the message that names the step.
        frame: the table as he sees it; the names in it are messages.
        says: what is said.
        lit: the parts of the board to look at.
        right: those that show what is right, for who asks.
        stop: the lesson waits until he goes on, tries again, or leaves the step, which is over.
        follows: who does what next.
        refused: the rules forbid what he has just tried.
        counts: it belongs to what was done all the same, as does everything else.
    """

    title: str
    frame: Frame
    says: Saying | None
    lit: tuple[str, ...]
    right: tuple[str, ...]
    stop: Literal["go-on", "again", "over"] | None
    follows: Following | None
    refused: Refused | None
    counts: bool


def told(step: Step, stage: Stage, follows: Following | None) -> Lesson:
    """What is told of a stage."""
    may_try = stage.stop is None and stage.open
    return Lesson(
        title=step.meta.title,
        frame=frame_of(step, stage.seen, asks=may_try, goes_on=stage.stop is None),
        says=stage.says,
        lit=_lit(step, stage),
        right=_right(step, stage),
        stop=stage.stop,
        follows=follows,
        refused=_refused(stage),
        counts=stage.counts,
    )


def _lit(step: Step, stage: Stage) -> tuple[str, ...]:
    """What belongs to the question, or to what is said because it holds now."""
    if stage.stop == "go-on":
        said = stage.says.id if stage.says is not None else None
        return next((entry.highlight for entry in step.meta.lesson if entry.when and entry.say == said), ())
    parts = step.meta.lesson[stage.entry].highlight if stage.stop is None and stage.open else ()
    return parts if _may_play(step, stage) else tuple(part for part in parts if not _is_own(step, part))


def _may_play(step: Step, stage: Stage) -> bool:
    """Whether the learner may do something with his hand now."""
    game, state = step.game, stage.table.state
    return step.meta.seat in (game.to_act(state) if game.races(state) else game.waits_for(state))


def _is_own(step: Step, part: str) -> bool:
    """Whether it is of the learner's hand, which is not lit while others play."""
    return part == f"hand:{step.meta.seat}" or part.startswith("mine:")


def _right(step: Step, stage: Stage) -> tuple[str, ...]:
    """Of the right actions those that can be done now."""
    entry, rules = asked(step, stage), step.game.lessons
    if entry is None or rules is None:
        return ()
    legal = {step.game.show(action) for action in step.game.legal(stage.table.state, step.meta.seat)}
    return tuple(dict.fromkeys(part for text in entry.expect if text in legal for part in rules.lights(text)))


def _refused(stage: Stage) -> Refused | None:
    error = stage.refused
    return None if error is None else Refused("", error.code, dict(error.parameters))


def follows_by_itself(step: Step, stage: Stage, rng: Random) -> Following | None:
    """What the record goes on with, or chance; None where somebody must think, or the learner is asked."""
    if stage.stop is not None:
        return None
    if asked(step, stage) is None:
        return _of_the_record(step, stage)
    return _of_chance(step, stage, rng)


def _of_the_record(step: Step, stage: Stage) -> Following | None:
    move = next_move(step, stage)
    if move is None:
        return None
    table = step.meta.lesson[stage.entry].table if stage.open else None
    wait = TEMPO + step.game.pause(step.game.view(stage.table.state, step.meta.seat)) if table is None else table
    return Following(move[0], step.game.show(move[1]), wait)


def _of_chance(step: Step, stage: Stage, rng: Random) -> Following | None:
    entry, game, state = asked(step, stage), step.game, stage.table.state
    due = None if game.house is None else game.due(state)
    if entry is None or entry.free is None or due is None or game.house is None:
        return None
    return Following(HOUSE, game.show(game.house(state, rng)), due)


def thinkers_of(step: Step, stage: Stage) -> tuple[Thinker, ...]:
    """The bots that may act now, in the order of their seats."""
    entry, game, state, me = asked(step, stage), step.game, stage.table.state, step.meta.seat
    if entry is None or entry.free is None or entry.free.bots is None:
        return ()
    level, pace, most = entry.free.bots, entry.free.pace, entry.free.ahead
    seats = game.to_act(state) if game.races(state) else game.waits_for(state)
    waits = most is not None and bool(game.legal(state, me))
    far = [seat for seat in seats if waits and stage.played[seat] - stage.played[me] >= (most or 0)]
    return tuple(Thinker(seat, level, pace) for seat in seats if seat != me and seat not in far)
