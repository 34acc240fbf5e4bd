"""What is told of matches that are over: to be listed, to be counted."""

import msgspec

from parlour.core.game import Seat
from parlour.room.log import Player
from parlour.room.results import MatchEnding, SeatResult


class MatchPlace(msgspec.Struct, frozen=True):
    """Where a match stands in a list, newest first: when it ended, and which it is."""

    ended_at: int
    table: str
    number: int


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches of somebody are asked for.

    Attributes:
        game, party: only those of this game, of these people and bots; None is any.
        after: only those that stand after this one.
        limit: so many at most.
    """

    player: Player
    game: str | None = None
    party: str | None = None
    after: MatchPlace | None = None
    limit: int


class Slip(msgspec.Struct, frozen=True):
    """The worst action of a side in the rounds of a match that have been reviewed.

    Attributes:
        round: its number, from 1.
        part: of the round, from 1, see `StudyRules.part`.
        loss: what it lost; 0 if no action of the side lost anything.
    """

    round: int
    part: int
    loss: int


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that is over; see `MatchResult`.

    Attributes:
        place: in a list.
        party: who played together.
        seats: by seat, without what the game counts.
        slips: by side, of rounds that have been reviewed.
        begins: see `MatchResult`.
    """

    place: MatchPlace
    game: str
    edition: str
    ending: MatchEnding
    rounds: int
    took: int
    party: str
    seats: tuple[SeatResult, ...]
    slips: dict[int, Slip]
    begins: int | None = None


class Member(msgspec.Struct, frozen=True):
    """One of those who have played together, or all bots of a level among them.

    Attributes:
        player, level: see `Sitter`; the level is a bot's own.
        won: how many matches; of several bots, or of somebody who shares his screen, every seat counts.
        seats: how many he had in each match.
    """

    player: Player | None
    level: str | None
    won: int
    seats: int


class PartyStanding(msgspec.Struct, frozen=True):
    """How it stands between those who have played a game together.

    Attributes:
        party, game: who, and what.
        matches: how many.
        members: all of them, whoever asks included.
        last: of the last matches, newest first, whether he won.
    """

    party: str
    game: str
    matches: int
    members: tuple[Member, ...]
    last: tuple[bool, ...]


class Counted(msgspec.Struct, frozen=True):
    """A figure of many matches: all amounts, of how many, and the highest amount."""

    name: str
    amount: int
    of: int
    most: int


class GameCount(msgspec.Struct, frozen=True):
    """What somebody's matches of a game come to; those in which he had several seats do not count.

    Attributes:
        tally: chips (or points) of all matches.
        figures: what the game counts.
    """

    game: str
    matches: int
    won: int
    tally: int
    figures: tuple[Counted, ...]


def seat_of(match: PlayedMatch, player: Player) -> Seat:
    """The first seat that somebody had in a match."""
    return next(seat for seat, result in enumerate(match.seats) if result.player == player)
