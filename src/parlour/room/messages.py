"""What a client and the room say to each other over a socket, one JSON object a message, told apart by ``type``.

Places may be taken away before a match, and those behind them move up. Where a message says ``arranged``, that of the
frame it answers, its seats are meant as they were numbered then; None does not mind.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from parlour.core.errors import Parameter
from parlour.room.frame import Change, Frame, Reaction


class Act(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """Do something in the round.

    Attributes:
        id: made by the client, at most 64 characters; the same id again is acknowledged and does nothing new.
        seat: one of the viewer's own.
        ply: of the frame it answers; None in real time.
        action: in the game's notation.
        after: in real time, the id of the own action that this one was built on, sent before it and not answered yet;
            if that one is refused, this one falls with it, free of cost.
        round: of the frame it answers, so that what was sent late is not played in the next round; None does not mind.
    """

    id: str
    seat: int
    ply: int | None
    action: str
    after: str | None = None
    round: int | None = None


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """Before the first match: begin, once all are ready. Between rounds: deal the next. After a match: play another."""

    id: str
    seat: int
    arranged: int | None = None


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="take-back"):
    """Take back this seat's last action; the other people at the table are asked first."""

    id: str
    seat: int


class Pause(msgspec.Struct, frozen=True, tag_field="type", tag="pause"):
    """Pause; the other people at the table are asked first."""

    id: str
    seat: int


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume"):
    """Go on after a pause."""

    id: str
    seat: int


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """Agree, or not, to what somebody has asked for."""

    id: str
    seat: int
    yes: bool


class GiveTime(msgspec.Struct, frozen=True, tag_field="type", tag="give-time"):
    """Give those who look at a round that is over more time before the next one."""

    id: str
    seat: int


class GoWithout(msgspec.Struct, frozen=True, tag_field="type", tag="go-without"):
    """Do not wait for those who look; the next round is dealt when all who could go on want that."""

    id: str
    seat: int


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign"):
    """Give the match up."""

    id: str
    seat: int


class Leave(msgspec.Struct, frozen=True, tag_field="type", tag="leave"):
    """Go away: the seat is open again, or during a match a bot plays it until its person comes back."""

    id: str
    seat: int
    arranged: int | None = None


class ComeBack(msgspec.Struct, frozen=True, tag_field="type", tag="come-back"):
    """Play the seat again that a bot has taken."""

    id: str
    seat: int


class ChangeSeat(msgspec.Struct, frozen=True, tag_field="type", tag="change-seat"):
    """Before the start: sit at another seat, an open one or a bot's."""

    id: str
    seat: int
    to: int
    arranged: int | None = None


class Arrange(msgspec.Struct, frozen=True, tag_field="type", tag="arrange"):
    """Before a match, from the host: say who is meant to sit at a place; whoever sits there loses his seat.

    Attributes:
        at: which place; the one behind the last is one more.
        place: ``open``, ``gone``, or ``bot:LEVEL``.
    """

    id: str
    seat: int
    at: int
    place: str
    arranged: int | None = None


class AllowWatching(msgspec.Struct, frozen=True, tag_field="type", tag="allow-watching"):
    """Before a match, from the host: whoever has the link may look on, or else none but those who sit there."""

    id: str
    seat: int
    allowed: bool
    arranged: int | None = None


class Start(msgspec.Struct, frozen=True, tag_field="type", tag="start"):
    """From the host, once all places are taken: begin now."""

    id: str
    seat: int
    arranged: int | None = None


class NameSeat(msgspec.Struct, frozen=True, tag_field="type", tag="name-seat"):
    """Say who of those who share this screen plays this seat; an empty name is none."""

    id: str
    seat: int
    name: str
    arranged: int | None = None


class AskBot(msgspec.Struct, frozen=True, tag_field="type", tag="ask-bot"):
    """Let a bot play for somebody who is away; let it make the move of somebody who is idle.

    Attributes:
        at: where.
        level: None is the usual one.
    """

    id: str
    seat: int
    at: int
    level: str | None = None


class React(msgspec.Struct, frozen=True, tag_field="type", tag="react"):
    """Say one of a few things to the others; it is not kept."""

    id: str
    seat: int
    reaction: Reaction


