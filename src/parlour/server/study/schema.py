"""What the study says over HTTP and over its socket."""

from typing import Any, Literal

import msgspec

from parlour.core.errors import Parameter
from parlour.room.frame import View
from parlour.room.messages import Hello, Ping, Pong
from parlour.study.puzzle import Puzzle
from parlour.study.review import Choice, Review

ProvedBounds = tuple[int, int]
"""What is proved of a worth: at least, at most."""


class StudyGame(msgspec.Struct, frozen=True):
    """A game that can be studied.

    Attributes:
        game: its name.
        editions: the first is the default.
        example: the record of the printed example.
    """

    game: str
    editions: list[str]
    example: dict[str, Any]


class TryPuzzle(msgspec.Struct, frozen=True):
    """The action that somebody holds to be the best of a puzzle; the first try counts."""

    action: str


Level = Literal["easier", "fitting", "harder"]
"""How hard another puzzle shall be, beside the guest's rating."""


class PuzzleNumber(msgspec.Struct, frozen=True):
    """Another puzzle, by its number."""

    number: int


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How the guest stands with a puzzle, and with those of its game.

    Attributes:
        first: whether his first try was right; None before it.
        solved: whether he has found the solution by now.
        rating: his, see `Rating`.
        sure: whether he has tried enough puzzles for his rating to mean something.
        tries: how many puzzles of the game he has tried.
        right: how many of those were right at the first try.
        puzzle_rating: how hard the puzzle has turned out to be; None if nobody has tried it.
        streak: days in a row on which he has solved the puzzle of that day.
        today: whether he has solved this day's.
    """

    first: bool | None
    solved: bool
    rating: int
    sure: bool
    tries: int
    right: int
    puzzle_rating: int | None
    streak: int
    today: bool


class AskPosition(msgspec.Struct, frozen=True, tag_field="type", tag="position"):
    """What is every action worth at the end of this record? A newer question of the same socket replaces it."""

    id: str
    record: dict[str, Any]


class AskReview(msgspec.Struct, frozen=True, tag_field="type", tag="review"):
    """What did every action of this record lose? A newer question of the same socket replaces it."""

    id: str
    record: dict[str, Any]


class AskTableReview(msgspec.Struct, frozen=True, tag_field="type", tag="review-table"):
    """What did every action of a round lose that was played at a table?

    Whoever knows the table may ask, and gets an answer once the round is over. A newer question of the same socket
    replaces it.

    Attributes:
        match: its number at the table; None is the current one.
        round: its number in that match, from 1.
    """

    id: str
    table: str
    match: int | None
    round: int


class StudyPosition(msgspec.Struct, frozen=True, tag_field="type", tag="study-position"):
    """The moment that was asked about, at once.

    Attributes:
        record: as it is understood: the edition named, without claims.
        options: in force.
        view: as everybody may see it.
        seat: that plays; None when the round is over.
        side: of that seat.
        legal: its actions.
        ply: counts the turns.
    """

    id: str
    record: dict[str, Any]
    options: dict[str, bool | str]
    view: View
    seat: int | None
    side: int | None
    legal: list[str]
    ply: int | None


class StudyWorths(msgspec.Struct, frozen=True, tag_field="type", tag="study-worths"):
    """What is proved by now: of each action, what side 0 scores in the round under best play after it.

    Attributes:
        done: everything is certain.
        line: once it is, a best way to the end.
    """

    id: str
    worths: dict[str, ProvedBounds]
    done: bool
    line: list[str]


class StudyRound(msgspec.Struct, frozen=True, tag_field="type", tag="study-round"):
    """The round to be reviewed, at once.

    Attributes:
        record: as it is understood: the version of its rules and the edition named.
        side: that whoever asks played for, at a table; None if he did not, or played for both.
        views: of the round as everybody may see it, before each of its actions and after the last.
        movers: the seat that is to move at each of these moments; None when the round is over.
        match: the number of its match at the table, whichever the question named; None for a round of no table.
        first: the index of the first action that is judged: those before it were made before its table began.
    """

    id: str
    record: dict[str, Any]
    side: int | None
    views: list[View]
    movers: list[int | None]
    match: int | None = None
    first: int = 0


class StudyJudged(msgspec.Struct, frozen=True, tag_field="type", tag="study-judged"):
    """One action of a review; the last one comes first. ``count`` is how many there are."""

    id: str
    choice: Choice
    count: int


class StudyReviewed(msgspec.Struct, frozen=True, tag_field="type", tag="study-reviewed"):
    """All of a review."""

    id: str
    review: Review


class StudyQueued(msgspec.Struct, frozen=True, tag_field="type", tag="study-queued"):
    """The solver is busy for so many other visitors; everybody gets his share in turn."""

    id: str
    others: int


class StudyRefused(msgspec.Struct, frozen=True, tag_field="type", tag="study-refused"):
    """A question that cannot be answered: the Fluent message ``error-CODE``."""

    id: str
    code: str
    parameters: dict[str, Parameter]


StudyQuestion = AskPosition | AskReview | AskTableReview
StudyAsk = StudyQuestion | Ping
StudyFound = StudyPosition | StudyWorths | StudyRound | StudyJudged | StudyReviewed
StudyAnswer = Hello | Pong | StudyFound | StudyQueued | StudyRefused


class Study(msgspec.Struct, frozen=True):
    """Everything that the study says, gathered so that the client's types can be generated."""

    games: list[StudyGame]
    puzzle: Puzzle
    attempt: TryPuzzle
    standing: PuzzleStanding
    another: PuzzleNumber
    ask: StudyAsk
    answer: StudyAnswer
