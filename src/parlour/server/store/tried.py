"""What is kept of puzzles that somebody has tried."""

import msgspec

from parlour.room.log import Player
from parlour.server.rating import Rating


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """A try at a puzzle.

    Attributes:
        game, number: the puzzle.
        expected: its rating if nobody has tried it yet.
        right: whether it was the solution.
        day: the day on which it is the puzzle of the day, as an ordinal; None if it is none, or not on this day.
        wall: milliseconds since 1970.
    """

    player: Player
    game: str
    number: int
    expected: Rating
    right: bool
    day: int | None
    wall: int


class PuzzleRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands with a puzzle, and with those of its game.

    Attributes:
        first: whether his first try was right; None before it.
        solved: whether he has found the solution.
        own: his rating in the game.
        tries: how many puzzles of the game he has tried.
        right: how many of those at the first try.
        puzzle: the puzzle's rating; None if nobody has tried it.
        days: ordinals of the days whose puzzle he has solved on that day, newest first, as many as may be in a row.
    """

    first: bool | None
    solved: bool
    own: Rating
    tries: int
    right: int
    puzzle: Rating | None
    days: tuple[int, ...]
