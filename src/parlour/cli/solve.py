"""``parlour solve``: what every card of a position of Costly Tricks is worth, exactly."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.cli.console import shown, write_json
from parlour.cli.replay import Unreadable, lines
from parlour.cli.texts import explain, text
from parlour.core.errors import Parameter as ErrorParameter
from parlour.core.errors import ParlourError
from parlour.core.json import Json, read_object
from parlour.core.record import Record
from parlour.games.costly_tricks.cards import NAME, Card
from parlour.games.costly_tricks.rules import HANDS, SIDES, State, apply, hand_to_play
from parlour.games.costly_tricks.solver import Solver, has_kernel
from parlour.games.costly_tricks.solver.problem import answer, in_order, read_problem


def solve(
    *hands: str,
    leader: int | None = None,
    trick: str | None = None,
    edition: str | None = None,
    score: int = 0,
    json: Annotated[bool, Parameter(negative=())] = False,
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    jobs: int | None = None,
) -> int:
    """Say what every card of a position of Costly Tricks is worth under best play by both sides.

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
        How many positions of a file are solved at a time; as many as there are cores unless given.

    Returns:
        The exit status: 0, 1 if a position of the file is wrong, 2 if what was asked is.
    """
    if bool(hands) == bool(file):
        print(text("solve-both" if file else "solve-nothing"), file=sys.stderr)
        return 2
    if not has_kernel():
        print(text("solve-slow"), file=sys.stderr)
    if file:
        return _solve_file(file, jobs or os.cpu_count() or 1)
    given: Record = {"hands": [*" ".join(hands).split()], "score": score}
    asked = {"leader": leader, "trick": trick, "edition": edition}
    return _solve_one(given | {name: value for name, value in asked.items() if value is not None}, json=json)


def _solve_one(problem: Record, *, json: bool) -> int:
    try:
        state = read_problem(problem)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    solver = Solver(state)
    values, line = in_order(solver.values(state)), solver.line(state)
    if json:
        write_json(_as_json(problem, state, values, line))
    else:
        print("\n".join(_as_text(state, values, line)))
    return 0


def _as_json(problem: Record, state: State, values: dict[Card, int], line: tuple[Card, ...]) -> Record:
    end = _end(state, line)
    named: dict[str, Json] = {NAME[card]: value for card, value in values.items()}
    value = end.score[0] - state.score[0]
    return {**problem, "value": value, "values": named, "line": [NAME[card] for card in line], "final": [*end.score]}


def _as_text(state: State, values: dict[Card, int], line: tuple[Card, ...]) -> Iterator[str]:
    end = _end(state, line)
    value = end.score[0] - state.score[0]
    yield text("solve-to-play", hand=hand_to_play(state) or 0)
    yield text("solve-heading")
    for card, worth in values.items():
        yield f"{'*' if worth == value else ' '} {NAME[card]} {worth:4}"
    yield text("solve-line", cards=" | ".join(_tricks(state, line)))
    first, second = end.score
    if first == 0:
        yield text("solve-draw")
    else:
        yield text("solve-wins", side="A" if first > 0 else "B", first=max(first, second), second=min(first, second))


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


class Fault(NamedTuple):
    """What is wrong with a line, in a form that goes from one process to another."""

    code: str
    parameters: dict[str, ErrorParameter]


def _solve_file(file: str, jobs: int) -> int:
    try:
        numbered = [*lines(file)]
    except Unreadable as error:
        print(explain(error), file=sys.stderr)
        return 2
    wrong = 0
    with _progress(len(numbered)) as progress, _mapper(min(jobs, len(numbered))) as solved:
        answers = solved([line for _, line in numbered])
        for (number, _), found in zip(numbered, answers, strict=True):
            wrong += isinstance(found, Fault)
            write_json(_fault(file, number, found) if isinstance(found, Fault) else msgspec.Raw(found))
            progress()
    return 1 if wrong else 0


def solve_line(line: bytes) -> bytes | Fault:
    """A line of a file of positions with its values filled in."""
    try:
        return msgspec.json.encode(answer(read_object(line)))
    except ParlourError as error:
        return Fault(error.code, dict(error.parameters))


def _fault(file: str, number: int, fault: Fault) -> dict[str, Json]:
    message = explain(ParlourError(fault.code, **fault.parameters))
    told: dict[str, Json] = {"file": shown(file), "line": number, "code": fault.code}
    told |= {"parameters": dict(fault.parameters), "message": message}
    return {"error": told}


@contextmanager
def _mapper(jobs: int) -> Iterator[Callable[[list[bytes]], Iterator[bytes | Fault]]]:
    """Something that solves lines in order, on so many cores."""
    if jobs <= 1:
        yield partial(map, solve_line)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield partial(pool.map, solve_line)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[], None]]:
    """Shows on the terminal how far we are, if there is one; what it yields is called for each line."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield partial(progress.advance, progress.add_task(text("solve-progress"), total=total))
