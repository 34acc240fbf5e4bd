"""Puzzles: endings with one best action that is not the obvious one. The same number is always the same puzzle."""

from itertools import takewhile
from random import Random
from typing import Any, Final

import msgspec

from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame
from parlour.core.options import choose
from parlour.core.record import Record, as_record
from parlour.core.round import Round, Variant, begin_round
from parlour.study.analysis import Analysis, best_actions, best_worth, for_side, mover
from parlour.study.position import follow, rules_of

LARGEST_NUMBER: Final = 10**9
FEWEST_ACTIONS: Final = 3
HARDEST: Final = 5


class Missed(msgspec.Struct, frozen=True):
    """A plain way to choose that misses the solution: the name of the `Glance`, and what it chooses, in notation.

    One that cannot decide between the solution and something else has not seen it.
    """

    glance: str
    actions: tuple[str, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle and its solution; whoever is given the one gets the other: there is nothing to win by cheating.

    Attributes:
        number: its name; 0 is the printed example, and that of a day's puzzle is the date, such as 20261128.
        record: the ending as a game record; no action is played.
        side: whose best action is asked for.
        solution: the one best action, in notation.
        worths: of every legal action, by notation.
        line: a best way to the end, in notation, the solution first.
        missed: the plain ways to choose that miss the solution, each looking further ahead than the last.
        margin: how much the second best action loses.
        grade: 1 to 5, from how deep the solution is and how many actions there are to choose among.
    """

    number: int
    record: dict[str, Any]
    side: int
    solution: str
    worths: dict[str, int]
    line: tuple[str, ...]
    missed: tuple[Missed, ...]
    margin: int
    grade: int


def puzzle(game: AnyGame, number: int) -> Puzzle:
    """The puzzle of that number in the game's default edition.

    Raises:
        InvalidOptions: there is no such number, or the game cannot be studied.
    """
    rules = rules_of(game)
    if not 0 <= number <= LARGEST_NUMBER:
        raise InvalidOptions("study-no-such-puzzle", most=LARGEST_NUMBER)
    if number == 0:
        example = describe(0, follow({**rules.example, "actions": []}))
        assert example is not None  # a game's example has one best action
        return example
    return made(game, number, Random(f"{game.name}/{number}"))


def made(game: AnyGame, number: int, rng: Random) -> Puzzle:
    """The first ending that chance brings and that is a puzzle."""
    rules = rules_of(game)
    variant = Variant(game, game.default_edition, choose(game), game.players[0])
    size = rng.choice(rules.sizes)
    while True:
        found = describe(number, begin_round(variant, rules.ending(variant.options, size, rng)))
        if found is not None and found.missed:
            return found


def describe(number: int, moment: Round) -> Puzzle | None:
    """A moment as a puzzle; None if there is not exactly one best action, or too little to choose among."""
    game, state = moment.game, moment.state
    side = mover(moment)
    if side is None or len(game.legal(state, game.to_act(state)[0])) < FEWEST_ACTIONS:
        return None
    analysis = Analysis(rules_of(game).oracle(state), state)
    worths = analysis.worths()
    best = best_actions(side, worths)
    if len(best) != 1:
        return None
    solution, missed = best[0], _missed(game, state, best[0])
    others = {action: worth for action, worth in worths.items() if action != solution}
    return Puzzle(
        number=number,
        record=as_record(moment),
        side=side,
        solution=game.show(solution),
        worths={game.show(action): worth for action, worth in worths.items()},
        line=tuple(map(game.show, analysis.line())) if missed or number == 0 else (),
        missed=missed,
        margin=for_side(side, worths[solution] - best_worth(side, others)),
        grade=_grade(len(missed), len(worths)),
    )


def _missed(game: AnyGame, state: Any, solution: Any) -> tuple[Missed, ...]:
    """The glances that miss the solution before one sees it."""
    chosen = ((name, [*glance(state)]) for name, glance in rules_of(game).glances.items())
    missing = takewhile(lambda each: each[1] != [solution], chosen)
    return tuple(Missed(name, tuple(map(game.show, actions))) for name, actions in missing)


def _grade(depth: int, actions: int) -> int:
    """Deeper is harder, and so is a choice among many."""
    return max(1, min(HARDEST, depth + (actions > FEWEST_ACTIONS + 1)))


def puzzle_record(puzzle: Puzzle) -> Record:
    """The ending with all that is known of it in ``meta``, as a line of a file."""
    known = msgspec.to_builtins(puzzle)
    return {**puzzle.record, "meta": {field: value for field, value in known.items() if field != "record"}}
