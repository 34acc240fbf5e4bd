"""What a client and the room say to each other over a socket, one JSON object a message, told apart by ``type``."""

import msgspec

from parlour.core.errors import Parameter
from parlour.room.frame import Frame


class Act(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """Do something in the round.

    Attributes:
        id: made by the client, at most 64 characters; the same id again is acknowledged and does nothing new.
        seat: one of the viewer's own.
        ply: of the frame it answers; None in real time.
        action: in the game's notation.
    """

    id: str
    seat: int
    ply: int | None
    action: str


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """Between rounds: deal the next one. After the match: play another."""

    id: str
    seat: int


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="take-back"):
    """Take back this seat's last action."""

    id: str
    seat: int


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Asks for a `Pong`; ``at`` comes back as it was."""

    at: float


ClientMessage = Act | Ready | TakeBack | Ping


class Acknowledged(msgspec.Struct, frozen=True, tag_field="type", tag="acknowledged"):
    """The message of that id is stored, now or earlier."""

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


ServerMessage = Frame | Acknowledged | Refused | Replaced | Pong
