"""What goes over HTTP about rounds that are looked at again, as structs."""

from typing import Any

import msgspec

from parlour.core.errors import Parameter
from parlour.core.game import Seat, Viewer
from parlour.room.frame import Change, Frame
from parlour.room.past import RoundTold


class Late(msgspec.Struct, frozen=True):
    """An action that came too late, and changed nothing.

    Attributes:
        move: after so many moves.
        seat: whose it was.
        action: in notation.
        by: milliseconds after somebody else had made it impossible; None where nobody looked at a clock, or it was
            no race.
    """

    move: int
    seat: Seat
    action: str
    by: int | None


class Replay(msgspec.Struct, frozen=True):
    """A round to be looked at again.

    Attributes:
        eyes: through which it is seen, a seat's or a spectator's.
        own: the seat that whoever asks played in it.
        rounds: so many of its match can be looked at, this one among them.
        frames: after so many moves as their place says: the first one whole, then what was new.
        times: when each of them was so, in milliseconds from the first move; empty where nobody looked at a clock.
        late: what came too late.
        record: of the round.
    """

    eyes: Viewer
    own: Viewer
    rounds: int
    frames: tuple[Frame | Change, ...]
    times: tuple[int, ...]
    late: tuple[Late, ...]
    record: dict[str, Any]


class RoundSeen(msgspec.Struct, frozen=True):
    """What somebody has seen of the round on a table so far.

    Attributes:
        match, round: which it is.
        frames: one after the other: the deal whole, then what was new. How many moves there were, they do not tell.
    """

    match: int
    round: int
    frames: tuple[Frame | Change, ...]


class RecordsGiven(msgspec.Struct, frozen=True):
    """What somebody has opened or pasted: game records and matches, one a line; or one, however it is written."""

    text: str


class RecordGiven(msgspec.Struct, frozen=True):
    """A record to be looked at.

    Attributes:
        text: one game record or match.
        round: of the match, from 1.
        eyes: of a seat, or of a spectator.
    """

    text: str
    round: int = 1
    eyes: Viewer = None


class RecordRead(msgspec.Struct, frozen=True):
    """A line of what somebody has opened: what it is, or what is wrong with it.

    Attributes:
        line: from 1.
        game, players: what is played; None if not even that could be read.
        rounds: so many can be looked at; 0 if it is wrong.
        whole_match: it is a match.
        code, parameters: of the message ``error-CODE``; empty if nothing is wrong.
        round, action: where it is wrong, counted from 0 as in records.
    """

    line: int
    game: str | None = None
    players: int | None = None
    rounds: int = 0
    whole_match: bool = False
    code: str = ""
    parameters: dict[str, Parameter] = {}
    round: int | None = None
    action: int | None = None


class ReplayHttp(msgspec.Struct, frozen=True):
    """Every body about replays, gathered so that the client's types can be generated."""

    replay: Replay
    given: RecordsGiven
    one: RecordGiven
    read: list[RecordRead]
    told: RoundTold
    seen: RoundSeen
