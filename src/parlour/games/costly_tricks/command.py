"""``parlour solve``: what every card of a position is worth, exactly."""

from collections.abc import Iterator
from typing import Final

from parlour.core.command import Console, FileName, Jobs, Labour
from parlour.core.errors import ParlourError
from parlour.core.json import Json
from parlour.core.record import Record
from parlour.games.costly_tricks.cards import NAME, Card
from parlour.games.costly_tricks.rules import HANDS, SIDES, State, apply, hand_to_play
from parlour.games.costly_tricks.solver import Solver, has_kernel
from parlour.games.costly_tricks.solver.problem import answer, in_order, read_problem

MOST_THREADS: Final = 16
"""More would hardly be quicker with one position."""


def solve(
    console: Console,
    /,
    *hands: str,
    leader: int | None = None,
    trick: str | None = None,
    edition: str | None = None,
    score: int = 0,
    json: bool = False,
    file: FileName | None = None,
    jobs: Jobs | None = None,
    ray: str | None = None,
    into: FileName | None = None,
) -> int:
    """Say what every card of a position is worth under best play.

    A worth is what side A still gets: the ranks minus 20 of each trick that it wins from here on.

    Parameters
    ----------
    hands
        Four hands, clockwise from A, as in game records: "T5.4.. .2..83 .3.T1. ...T76".
    leader
        The hand that leads, or that led the trick on the table, 0 to 3; the one with the red 0 unless given.
    trick
        The cards on the table in the order of play, "R5 B3"; they are not in the hands any more.
    edition
        piatnik-2001, or french: no duty to play the trump.
    score
        Side A's score so far.
    json
        Print the answer as a JSON object.
    file
        A file of positions, one JSON object a line (- is standard input): prints each with value and values filled in.
    jobs
        How many positions of a file are solved at a time, or how many threads solve the one that is named; as many as
        there are cores unless given.
    ray
        The address of a Ray cluster that solves those of a file instead; auto is the one of this machine.
    into
        A file for the solved positions of a file; a run that was cut goes on with it.

    Returns:
        The exit status: 0, 1 if a position of the file is wrong, 2 if what was asked is.
    """
    if bool(hands) == bool(file):
        console.warn(console.text("costly-tricks-solve-both" if file else "costly-tricks-solve-nothing"))
        return 2
    if not has_kernel():
        console.warn(console.text("costly-tricks-solve-slow"))
    if file:
        labour = Labour(jobs=jobs, ray=ray, into=into)
        return console.answer(file, answer, labour=labour, title=console.text("costly-tricks-solve-progress"))
    given: Record = {"hands": [*" ".join(hands).split()], "score": score}
    asked = {"leader": leader, "trick": trick, "edition": edition}
    given |= {name: value for name, value in asked.items() if value is not None}
    return _solve_one(console, given, json=json, jobs=jobs)


def _solve_one(console: Console, problem: Record, *, json: bool, jobs: int | None) -> int:
    try:
        state = read_problem(problem)
    except ParlourError as error:
        return console.refuse(error)
    solver = Solver(state, threads=min(jobs or console.cores, MOST_THREADS))
    values, line = in_order(solver.values(state)), solver.line(state)
    if json:
        console.write(_as_json(problem, state, values, line))
    else:
        console.print("\n".join(_as_text(console, state, values, line)))
    return 0


def _as_json(problem: Record, state: State, values: dict[Card, int], line: tuple[Card, ...]) -> Record:
    end = _end(state, line)
    named: dict[str, Json] = {NAME[card]: value for card, value in values.items()}
    value = end.score[0] - state.score[0]
    return {**problem, "value": value, "values": named, "line": [NAME[card] for card in line], "final": [*end.score]}


def _as_text(console: Console, state: State, values: dict[Card, int], line: tuple[Card, ...]) -> Iterator[str]:
    end = _end(state, line)
    value = end.score[0] - state.score[0]
    yield console.text("costly-tricks-solve-to-play", hand=hand_to_play(state) or 0)
    yield console.text("costly-tricks-solve-heading")
    for card, worth in values.items():
        yield f"{'*' if worth == value else ' '} {NAME[card]} {worth:4}"
    yield console.text("costly-tricks-solve-line", cards=" | ".join(_tricks(state, line)))
    yield _outcome(console, end)


def _outcome(console: Console, end: State) -> str:
    first, second = end.score
    if first == 0:
        return console.text("costly-tricks-solve-draw")
    side = "A" if first > 0 else "B"
    return console.text("costly-tricks-solve-wins", side=side, first=max(first, second), second=min(first, second))


def _tricks(state: State, line: tuple[Card, ...]) -> Iterator[str]:
    """A line of play, trick by trick; the first one goes on with what lies on the table."""
    first = HANDS - len(state.table)
    for start in (0, *range(first, len(line), HANDS)):
        end = first if start == 0 else start + HANDS
        yield " ".join(NAME[card] for card in line[start:end])


def _end(state: State, line: tuple[Card, ...]) -> State:
    for card in line:
        state = apply(state, (state.leader + len(state.table)) % SIDES, card)
    return state
