"""``parlour arena``: matches between bots, in virtual time, in bulk."""

import sys
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.cli.batch import work_off
from parlour.cli.deal import named_bot, named_variant
from parlour.cli.texts import explain, text
from parlour.core.command import Labour
from parlour.core.errors import ParlourError
from parlour.core.play import play_match

LARGEST_SEED = 2**53
"""Seeds stay numbers that every reader of JSON keeps as they are."""


class Bout(msgspec.Struct, frozen=True):
    """A kind of match, in words that go to another machine."""

    game: str
    edition: str | None
    options: list[str]
    levels: list[str]


class Task(msgspec.Struct, frozen=True):
    """One match: its number from 0, by which the seats are turned, and its own seed."""

    number: int
    seed: int


class Fought(msgspec.Struct, frozen=True):
    """What came of a match, as it is printed.

    Attributes:
        seats: the bots, by seat.
        tally: chips (or points) by side.
        winners: the sides that have won.
        shares: what each seat has of the win: equal parts where several sides have won.
    """

    game: str
    match: int
    seed: int
    seats: list[str]
    tally: list[int]
    winners: list[int]
    shares: list[float]


def arena(
    game: str,
    /,
    *levels: str,
    edition: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    matches: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    seed: int | None = None,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    ray: str | None = None,
    into: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
) -> int:
    """Let bots play matches against each other; a line for each match, and at the end what share each has won.

    From match to match everybody moves on by a seat. The same seed gives the same matches.

    Parameters
    ----------
    game
        What is played: the name of a game as records write it.
    levels
        The bots, by seat in the first match.
    edition
        A named set of options; the game's first unless named.
    option
        NAME=VALUE, an option that differs from the edition; may be given several times.
    matches
        How many.
    seed
        Any whole number; chance decides unless given.
    jobs
        How many are played at a time; as many as there are cores unless given.
    ray
        The address of a Ray cluster that plays them instead; auto is the one of this machine.
    into
        A file for the lines, instead of the output; with the same seed, a run that was cut goes on with it.

    Returns:
        The exit status: 0, or 2 if something unknown was asked for.
    """
    asked, rng = Bout(game, edition, option or [], [*levels]), Random(seed)
    tasks = [Task(number, rng.randrange(LARGEST_SEED)) for number in range(matches)]
    try:
        variant = named_variant(game, edition, asked.options, len(levels))
        for level in levels:
            named_bot(variant.game, level)
        lines = work_off(
            tasks, partial(fight, asked), _told, Labour(jobs=jobs, ray=ray, into=into), text("arena-progress")
        )
        for level, share in _shares(lines):
            print(text("arena-share", level=level, share=f"{100 * share:.1f}"), file=sys.stderr)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    return 0


def fight(asked: Bout, task: Task) -> bytes:
    """Plays a match, and tells it as it is printed."""
    turn = task.number % len(asked.levels)
    seats = asked.levels[turn:] + asked.levels[:turn]
    variant = named_variant(asked.game, asked.edition, asked.options, len(seats))
    bots = [named_bot(variant.game, level) for level in seats]
    *_, (match, _) = play_match(variant, bots, Random(task.seed))
    sides = variant.game.match.sides(len(seats))
    shares = [(side in match.winners) / len(match.winners) for side in sides]
    told = Fought(asked.game, task.number + 1, task.seed, seats, [*match.tally], [*match.winners], shares)
    return msgspec.json.encode(told)


def _told(_task: Task, line: bytes) -> bytes:
    return line


def _shares(lines: Iterable[bytes]) -> Sequence[tuple[str, float]]:
    """What part of the matches a seat of each bot has won, the strongest first."""
    won: dict[str, list[float]] = {}
    for line in lines:
        fought = msgspec.json.decode(line, type=Fought)
        for level, share in zip(fought.seats, fought.shares, strict=True):
            won.setdefault(level, []).append(share)
    found = [(level, sum(shares) / len(shares)) for level, shares in won.items()]
    return sorted(found, key=lambda one: -one[1])
