"""What a worker of the study does: it searches for a slice of time, and remembers what it has learned.

The next slice of the same position goes on where the last one stopped, so the room can share its solvers fairly among
all who ask, and nobody who has left costs more than one slice.
"""

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from parlour.core.discovery import find
from parlour.core.round import Round
from parlour.core.study import Oracle, Proved
from parlour.server.rating import STEP, of_grade
from parlour.study.analysis import Analysis
from parlour.study.position import beginning, rules_of
from parlour.study.puzzle import HARDEST, LARGEST_NUMBER, Puzzle, puzzle

MOST_ROUNDS: Final = 4
"""Each with its oracle, which may take as much memory as `core.study.StudyRules` allows."""
MOST_MOMENTS: Final = 200
"""Of each round."""
MOST_PUZZLES: Final = 500
MOST_CHOICES: Final = 30
"""Puzzles that are made to choose one of them."""
LONGEST_CHOICE: Final = 1.5
"""Seconds after which no further one is made."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class _Known(NamedTuple):
    """What is known of a round: its oracle, and what has been proved of its moments."""

    oracle: Oracle[Any, Any]
    analyses: OrderedDict[tuple[Any, ...], Analysis]


_rounds: OrderedDict[str, _Known] = OrderedDict()


class Slice(msgspec.Struct, frozen=True):
    """What is proved of each action by the end of a slice; once all is certain, a best line.

    It comes from a worker as the round went there: its actions are the game's own, and nobody has to read them again.
    """

    worths: Mapping[Any, Proved]
    done: bool
    line: tuple[Any, ...]


def prove(moment: Round, seconds: float) -> Slice:
    """Searches a moment of a round, for a slice of time."""
    analysis, until = _analysis(moment), monotonic() + seconds
    proved = analysis.go_on(lambda: monotonic() >= until)
    return Slice(proved, analysis.done, analysis.line() if analysis.done else ())


@lru_cache(MOST_PUZZLES)
def make_puzzle(game: str, number: int) -> Puzzle:
    """The puzzle of that number; whoever tries one has just been shown it."""
    return puzzle(find(game), number)


def choose_puzzle(game: str, points: float, seed: int) -> int:
    """The number of a puzzle whose grade fits a rating: the best of some that chance brings, or the first that fits."""
    rng, until = Random(seed), monotonic() + LONGEST_CHOICE
    points = min(max(points, of_grade(1).points), of_grade(HARDEST).points)
    best = made = make_puzzle(game, rng.randint(1, LARGEST_NUMBER))
    for _ in range(MOST_CHOICES):
        best = min(best, made, key=lambda one: abs(of_grade(one.grade).points - points))
        if abs(of_grade(best.grade).points - points) <= STEP / 2 or monotonic() >= until:
            break
        made = make_puzzle(game, rng.randint(1, LARGEST_NUMBER))
    return best.number


def _analysis(moment: Round) -> Analysis:
    same_round, moves = beginning(moment), tuple(moment.moves)
    known = _recall(_rounds, same_round, MOST_ROUNDS)
    if known is None:
        known = _rounds[same_round] = _Known(rules_of(moment.game).oracle(moment.states[0]), OrderedDict())
    analysis = _recall(known.analyses, moves, MOST_MOMENTS)
    if analysis is None:
        analysis = known.analyses[moves] = Analysis(known.oracle, moment.state)
    return analysis


def _recall(memory: OrderedDict[Key, Value], key: Key, most: int) -> Value | None:
    """What is remembered under a key; what has not been asked for longest makes room for a new one."""
    if key in memory:
        memory.move_to_end(key)
        return memory[key]
    while len(memory) >= most:
        memory.popitem(last=False)
    return None
