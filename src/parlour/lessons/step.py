"""A step of a course as it is stored: a game record whose ``meta`` says what is asked, and what is answered."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

import msgspec

from parlour.core.discovery import home
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame, Seat
from parlour.core.json import read_object
from parlour.core.record import Record, read_variant
from parlour.core.round import Variant

FILE: Final = "lessons.jsonl"
"""In a game's folder: one step a line."""

Course: TypeAlias = Literal["learn", "better"]
"""The rules at the board; problems that show how to play well."""


class InvalidLesson(ParlourError):
    """A line of a game's lessons that is no step, or a step that is not there."""


class CardsPlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The step ends when the learner has played so many cards."""

    played: int


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From here every legal card is right.

    Attributes:
        until: the step ends here: after so many entries of the record, with the round, or see `CardsPlayed`.
        bots: the level that the others play at; None where nobody else plays.
        pace: factor on their time to think.
        ahead: while the learner can play, they wait when they have played so many cards more than he has.
    """

    until: int | Literal["end"] | CardsPlayed
    bots: str | None = None
    pace: float = 1.0
    ahead: int | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked, or said, at one place of the record.

    Attributes:
        ply: how many entries of the record's actions come before.
        say: the message that asks; None goes on with what was said last.
        expect: the right actions.
        ok, wrong: the messages that answer: one, or one by action.
        after: by action, what the record goes on with instead. Where a text of a record is what all do together, such
            as an auction, it is the whole of that one.
        highlight: the parts of the board that are lit.
        free, ends: see `Free`; by the name of an ending (`LessonRules.ending`) the message that says it.
        when: said only when this holds (`LessonRules.moments`), from that ply on.
        table: nothing is asked; the record goes on by itself after so many milliseconds.
        beaten_by: the index of the action that comes just before his, whenever he acts, so that his comes too late.
    """

    ply: int
    say: str | None = None
    expect: tuple[str, ...] = ()
    ok: str | dict[str, str] | None = None
    wrong: str | dict[str, str] = {}
    after: dict[str, tuple[str, ...]] = {}
    highlight: tuple[str, ...] = ()
    free: Free | None = None
    ends: dict[str, str] = {}
    when: str | None = None
    table: int | None = None
    beaten_by: int | None = None

    @property
    def begins(self) -> int:
        """The ply at which it is asked."""
        return self.ply if self.beaten_by is None else self.beaten_by

    @property
    def messages(self) -> Iterator[str]:
        """All that may be said of it."""
        for said in (self.say, self.ok, self.wrong, self.ends):
            yield from said.values() if isinstance(said, dict) else filter(None, [said])

    def right(self, action: str) -> str | None:
        """What is said of a right action."""
        return self.ok.get(action) if isinstance(self.ok, dict) else self.ok

    def no(self, action: str) -> str | None:
        """What is said of a wrong action; None if it is not among those."""
        return self.wrong.get(action) if isinstance(self.wrong, dict) else self.wrong


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a step says of itself.

    Attributes:
        id, title: the beginning of its messages' names, and the message that names it.
        course, step: which one it is, from 1.
        seat: the learner's.
        names: by seat the message with a player's name; None is the learner.
        start: how many entries of the record's actions come before its first moment.
        lesson: what is asked, in order.
        clauses: of the rules that it teaches.
        only: options without which it does not hold.
        proof: what shows that its answers are right, to the end of the record; the learner is shown all of that.
    """

    id: str
    title: str
    course: Course
    step: int
    seat: Seat
    names: tuple[str | None, ...]
    start: int
    lesson: tuple[Entry, ...]
    clauses: tuple[str, ...] = ()
    only: dict[str, bool | str] = {}
    proof: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True, eq=False):
    """A step, read; it is equal to itself alone, so that what is known of it can be kept.

    Attributes:
        record: without ``meta``.
        variant: what is played.
        meta: see there.
    """

    record: Record
    variant: Variant
    meta: Meta

    @property
    def game(self) -> AnyGame:
        """The game that is learned."""
        return self.variant.game

    @property
    def messages(self) -> Iterator[str]:
        """All that is said in it, and what names it and its players."""
        yield self.meta.title
        yield from filter(None, self.meta.names)
        for entry in self.meta.lesson:
            yield from entry.messages

    @property
    def actions(self) -> tuple[Any, ...]:
        """The entries of the record's actions."""
        actions = self.record["actions"]
        assert isinstance(actions, list)  # a record has them
        return tuple(actions)

    @property
    def refused(self) -> frozenset[int]:
        """The indexes of the actions that come too late."""
        refused = self.record.get("refused", [])
        assert isinstance(refused, list)
        return frozenset(index for index in refused if isinstance(index, int))


def courses(game: AnyGame) -> Mapping[str, tuple[Step, ...]]:
    """The courses of a game, each with its steps in order; none if it has no lessons.

    Raises:
        ParlourError: a line of its file is no step.
    """
    return _courses(game.name)


def step_of(game: AnyGame, course: str, number: int) -> Step:
    """A step by its number, from 1.

    Raises:
        InvalidLesson: ``no-such-lesson``.
    """
    steps = courses(game).get(course, ())
    if not 1 <= number <= len(steps):
        raise InvalidLesson("no-such-lesson", game=game.name)
    return steps[number - 1]


@cache
def _courses(name: str) -> Mapping[str, tuple[Step, ...]]:
    file = files(home(name)).joinpath(FILE)
    found: dict[str, tuple[Step, ...]] = {}
    for step in read_steps(file.read_bytes()) if file.is_file() else ():
        before = found.get(step.meta.course, ())
        if step.game.name != name or step.meta.step != len(before) + 1:
            raise InvalidLesson("lesson-out-of-place", lesson=step.meta.id)
        found[step.meta.course] = (*before, step)
    return MappingProxyType(found)


def read_steps(lines: bytes) -> Iterator[Step]:
    """The steps of a file, one a line.

    Raises:
        InvalidLesson: ``lesson-malformed``, with the line and the place in it.
        ParlourError: a line is no game record.
    """
    for number, line in enumerate(lines.splitlines(), start=1):
        record = read_object(line)
        try:
            meta = msgspec.convert(record.pop("meta", None), Meta)
        except msgspec.ValidationError as error:
            place = re.search(r"`\$(.*)`", str(error))
            raise InvalidLesson("lesson-malformed", line=number, place=f"meta{place[1] if place else ''}") from None
        yield Step(record, read_variant(record), meta)
