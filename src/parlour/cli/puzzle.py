"""``parlour puzzle``: endings with one best action that is not the obvious one, in bulk."""

import sys
from functools import partial
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.cli.batch import work_off
from parlour.cli.texts import explain, text
from parlour.core.command import Labour
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
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = 1,
    ray: str | None = None,
    into: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
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
    jobs
        How many are made at a time.
    ray
        The address of a Ray cluster that makes them instead; auto is the one of this machine.
    into
        A file for them, instead of the output; with the same seed, a run that was cut goes on with it.

    Returns:
        The exit status: 0, or 2 if something unknown was asked for.
    """
    try:
        asked = studied()[0] if game is None else find(game)
        rules_of(asked)
        numbers, labour = _numbers(count, seed, example=example), Labour(jobs=jobs, ray=ray, into=into)
        for _ in work_off(numbers, partial(one_puzzle, asked.name), _told, labour, text("puzzle-progress")):
            pass
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    return 0


def one_puzzle(game: str, number: int) -> bytes:
    """A puzzle of a game, by their names, as it is printed."""
    return msgspec.json.encode(puzzle_record(puzzle(find(game), number)))


def _told(_number: int, line: bytes) -> bytes:
    return line


def _numbers(count: int, seed: int | None, *, example: bool) -> list[int]:
    rng = Random(seed)
    drawn = [rng.randint(1, LARGEST_NUMBER) for _ in range(count)]
    return [0, *drawn][:count] if example else drawn
