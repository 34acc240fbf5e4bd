"""What a guest is told of himself over HTTP, and what he asks."""

from typing import Literal

import msgspec

from parlour.room.colours import Colour
from parlour.room.frame import SeatInfo
from parlour.room.results import MatchEnding
from parlour.server.store.played import Slip


class MatchTold(msgspec.Struct, frozen=True):
    """A match that is over, for its players' lists.

    Attributes:
        match: its number at the table.
        ended_at: milliseconds since 1970.
        took: milliseconds from its first deal on.
        party: names who played together; to be asked for.
        seats: who sat where, as he was called by now.
        tally: chips (or points) by side.
        winners: the sides that have won.
        slip: the worst action of whoever asks, known from a review; None where nobody has had one made.
        begins: it was one round that began at a moment of another, after so many moves of that one, and counts for
            nothing; None for a match.
    """

    table: str
    match: int
    game: str
    edition: str
    ended_at: int
    ending: MatchEnding
    rounds: int
    took: int
    party: str
    seats: list[SeatInfo]
    tally: list[int]
    winners: list[int]
    slip: Slip | None
    begins: int | None = None


class MatchPage(msgspec.Struct, frozen=True):
    """Some of somebody's matches, newest first; ``after`` asks for the next ones, if there are any."""

    matches: list[MatchTold]
    after: str | None


class MemberTold(msgspec.Struct, frozen=True):
    """One of those who have played together, or the bots of a level among them.

    Attributes:
        kind, name, level, mine: see `SeatInfo`.
        seats: how many he had in each match.
        won: how many matches he won.
    """

    kind: Literal["person", "bot"]
    name: str
    level: str | None
    mine: bool
    seats: int
    won: int


class StandingTold(msgspec.Struct, frozen=True):
    """How it stands between those who have played a game together.

    Attributes:
        party: names them; to be asked for.
        members: whoever asks is the first, bots are the last.
        last: whether he has won the last matches, newest first.
    """

    party: str
    game: str
    matches: int
    members: list[MemberTold]
    last: list[bool]


class FigureTold(msgspec.Struct, frozen=True):
    """A number that a game counts: the message ``figure-GAME-NAME`` with this ``value``."""

    name: str
    value: float


class GameTold(msgspec.Struct, frozen=True):
    """What somebody's matches of a game come to.

    Attributes:
        tally: chips (or points) of a match on average.
    """

    game: str
    matches: int
    won: int
    tally: float
    figures: list[FigureTold]


class Standings(msgspec.Struct, frozen=True):
    """How a guest stands: with those he has played with, those of late first, and in each game."""

    standings: list[StandingTold]
    games: list[GameTold]


class PlayAgain(msgspec.Struct, frozen=True):
    """Open a table like the one of a match that is over; asking again with the same id makes no second one."""

    id: str
    table: str
    match: int


class MoveLink(msgspec.Struct, frozen=True):
    """Where another device may become this guest.

    Attributes:
        url: its secret stands behind the ``#``, so that no server and no preview sees it.
        picture: the address for a phone's camera, as SVG.
        seconds: as long it may be used, once.
    """

    url: str
    picture: str
    seconds: int


class MoveCode(msgspec.Struct, frozen=True):
    """The secret of such a link."""

    code: str


class TakeMove(msgspec.Struct, frozen=True):
    """Become the guest of such a link.

    Attributes:
        replace: even if this browser is somebody already, who cannot be had back.
    """

    code: str
    replace: bool = False


class MoveOffer(msgspec.Struct, frozen=True):
    """Who is to move here.

    Attributes:
        same: this browser is that guest already.
        replaces: this browser is somebody else, who would be gone.
    """

    name: str
    colour: Colour
    same: bool
    replaces: bool


class GuestHttp(msgspec.Struct, frozen=True):
    """Every such body, gathered so that the client's types can be generated."""

    page: MatchPage
    standings: Standings
    again: PlayAgain
    link: MoveLink
    code: MoveCode
    take: TakeMove
    offer: MoveOffer
