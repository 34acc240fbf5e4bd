"""What the room remembers of a guest's puzzles: his first tries, the days in a row, and whom it finds how strong."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from types import MappingProxyType
from typing import Final

from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame
from parlour.room.log import Player
from parlour.server.clock import wall
from parlour.server.compute.slices import Visitor
from parlour.server.rating import STEP, of_grade
from parlour.server.store.protocol import Store
from parlour.server.store.tried import PuzzleRecord, Try
from parlour.server.study.queue import StudyQueue
from parlour.server.study.schema import Level, PuzzleNumber, PuzzleStanding
from parlour.server.study.worker import choose_puzzle, make_puzzle
from parlour.study.puzzle import Puzzle

STEPS: Final[Mapping[Level, int]] = MappingProxyType({"easier": -1, "fitting": 0, "harder": 1})
CHANCE: Final = SystemRandom()


class Tries:
    """Keeps them, and tells how somebody stands.

    Args:
        store: where they are kept.
        queue: has a worker look whether a try is right.
    """

    def __init__(self, store: Store, queue: StudyQueue) -> None:
        self._store = store
        self._queue = queue

    async def standing(self, player: Player, game: AnyGame, number: int, day: int) -> PuzzleStanding:
        """How somebody stands on a day, as an ordinal."""
        return told(await self._store.puzzle_record(player, game.name, number), day)

    async def keep(
        self, visitor: Visitor, player: Player, game: AnyGame, number: int, action: str, day: int | None
    ) -> None:
        """Keeps a try at a puzzle.

        Args:
            day: on which it is the puzzle of the day; None if it is none.

        Raises:
            ParlourError: ``bad-request``, nothing of the kind can be played.
            StudyBusy: the visitor, or all together, ask too much.
        """
        puzzle: Puzzle = await self._queue.once(visitor, make_puzzle, game.name, number)
        if action not in puzzle.worths:
            raise ParlourError("bad-request")
        expected, right = of_grade(puzzle.grade), action == puzzle.solution
        await self._store.keep_try(
            Try(player=player, game=game.name, number=number, expected=expected, right=right, day=day, wall=wall())
        )

    async def another(self, visitor: Visitor, player: Player, game: AnyGame, level: Level) -> PuzzleNumber:
        """A puzzle by chance that is about as hard as the guest is strong, or a step easier or harder.

        Raises:
            StudyBusy: the visitor, or all together, ask too much.
        """
        own = (await self._store.puzzle_record(player, game.name, 0)).own
        points = own.points + STEPS[level] * STEP
        return PuzzleNumber(await self._queue.once(visitor, choose_puzzle, game.name, points, CHANCE.getrandbits(64)))


def told(record: PuzzleRecord, day: int) -> PuzzleStanding:
    """A record as its guest is told of it on a day."""
    return PuzzleStanding(
        first=record.first,
        solved=record.solved,
        rating=round(record.own.points),
        sure=record.own.sure,
        tries=record.tries,
        right=record.right,
        puzzle_rating=None if record.puzzle is None else round(record.puzzle.points),
        streak=streak(record.days, day),
        today=day in record.days[:2],
    )


def streak(days: Sequence[int], today: int) -> int:
    """How many days in a row there are up to today, or up to yesterday while today may still come.

    Args:
        days: ordinals, newest first; the newest may be tomorrow's, for whoever has travelled west.

    Example:
        ``streak((9, 8, 6), 10) == 2``, and on day 11 it is 0.
    """
    if not days or days[0] < today - 1:
        return 0
    return next((count for count, day in enumerate(days) if day != days[0] - count), len(days))
