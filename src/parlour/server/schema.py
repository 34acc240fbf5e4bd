"""What goes over HTTP, as structs; a refusal there is a `Problem` with a fitting status."""

from typing import Annotated, Any, Literal

import msgspec

from parlour.core.errors import Parameter
from parlour.core.faces import BotFace
from parlour.lessons.stage import LessonDeed
from parlour.lessons.told import Lesson
from parlour.room.colours import Colour
from parlour.room.frame import Phase, SeatInfo
from parlour.room.hints import AskHint
from parlour.room.log import PlayedMoment, Terms

SeatOrder = Literal["me", "open", "same-screen"] | str
"""Who is meant to sit at a seat: its maker, whoever comes, its maker again at a shared screen, or ``bot:LEVEL``."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: the Fluent message ``error-CODE`` and its arguments."""

    code: str
    parameters: dict[str, Parameter]


class Me(msgspec.Struct, frozen=True):
    """The guest that this browser is; without a name until he gives one, with a colour by chance until he chooses.

    Attributes:
        known: the browser has sent its cookie; one that keeps none can take no seat.
    """

    name: str
    colour: Colour
    known: bool


class ChangeMe(msgspec.Struct, frozen=True, kw_only=True):
    """What a guest changes of himself; None leaves it."""

    name: str | None = None
    colour: Colour | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its name and the values it can have."""

    name: str
    values: list[bool | str]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot of a game: its ``id``, its ``name`` and its ``face``, see `core.game.Bot`."""

    id: str
    name: str
    face: BotFace | None


class GameInfo(msgspec.Struct, frozen=True):
    """What a client must know of a game to set up a table.

    Attributes:
        name: as in records.
        players: the numbers of players it can be played by.
        editions: option values by edition; the first is the default.
        options: in the order they are shown.
        bots: its ladder of bots, from weak to strong; ``default_level`` is the id of the one that plays unless another
            is chosen.
        open_hands: it can be played at a shared screen.
        real_time: everybody plays at once, so there are no clocks for moves.
        study: its best play is known, so there are an analysis, puzzles and, against bots, hints.
        courses: its lessons: by course, for each step the options without which it does not hold.
    """

    name: str
    players: list[int]
    editions: dict[str, dict[str, bool | str]]
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_level: str
    open_hands: bool
    real_time: bool
    study: bool
    courses: dict[str, list[dict[str, bool | str]]]


OptionsAsked = Annotated[
    dict[str, Any],
    msgspec.Meta(extra_json_schema={"additionalProperties": {"anyOf": [{"type": "boolean"}, {"type": "string"}]}}),
]
"""Option values by name. Whatever comes is read, so that what is no value is refused by the name of its option."""


class MakeTable(msgspec.Struct, frozen=True, kw_only=True):
    """Open a table; left out, everything has a good default.

    Attributes:
        id: made by the client; asking again with the same id makes no second table.
        seats: by seat; None is the maker and bots.
        names: by seat, of those who share the maker's screen; left out or empty is none.
        pace: factor on the bots' time to think, 0 to 4.
        newcomer: its maker meets the game for the first time: a race waits until he starts it.
        terms: what is agreed beside the rules.
    """

    id: str
    game: str
    edition: str | None = None
    options: OptionsAsked = {}
    players: int | None = None
    seats: list[SeatOrder] | None = None
    names: list[str] = []
    pace: float = 1.0
    newcomer: bool = False
    terms: Terms = Terms()


class StudiedMoment(msgspec.Struct, frozen=True, tag_field="type", tag="studied"):
    """A moment of a round that somebody studies, as a game record; without a ``move`` its end."""

    record: dict[str, Any]
    move: int | None = None


class SameMoment(msgspec.Struct, frozen=True, tag_field="type", tag="same"):
    """The moment at which another table has begun."""

    table: str


class BeginTable(msgspec.Struct, frozen=True, kw_only=True):
    """Open a table that begins at a moment of a round that is over, or of one that is studied.

    Attributes:
        id: made by the client; asking again with the same id makes no second table.
        at: the moment.
        seat: that whoever opens it plays. None: the one that he played then, else the one that is to move.
        level: the bot where no bot sat; None is the strongest.
        pace: factor on the bots' time to think; None is that of the table where the round was played.
        newcomer: see `MakeTable`.
    """

    id: str
    at: PlayedMoment | StudiedMoment | SameMoment
    seat: int | None = None
    level: str | None = None
    pace: float | None = None
    newcomer: bool = False


class TableLink(msgspec.Struct, frozen=True):
    """A table's id, and the address that lets others in."""

    table: str
    url: str


class Sit(msgspec.Struct, frozen=True):
    """Take a seat; None is the first open one."""

    seat: int | None = None


class Hint(msgspec.Struct, frozen=True):
    """The answer to `AskHint`.

    Attributes:
        ply: of the moment.
        worths: by legal action, what its side scores in the round if both sides play their best after it.
        best: the actions worth most.
    """

    ply: int
    worths: dict[str, int]
    best: list[str]


class LessonDeeds(msgspec.Struct, frozen=True):
    """All that was done in a step of a course since it began, in order."""

    deeds: list[LessonDeed]


class TableSummary(msgspec.Struct, frozen=True):
    """A table, for the home page.

    Attributes:
        match: its number at the table, from 1.
        my_turn: one of the viewer's seats may act, or the table waits for him to be ready.
        waits_for: the seats that the table waits for.
        paused: it rests until somebody goes on.
        winners: the sides that have won the match.
        sat: who sat where when the match ended, if somebody has come or gone since.
        begins: it begins at a moment of another round, after so many moves of that one; None where a round is dealt.
    """

    table: str
    game: str
    edition: str
    phase: Phase
    seats: list[SeatInfo]
    match: int
    round: int
    tally: list[int]
    my_turn: bool
    waits_for: list[int]
    paused: bool
    winners: list[int]
    sat: list[SeatInfo]
    begins: int | None = None


class Http(msgspec.Struct, frozen=True):
    """Every body that goes over HTTP, gathered so that the client's types can be generated."""

    problem: Problem
    me: Me
    change: ChangeMe
    games: list[GameInfo]
    make: MakeTable
    begin: BeginTable
    link: TableLink
    sit: Sit
    ask_hint: AskHint
    hint: Hint
    tables: list[TableSummary]
    deeds: LessonDeeds
    lesson: Lesson
