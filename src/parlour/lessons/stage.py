"""A step at some moment: the table, what is asked and said, and what the record goes on with."""

from typing import Any, Literal, TypeAlias

import msgspec

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import Seat
from parlour.lessons.board import Seen
from parlour.lessons.step import Entry, Step
from parlour.room.table import Table

SeatAction: TypeAlias = tuple[Seat, Any]
Kind: TypeAlias = Literal["say", "ok", "no"]


class WrongDeed(ParlourError):
    """What somebody sent does not go on from where the lesson is: ``lesson-other-deed``."""


class LessonDeed(msgspec.Struct, frozen=True):
    """Something that was done.

    Attributes:
        seat: who did it, the learner, another player or `HOUSE`.
        action: in notation; None is that the learner has read what was said, and goes on.
    """

    seat: Seat
    action: str | None = None


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said.

    Attributes:
        id: the message.
        kind: whether it asks, praises or corrects.
        count: the number in it, if it has one.
    """

    id: str
    kind: Kind
    count: int | None = None


class Stage(msgspec.Struct, frozen=True):
    """A step at some moment.

    Attributes:
        seen: the table, and what was seen of the last deed.
        ply: how many entries of the record were played, up to there or instead.
        script: what the record goes on with.
        rest: what is left of the entry that is being played.
        entry: the index of what is asked, or was asked last; -1 before.
        open: it has not been answered.
        says: what is said.
        stop: what the lesson waits for: that the learner goes on, tries again, or leaves the step, which is done.
        answer: what will be said as soon as the others have played.
        read: the plies at which something was said that holds only then.
        played: how many cards each seat has played since the step began.
        refused: the last deed was refused by the rules.
        counts: it is a part of what was done all the same, or there was none to refuse.
    """

    seen: Seen
    ply: int
    script: tuple[Any, ...]
    rest: tuple[SeatAction, ...] = ()
    entry: int = -1
    open: bool = False
    says: Saying | None = None
    stop: Literal["go-on", "again", "over"] | None = None
    answer: Saying | None = None
    read: frozenset[int] = frozenset()
    played: tuple[int, ...] = ()
    refused: IllegalAction | None = None
    counts: bool = True

    @property
    def table(self) -> Table:
        """The table now."""
        return self.seen.table


def asked(step: Step, stage: Stage) -> Entry | None:
    """What the learner is asked now; None while others play, or something is to be read."""
    if stage.stop is not None or not stage.open:
        return None
    entry = step.meta.lesson[stage.entry]
    return entry if entry.table is None else None


def free(step: Step, stage: Stage) -> bool:
    """Whether everybody plays as he likes."""
    entry = asked(step, stage)
    return entry is not None and entry.free is not None