MoveCount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
EyesOf: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)] | None


class Lead(msgspec.Struct, frozen=True, tag_field="type", tag="lead"):
    """Lead those who look together at rounds that are over, or be the first; from a page that looks at one.

    Attributes:
        move: after so many moves of that round is what this page shows.
        eyes: the seat through whose eyes it shows that; None is a spectator's.
    """

    id: str
    move: MoveCount
    eyes: EyesOf


class Point(msgspec.Struct, frozen=True, tag_field="type", tag="point"):
    """From whoever leads: this is what his page shows now, as in `Lead`."""

    id: str
    move: MoveCount
    eyes: EyesOf


class Follow(msgspec.Struct, frozen=True, tag_field="type", tag="follow"):
    """Look together with the others, or each for himself."""

    id: str
    yes: bool


class Echo(msgspec.Struct, frozen=True, tag_field="type", tag="echo"):
    """The answer to a `Probe`, at once."""

    probe: int


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Asks for a `Pong`; ``at`` comes back as it was."""

    at: float


SeatMessage = (
    Act
    | Ready
    | TakeBack
    | Pause
    | Resume
    | Answer
    | GiveTime
    | GoWithout
    | Resign
    | Leave
    | ComeBack
    | ChangeSeat
    | Arrange
    | AllowWatching
    | Start
    | NameSeat
    | AskBot
    | React
)
"""What somebody does at his seat: acknowledged or refused."""

LookMessage = Lead | Point | Follow
"""What somebody does on a page that looks at a round that is over: acknowledged or refused, and no part of the log."""

ClientMessage = SeatMessage | LookMessage | Echo | Ping


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first word on every connection.

    Attributes:
        build: of the client that goes with this room; a page that is of another one was loaded before an upgrade.
    """

    build: str


class Acknowledged(msgspec.Struct, frozen=True, tag_field="type", tag="acknowledged"):
    """The message of that id is stored, now or earlier; a frame that shows what came of it has been sent before."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The message of that id changed nothing; a frame with the state that counts follows.

    Attributes:
        code, parameters: of the Fluent message ``error-CODE``.
    """

    id: str
    code: str
    parameters: dict[str, Parameter]


class Replaced(msgspec.Struct, frozen=True, tag_field="type", tag="replaced"):
    """The same seat has a newer connection; this one is closed and must not come back by itself."""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a `Ping`."""

    at: float


class Probe(msgspec.Struct, frozen=True, tag_field="type", tag="probe"):
    """Asks for an `Echo`: so the room measures how long a message takes to this client and back."""

    probe: int


class Pings(msgspec.Struct, frozen=True, tag_field="type", tag="pings"):
    """How long a message takes to each seat and back, in milliseconds as the room measured them; None is unknown."""

    pings: tuple[int | None, ...]


class Watchers(msgspec.Struct, frozen=True, tag_field="type", tag="watchers"):
    """Who looks on without a seat.

    Attributes:
        names: of those who have one, in the order in which they came; of a crowd the first.
        others: so many more.
    """

    names: tuple[str, ...]
    others: int


class Spot(msgspec.Struct, frozen=True):
    """A moment of a round that is over.

    Attributes:
        match: of the table, from 1.
        round: of that match, from 1.
        move: after so many moves.
        eyes: the seat through whose eyes it is seen; None is a spectator's.
    """

    match: int
    round: int
    move: int
    eyes: int | None


PartTaken = Literal["leads", "follows", "alone"]
"""What somebody does where others look together at a round that is over."""


class Together(msgspec.Struct, frozen=True, tag_field="type", tag="together"):
    """To whoever looks at a round that is over: those who look together, and where.

    Attributes:
        leader: the seat of whoever leads; None while nobody does.
        at: where they look; None if nobody looks together.
        followers: the seats of the others among them.
        others: so many more of them have no seat.
        part: what whoever is told this does.
    """

    leader: int | None
    at: Spot | None
    followers: tuple[int, ...]
    others: int
    part: PartTaken


ServerMessage = Hello | Frame | Change | Acknowledged | Refused | Replaced | Pong | Probe | Pings | Watchers | Together
