"""``parlour puzzle``: endings with one best action that is not the obvious one, in bulk."""

import sys
from random import Random
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.cli.console import write_json
from parlour.cli.texts import explain
from parlour.core.discovery import find
from parlour.core.errors import ParlourError
from parlour.study.position import rules_of, studied
from parlour.study.puzzle import LARGEST_NUMBER, puzzle, puzzle_record


def make_puzzles(
    *,
    count: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    seed: int | None = None,
    game: str | None = None,
    example: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Write puzzles: game records that stop before the one best card, with the solution in their meta.

    The same seed gives the same puzzles; meta names each one's number, which is its address in the room.

    Parameters
    ----------
    count
        How many.
    seed
        Any whole number; chance decides unless given.
    game
        What is played; the first game that has puzzles unless given.
    example
        Begin with the example of the printed rules.

    Returns:
        The exit status: 0, or 2 if something unknown was asked for.
    """
    try:
        asked = studied()[0] if game is None else find(game)
        rules_of(asked)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    for number in _numbers(count, seed, example=example):
        write_json(puzzle_record(puzzle(asked, number)))
    return 0


def _numbers(count: int, seed: int | None, *, example: bool) -> list[int]:
    rng = Random(seed)
    drawn = [rng.randint(1, LARGEST_NUMBER) for _ in range(count)]
    return [0, *drawn][:count] if example else drawn
